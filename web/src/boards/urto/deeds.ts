// Which choices are pressed as deeds: those that have no place on the map, in the hand or among the rivals.
import type { Choosable } from '../../wire/messages';
import type { Options } from '../board';
import type { Action } from './actions';
import type { Book } from './catalogue';
import type { View } from './view';

const ELSEWHERE = ['field:', 'player:', 'artifact:', 'hero:'];
const ATTACKS = new Set(['opening-menu', 'after-move-menu']);

/** At most so many where rivals are among them: further rivals are pressed where they stand. */
export function deedsOf(view: View, book: Book, options: Options<Action>, most = 4): Choosable[] {
  const all = options.starting('');
  const deeds = all.filter(({ name }) => isWeapon(view, book, name) || !ELSEWHERE.some((verb) => name.startsWith(verb)));
  if (!ATTACKS.has(view.choice)) return deeds;
  const attacks = all.filter(({ name }) => name.startsWith('player:'));
  return [...attacks.slice(0, Math.max(0, most - deeds.length)), ...deeds];
}

/** A weapon is chosen in the fight, beside what it promises. */
function isWeapon(view: View, book: Book, name: string): boolean {
  const [verb, id = ''] = name.split(':');
  return view.choice === 'prepare' && verb === 'artifact' && book.artifacts[id]?.colour === 'green';
}
