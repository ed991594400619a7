import { render, screen } from '@testing-library/svelte';
import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/boards/wipe-em-out/Board.svelte';
import type { View } from '../../../src/boards/wipe-em-out/view';
import type { Event, Told } from '../../../src/boards/wipe-em-out/events';
import { Options } from '../../../src/boards/board';
import { speech } from '../../../src/texts/index.svelte';
import type { Choosable, Seat } from '../../../src/wire/messages';
import { book } from './book';
import { prepare, target, type Still } from './stills';

interface Shown {
  choose: ReturnType<typeof vi.fn>;
  ask: ReturnType<typeof vi.fn>;
  container: HTMLElement;
  rerender: (changed: { view: View; beat: Told[] }) => Promise<void>;
}

function shown(still: Still, choose = vi.fn(), ask = vi.fn(), beat: Told[] = []): Shown {
  const options = new Options(still.offer?.options ?? [], book.actions, choose, ask);
  const drawn = render(Board, {
    view: still.view,
    book,
    you: still.you,
    seats: still.seats,
    asked: still.waiting,
    options,
    line: beat.at(-1) ?? null,
    beat,
  });
  return { choose, ask, container: drawn.container, rerender: (changed) => drawn.rerender(changed) };
}

function optionOf(still: Still, name: string): Choosable {
  const found = still.offer?.options.find((option) => option.name === name);
  if (!found) throw new Error(`${name} is not offered`);
  return found;
}

beforeEach(() => speech.change('en'));

