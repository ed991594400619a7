// Who stands where in a view, and what the open choice is about.
import type { Colour } from './catalogue';
import type { View } from './view';

export function ownerOf(view: View, monster: string): number {
  return view.teams.findIndex((team) => team.includes(monster));
}

export function monstersAt(view: View, place: string): string[] {
  return Object.keys(view.monsters).filter((monster) => view.monsters[monster] === place);
}

/** The number of the Careto on a space, or -1. */
export function caretoAt(view: View, space: string): number {
  return view.caretos.indexOf(space);
}

/** Where that stands which moves, runs or is led now; undefined where nothing does. */
export function movingFrom(view: View): string | undefined {
  const { name, monster, careto, space, here } = view.decision;
  switch (name) {
    case 'move-step':
    case 'swap-pick':
    case 'place':
    case 'cauldron-ask':
      return monster === undefined ? undefined : view.monsters[monster];
    case 'careto-step':
      return careto === undefined ? undefined : view.caretos[careto];
    case 'group-step':
      return view.turn.acting;
    case 'walk-step':
      return here;
    default:
      return space;
  }
}

export interface Fleeing {
  from: string;
  villagers: readonly Colour[];
  ahead: string | undefined; // where the next one runs, once that is known
}

export function fleeing(view: View): Fleeing | null {
  const { name, space, villagers, ahead } = view.decision;
  if (space === undefined || villagers === undefined || !name?.startsWith('flee-')) return null;
  return { from: space, villagers, ahead };
}

/** Who would catch a Villager that runs to a space: a seat, the Caretos, or nobody. */
export function catcherAt(view: View, space: string): number | 'caretos' | null {
  if (caretoAt(view, space) >= 0 || view.turn.acting === space) return 'caretos';
  const [monster] = monstersAt(view, space);
  return monster === undefined ? null : ownerOf(view, monster);
}

/** Which of `count` Villagers run to each place of a ring, counted from 1, beginning at `first`. */
export function turnsOfRing(ring: readonly string[], first: string, count: number): Map<string, number[]> {
  const start = ring.indexOf(first);
  const found = new Map<string, number[]>();
  if (start < 0) return found;
  for (let i = 0; i < count; i++) {
    const space = ring[(start + i) % ring.length];
    if (space !== undefined) found.set(space, [...(found.get(space) ?? []), i + 1]);
  }
  return found;
}

/** How many of each colour, colours that occur only. */
export function counted(crowd: readonly Colour[]): [Colour, number][] {
  const counts = new Map<Colour, number>();
  for (const colour of crowd) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts];
}
