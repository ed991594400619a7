import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import Card from '../src/pieces/Card.svelte';
import { showExplanationsWith } from '../src/pieces/playable';

const take = vi.fn<(action: number) => void>();
let stage: HTMLElement;
let field: HTMLElement;

/** A card of my hand and a place of the board, which the pointer is over when it is let go. */
function dealt(): HTMLElement {
  const hand = document.createElement('div');
  hand.dataset.hand = '';
  stage.append(hand);
  render(Card, { target: hand, props: { name: 'Axe', play: { option: { action: 7, words: 'Play the Axe' }, take } } });
  return screen.getByRole('button', { name: 'Play the Axe' });
}

async function dragged(card: HTMLElement, ...onto: Element[]): Promise<void> {
  document.elementsFromPoint = () => onto;
  const at = { pointerId: 1, button: 0, pointerType: 'mouse' };
  await fireEvent.pointerDown(card, { ...at, clientX: 0, clientY: 0 });
  await fireEvent.pointerMove(window, { ...at, clientX: 200, clientY: 200 });
  await fireEvent.pointerUp(window, { ...at, clientX: 200, clientY: 200 });
  await fireEvent.click(card);
}

beforeEach(() => {
  take.mockClear();
  showExplanationsWith(() => {});
  document.body.innerHTML = '<div class="stage"><div data-drop></div></div>';
  stage = document.querySelector<HTMLElement>('.stage') ?? document.body;
  field = document.querySelector<HTMLElement>('[data-drop]') ?? document.body;
});

test('a card that is dragged over the board is played once', async () => {
  await dragged(dealt(), stage);
  expect(take.mock.calls).toEqual([[7]]);
});

test('a card that is let go beside the board is not played', async () => {
  await dragged(dealt(), document.body);
  expect(take).not.toHaveBeenCalled();
});

test('what a card was let go on is taken as well, once it is lit', async () => {
  await dragged(dealt(), field, stage);
  const later = { option: { action: 9, words: 'On this field' }, take };
  render(Card, { target: field, props: { name: 'field', play: later } });
  await tick();
  expect(take.mock.calls).toEqual([[7], [9]]);
});

test('a card that goes elsewhere does not choose what is lit later', async () => {
  await dragged(dealt(), stage);
  render(Card, { target: field, props: { name: 'field', play: { option: { action: 9, words: 'On this field' }, take } } });
  await tick();
  expect(take.mock.calls).toEqual([[7]]);
});
