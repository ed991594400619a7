import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { land, moveFrom, whereabouts } from '../src/pieces/moving';

const at = (x: number, y: number): DOMRect => new DOMRect(x, y, 10, 10);
const places = new Map<Element, DOMRect>();
const cancelled: Element[] = [];
const animations: { element: Element; frames: Record<string, string[]>; delay: number }[] = [];

beforeEach(() => {
  places.clear();
  animations.length = 0;
  cancelled.length = 0;
  document.body.innerHTML = '<main></main>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return places.get(this) ?? at(0, 0);
  });
  Element.prototype.animate = function (this: Element, frames: unknown, how?: { delay?: number }) {
    animations.push({ element: this, frames: frames as Record<string, string[]>, delay: how?.delay ?? 0 });
    return { finished: new Promise(() => {}), cancel: () => cancelled.push(this) } as unknown as Animation;
  } as typeof Element.prototype.animate;
});
afterEach(() => vi.restoreAllMocks());

function root(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}

function lay(name: string, where: DOMRect, attribute = 'data-thing'): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(attribute, name);
  root().append(element);
  places.set(element, where);
  return element;
}

test('a card moves from where it was, though it is drawn by another element now', () => {
  const old = lay('item:whip', at(0, 0));
  const before = whereabouts(root());
  old.remove();
  const now = lay('item:whip', at(100, 50));
  moveFrom(root(), before, 300);
  expect(animations).toHaveLength(1);
  expect(animations[0]).toMatchObject({ element: now, frames: { translate: ['-100px -50px', '0 0'] } });
});

test('what stays is left alone', () => {
  lay('item:whip', at(5, 5));
  moveFrom(root(), whereabouts(root()), 300);
  expect(animations).toHaveLength(0);
});

test('what is drawn comes from the home of its kind, and what is nowhere any more goes there', () => {
  lay('item', at(200, 0), 'data-home');
  const gone = lay('item:whip', at(0, 0));
  const before = whereabouts(root());
  gone.remove();
  const drawn = lay('item:axe', at(50, 0));
  moveFrom(root(), before, 300);
  expect(animations.find(({ element }) => element === drawn)?.frames.translate).toEqual(['150px 0px', '0 0']);
  expect(animations.find(({ element }) => element === gone)?.frames.translate).toEqual(['0 0', '200px 0px']);
});

test('of several of a kind, one goes and the others stay', () => {
  const [first, leaves, last] = [lay('coin', at(0, 0)), lay('coin', at(20, 0)), lay('coin', at(40, 0))];
  const before = whereabouts(root());
  leaves.remove();
  const arrives = lay('coin', at(60, 0));
  moveFrom(root(), before, 300);
  expect(animations).toHaveLength(1);
  expect(animations[0]).toMatchObject({ element: arrives, frames: { translate: ['-40px 0px', '0 0'] } });
  expect([first, last].every((coin) => coin.isConnected)).toBe(true);
});

test('what stays in its frame moves along with it, and within it', () => {
  const frame = document.createElement('section');
  root().append(frame);
  places.set(frame, at(0, 0));
  const [still, steps] = [lay('pawn:red', at(10, 10)), lay('pawn:blue', at(20, 10))];
  frame.append(still, steps);
  const before = whereabouts(root());
  places.set(frame, at(0, 50));
  places.set(still, at(10, 60));
  places.set(steps, at(40, 60));
  moveFrom(root(), before, 300);
  expect(animations).toHaveLength(1);
  expect(animations[0]).toMatchObject({ element: steps, frames: { translate: ['-20px 0px', '0 0'] } });
});

test('two of a kind are matched in their order', () => {
  const [first, second] = [lay('coin', at(0, 0)), lay('coin', at(20, 0))];
  const before = whereabouts(root());
  places.set(second, at(60, 0));
  moveFrom(root(), before, 300);
  expect(animations.map(({ element }) => element)).toEqual([second]);
  expect(first.isConnected).toBe(true);
});

