import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Board from '../../../src/boards/caretos/Board.svelte';
import { texts } from '../../../src/boards/caretos/texts';
import { speech } from '../../../src/texts/index.svelte';
import { action, book, propsAt, propsWhile, story } from './table';

afterEach(() => {
  cleanup();
  speech.change('en');
});

/** The buttons whose words for screen readers match; quicker on a big drawing than asking by role. */
function buttons(words: RegExp): Element[] {
  return [...document.querySelectorAll('[role="button"]')].filter((thing) => words.test(thing.getAttribute('aria-label') ?? ''));
}

function button(words: RegExp): Element {
  const [found] = buttons(words);
  if (found === undefined) throw new Error(`there is no button for ${words}`);
  return found;
}

const lit = (): string[] => [...document.querySelectorAll('.lit')].map((thing) => thing.getAttribute('aria-label') ?? '');

test('places that can be entered glow, and say what happens there', async () => {
  const chosen: number[] = [];
  render(Board, propsAt('moving', chosen));
  const group = button(/Vila Chã \(V1\): scares 2 red, 1 blue and takes their Campfire/);
  expect(group.getAttribute('tabindex')).toBe('0');
  await fireEvent.click(group);
  expect(chosen).toEqual([action('space:v1')]);
});

test('the keyboard takes what the pointer takes', async () => {
  const chosen: number[] = [];
  render(Board, propsAt('moving', chosen));
  await fireEvent.keyDown(button(/Antelas \(D2\)/), { key: 'Enter' });
  expect(chosen).toEqual([action('space:d2')]);
});

test('a place that cannot be entered asks why', async () => {
  const [chosen, wondered]: [number[], number[]] = [[], []];
  render(Board, propsAt('moving', chosen, wondered));
  await fireEvent.click(button(/^Lindoso \(G3\): nobody$/));
  expect(chosen).toEqual([]);
  expect(wondered).toEqual([action('space:g3')]);
});

test('cards of the hand are played, and one whose Rune matches says so', async () => {
  const chosen: number[] = [];
  render(Board, propsAt('turn-start', chosen));
  expect(buttons(/^Play N0/)).toHaveLength(3);
  expect(within(button(/^Play N04/) as HTMLElement).getByText('Runes match')).toBeTruthy();
  await fireEvent.click(button(/^Play N05/));
  expect(chosen).toEqual([action('play:n05')]);
});

test('a Bonus Card of the row is bought by pressing it', async () => {
  const chosen: number[] = [];
  render(Board, propsAt('turn-start', chosen));
  await fireEvent.click(button(/Pay 1 for B07/));
  expect(chosen).toEqual([action('buy:b07')]);
});

test('pressing the Cauldron frees who is inside', async () => {
  const chosen: number[] = [];
  render(Board, propsAt('caught', chosen));
  const cauldron = document.querySelector('.cauldron');
  expect(cauldron?.getAttribute('aria-label')).toMatch(/^Pay 3 to free Werewolf/);
  await fireEvent.click(cauldron as Element);
  expect(chosen).toEqual([action('spend-rescue')]);
});

test('before an ability goes on, all that can be paid is on the table', async () => {
  const chosen: number[] = [];
  render(Board, propsAt('move-end', chosen));
  const cauldron = document.querySelector('.cauldron');
  expect(cauldron?.getAttribute('aria-label')).toMatch(/^Pay 3 to free Maria Gancha/);
  await fireEvent.click(cauldron as Element);
  await fireEvent.click(button(/Pay 1 for B16/));
  await fireEvent.click(button(/^Pay 1 for one more move of Werewolf now$/));
  await fireEvent.click(screen.getByText('Go on without spending Campfires'));
  expect(chosen).toEqual(['spend-rescue', 'buy:b16', 'spend-move', 'stop'].map(action));
  const shown = new Set([...document.querySelectorAll<HTMLElement>('[data-action]')].map((thing) => Number(thing.dataset.action)));
  expect([...shown].toSorted((a, b) => a - b)).toEqual(['stop', 'buy:b00', 'buy:b05', 'buy:b16', 'spend-move', 'spend-rescue'].map(action));
});

