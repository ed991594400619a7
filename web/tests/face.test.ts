import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { faceOf } from '../src/pieces/face';
import Face from '../src/pieces/Face.svelte';

test('a name has one face, and few names share one', () => {
  const names = ['Tomé', 'Inês', 'Otto', 'Yuki', 'Ravi', 'Freya', 'Kofi', 'Wanda', 'Xavier', 'Noor'];
  const faces = names.map((name) => JSON.stringify(faceOf(name)));
  expect(names.map((name) => JSON.stringify(faceOf(name)))).toEqual(faces);
  expect(new Set(faces).size).toBe(names.length);
});

test('a face is a picture beside a name, which alone is read', () => {
  const { container } = render(Face, { name: 'Tomé' });
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
