import type { House } from './en';

export const pt: House = {
  loading: 'A acender o candeeiro …',
  'no-still': 'Não há nada para ver aqui.',
};
