// One event in the names that views use: what is told right now.
import type { Line } from '../../wire/messages';
import type { Colour } from './catalogue';
import { bonusName, COLOUR_NAMES, MONSTERS, nightName, SPACES } from './names';

export interface Told {
  event: string;
  seat: number | undefined; // whom it concerns: the fields `seat` and `owner` of events
  monster: string | undefined;
  partner: string | undefined;
  careto: number | undefined;
  colour: Colour | undefined;
  space: string | undefined;
  to: string | undefined;
  card: string | undefined;
  bonus: string | undefined;
  cost: number | undefined;
  points: number | undefined;
}

/** Reads the facts of a line; a fact that it does not have, or that is hidden, is undefined. */
export function told(line: Line): Told {
  const number = (name: string): number | undefined => {
    const value = line.facts[name];
    return typeof value === 'number' ? value : undefined;
  };
  const named = <Name>(names: readonly Name[], fact: string): Name | undefined => {
    const at = number(fact);
    return at === undefined ? undefined : names[at];
  };
  const card = number('card');
  const bonus = number('bonus');
  return {
    event: line.event,
    seat: number('seat') ?? number('owner'),
    monster: named(MONSTERS, 'monster'),
    partner: named(MONSTERS, 'partner'),
    careto: number('careto'),
    colour: named(COLOUR_NAMES, 'colour'),
    space: named(SPACES, 'space'),
    to: named(SPACES, 'to'),
    card: card === undefined ? undefined : nightName(card),
    bonus: bonus === undefined ? undefined : bonusName(bonus),
    cost: number('cost'),
    points: number('points'),
  };
}
