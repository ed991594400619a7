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
import catalogue from './book.json';
import compared from './compared.json';
import fight from './fight.json';
import heroes from './heroes.json';
import way from './way.json';

const book = catalogue as unknown as Book;

interface Moment {
  you: number | null;
  view: View;
  waiting: number[];
  offer: { options: Choosable[] } | null;
  seats: Seat[];
}
const moments = { compared, fight, heroes, way } as unknown as Record<'compared' | 'fight' | 'heroes' | 'way', Moment>;

function shown(moment: Moment, line: Told | null = null) {
  const [choose, ask] = [vi.fn(), vi.fn()];
  const options = new Options(moment.offer?.options ?? [], book.actions, choose, ask);
  const { view, you, seats, waiting } = moment;
  render(Board, { view, book, you, seats, asked: waiting, options, line });
  return { choose, ask };
}

function optionOf(moment: Moment, name: string): Choosable {
  const found = moment.offer?.options.find((option) => option.name === name);
  if (!found) throw new Error(`${name} is not offered`);
  return found;
}

const told = (event: Event, ...seats: number[]): Told => ({ ...event, words: '', seats, changes: [], scores: [] });

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

describe('the sheets', () => {
  it('show bars, what is carried, and who is dead', () => {
    shown(moments.way);
    const [mine, rival, dead] = within(screen.getByRole('list', { name: 'Heroes' })).getAllByRole('article');
    expect(within(mine!).getByLabelText('Health: 9 of 15')).toBeTruthy();
    expect(within(rival!).getByLabelText('Carries the Die of Tellur')).toBeTruthy();
    expect(within(dead!).getByText('dead')).toBeTruthy();
  });

  it('and the meeple are pressed to attack a rival on the same field', async () => {
    const { choose } = shown(moments.way);
    const option = optionOf(moments.way, 'player:1');
    const targets = screen.getAllByRole('button', { name: option.words });
    for (const target of targets) await fireEvent.click(target);
    expect(targets).toHaveLength(2);
    expect(choose.mock.calls).toEqual([[option.action], [option.action]]);
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

  it('says who has written a page, and what for', () => {
    shown(earned([['flash'], ['flash', 'murderer']]));
    const page = golden().getByText('Flash').parentElement!;
    expect(page.textContent).toContain('Draw two shortcuts in a row.');
    for (const seat of moments.way.seats.slice(0, 2)) expect(page.textContent).toContain(seat.name);
    expect(golden().getByText('2 of 17 pages')).toBeTruthy();
    expect(golden().getByText('Pages still blank: 15')).toBeTruthy();
  });

  it('is on the sheet of a hero in words', () => {
    shown(earned([['survivor']]));
    const [mine, rival] = within(screen.getByRole('list', { name: 'Heroes' })).getAllByRole('article');
    expect(within(mine!).getByLabelText('In the golden book: 1. Survivor: Meet Urto with exactly 1 health.')).toBeTruthy();
    expect(within(rival!).queryByLabelText(/golden book/)).toBeNull();
  });

  it('lists what could be written while it is empty', () => {
    shown(moments.way);
    expect(golden().getByText('no page written yet')).toBeTruthy();
    expect(golden().getAllByRole('listitem', { hidden: true })).toHaveLength(17);
  });

  it('stands in the panel of the end', () => {
    const { view, seats } = earned([[], ['highlander']]);
    render(Ending, { view, book, seats });
    expect(golden().getByText('Be the only one to arrive.')).toBeTruthy();
    expect(golden().getByText(seats[1]!.name!)).toBeTruthy();
    expect(golden().queryByText('Flash')).toBeNull();
  });

  it('says at the end when nobody wrote in it', () => {
    speech.change('pt');
    render(Ending, { view: moments.way.view, book, seats: moments.way.seats });
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
    expect(screen.getByRole('heading', { name: 'Os teus artefactos' })).toBeTruthy();
    expect(screen.getByText('Ronda 1 de 40')).toBeTruthy();
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
  const line = compared.line as unknown as Told;

  it('shows the dice that are being compared', () => {
    shown(moments.compared, line);
    const stage = screen.getByRole('region', { name: 'What is happening' });
    expect(within(stage).getAllByText('Total').map((label) => label.parentElement?.textContent?.trim())).toEqual(['Total 6', 'Total 5']);
    expect(within(stage).getByText('1 ahead')).toBeTruthy();
  });

  it('is no end of the game, though nobody is asked', () => {
    shown(moments.compared, line);
    expect(screen.queryByText(/is over/)).toBeNull();
    const [, , eva] = within(screen.getByRole('list', { name: 'Heroes' })).getAllByRole('article');
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
    const spot = layoutOf(book, '', 0).spots.get('t-mid1');
    expect(Number(document.querySelector('[data-home="mushroom"]')?.getAttribute('cx'))).toBe(spot?.x);
  });
});

describe('the picture of the cave', () => {
  it.each([300, 360, 590])('gives every field room for a finger at %i pixels', (pixels) => {
    const layout = layoutOf(book, '', pixels);
    expect((layout.radius * 2 * pixels) / layout.width).toBeGreaterThanOrEqual(pixels < 520 ? 40 : 36);
  });

  it('shows a narrow screen only the open half when two play', () => {
    expect(layoutOf(book, 'hammer', 360).width).toBeLessThan(layoutOf(book, '', 360).width);
  });
});