test('either of its two places chooses a sign', async () => {
  const chosen: number[] = [];
  render(Board, propsAt('set-up', chosen));
  const signs = buttons(/^Start on the sun places/);
  expect(signs).toHaveLength(2);
  await fireEvent.click(signs[1] as Element);
  expect(chosen).toEqual([action('symbol:sun')]);
});

test('pointing at the first place of a flight numbers the ring, with who catches whom', async () => {
  render(Board, propsAt('flight'));
  expect(document.querySelectorAll('.run')).toHaveLength(1); // nobody points yet: who waits around them, Trevor on P1
  await fireEvent.pointerEnter(button(/runs from Vila Chã \(V1\) to Ponte Velha \(P8\)/));
  expect(document.querySelectorAll('.run')).toHaveLength(3);
  expect(document.querySelector('.run.next')).not.toBeNull();
});

test('pointing at a group shows who waits around it', async () => {
  render(Board, propsAt('moving'));
  await fireEvent.pointerEnter(button(/Vila Chã \(V1\): scares/));
  expect(document.querySelectorAll('.run')).toHaveLength(1); // Trevor on P1; the Werewolf leaves P3
});

test('who runs next is chosen by colour', async () => {
  const chosen: number[] = [];
  render(Board, propsAt('running', chosen));
  await fireEvent.click(button(/^A blue Villager runs to Ponte Velha \(P8\)$/));
  expect(chosen).toEqual([action('colour:blue')]);
});

test('jumps are drawn as arcs, steps along their paths', () => {
  render(Board, propsAt('jumping'));
  expect(document.querySelectorAll('.step.jump')).toHaveLength(3);
  expect(document.querySelectorAll('.step:not(.jump)')).toHaveLength(3);
});

test('pointing at a group lights the Bonus Cards that scaring it fulfils', async () => {
  render(Board, propsAt('moving'));
  expect(document.querySelectorAll('.near')).toHaveLength(0);
  await fireEvent.pointerEnter(button(/Vila Chã \(V1\): scares/));
  expect(document.querySelectorAll('.near')).toHaveLength(1);
});

test('a Final Bonus Card is kept in secret, and the choice shows to its owner', async () => {
  const chosen: number[] = [];
  render(Board, propsAt('keeping', chosen));
  await fireEvent.click(button(/Keep F4/));
  expect(chosen).toEqual([action('keep:f4')]);
  cleanup();
  render(Board, propsAt('kept'));
  expect(document.querySelectorAll('.final.chosen')).toHaveLength(1);
});

test('who only watches presses nothing, and sees who is choosing', () => {
  render(Board, propsAt('watched'));
  expect(lit()).toEqual([]);
  expect(within(document.querySelector('section[aria-label="Ana"]') as HTMLElement).getByText('on turn')).toBeTruthy();
  expect(document.querySelector('[data-hand]')).toBeNull();
});

test('at the end Final Bonus Cards lie open with what they paid', () => {
  render(Board, propsAt('end'));
  expect(screen.getByText('paid 4 VP')).toBeTruthy();
  expect(screen.getAllByText('6 VP')).not.toHaveLength(0);
});

test('those who cannot see the map hear who stands where', () => {
  render(Board, propsAt('moving'));
  expect(screen.getByText('Vila Chã (V1): 2 red, 1 blue, with a Campfire')).toBeTruthy();
  expect(screen.getByText(/^Cruz de Pau \(P3\): Your Werewolf/)).toBeTruthy();
});

test('the board speaks Portuguese', () => {
  speech.change('pt');
  render(Board, propsAt('moving'));
  expect(screen.getByText(/Faltam \d+ turnos/)).toBeTruthy();
});

test('both languages say the same things with the same facts', () => {
  const facts = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
  expect(Object.keys(texts.pt).sort()).toEqual(Object.keys(texts.en).sort());
  for (const [key, text] of Object.entries(texts.en)) {
    expect(facts(texts.pt[key as keyof typeof texts.pt]), key).toEqual(facts(text));
  }
});

test('the tray holds the answers that are no place and no card', () => {
  render(Board, propsAt('moving'));
  const answers = [...document.querySelectorAll('section.tray [data-action]')].map((thing) => thing.textContent?.trim());
  expect(answers).toEqual(['Werewolf stays where it is']);
});

