// Who stands where in a view, and what the open choice is about.
import type { Colour } from './book';
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

/** How many of each colour, colours that occur only. */
export function counted(crowd: readonly Colour[]): [Colour, number][] {
  const counts = new Map<Colour, number>();
  for (const colour of crowd) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts];
}
