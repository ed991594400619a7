import { render, screen } from '@testing-library/svelte';
import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/boards/wipe-em-out/Board.svelte';
import type { Book } from '../../../src/boards/wipe-em-out/catalogue';
import type { View } from '../../../src/boards/wipe-em-out/view';
import type { Told } from '../../../src/boards/wipe-em-out/events';
import { Options } from '../../../src/boards/board';
import { speech } from '../../../src/texts/index.svelte';
import type { Choosable, Seat } from '../../../src/wire/messages';
import prepare from './prepare.json';
import target from './target.json';

interface Still {
  detail: { catalogue: unknown };
  welcome: { you: number | null; view: unknown; offer: { options: Choosable[] } | null; waiting: number[]; table: { seats: unknown[] } };
}

interface Shown {
  choose: ReturnType<typeof vi.fn>;
  ask: ReturnType<typeof vi.fn>;
  container: HTMLElement;
  rerender: (changed: { view: View; beat: Told[] }) => Promise<void>;
}

function shown(still: Still, choose = vi.fn(), ask = vi.fn(), beat: Told[] = []): Shown {
  const { welcome } = still;
  const book = still.detail.catalogue as Book;
  const options = new Options(welcome.offer?.options ?? [], book.actions, choose, ask);
  const drawn = render(Board, {
    view: welcome.view as View,
    book,
    you: welcome.you,
    seats: welcome.table.seats as Seat[],
    asked: welcome.waiting,
    options,
    line: beat.at(-1) ?? null,
    beat,
  });
  return { choose, ask, container: drawn.container, rerender: (changed) => drawn.rerender(changed) };
}

function optionOf(still: Still, name: string): Choosable {
  const found = still.welcome.offer?.options.find((option) => option.name === name);
  if (!found) throw new Error(`${name} is not offered`);
  return found;
}

beforeEach(() => speech.change('en'));

describe('the table of a spell that looks for its target', () => {
  const still = target as Still;

  it('lights every legal target and takes it when it is pressed', async () => {
    const { choose } = shown(still);
    const option = optionOf(still, 'player:0');
    await fireEvent.click(screen.getByRole('button', { name: option.words }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(option.action);
  });

  it('shows the power that a target would have', () => {
    shown(still);
    const view = still.welcome.view as View;
    const seat = view.after.findIndex((power) => power >= 0);
    expect(screen.getByText(`${view.places[seat]?.power} → ${view.after[seat]}`)).toBeTruthy();
  });

  it('asks why when an artifact is pressed that is no target', async () => {
    const { choose, ask } = shown(still);
    const view = still.welcome.view as View;
    const seat = view.after.indexOf(-1);
    const item = (still.detail.catalogue as Book).items[view.places[seat]?.artifact ?? ''];
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${item?.name}: power`) }));
    expect(choose).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledExactlyOnceWith((still.detail.catalogue as Book).actions.indexOf(`player:${seat}`));
  });
});

describe('the table of the preparation', () => {
  const still = prepare as Still;

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
    expect(screen.getAllByText('prepares in secret …')).toHaveLength(still.welcome.table.seats.length);
  });
});

/** What is told, as far as a board asks for it. */
function told(event: string, facts: object, seats: number[], words: string): Told {
  return { event, facts, seats, words } as unknown as Told;
}

const telling = (beat: Told[], still: Still): Shown => shown(still, vi.fn(), vi.fn(), beat);
const changed = (still: Still, view: object): Still => ({ ...still, welcome: { ...still.welcome, view: { ...(still.welcome.view as View), ...view } } });

describe('what is told', () => {
  const still = target as Still;
  const view = still.welcome.view as View;

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
    const { container, rerender } = shown({ ...still, welcome: { ...still.welcome, view: standing(3, [boosted, { ...less, before: 7, after: 3 }]) } });
    const landed = told('spell-landed', { seat: 1, spell: 'enlarging-potion', target: 0, power: 7 }, [1], 'It lands.');
    await rerender({ view: standing(7, [boosted, more, less]), beat: [landed] });
    expect(container.querySelector('.landing i')?.textContent).toBe('3 → 7');
    await rerender({ view: standing(7, [boosted, more, less]), beat: [landed, landed] });
    expect(container.querySelector('.landing i')?.textContent).toBe('3 → 7');
    expect([...container.querySelectorAll('.spell > b')].map((each) => each.textContent)).toEqual(['+4', '+4', '-4']);
  });

  it('shows who takes a monster where the monster was', () => {
    const taken = told('monster-taken', { seat: 0, monster: 'slime', power: 5 }, [0], 'You take the Slime.');
    const slots = view.slots.map(() => 'none');
    const { container } = telling([taken], changed(still, { slots, ahead: [-1] }));
    expect(container.querySelector('.won')?.textContent).toContain('You take the Slime.');
  });

  it('lets a stolen card leave for the thief', async () => {
    const me = still.welcome.you ?? 0;
    const thief = me === 0 ? 1 : 0;
    const hand = view.hands[me];
    const item = Array.isArray(hand) ? (hand[0] ?? '') : '';
    const { container, rerender } = telling([], still);
    const card = container.querySelector<HTMLElement>(`.dock [data-thing="item:${item}"]`);
    await rerender({
      view: { ...view, hands: view.hands.map((each, seat) => (seat === me && Array.isArray(each) ? each.slice(1) : each)) },
      beat: [told('card-taken', { seat: thief, owner: me, item }, [thief], 'It is taken.')],
    });
    expect(card?.isConnected).toBe(false);
    expect(card?.dataset.to).toBe(`seat-${thief}`);
  });
});

describe('a card that lies face down', () => {
  it('is no longer counted in the hand', () => {
    const still = prepare as Still;
    const view = still.welcome.view as View;
    const { container } = shown({ ...still, welcome: { ...still.welcome, waiting: [still.welcome.you ?? 0] } });
    const seats = [...container.querySelectorAll('.seats > .seat')];
    const order = seats.map((_, i) => (i + (still.welcome.you ?? 0)) % seats.length);
    const counted = seats.map((seat) => Number.parseInt(seat.querySelector('.hand')?.textContent ?? '', 10));
    expect(counted).toEqual(
      order.map((seat) => {
        const hand = view.hands[seat];
        const size = Array.isArray(hand) ? hand.length : (hand?.size ?? 0);
        return seat === still.welcome.you ? size : size - 1;
      }),
    );
  });
});
