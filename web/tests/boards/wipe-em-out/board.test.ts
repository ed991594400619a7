import { render, screen } from '@testing-library/svelte';
import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/boards/wipe-em-out/Board.svelte';
import type { Book } from '../../../src/boards/wipe-em-out/catalogue';
import type { View } from '../../../src/boards/wipe-em-out/view';
import { Options } from '../../../src/boards/board';
import { speech } from '../../../src/texts/index.svelte';
import type { Choosable, Seat } from '../../../src/wire/messages';
import prepare from './prepare.json';
import target from './target.json';

interface Still {
  detail: { catalogue: unknown };
  welcome: { you: number | null; view: unknown; offer: { options: Choosable[] } | null; waiting: number[]; table: { seats: unknown[] } };
}

function shown(still: Still, choose = vi.fn(), ask = vi.fn()): { choose: typeof choose; ask: typeof ask } {
  const { welcome } = still;
  const book = still.detail.catalogue as Book;
  const options = new Options(welcome.offer?.options ?? [], book.actions, choose, ask);
  render(Board, {
    view: welcome.view as View,
    book,
    you: welcome.you,
    seats: welcome.table.seats as Seat[],
    asked: welcome.waiting,
    options,
    line: null,
  });
  return { choose, ask };
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
