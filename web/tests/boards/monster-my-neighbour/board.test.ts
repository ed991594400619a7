import { fireEvent } from '@testing-library/dom';
import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Options } from '../../../src/boards/board';
import Board from '../../../src/boards/monster-my-neighbour/Board.svelte';
import type { Book } from '../../../src/boards/monster-my-neighbour/catalogue';
import Scene from '../../../src/boards/monster-my-neighbour/Scene.svelte';
import { stripInWords } from '../../../src/boards/monster-my-neighbour/Strip.svelte';
import { lookOf } from '../../../src/boards/monster-my-neighbour/cards';
import type { Told } from '../../../src/boards/monster-my-neighbour/events';
import type { View } from '../../../src/boards/monster-my-neighbour/view';
import { speech } from '../../../src/texts/index.svelte';
import type { Choosable, Seat } from '../../../src/wire/messages';
import { book } from './book';
import { gossip, midst, target, type Still } from './stills';

interface Wish {
  view?: Partial<View>;
  you?: number | null;
  options?: Choosable[];
  question?: string;
  line?: Told;
  winners?: number[];
}

function shown(still: Still, wish: Wish = {}) {
  const choose = vi.fn();
  const ask = vi.fn();
  render(Board, {
    view: { ...still.view, ...wish.view },
    book,
    you: wish.you === undefined ? still.you : wish.you,
    seats: still.seats,
    asked: [],
    options: new Options(wish.options ?? offered(still), book.actions, choose, ask, wish.question),
    line: wish.line ?? null,
    winners: wish.winners ?? [],
  });
  return { choose, ask };
}

async function open(paper: string): Promise<void> {
  await fireEvent.click(screen.getByRole('button', { name: paper }));
}

function offered(still: Still): Choosable[] {
  return still.offer?.options ?? [];
}

function optionOf(still: Still, name: string): Choosable {
  const found = offered(still).find((option) => option.name === name);
  if (!found) throw new Error(`${name} is not offered`);
  return found;
}

function house(name: string): HTMLElement {
  const found = screen.getByRole('heading', { name, level: 3 }).closest('article');
  if (!found) throw new Error(`${name} has no house`);
  return found;
}

beforeEach(() => speech.change('en'));

