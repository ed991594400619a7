import { fireEvent } from '@testing-library/dom';
import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Options } from '../../../src/boards/board';
import Board from '../../../src/boards/urto/Board.svelte';
import Ending from '../../../src/boards/urto/Ending.svelte';
import type { Book } from '../../../src/boards/urto/catalogue';
import type { Event, Told } from '../../../src/boards/urto/events';
import { layoutOf } from '../../../src/boards/urto/geometry';
import type { View } from '../../../src/boards/urto/view';
import { speech } from '../../../src/texts/index.svelte';
import type { Choosable, Seat } from '../../../src/wire/messages';
import { book } from './book';
import * as moments from './moments';
import type { Moment } from './moments';

function shown(moment: Moment, line: Told | null = null, printed: Book = book) {
  const [choose, ask] = [vi.fn(), vi.fn()];
  const options = new Options(moment.offer?.options ?? [], book.actions, choose, ask);
  const { view, you, seats, waiting } = moment;
  render(Board, { view, book: printed, you, seats, asked: waiting, options, line });
  return { choose, ask };
}

function optionOf(moment: Moment, name: string): Choosable {
  const found = moment.offer?.options.find((option) => option.name === name);
  if (!found) throw new Error(`${name} is not offered`);
  return found;
}

const told = (event: Event, ...seats: number[]): Told => ({ ...event, words: '', seats, changes: [], scores: [], beat: 0, weight: 'plain' });

beforeEach(() => speech.change('en'));