test('a picture that is moved takes its things along', () => {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  root().append(picture);
  const pawns = ['hero:0', 'hero:1'].map((name) => {
    const pawn = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    pawn.setAttribute('data-thing', name);
    picture.append(pawn);
    places.set(pawn, at(20, 20));
    return pawn;
  });
  places.set(picture, at(0, 0));
  const before = whereabouts(root());
  places.set(picture, at(0, 300));
  places.set(pawns[0]!, at(20, 320));
  places.set(pawns[1]!, at(60, 320));
  moveFrom(root(), before, 300);
  expect(animations).toHaveLength(1);
  expect(animations[0]).toMatchObject({ element: pawns[1], frames: { translate: ['-40px 0px', '0 0'] } });
});

test('on ground that is turned it moves as the eye sees it', () => {
  const card = lay('tile', at(0, 0));
  root().style.transform = 'matrix(0, 1, -1, 0, 0, 0)'; // a quarter, clockwise
  const before = whereabouts(root());
  places.set(card, at(100, 50));
  moveFrom(root(), before, 300);
  expect(animations[0]?.frames.translate).toEqual(['-50px 100px', '0 0']);
});

test('nothing moves where nothing may', () => {
  const card = lay('item:whip', at(0, 0));
  const before = whereabouts(root());
  places.set(card, at(90, 0));
  moveFrom(root(), before, 0);
  expect(animations).toHaveLength(0);
});

test('one of a kind that stays is not taken for another that comes', () => {
  const stays = lay('coin', at(40, 0));
  const goes = lay('coin', at(80, 0));
  const before = whereabouts(root());
  goes.remove();
  const comes = lay('coin', at(0, 0));
  root().prepend(comes);
  moveFrom(root(), before, 300);
  expect(animations.map(({ element }) => element)).toEqual([comes]);
  expect(animations[0]?.frames.translate).toEqual(['80px 0px', '0 0']);
  expect(stays.isConnected).toBe(true);
});

test('a thing may name the home that it comes from', () => {
  lay('card', at(500, 0), 'data-home');
  lay('house-2', at(200, 0), 'data-home');
  const before = whereabouts(root());
  const named = lay('card:hide', at(50, 0));
  named.dataset.from = 'house-2';
  const appears = lay('card:dog', at(70, 0));
  appears.dataset.from = '';
  moveFrom(root(), before, 300);
  expect(animations.find(({ element }) => element === named)?.frames.translate).toEqual(['150px 0px', '0 0']);
  expect(animations.find(({ element }) => element === appears)?.frames.opacity).toEqual([0, 1]);
});

test('a card that is just being turned over is as wide as it lies on the table', () => {
  const old = lay('item:whip', at(0, 0));
  const before = whereabouts(root());
  old.remove();
  const turning = lay('item:whip', new DOMRect(105, 50, 0.1, 10)); // seen from its edge
  turning.dataset.turns = '';
  for (const side of ['offsetWidth', 'offsetHeight']) Object.defineProperty(turning, side, { value: 10 });
  moveFrom(root(), before, 300);
  expect(animations[0]?.frames.scale).toEqual(['1', '1']);
});

test('what is on its way is where it goes before it moves again', () => {
  const card = lay('item:whip', at(0, 0));
  const before = whereabouts(root());
  places.set(card, at(90, 0));
  moveFrom(root(), before, 300);
  expect(land(root())).toBe(true);
  expect(cancelled).toEqual([card]);
});

test('what leaves goes where it says', () => {
  lay('monster', at(500, 0), 'data-home');
  lay('trophies-1', at(200, 0), 'data-home');
  const taken = lay('monster:rat', at(0, 0));
  taken.dataset.to = 'trophies-1';
  const before = whereabouts(root());
  taken.remove();
  moveFrom(root(), before, 300);
  expect(animations.find(({ element }) => element === taken)?.frames.translate).toEqual(['0 0', '200px 0px']);
});

test('many cards out of one deck are dealt one after another, and all lie in time', () => {
  lay('card', at(200, 0), 'data-home');
  const before = whereabouts(root());
  for (let i = 0; i < 12; i += 1) lay(`card:${i}`, at(20 * i, 100));
  expect(moveFrom(root(), before, 600)).toBe(600);
  const delays = animations.map(({ delay }) => delay);
  expect(new Set(delays).size).toBe(12);
  expect(Math.max(...delays)).toBeLessThan(600);
});

test('it is said whether anything is on its way', () => {
  lay('card', at(5, 5));
  expect(moveFrom(root(), whereabouts(root()), 300)).toBe(0);
});
