import { afterEach, expect, test, vi } from 'vitest';
import { notePress, passOn } from '../src/pieces/catching';
import { land, moveFrom, whereabouts } from '../src/pieces/moving';

const at = (x: number): DOMRect => new DOMRect(x, 0, 10, 10);
let pressed: string[] = [];

afterEach(() => vi.restoreAllMocks());

/** A stage with a lit card that flies from 0 to 90, and plain ground. */
function flying(): { stage: HTMLElement; card: HTMLElement; ground: HTMLElement } {
  document.body.innerHTML = '<main><i></i><b data-thing="item:whip" data-action="3"></b></main>';
  const [stage, card, ground] = [document.querySelector('main')!, document.querySelector('b')!, document.querySelector('i')!];
  pressed = [];
  card.addEventListener('click', () => pressed.push('card'));
  ground.addEventListener('click', () => pressed.push('ground'));
  stage.addEventListener('pointerdown', notePress, { capture: true });
  stage.addEventListener('click', passOn, { capture: true });
  Element.prototype.animate = () => ({ finished: new Promise(() => {}), cancel: () => {} }) as unknown as Animation;
  let where = at(0);
  vi.spyOn(card, 'getBoundingClientRect').mockImplementation(() => where);
  const before = whereabouts(stage);
  where = at(90);
  moveFrom(stage, before, 300);
  return { stage, card, ground };
}

const click = (target: Element): boolean => target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const press = (target: Element): boolean => target.dispatchEvent(new Event('pointerdown', { bubbles: true }));

test('a card that was caught on its way is pressed, though it has gone on', () => {
  const { card, ground } = flying();
  press(card);
  click(ground);
  expect(pressed).toEqual(['card']);
});

test('a press where a card is about to lie is meant for it', () => {
  const { card, ground } = flying();
  document.elementFromPoint = () => card;
  press(ground);
  click(ground);
  expect(pressed).toEqual(['card']);
});

test('where nothing moves, the ground is the ground', () => {
  const { stage, card, ground } = flying();
  land(stage);
  document.elementFromPoint = () => card;
  press(ground);
  click(ground);
  expect(pressed).toEqual(['ground']);
});
