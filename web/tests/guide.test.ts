import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { iconOf } from '../src/guide/icons';
import { anchorOf, html, sections } from '../src/guide/markdown';
import { clear, placesOf, search } from '../src/guide/search';
import { finder, marked, wordsMarked } from '../src/guide/words';

const GUIDE = `Take **one**.

## ![](icon:crown) A round

Cast [spells](term:spell). [WEO-6.5]

![What one sees](scene:prepare)

After it.

## + Às cartas

![Spells](cards:items?kind=spell)
`;

test('a guide is split at its headings, pictures and lists', async () => {
  const found = await sections(GUIDE);
  expect(found.map(({ id, title, icon, folds }) => [id, title, icon, folds])).toEqual([
    ['', '', '', false],
    ['a-round', 'A round', 'crown', false],
    ['as-cartas', 'Às cartas', '', true],
  ]);
  expect(found[1]?.blocks.map(({ kind }) => kind)).toEqual(['prose', 'scene', 'prose']);
  expect(found[1]?.blocks[1]).toEqual({ kind: 'scene', name: 'prepare', caption: 'What one sees' });
  expect(found[2]?.blocks).toEqual([{ kind: 'cards', wanted: 'items?kind=spell', caption: 'Spells' }]);
});

test('terms and clauses are buttons, icons are places, and nothing else gets through', async () => {
  const place = document.createElement('div');
  place.innerHTML = await html('![](icon:crown) [spells](term:spell) [WEO-6.5] [x](javascript:alert(1)) <img src=x onerror=alert(1)> ![y](https://a/b.png)');
  expect(place.querySelector('[data-term="spell"]')?.textContent).toBe('spells');
  expect(place.querySelectorAll('button[data-clause="WEO-6.5"]')).toHaveLength(1);
  expect(place.querySelectorAll('[data-icon="crown"]')).toHaveLength(1);
  expect(place.querySelectorAll('a, img, [onerror]')).toHaveLength(0);
  expect(place.textContent).toContain('<img');
});

test('the names of sections are addresses', () => {
  expect(anchorOf('É bom saber, já!')).toBe('e-bom-saber-ja');
});

test('the icons are those that guides may name', () => {
  const source = readFileSync('../src/serao/guides.py', 'utf-8');
  const names = [...(/ICONS: Final = \(([^)]*)\)/.exec(source)?.[1] ?? '').matchAll(/"([a-z]+)"/g)].map((found) => found[1] ?? '');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => iconOf(name) === undefined)).toEqual([]);
});

test('marked words are found in a sentence', () => {
  expect(marked('Two [covens](term:coven) count.')).toEqual([
    { words: 'Two ', term: '' },
    { words: 'covens', term: 'coven' },
    { words: ' count.', term: '' },
  ]);
});

test('words of the game are found in what is told: whole words, the longest, each once', () => {
  const find = finder([
    { name: 'power', words: 'power', forms: ['powers'], about: '' },
    { name: 'printed', words: 'printed power', forms: [], about: '' },
    { name: 'coven', words: 'clã', forms: ['clãs'], about: '' },
  ]);
  const said = (text: string): string =>
    find(text)
      .map(({ words, term }) => (term ? `<${words}>` : words))
      .join('');
  expect(said('Printed power and power; powerful, power.')).toBe('<Printed power> and <power>; powerful, power.');
  expect(said('Um clãzinho, dois clãs')).toBe('Um clãzinho, dois <clãs>');
  expect(finder([])('as it is')).toEqual([{ words: 'as it is', term: '' }]);
});

beforeEach(() => {
  document.body.innerHTML = `<div id="book"><section data-piece>A tie.</section><section data-piece>Ties entice.<details><ul><li data-piece>A <b>poção</b></li><li data-piece>tied</li></ul></details></section></div>`;
});

const book = (): HTMLElement => document.querySelector('#book') as HTMLElement;
const left = (): number => book().querySelectorAll('[data-piece]:not(.unfound)').length;

test('whole words are looked for first, then parts of words; the rest folds away', () => {
  expect(search(book(), 'tie', '[data-piece]')).toBe(1);
  expect(left()).toBe(1);
  expect(search(book(), 'ntic', '[data-piece]')).toBe(1);
  expect(search(book(), 'pocao', '[data-piece]')).toBe(1);
  expect(left()).toBe(2);
  expect(book().querySelector('details')?.open).toBe(true);
  expect(search(book(), 'dragon', '[data-piece]')).toBe(0);
  expect(left()).toBe(0);
  expect(search(book(), 'd', '[data-piece]')).toBe(-1);
  expect(left()).toBe(4);
  clear(book(), '[data-piece]');
});

test('places are places of the text itself, with its accents', () => {
  expect(placesOf('A Poção, a poção.', 'POCAO', true)).toEqual([
    [2, 7],
    [11, 16],
  ]);
  expect(placesOf('potion', 'pot', true)).toEqual([]);
  expect(placesOf('potion', 'pot', false)).toEqual([[0, 3]]);
});

test('in the exact wording each word of the game is marked once in a paragraph, and none in its number', () => {
  const find = finder([{ name: 'coven', words: 'coven', forms: ['covens'], about: '' }]);
  const place = document.createElement('div');
  place.innerHTML = '<h2>Covens</h2><ul><li><strong><a href="#x">A coven</a></strong> A <b>coven</b> and covens, <code>coven</code>.</li><li>Covens.</li></ul>';
  const before = place.textContent;
  wordsMarked(place, find);
  expect([...place.querySelectorAll('button.term')].map((word) => [word.textContent, word.parentElement?.tagName])).toEqual([
    ['coven', 'B'],
    ['Covens', 'LI'],
  ]);
  expect(place.querySelector<HTMLElement>('button')?.dataset['term']).toBe('coven');
  expect(place.textContent).toBe(before);
});
