import { expect, test } from 'vitest';
import { placed } from '../src/frame/placed';
import { clausesNumbered, found, rendered } from '../src/frame/rules';
import { leftOf, spelled } from '../src/play/time';
import { pointsIn } from '../src/play/who';

const screen = { width: 400, height: 800 };
const size = { width: 200, height: 60 };

test('an explanation stands above its thing, below it where there is no room, and on the screen', () => {
  expect(placed(new DOMRect(100, 300, 40, 40), size, screen)).toEqual({ left: 20, top: 232 });
  expect(placed(new DOMRect(380, 10, 20, 20), size, screen)).toEqual({ left: 192, top: 38 });
});

test('rules become HTML with an anchor at every clause', async () => {
  const text = document.createElement('article');
  text.innerHTML = await rendered(
    '- **WEO-4.1** Turn a monster.\n- **WEO-4.2** Choose.\n\n| Ruling | Says |\n|---|---|\n| WEO-R1 | Yes |\n',
  );
  clausesNumbered(text, 'wipe-em-out');
  expect([...text.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['WEO-4.1', 'WEO-4.2', 'WEO-R1']);
  expect(text.querySelector<HTMLAnchorElement>('a.clause')?.getAttribute('href')).toBe('/games/wipe-em-out#WEO-4.1');
});

test('a chapter has an anchor too', () => {
  const text = document.createElement('article');
  text.innerHTML = '<h3>URT-4 Entering a field</h3>';
  clausesNumbered(text, 'urto');
  expect(text.querySelector('h3')?.id).toBe('URT-4');
});

test('searching shows the clauses that say it', async () => {
  const text = document.createElement('article');
  text.innerHTML = await rendered('- **URT-1.1** Health.\n- **URT-1.2** Mana.\n');
  expect(found(text, 'mana')).toBe(1);
  expect(text.querySelectorAll('.unfound')).toHaveLength(1);
  expect(found(text, '')).toBe(2);
});

test('time is told shortly', () => {
  expect(spelled(65)).toBe('1:05');
  expect(spelled(3661)).toBe('1:01:01');
  expect(spelled(2 * 86_400 + 3 * 3600)).toBe('2 d 3 h');
});

test('a clock runs for whoever is asked, and there is none without time control', () => {
  const clock = { used: 5, since: 100, left: 60, overdue: false };
  expect(leftOf(clock, { kind: 'clock', base: 60, increment: 0 }, 10)).toBe(50);
  expect(leftOf({ ...clock, since: null }, { kind: 'clock', base: 60, increment: 0 }, 10)).toBe(60);
  expect(leftOf(clock, { kind: 'clock', base: 60, increment: 0 }, 90)).toBe(0);
  expect(leftOf({ ...clock, left: null }, { kind: 'none' }, 10)).toBeNull();
});

test('points are shown where the view has one number for each seat', () => {
  expect(pointsIn({ points: [1, 2] }, 2)).toEqual([1, 2]);
  expect(pointsIn({ points: [1] }, 2)).toBeNull();
  expect(pointsIn({ scores: [3, 4, 5] }, 3)).toEqual([3, 4, 5]);
  expect(pointsIn(null, 2)).toBeNull();
});
