export const en = {
  loading: 'Lighting the lamp …',
  'no-still': 'There is nothing to look at here.',
} as const satisfies Record<string, string>;

export type House = Record<keyof typeof en, string>;
