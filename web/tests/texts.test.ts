import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { en } from '../src/texts/en';
import { CALLED, languageCalled, LANGUAGES, sayer, speech, spokenIn, t, type Texts } from '../src/texts/index.svelte';
import { pt } from '../src/texts/pt';
import { ptBR } from '../src/texts/pt-BR';

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

const boards = import.meta.glob<{ texts: Texts<string> }>('../src/boards/*/texts.ts', { eager: true });
const spoken: [string, Texts<string>][] = [
  ['the house', { en, pt, 'pt-BR': ptBR }],
  ...Object.entries(boards).map(([path, { texts }]): [string, Texts<string>] => [path, texts]),
];

test.each(spoken)('%s says in Brazil only what is said otherwise in Portugal, with the same facts', (_, texts) => {
  const brazilian = Object.entries(texts['pt-BR'] ?? {});
  expect(brazilian.filter(([key]) => !(key in texts.pt))).toEqual([]);
  expect(brazilian.filter(([key, words]) => words === texts.pt[key])).toEqual([]);
  expect(brazilian.filter(([key, words = '']) => facts(words).join() !== facts(texts.pt[key] ?? '').join())).toEqual([]);
});

test.each([
  ['pt-BR', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['pt', 'pt'],
  ['pt-PT', 'pt'],
  ['pt-AO', 'pt'],
  ['en-GB', 'en'],
  ['de', 'en'],
  ['', 'en'],
])('a browser that wants %s is spoken to in %s', (wanted, language) => {
  expect(languageCalled(wanted)).toBe(language);
});

test('what Brazil does not say otherwise is said as in Portugal', () => {
  const say = sayer({ en: { bus: 'bus', ride: 'ride' }, pt: { bus: 'autocarro', ride: 'viagem' }, 'pt-BR': { bus: 'ônibus' } });
  const said = LANGUAGES.map((language) => {
    speech.change(language);
    return [say('bus'), say('ride'), spokenIn({ en: 'one', pt: 'um' }), t('language')];
  });
  speech.change('en');
  expect(said).toEqual([
    ['bus', 'ride', 'one', 'Language'],
    ['autocarro', 'viagem', 'um', 'Língua'],
    ['ônibus', 'viagem', 'um', 'Idioma'],
  ]);
});

test('a language is called what its speakers call it, and the page says which it is in', () => {
  expect(LANGUAGES.map((language) => CALLED[language])).toEqual(['English', 'Português', 'Português do Brasil']);
  speech.change('pt-BR');
  expect(document.documentElement.lang).toBe('pt-BR');
  speech.change('en');
});