describe('naming a neighbour', () => {
  it('lights every house that may be named, and takes the one that is pressed', async () => {
    const { choose } = shown(target);
    for (const option of offered(target)) expect(screen.getByRole('button', { name: option.words })).toBeTruthy();
    const rui = optionOf(target, 'player:1');
    await fireEvent.click(screen.getByRole('button', { name: rui.words }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(rui.action);
  });

  it('takes a house by the keyboard', async () => {
    const { choose } = shown(target);
    const eva = optionOf(target, 'player:2');
    await fireEvent.keyDown(screen.getByRole('button', { name: eva.words }), { key: 'Enter' });
    expect(choose).toHaveBeenCalledExactlyOnceWith(eva.action);
  });

  it('asks why a house cannot be named', async () => {
    const { ask } = shown(target, { options: offered(target).filter((option) => option.name !== 'player:3') });
    await fireEvent.click(within(house('Gil')).getByRole('button', { name: 'Gil' }));
    expect(ask).toHaveBeenCalledExactlyOnceWith(book.actions.indexOf('player:3'));
  });

  it('asks me what I am asked', () => {
    shown(target, { question: 'Where do you send the Hunter?' });
    expect(screen.getByText('Where do you send the Hunter?')).toBeTruthy();
  });

  it('says to others which card looks for a neighbour', () => {
    shown(target, { you: null, options: [] });
    expect(screen.getByText(/looks for a neighbour: Hunter/)).toBeTruthy();
  });
});

describe('choosing a card', () => {
  it('lights the cards that may be given, and gives the one that is pressed', async () => {
    const { choose } = shown(gossip);
    const hide = optionOf(gossip, 'give:hide');
    await fireEvent.click(screen.getByRole('button', { name: hide.words }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(hide.action);
  });

  it('asks why a card of the hand cannot go', async () => {
    const { ask } = shown(gossip, { options: [optionOf(gossip, 'give:hide')] });
    const hand = screen.getByRole('list', { name: 'Your hand' });
    await fireEvent.click(within(hand).getByRole('button', { name: 'Deal' }));
    expect(ask).toHaveBeenCalledExactlyOnceWith(book.actions.indexOf('give:deal'));
  });

  it('shows what is chosen and does not say who else has chosen', () => {
    shown(gossip, { view: { chosen: ['give:hide'] }, options: [] });
    expect(screen.getByText('You have chosen. The others are still at it.')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Your hand' })).getByText('chosen')).toBeTruthy();
  });

  it('warns that a last Gossip does nothing', () => {
    const hands = gossip.view.hands.with(0, ['gossip']);
    shown(gossip, { view: { hands, choice: { kind: 'play', seats: [0] } }, options: [] });
    expect(screen.getByText('your last card: no effect')).toBeTruthy();
  });
});

describe('how many cards to swap', () => {
  it('is pressed on the green', async () => {
    const two: Choosable = { action: 35, name: 'deal:2', words: 'Swap two cards with Eva' };
    const { choose } = shown(gossip, {
      view: { choice: { kind: 'deal-number', seats: [0] }, active: 0, partner: 2 },
      options: [{ action: 34, name: 'deal:1', words: 'Swap one card with Eva' }, two],
    });
    await fireEvent.click(screen.getByRole('button', { name: two.words }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(two.action);
  });
});

describe('what I know', () => {
  it('stands in the windows and in the notebook, with how I know it', async () => {
    shown(gossip);
    await open('Notebook');
    expect(within(house('Rui')).getByRole('img', { name: 'Vampire' })).toBeTruthy();
    expect(screen.getByText('The Vampire is at Rui’s house.')).toBeTruthy();
    expect(screen.getAllByText(/you have looked into this hand/)).toHaveLength(2);
  });

  it('keeps what a Hunter or a Friend has proved', async () => {
    const record = { seat: 3, fact: 'no-hunter' as const, hunts: 0, vills: 0, lost: ['deal'], gained: [] };
    shown(gossip, { view: { records: [record] } });
    await open('Notebook');
    expect(screen.getByText('Gil had no Hunter when a Friend asked. (since then gone: Deal)')).toBeTruthy();
  });

  it('is nobody else’s: whoever watches has no notebook and no hand', () => {
    const hands = gossip.view.hands.map((_, i) => ({ size: i, known: [] }));
    shown(gossip, { you: null, view: { seat: null, hands, whence: [[], [], [], []] }, options: [] });
    expect(screen.queryByText('Notebook')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Your hand' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });
});

describe('what others know of my hand', () => {
  it('marks each card with the seats that have seen it, copy by copy', () => {
    shown(target, { view: { hands: [['hide', 'hide', 'gossip'], ...target.view.hands.slice(1)] as View['hands'], shown: [[], ['hide', 'gossip'], ['hide'], []] } });
    const cards = within(screen.getByRole('list', { name: 'Your hand' })).getAllByRole('listitem');
    const marks = cards.map((card) => within(card).queryByLabelText(/^Others know that you have it/)?.getAttribute('aria-label') ?? '');
    expect(marks).toEqual(['Others know that you have it: Rui, Eva.', '', 'Others know that you have it: Rui.']);
  });
});

const ROLES: View['last_roles'] = ['neighbour', 'monster', 'catcher', 'friend'];

describe('the rounds', () => {
  const ending = {
    round: 1, result: 'catch' as const, monster: 'werewolf', holder: 1, catcher: 2, gains: [1, 0, 2, 1],
    hands: [[], ['hide'], [], []], piles: [['wanted'], [], ['hunter'], []],
  };

  it('end with who was the Monster and what everybody gained, at once and over the village', () => {
    shown(gossip, { view: { lap: 1, piles: [[], [], [], []], last_round: ending, chronicle: [ending] } });
    expect(screen.getByText('Eva caught the Werewolf at Rui’s house')).toBeTruthy();
    expect(screen.getByText('+2')).toBeTruthy();
  });

  it('put the last one away when I close it, and keep it with the others', async () => {
    shown(gossip, { view: { lap: 1, piles: [[], [], [], []], last_round: ending, last_roles: ROLES, chronicle: [ending], roles: [ROLES], leaders: [0, 3] } });
    await open('Close');
    expect(screen.queryByText('Eva caught the Werewolf at Rui’s house')).toBeNull();
    await open('Round by round');
    expect(screen.getByRole('columnheader', { name: 'Rui' })).toBeTruthy();
    expect(screen.getAllByText('was the Monster', { selector: 'td .unseen' })).toHaveLength(1);
    expect(document.querySelectorAll('.best')).toHaveLength(2); // whom the server names, whatever they have
    await open('Round 1');
    expect(screen.getByText('Eva caught the Werewolf at Rui’s house')).toBeTruthy();
  });

  it('never hide the houses that I am to choose from', () => {
    shown(target, { view: { lap: 1, piles: [[], [], [], []], last_round: ending, chronicle: [ending] } });
    expect(screen.queryByText('Eva caught the Werewolf at Rui’s house')).toBeNull();
  });

  it('end the game with a winner, or with several', () => {
    shown(gossip, { view: { choice: { kind: 'none', seats: [] }, vp: [5, 7, 7, 2], monster: 'none' }, winners: [1, 2], options: [] });
    expect(screen.getByText('Rui and Eva share the victory')).toBeTruthy();
  });

  it('leave the cards of the last one open when all is over, and say once what I have', () => {
    const last = { ...ending, hands: [['deal'], ['hide'], [], []], piles: [['gossip'], ['wanted'], ['hunter'], []] };
    shown(gossip, { view: { choice: { kind: 'none', seats: [] }, hands: [[], [], [], []], piles: [[], [], [], []], vp: [5, 7, 3, 2], last_round: last }, winners: [1], options: [] });
    expect(within(house('Rui')).getByRole('img', { name: 'Hide' })).toBeTruthy();
    expect(within(house('Eva')).getByRole('img', { name: 'Hunter' })).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Your hand' })).getByText('Deal')).toBeTruthy();
    expect(screen.queryByText('The game is over')).toBeNull();
  });

  it('need no paper once their end has been told', () => {
    const line: Told = { event: 'monster-caught', words: 'Eva catches it!', facts: { seat: 2, holder: 1, monster: 'werewolf' }, seats: [2, 1], changes: [], scores: [], beat: 0, weight: 'scene' };
    shown(gossip, { view: { lap: 1, piles: [[], [], [], []], last_round: ending, chronicle: [ending] }, line });
    expect(screen.queryByText('Eva caught the Werewolf at Rui’s house')).toBeNull();
  });

  it('end for as long as is needed to read who was what, what it brought and what each has now', () => {
    const line: Told = { event: 'monster-caught', words: 'Eva catches it!', facts: { seat: 2, holder: 1, monster: 'werewolf' }, seats: [2, 1], changes: [], scores: [], beat: 0, weight: 'scene' };
    const stay = vi.fn();
    const view: View = { ...gossip.view, last_round: { ...ending, gains: [1, 0, 2, 0] }, last_roles: ROLES, vp: [4, 3, 2, 1] };
    render(Scene, { view, book, you: 0, seats: gossip.seats, beat: [line], stay });
    expect(stay.mock.lastCall?.[0]).toBeGreaterThan(5000);
    const rows = screen.getAllByRole('listitem').map((row) => row.querySelector('small')?.textContent);
    expect(rows).toEqual(['Neighbour', 'was the Monster', 'Neighbour who caught it', 'Friend of the Monster']);
    expect(screen.getByText('4 points')).toBeTruthy();
    expect(screen.getByText(/^The Monster is thrown out:/)).toBeTruthy();
  });

  it('are told on the green while an event is told', () => {
    const line: Told = { event: 'monster-caught', words: 'Eva catches the Vampire at Rui’s house!', facts: { seat: 2, holder: 1, monster: 'vampire' }, seats: [2, 1], changes: [], scores: [], beat: 0, weight: 'plain' };
    shown(gossip, { line });
    expect(screen.getByText(line.words)).toBeTruthy();
    expect(screen.getByText('Caught', { selector: 'strong' })).toBeTruthy();
  });
});

describe('the Hunters played', () => {
  it.each([{ reached: [] }, { reached: ['mermaid'] }])('have reached the Monsters that the server names: $reached', ({ reached }) => {
    shown(gossip, { view: { hunts: 1, reached, used_monsters: [] } });
    expect(document.querySelectorAll('.above.lost')).toHaveLength(reached.length);
  });
});

describe('my house', () => {
  const missed: Told = { event: 'hunter-missed', words: 'Nothing happens.', facts: { seat: 1, target: 0 }, seats: [1, 0], changes: [], scores: [], beat: 0, weight: 'plain' };

  it('has a Hunter at the door, whom a Hide beside my Monster turns away', () => {
    shown(gossip, { view: { hands: [['vampire', 'hide', 'deal'], [], [], []], piles: [[], ['hunter'], [], []], shield: 'hide' }, options: [], line: missed });
    expect(document.querySelector('[data-seat="0"] .visitor')).toBeTruthy();
    const shields = [...document.querySelectorAll('.hand .card')].map((card) => card.classList.contains('shields'));
    expect(shields).toEqual([false, true, false]);
  });

  it('shields nothing where there is no Monster', () => {
    shown(gossip, { view: { hands: [['hide', 'deal'], [], [], []], piles: [[], ['hunter'], [], []] }, options: [], line: missed });
    expect(document.querySelector('.card.shields')).toBeNull();
  });

  it('is told at the start of a round who I am and what I want, until I have played', () => {
    const start = { lap: 1, choice: { kind: 'play' as const, seats: [0] }, chosen: [], piles: [[], [], [], []] };
    const hands = [['deal', 'hide'], [], [], []];
    shown(gossip, { view: { ...start, hands } });
    expect(screen.getByText(/^You are a neighbour\./)).toBeTruthy();
    shown(gossip, { view: { ...start, hands: [['vampire', 'hide'], [], [], []] } });
    expect(screen.getByText(/^You are the monster: the Vampire/)).toBeTruthy();
    document.body.replaceChildren();
    shown(gossip, { view: { ...start, hands, piles: [['wanted'], [], [], []] } });
    expect(screen.queryByText(/^You are a neighbour\./)).toBeNull();
  });

  it('is where it is my turn, in words that speak to me', () => {
    shown(gossip, { view: { choice: { kind: 'play', seats: [0] }, active: 0, chosen: [] }, options: [] });
    expect(screen.getByText('Your turn')).toBeTruthy();
  });
});

it('a card says in words what the signs at its foot mean', () => {
  shown(gossip);
  expect(stripInWords(['no', 'yes', 'yes', 'noeffect'], book)).toBe(
    'Your turns 1 to 4: 1 ✕ may not be played; 2 ✓, 3 ✓ may be played; 4 – may be played, without effect.',
  );
});

describe('in Portuguese', () => {
  it('the board speaks to me as tu', () => {
    speech.change('pt');
    shown(gossip);
    expect(screen.getByRole('list', { name: 'A tua mão' })).toBeTruthy();
    expect(screen.getByText('Caderno')).toBeTruthy();
  });
});

describe('in the midst of the rules', () => {
  const [given, hidden] = midst.told;
  const things = (): string[] => [...document.querySelectorAll<HTMLElement>('[data-thing]')].map(({ dataset }) => dataset['thing'] ?? '');

  function told(moment: typeof given): void {
    shown(gossip, { view: moment?.view as Partial<View>, options: [], line: ({ ...moment?.line, beat: 0, weight: 'plain' }) as Told });
  }

  it('a card that I give is no longer mine: it stands in the window of whoever takes it', () => {
    told(given);
    expect(screen.getByText('You give Gossip to Rui.')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Your hand' })).getAllByText('Gossip')).toHaveLength(1);
    expect(within(house('Rui')).getByRole('img', { name: 'Gossip' })).toBeTruthy();
    expect(screen.queryByText('The game is over')).toBeNull();
  });

  it('a card that I may not see comes out of the house of whoever gives it, and has no name', () => {
    told(hidden);
    const windows = house('Eva').querySelectorAll<HTMLElement>('[data-thing]:not(.mini)');
    expect([...windows].map(({ dataset }) => dataset['from'])).toEqual(Array.from({ length: 4 }, () => 'house-1'));
    expect([...windows].every(({ dataset }) => dataset['thing']?.startsWith('unseen:2-'))).toBe(true);
  });

  it('every card that can move has a name, and those that I do not know have one of their own', () => {
    told(hidden);
    const unseen = things().filter((thing) => thing.startsWith('unseen:'));
    expect(unseen.length).toBeGreaterThan(0);
    expect(new Set(unseen).size).toBe(unseen.length);
  });
});

describe('the pictures', () => {
  it('are there for every card of the catalogue', () => {
    for (const card of book.cards) expect(lookOf(card.id).icon).toBeTruthy();
  });
});
