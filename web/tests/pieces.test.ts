import { fireEvent } from '@testing-library/dom';
import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Card from '../src/pieces/Card.svelte';
import Die from '../src/pieces/Die.svelte';
import Pile from '../src/pieces/Pile.svelte';
import SeatMark from '../src/pieces/SeatMark.svelte';
import { showExplanationsWith, stopEverywhere, type Explained } from '../src/pieces/playable';
import { SHAPES, colourOf, shapeOf } from '../src/pieces/seats';

let told: (Explained | null)[] = [];

beforeEach(() => {
  told = [];
  showExplanationsWith((explained) => told.push(explained));
});

describe('a card', () => {
  const option = { action: 7, words: 'Play the Axe' };

  it('is a button with words when it can be played, by mouse and by keyboard', async () => {
    const take = vi.fn();
    render(Card, { name: 'Axe', text: 'Power 6', play: { option, take } });
    const card = screen.getByRole('button', { name: 'Play the Axe' });
    expect(card.classList.contains('lit')).toBe(true);
    expect(card.dataset['action']).toBe('7');
    await fireEvent.click(card);
    await fireEvent.keyDown(card, { key: ' ' });
    expect(take.mock.calls).toEqual([[7], [7]]);
  });

  it('is a stop of the Tab key while it can be played, or while everything is explained', () => {
    render(Card, { name: 'Axe', play: { about: { title: 'Axe', text: 'Power 6, no effect.' } } });
    const card = screen.getByRole('img', { name: 'Axe' });
    expect(card.getAttribute('aria-description')).toBe('Power 6, no effect.');
    expect(card.tabIndex).toBe(-1);
    stopEverywhere(true);
    expect(card.tabIndex).toBe(0);
    stopEverywhere(false);
    expect(card.tabIndex).toBe(-1);
  });

  it('asks why when it cannot be played', async () => {
    const [take, ask] = [vi.fn(), vi.fn()];
    render(Card, { name: 'Axe', play: { take, ask, why: 7, about: { title: 'Axe' } } });
    const card = screen.getByRole('button', { name: 'Axe' });
    expect(card.classList.contains('lit')).toBe(false);
    await fireEvent.click(card);
    expect(take).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('is nobody’s business when it stands for nothing', () => {
    render(Card, { name: 'Axe' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('explains itself while it is focused', async () => {
    const about = { title: 'Axe', text: 'Power 6, no effect.', clause: 'WEO-5.10' };
    render(Card, { name: 'Axe', play: { about } });
    const card = screen.getByRole('img', { name: 'Axe' });
    await fireEvent.focus(card);
    expect(told.at(-1)?.about).toMatchObject(about);
    await fireEvent.blur(card);
    expect(told.at(-1)).toBeNull();
  });

  it('keeps its face to itself when it lies face down', () => {
    render(Card, { name: 'a card', text: 'secret', back: true });
    expect(screen.queryByText('secret')).toBeNull();
  });
});

describe('a die', () => {
  it('shows six sides as pips and others as a number', () => {
    const six = render(Die, { sides: 6, value: 5, label: 'five' });
    expect(six.container.querySelectorAll('circle')).toHaveLength(5);
    const twelve = render(Die, { sides: 12, value: 11, label: 'eleven' });
    expect(twelve.container.querySelectorAll('circle')).toHaveLength(0);
    expect(twelve.container.textContent).toContain('11');
  });

  it('is called by its label', () => {
    render(Die, { sides: 8, value: 3, label: 'three on the eight-sided die' });
    expect(screen.getByRole('img', { name: 'three on the eight-sided die' })).toBeTruthy();
  });
});

describe('seats', () => {
  it('have a shape each, so that colour is never the only signal', () => {
    const seats = SHAPES.map((_, seat) => seat);
    expect(new Set(seats.map(shapeOf)).size).toBe(seats.length);
    expect(new Set(seats.map(colourOf)).size).toBe(seats.length);
  });

  it('are drawn for the eye and left out for screen readers, who hear the name', () => {
    const { container } = render(SeatMark, { seat: 3 });
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('path')?.getAttribute('fill')).toBe('var(--seat-3)');
  });
});

describe('a pile', () => {
  it('says what it is and how many cards it has', () => {
    const { container } = render(Pile, { name: 'Items', count: 12 });
    expect(container.querySelector('figcaption')?.textContent).toBe('Items 12');
  });
});
