import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { en } from '../src/texts/en';
import { pt } from '../src/texts/pt';

const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'));
const READ_ALOUD = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);
const WORD = /\p{L}{2,}/u;

interface Node {
  type: string;
  [part: string]: unknown;
}

/** Words that stand in the markup itself, where no language can change them. */
function literals(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literals);
  if (node === null || typeof node !== 'object') return [];
  const { type, ...parts } = node as Node;
  if (type === 'Text') return WORD.test(String(parts.data)) ? [String(parts.data).trim()] : [];
  if (type === 'Attribute') return READ_ALOUD.has(String(parts.name)) ? literals(parts.value) : [];
  if (type === 'StyleDirective') return [];
  return Object.values(parts).flatMap(literals);
}

test.each(components)('%s says nothing that cannot be translated', (path) => {
  const root: AST.Root = parse(readFileSync(`src/${path}`, 'utf8'), { modern: true });
  expect(literals(root.fragment)).toEqual([]);
});

test('the walk finds words in text and in what is read aloud, and nothing else', () => {
  const markup = '<p class="wide" title="Now">Some words {t("x")}<b data-x="no">1 – 9</b></p>';
  expect(literals(parse(markup, { modern: true }).fragment)).toEqual(['Now', 'Some words']);
});

const facts = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

test.each(Object.keys(en) as (keyof typeof en)[])('%s has the same facts in every language', (key) => {
  expect(facts(pt[key])).toEqual(facts(en[key]));
  expect(pt[key].trim()).not.toBe('');
});
