// What each end of a round is worth, in words.
import type { Book } from './catalogue';
import type { Ending } from './view';
import { say } from './words';

export function pointsOf(book: Book): { result: Required<Ending>['result']; words: string }[] {
  const { escape_monster: monster, escape_vampire: vampire, escape_friend: friend, catch_catcher: catcher, catch_others, betrayal_others } = book.scoring;
  return [
    { result: 'escape', words: say('aid-escape', { monster, vampire, friend }) },
    { result: 'catch', words: say('aid-catch', { catcher, others: catch_others }) },
    { result: 'betrayal', words: say('aid-betrayal', { others: betrayal_others }) },
  ];
}
