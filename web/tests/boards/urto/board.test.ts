import { fireEvent } from '@testing-library/dom';
import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Options } from '../../../src/boards/board';
import Board from '../../../src/boards/urto/Board.svelte';
import Ending from '../../../src/boards/urto/Ending.svelte';
import { advance } from '../../../src/boards/urto/advance';
import type { Book } from '../../../src/boards/urto/catalogue';
import { layoutOf } from '../../../src/boards/urto/geometry';
import type { View } from '../../../src/boards/urto/view';
import { speech } from '../../../src/texts/index.svelte';
import type { Choosable, Line, Seat } from '../../../src/wire/messages';
import catalogue from './book.json';
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
const moments = { fight, heroes, way } as unknown as Record<'fight' | 'heroes' | 'way', Moment>;

function shown(moment: Moment, line: Line | null = null) {
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

const told = (event: string, facts: Line['facts']): Line => ({ event, words: '', facts });

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

  it('gets a page when one is earned, once', () => {
    const line = told('achievement-earned', { seat: 1, achievement: 8 });
    const after = advance(moments.way.view, line, book);
    expect(after.heroes[1]?.achievements).toEqual(['flash']);
    expect(advance(after, line, book).heroes[1]?.achievements).toEqual(['flash']);
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
    shown(moments.way, told('health-lost', { seat: 0, amount: 2, health: 7 }));
    expect(document.querySelector('.change.loss')?.textContent?.trim()).toBe('−2');
  });

  it('lets a token fly from the bag to its field', () => {
    shown(moments.way, told('token-drawn', { seat: 0, token: 0, field: book.actions.indexOf('field:c3') }));
    expect(document.querySelector('.flight')).not.toBeNull();
  });

  it('shakes the field that is struck', () => {
    shown(moments.way, told('landslide-aimed', { seat: 1, field: book.actions.indexOf('field:c1'), amount: 1 }));
    expect(document.querySelectorAll('.struck')).toHaveLength(1);
  });
});

describe('events', () => {
  const view = moments.way.view;

  it('move a hero to the field he enters', () => {
    const after = advance(view, told('field-entered', { seat: 0, field: book.actions.indexOf('field:c2') }), book);
    expect(after.heroes[0]?.field).toBe('c2');
    expect(after.heroes[1]?.field).toBe('c1');
  });

  it('lay a drawn token down and take it out of the bag', () => {
    const field = book.actions.indexOf('field:t-wing1');
    const after = advance(view, told('token-drawn', { seat: 0, token: 0, field }), book);
    expect(after.tokens['t-wing1']).toBe('torch');
    expect(after.bag).toHaveLength(view.bag.length - 1);
  });

  it('carry a mushroom from one field to another', () => {
    const [source, field] = ['field:t-mid1', 'field:c3'].map((name) => book.actions.indexOf(name));
    const after = advance(view, told('mushroom-moved', { seat: 0, source, field }), book);
    expect(after.mushrooms).toEqual({ 't-mid1': 1, c3: 1 });
  });

  it('bring a monster on, wound it and make it a trophy', () => {
    const monster = book.orders.monsters.indexOf('cave-troll');
    const met = advance(view, told('monster-met', { seat: 0, monster, attack: 4, life: 2 }), book);
    expect(met.scene).toMatchObject({ kind: 'monster', seat: 0, need: 4 });
    const hurt = advance(met, told('monster-hurt', { seat: 0, monster, total: 5, amount: 1, life: 1 }), book);
    expect(hurt.fight).toEqual({ foe: 'cave-troll', life: 1 });
    const won = advance(hurt, told('monster-defeated', { seat: 0, monster, honour: 3 }), book);
    expect(won.scene).toBeNull();
    expect(won.heroes[0]?.trophies).toContain('cave-troll');
  });

  it('leave the view alone when nothing on the table moves', () => {
    expect(advance(view, told('hero-rested', { seat: 0 }), book)).toBe(view);
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
