import type { Catalogue } from '../board';

export interface Item {
  name: string;
  about: string;
  kind: 'artifact' | 'spell';
  power: number | null;
  amount: number;
  count: number;
  sources: Record<string, string>; // of power and effect: "R" printed, "I WEO-R27" reconstructed
}

export interface Monster {
  name: string;
  about: string;
  count: number;
  zombies: number;
}

export interface Book extends Catalogue {
  items: Record<string, Item>;
  monsters: Record<string, Monster>;
  horde: string;
  stages: Record<string, string>;
  rounds: number[]; // by number of seats
  hand_size: number;
  horde_points: [number, number];
}

/** Which of an item's values were reconstructed, as names of values. */
export function reconstructed(item: Item): string[] {
  return Object.keys(item.sources).filter((value) => item.sources[value]?.startsWith('I'));
}
