// A choice with one option is asked all the same where the others must not learn that there was only one.
// Whoever wants to has it answered: after a time that says nothing, because it is drawn before anything is known.
import type { Choosable, Offer } from '../wire/messages';
import { giveOnly } from './answer';
import type { Table } from './table.svelte';
import { isStoodIn } from './who';

const KEPT = 'serao-one-way';
const SOONEST = 1500; // milliseconds
const LATEST = 7000;
const AMONG_BOTS = 0; // nobody is there to whom it could tell anything

class OneWay {
  isAnswered = $state(localStorage.getItem(KEPT) === 'answered'); // for me, at tables with other people

  keep(isAnswered: boolean): void {
    this.isAnswered = isAnswered;
    localStorage.setItem(KEPT, isAnswered ? 'answered' : 'asked');
  }
}

export const oneWay = new OneWay();

/** A time between the soonest and the latest, short ones more often, as people answer. */
export function drawnTime(chance: number): number {
  return SOONEST * (LATEST / SOONEST) ** chance;
}

/** Whether nobody else looks on: a person whom a bot stands in for may, and anybody at a public table. */
export function isAmongBots({ info, you }: Table): boolean {
  return info !== null && !info.public && info.seats.every(({ seat, kind }) => seat === you || kind === 'bot');
}

/** The only option, where the page answers by itself: it is no question to me. */
export function onlyWay(table: Table): Choosable | undefined {
  const only = table.offer?.options.length === 1 ? table.offer.options[0] : undefined;
  return table.you !== null && (isAmongBots(table) || oneWay.isAnswered) ? only : undefined;
}

/** What I myself am asked now: nothing while I am still told what led to it, or where I need not answer. */
export function askedOf(table: Table): Offer | null {
  return table.story.behind || isStoodIn(table) || onlyWay(table) ? null : table.offer;
}

/** Answers the open offer in a while if it has one option and that is wished; returns what calls it off. */
export function answerOneWay(table: Table): (() => void) | undefined {
  const only = onlyWay(table);
  if (only === undefined) return undefined;
  const timer = setTimeout(() => giveOnly(table, only.action), isAmongBots(table) ? AMONG_BOTS : drawnTime(Math.random()));
  return () => clearTimeout(timer);
}