test('a Night Card says on a phone what each of my Monsters does in such a night, and whole when it is enlarged', () => {
  render(Board, propsAt('turn-start'));
  for (const card of buttons(/^Play N0/)) expect(card.querySelectorAll('.deed')).toHaveLength(2);
});

test('a press shows on a phone what the others have', async () => {
  render(Board, propsAt('watched'));
  const strip = screen.getByRole('button', { name: 'The other players in full', hidden: true });
  expect(strip.getAttribute('aria-expanded')).toBe('false');
  await fireEvent.click(strip);
  expect(strip.getAttribute('aria-expanded')).toBe('true');
});

test('a card that is played while it is pointed at leaves the hand in peace', async () => {
  const props = propsAt('turn-start');
  const { rerender } = render(Board, props);
  const card = button(/^Play N05/) as HTMLElement;
  card.focus();
  await fireEvent.focusIn(card);
  expect(document.querySelectorAll('.tonight')).toHaveLength(2);
  const hands = props.view.hands.with(0, { size: 2, known: ['n04', 'n06'] });
  await rerender({ ...props, view: { ...props.view, hands } });
  expect(buttons(/^Play N0/)).toHaveLength(2);
  expect(document.querySelectorAll('.tonight')).toHaveLength(0);
});

test('in the midst of the rules nobody and nothing is lost or doubled', async () => {
  const count = (kind: string): number => document.querySelectorAll(`[data-thing^="${kind}"]`).length;
  const [first, ...rest] = story;
  if (first === undefined) throw new Error('there is no story');
  const { rerender } = render(Board, propsWhile(first));
  const before = ['villager:', 'campfire', 'monster:', 'careto:'].map(count);
  expect(before).toEqual([35, 16, 8, 2]);
  for (const told of rest) {
    await rerender(propsWhile(told));
    expect(['villager:', 'campfire', 'monster:', 'careto:'].map(count), told.line.words).toEqual(before);
  }
});

test('a group that is scared cries out, and then waits until it can run', async () => {
  const [scared, fled] = ['group-scared', 'villager-fled'].map((event) => story.find(({ line }) => line.event === event));
  if (!scared || !fled) throw new Error('nobody is scared');
  const { rerender } = render(Board, propsWhile(scared));
  expect(document.querySelectorAll('.cry')).toHaveLength(1);
  expect(document.querySelectorAll('.one.fleeing')).toHaveLength(0);
  await rerender(propsWhile(fled));
  expect(document.querySelectorAll('.cry')).toHaveLength(0);
  expect(document.querySelectorAll('.one.fleeing')).toHaveLength(2);
  expect(screen.getByText(book.phrases['phase-flight'] ?? '')).toBeTruthy();
});

test('who is asked stands out, whoever has the turn', () => {
  const props = propsAt('moving');
  render(Board, { ...props, view: { ...props.view, active: 1 } });
  expect([...document.querySelectorAll<HTMLElement>('.seat.active')].map((seat) => seat.dataset.seat)).toEqual(['0']);
});

test('the runs of one place are told apart, and who flees stands around the Monster', () => {
  const props = propsAt('running');
  const ways = { p8: ['p8', 'p3', 'p1', 'p4', 'p8'] };
  render(Board, { ...props, view: { ...props.view, flight: { space: 'v1', villagers: ['red', 'red', 'blue', 'green', 'white'], ways } } });
  expect(screen.getByText('1 · 5')).toBeTruthy();
  const offsets = [...document.querySelectorAll('.one.fleeing')].map((one) => /translate\((-?\d+) (-?\d+)\)/.exec(one.getAttribute('transform') ?? ''));
  expect(offsets).toHaveLength(5);
  for (const at of offsets) expect(Math.hypot(Number(at?.[1]), Number(at?.[2]) - 14)).toBeGreaterThan(38); // the token's rim
});

test('a counter keeps its picture while what it counts is on its way', () => {
  const props = propsAt('running');
  render(Board, props);
  const fires = document.querySelector('.seat.mine .fires .stack');
  expect(fires?.querySelectorAll(':scope > svg')).toHaveLength(1);
});