describe('the way', () => {
  it('is lit on the map and taken when it is pressed', async () => {
    const { choose } = shown(moments.way);
    const option = optionOf(moments.way, 'field:c2');
    await fireEvent.click(screen.getByRole('button', { name: option.words }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(option.action);
  });

  it('can be taken with the keyboard', async () => {
    const { choose } = shown(moments.way);
    const option = optionOf(moments.way, 'field:start');
    await fireEvent.keyDown(screen.getByRole('button', { name: option.words }), { key: 'Enter' });
    expect(choose).toHaveBeenCalledExactlyOnceWith(option.action);
  });

  it('asks why when a field out of reach is pressed', async () => {
    const { choose, ask } = shown(moments.way);
    await fireEvent.click(screen.getByRole('button', { name: /^Urto's Chamber\. The goal/ }));
    expect(choose).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledExactlyOnceWith(book.actions.indexOf('field:urto'));
  });

  it('lights everything that is offered', () => {
    shown(moments.way);
    const lit = new Set([...document.querySelectorAll('[data-action]')].map((thing) => Number(thing.getAttribute('data-action'))));
    expect(lit).toEqual(new Set(moments.way.offer?.options.map((option) => option.action)));
  });

  it('tells of the dangers: a nest, mushrooms, a trap', () => {
    shown(moments.way);
    expect(screen.getByLabelText(/^East Long Gallery 1.*Mushrooms: 2/)).toBeTruthy();
    expect(screen.getByLabelText(/^West Long Gallery 2.*A Blorp trap of Rui/)).toBeTruthy();
    expect(document.querySelectorAll('.warning')).toHaveLength(1); // the nest next to us
  });
});

describe('the hand', () => {
  it('lights the cards that can be played', async () => {
    const { choose } = shown(moments.way);
    const option = optionOf(moments.way, 'artifact:healing-draught');
    await fireEvent.click(screen.getByRole('button', { name: option.words }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(option.action);
  });

  it('asks why when a card is pressed that cannot be played', async () => {
    const { ask } = shown(moments.way);
    await fireEvent.click(screen.getByRole('button', { name: 'Rusty Sword (weapon)' }));
    expect(ask).toHaveBeenCalledExactlyOnceWith(book.actions.indexOf('artifact:rusty-sword'));
  });
});

const rivals = () => within(screen.getByRole('list', { name: 'Heroes' })).getAllByRole('button');
const mySheet = () => screen.getByRole('region', { name: moments.way.seats[0]!.name! });

describe('the sheets', () => {
  it('show bars, what is carried, and who is dead', () => {
    shown(moments.way);
    expect(within(mySheet()).getByLabelText('Health: 9 of 15')).toBeTruthy();
    const [rival, dead] = rivals();
    expect(rival!.querySelector('[data-thing="divine:tellurs-hammer"]')).toBeTruthy();
    expect(dead!.textContent).toContain('dead');
  });

  it('of a rival open in full when he is pressed, and close again', async () => {
    shown(moments.way);
    await fireEvent.click(rivals()[1]!);
    expect(within(screen.getByRole('article')).getByText('dead')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('the figure and a deed that says so are pressed to attack a rival on the same field', async () => {
    const { choose } = shown(moments.way);
    const option = optionOf(moments.way, 'player:1');
    const targets = screen.getAllByRole('button', { name: option.words });
    for (const target of targets) await fireEvent.click(target);
    expect(targets).toHaveLength(3);
    expect(targets.map((target) => target.textContent?.trim())).toContain(`Attack ${moments.way.seats[1]!.name}`);
    expect(choose.mock.calls).toEqual([[option.action], [option.action], [option.action]]);
  });
});

describe('a fight', () => {
  it('adds up die, weapon and magic against the attack', () => {
    shown(moments.fight);
    const stage = screen.getByRole('region', { name: 'What is happening' });
    expect(within(stage).getByLabelText('Six-sided combat die: 3')).toBeTruthy();
    expect(within(stage).getByText('Total').parentElement?.textContent).toContain('7');
    expect(within(stage).getByText('3 ahead')).toBeTruthy();
    expect(within(stage).getByLabelText('2 of 2 life')).toBeTruthy();
  });

  it('offers what can be done in words', async () => {
    const { choose } = shown(moments.fight);
    const option = optionOf(moments.fight, 'keep');
    await fireEvent.click(screen.getByRole('button', { name: option.words }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(option.action);
  });

  it('says of each answer what it may lead to', () => {
    shown(moments.fight);
    expect(screen.getByRole('button', { name: optionOf(moments.fight, 'keep').words }).textContent).toContain('you strike for 2');
    expect(screen.getByRole('button', { name: optionOf(moments.fight, 'reroll').words }).textContent).toMatch(/100 %\s*you strike, up to 2/);
  });
});

describe('the choice of heroes', () => {
  it('lights those that are left and says who has taken the others', async () => {
    const { choose, ask } = shown(moments.heroes);
    const option = optionOf(moments.heroes, 'hero:oriandra');
    await fireEvent.click(screen.getByRole('button', { name: option.words }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(option.action);
    expect(screen.getByText('taken by Rui')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Molesor' }));
    expect(ask).toHaveBeenCalledExactlyOnceWith(book.actions.indexOf('hero:molesor'));
  });
});

describe('the golden book', () => {
  const earned = (pages: string[][]): Moment => ({
    ...moments.way,
    view: { ...moments.way.view, heroes: moments.way.view.heroes.map((hero, seat) => ({ ...hero, achievements: pages[seat] ?? [] })) },
  });
  const golden = () => within(screen.getByRole('region', { name: 'The golden book' }));
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Bag, piles, dice, magic' }));

  it('says who has written a page, and what for', async () => {
    shown(earned([['flash'], ['flash', 'murderer']]));
    await open();
    const page = golden().getByText('Flash').parentElement!;
    expect(page.textContent).toContain('Draw two shortcuts in a row.');
    for (const seat of moments.way.seats.slice(0, 2)) expect(page.textContent).toContain(seat.name);
    expect(golden().getByText('2 of 17 pages')).toBeTruthy();
    expect(golden().getByText('Pages still blank: 15')).toBeTruthy();
  });

  it('is on the sheet of a hero in words', () => {
    shown(earned([['survivor']]));
    expect(within(mySheet()).getByLabelText('In the golden book: 1. Survivor: Meet Urto with exactly 1 health.')).toBeTruthy();
    expect(within(rivals()[0]!).queryByTitle(/golden book/)).toBeNull();
  });

  it('lists what could be written while it is empty', async () => {
    shown(moments.way);
    await open();
    expect(golden().getByText('no page written yet')).toBeTruthy();
    expect(golden().getAllByRole('listitem', { hidden: true })).toHaveLength(17);
  });

  it('stands in the panel of the end', () => {
    const { view, seats } = earned([[], ['highlander']]);
    render(Ending, { view, book, seats, you: null, table: 't' });
    expect(golden().getByText('Be the only one to arrive.')).toBeTruthy();
    expect(golden().getByText(seats[1]!.name!)).toBeTruthy();
    expect(golden().queryByText('Flash')).toBeNull();
  });

  it('says at the end when nobody wrote in it', () => {
    speech.change('pt');
    render(Ending, { view: moments.way.view, book, seats: moments.way.seats, you: null, table: 't' });
    expect(screen.getByText('Desta vez ninguém escreveu uma página.')).toBeTruthy();
  });
});

describe('a cave that never collapses', () => {
  it('has no last round', () => {
    shown({ ...moments.way, view: { ...moments.way.view, collapse: 0, round: 57 } });
    expect(screen.getByText('Round 57')).toBeTruthy();
  });
});

describe('Portuguese', () => {
  it('is spoken by the board', () => {
    speech.change('pt');
    shown(moments.way);
    expect(screen.getByRole('list', { name: 'Os teus artefactos' })).toBeTruthy();
    expect(screen.getByText('Ronda 1 de 40')).toBeTruthy();
  });
});

describe('numbers of the content', () => {
  const { way } = moments;

  const elsewhere = { hide: 99, d8: 99 };
  const withView = (changes: Partial<View>): Moment => ({ ...way, view: { ...way.view, ...changes } });

  it('are what the supplies say that magic costs', async () => {
    const numbers = { ...book.numbers, reroll_cost: 7, most_reinforcement: 9 };
    shown(withView({ costs: [{ hide: 4, d8: 8 }, elsewhere, elsewhere] }), null, { ...book, numbers });
    await fireEvent.click(screen.getByRole('button', { name: 'Bag, piles, dice, magic' }));
    const magic = screen.getByRole('heading', { name: 'Magic' }).parentElement!;
    expect([...magic.querySelectorAll('b')].map((cost) => cost.textContent)).toEqual(['7', '4', '1–9', '8']);
  });

  it.each([2, 3, 5])('are the places of a hand that holds %i, and one for the card that is too much', (limit) => {
    shown(withView({ limits: [limit, 9, 9] }));
    expect(screen.getByRole('list', { name: 'Your artifacts' }).children).toHaveLength(limit + 1);
  });

  it('say who has the gift of his card', () => {
    shown(withView({ gifted: [true, false, false] }));
    expect(document.querySelector('.gift')?.textContent).toContain(book.heroes['sankaa']!.about);
    shown(withView({ gifted: [false, true, true] }));
    expect(document.querySelectorAll('.gift')).toHaveLength(1); // still the first board's
  });

  it.each([
    { verdict: 'enough', margin: 0, words: 'Enough' },
    { verdict: 'even', margin: 0, words: 'Even' },
    { verdict: 'short', margin: -2, words: '2 short' },
  ] as const)('say that a roll is $verdict', ({ verdict, margin, words }) => {
    const { fight } = moments;
    const combat = fight.view.combat.map((fighter) => ({ ...fighter, verdict, margin }));
    shown({ ...fight, view: { ...fight.view, combat } });
    expect(within(screen.getByRole('region', { name: 'What is happening' })).getByText(words)).toBeTruthy();
  });
});

describe('an event that is being told', () => {
  it('floats over the hero whom it concerns', () => {
    shown(moments.way, told({ event: 'health-lost', facts: { seat: 0, amount: 2, health: 7 } }, 0));
    expect(document.querySelector('.change.loss')?.textContent?.trim()).toBe('−2');
  });

  it('shakes the field that is struck', () => {
    shown(moments.way, told({ event: 'landslide-aimed', facts: { seat: 1, field: 'c1', amount: 1 } }, 1));
    expect(document.querySelectorAll('.struck')).toHaveLength(1);
  });
});

describe('a moment in the midst of the rules', () => {
  const { line } = moments;

  it('shows the dice that are being compared, mine on the left', () => {
    shown(moments.compared, line);
    const stage = screen.getByRole('region', { name: 'What is happening' });
    expect(within(stage).getAllByText('Total').map((label) => label.parentElement?.textContent?.trim())).toEqual(['Total 5', 'Total 6']);
    expect(within(stage).getByText('1 short')).toBeTruthy();
  });

  it('is no end of the game, though nobody is asked', () => {
    shown(moments.compared, line);
    expect(screen.queryByText(/is over/)).toBeNull();
    const eva = rivals()[1];
    expect(eva?.classList.contains('on')).toBe(true);
  });

  it('keeps the heroes to choose from in sight', () => {
    shown({ ...moments.heroes, offer: null, view: { ...moments.heroes.view, choice: '' } });
    expect(screen.getByText('taken by Rui')).toBeTruthy();
  });
});

describe('things that move', () => {
  const things = (): string[] => [...document.querySelectorAll<HTMLElement>('[data-thing]')].map((element) => element.dataset.thing ?? '');

  it('have a name of their own', () => {
    shown(moments.way);
    expect(things()).toEqual(expect.arrayContaining(['hero:0', 'hero:1', 'token:c1', 'mushroom:t-mid1 0', 'mushroom:t-mid1 1', 'artifact:healing-draught']));
    const cards = things().filter((thing) => !thing.startsWith('divine:'));
    expect(new Set(cards).size).toBe(cards.length);
  });

  it('have a home where they come from nowhere', () => {
    shown(moments.way);
    const homes = [...document.querySelectorAll<HTMLElement>('[data-home]')].map((element) => element.dataset.home);
    expect(homes.sort()).toEqual(['artifact', 'event', 'mushroom', 'token']);
  });

  it('let a mushroom come from the field where it was', () => {
    const line = told({ event: 'mushroom-moved', facts: { seat: 0, source: 't-mid1', field: 'c3' } }, 0);
    shown(moments.way, line);
    const spot = layoutOf(book, '', { width: 0, height: 0 }).spots.get('t-mid1');
    expect(Number(document.querySelector('[data-home="mushroom"]')?.getAttribute('cx'))).toBe(spot?.x);
  });
});

describe('the picture of the cave', () => {
  const FRAMES = [[382, 385], [580, 630], [660, 800], [960, 980], [800, 700]].map(([width, height]) => ({ width: width!, height: height! }));

  it.each(FRAMES)('shows every field whole, with room for a finger, in $width x $height pixels', (frame) => {
    const { spots } = layoutOf(book, '', frame);
    for (const { x, y } of spots.values()) {
      expect(Math.min(x, y, frame.width - x, frame.height - y)).toBeGreaterThanOrEqual(22);
    }
  });

  it.each(FRAMES)('lets no two fields touch in $width x $height pixels', (frame) => {
    const { radius, spots } = layoutOf(book, '', frame);
    const all = [...spots.values()];
    const gaps = all.flatMap((one, i) => all.slice(i + 1).map((two) => Math.hypot(one.x - two.x, one.y - two.y)));
    expect(Math.min(...gaps)).toBeGreaterThan(2 * radius);
  });

  it('gives the open half the whole frame when two play', () => {
    const frame = { width: 382, height: 385 };
    expect(layoutOf(book, 'hammer', frame).radius).toBeGreaterThanOrEqual(layoutOf(book, '', frame).radius);
    expect(layoutOf(book, 'hammer', frame).spots.get('t-mid5')!.x).toBeGreaterThan(frame.width);
  });
});