describe('the table of a spell that looks for its target', () => {
  const still = target;

  it('lights every legal target and takes it when it is pressed', async () => {
    const { choose } = shown(still);
    const option = optionOf(still, 'player:0');
    await fireEvent.click(screen.getByRole('button', { name: option.words }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(option.action);
  });

  it('shows the power that a target would have', () => {
    shown(still);
    const view = still.view;
    const seat = view.after.findIndex((power) => power >= 0);
    expect(screen.getByText(`${view.places[seat]?.power} → ${view.after[seat]}`)).toBeTruthy();
  });

  it('asks why when an artifact is pressed that is no target', async () => {
    const { choose, ask } = shown(still);
    const view = still.view;
    const seat = view.after.indexOf(-1);
    const item = book.items[view.places[seat]?.artifact ?? ''];
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${item?.name}: power`) }));
    expect(choose).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledExactlyOnceWith(book.actions.indexOf(`player:${seat}`));
  });
});

describe('the table of the preparation', () => {
  const still = prepare;

  it('takes the monster that is pressed, also by keyboard', async () => {
    const { choose } = shown(still);
    const option = optionOf(still, 'attack:b');
    const monster = screen.getByRole('button', { name: option.words });
    expect(monster.getAttribute('tabindex')).toBe('0');
    await fireEvent.keyDown(monster, { key: 'Enter' });
    expect(choose).toHaveBeenCalledExactlyOnceWith(option.action);
  });

  it('speaks Portuguese', () => {
    speech.change('pt');
    shown(still);
    expect(screen.getByRole('heading', { name: 'A tua mão' })).toBeTruthy();
  });

  it('keeps what others prepare face down', () => {
    shown(still);
    expect(screen.getAllByText('prepares in secret …')).toHaveLength(still.seats.length);
  });
});

function told(event: Event, seats: number[], words: string): Told {
  return { ...event, seats, words, changes: [], scores: [], beat: 0, weight: 'plain' };
}

const telling = (beat: Told[], still: Still): Shown => shown(still, vi.fn(), vi.fn(), beat);
const changed = (still: Still, view: Partial<View>): Still => ({ ...still, view: { ...still.view, ...view } });

describe('what is told', () => {
  const still = target;
  const view = still.view;

  it('strikes an artifact with what the last spell made of it, in whatever order its spells are listed', async () => {
    const standing = (power: number, laid: View['laid'][number]): View => ({
      ...view,
      places: view.places.map((place, seat) => (seat > 0 ? place : { ...place, power })),
      laid: view.places.map((_, seat) => (seat > 0 ? [] : laid)),
    });
    const [boosted, more, less] = [
      { spell: 'enlarging-potion', before: 3, after: 7 },
      { spell: 'enlarging-potion', before: 7, after: 11 },
      { spell: 'shrinking-potion', before: 11, after: 7 },
    ];
    const { container, rerender } = shown({ ...still, view: standing(3, [boosted, { ...less, before: 7, after: 3 }]) });
    const landed = told({ event: 'spell-landed', facts: { seat: 1, spell: 'enlarging-potion', target: 0, power: 7 } }, [1], 'It lands.');
    await rerender({ view: standing(7, [boosted, more, less]), beat: [landed] });
    expect(container.querySelector('.landing i')?.textContent).toBe('3 → 7');
    await rerender({ view: standing(7, [boosted, more, less]), beat: [landed, landed] });
    expect(container.querySelector('.landing i')?.textContent).toBe('3 → 7');
    expect([...container.querySelectorAll('.spell > b')].map((each) => each.textContent)).toEqual(['+4', '+4', '-4']);
  });

  it('shows who takes a monster where the monster was', () => {
    const taken = told({ event: 'monster-taken', facts: { seat: 0, monster: 'slime', power: 5 } }, [0], 'You take the Slime.');
    const slots = view.slots.map(() => 'none');
    const { container } = telling([taken], changed(still, { slots, ahead: [-1] }));
    expect(container.querySelector('.won')?.textContent).toContain('You take the Slime.');
  });

  it('lets a stolen card leave for the thief', async () => {
    const me = still.you ?? 0;
    const thief = me === 0 ? 1 : 0;
    const hand = view.hands[me];
    const item = Array.isArray(hand) ? (hand[0] ?? '') : '';
    const { container, rerender } = telling([], still);
    const card = container.querySelector<HTMLElement>(`.dock [data-thing="item:${item}"]`);
    await rerender({
      view: { ...view, hands: view.hands.map((each, seat) => (seat === me && Array.isArray(each) ? each.slice(1) : each)) },
      beat: [told({ event: 'card-taken', facts: { seat: thief, owner: me, item } }, [thief], 'It is taken.')],
    });
    expect(card?.isConnected).toBe(false);
    expect(card?.dataset.to).toBe(`seat-${thief}`);
  });
});

describe('a card that lies face down', () => {
  it('is no longer counted in the hand', () => {
    const still = prepare;
    const view = still.view;
    const { container } = shown({ ...still, waiting: [still.you ?? 0] });
    const seats = [...container.querySelectorAll('.seats > .seat')];
    const order = seats.map((_, i) => (i + (still.you ?? 0)) % seats.length);
    const counted = seats.map((seat) => Number.parseInt(seat.querySelector('.hand')?.textContent ?? '', 10));
    expect(counted).toEqual(
      order.map((seat) => {
        const hand = view.hands[seat];
        const size = Array.isArray(hand) ? hand.length : (hand?.size ?? 0);
        return seat === still.you ? size : size - 1;
      }),
    );
  });
});

describe('what the server has worked out', () => {
  it('is who has the largest horde, in its order', () => {
    const hordes = [
      { seat: 2, count: 3, points: 8 },
      { seat: 0, count: 9, points: 1 },
    ];
    const { container } = shown(changed(target, { hordes }));
    const rows = [...container.querySelectorAll('.hordes li')].map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim());
    expect(rows).toEqual(['3 8', '9 1']);
  });

  it.each([true, false])('is whether nobody is ahead: %s', (isTied) => {
    shown(changed(target, { ahead: target.view.slots.map(() => -1), tied: target.view.slots.map(() => isTied) }));
    expect(screen.queryAllByText('A tie for now')).toHaveLength(isTied ? target.view.slots.length : 0);
  });
});
