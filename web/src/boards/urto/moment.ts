// What everybody is looking at: a fight, dice, an event. What is over is put away before the next thing comes.
import type { Told } from './events';
import type { Roll, View } from './view';

export interface Moment {
  staged: View | null; // with the fight, the mushroom or the event roll that is played
  roll: Roll | undefined; // a die that belongs to no fight
  event: string; // the card
  asks: boolean; // whether what I am asked is about it
}

const LONE = new Set<string>(['loot-rolled', 'divine-rolled', 'reflection-rolled']);
const COMBAT = new Set(['d6', 'd8']);
const BLOWS = new Set<string>(['combat-rolled', 'monster-hurt', 'monster-defeated', 'monster-struck', 'pvp-compared', 'mushroom-destroyed', 'mushroom-held']);
const AFTER = new Set<string>(['mushroom-planted', 'token-drawn', 'field-entered']); // the fight is over
const AFTER_CHOICES = new Set(['plant', 'offer-map', 'pick-token']);
const OF_EVENTS = new Set(['event-roll', 'choose-loss', 'may-pay', 'lay-trap', 'swap-places', 'move-mushroom', 'mushroom-target', 'duel', 'take-one-of-two', 'discard-to-thief', 'steal-artifact', 'landslide']);

/** What is looked at; `before` is the view with the fight that was looked at last: its last blow is seen in it. */
export function momentOf(view: View, beat: readonly Told[], before: View | null): Moment {
  const staged = stagedIn(view, beat, before);
  const tells = beat.some(({ event }) => event === 'event-drawn');
  const isAsked = OF_EVENTS.has(view.choice) && view.at === 'turn';
  const event = tells || isAsked || staged?.scene?.kind === 'event' ? view.event : '';
  const rolls = beat.some(({ event }) => LONE.has(event)) || view.choice === 'keep-loot';
  const last = view.rolls.at(-1);
  const roll = rolls && last && !COMBAT.has(last.die) ? last : undefined;
  return { staged, roll, event, asks: staged !== null || view.drawn.length > 0 || (isAsked && event !== '') || view.choice === 'keep-loot' };
}

function stagedIn(view: View, beat: readonly Told[], before: View | null): View | null {
  const strikes = beat.some(({ event }) => BLOWS.has(event));
  if (view.scene === null) return strikes ? before : null;
  const isOver = AFTER_CHOICES.has(view.choice) || beat.some(({ event }) => AFTER.has(event));
  return isOver && !strikes ? null : view;
}
