import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import QrCode from '../src/frame/QrCode.svelte';

test('an address is drawn for a camera, with its three corners', async () => {
  render(QrCode, { address: 'https://serao.example/table/abc?code=def', label: 'Invitation' });
  const picture = await screen.findByRole('img', { name: 'Invitation' });
  const path = picture.querySelector('path')?.getAttribute('d') ?? '';
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const isDark = (x: number, y: number): boolean => path.includes(`M${x} ${y}h1v1h-1z`);
  for (const [x, y] of [[2, 2], [size - 9, 2], [2, size - 9]] as const) {
    expect(isDark(x, y)).toBe(true); // the outer square,
    expect(isDark(x + 1, y + 1)).toBe(false); // the ring,
    expect(isDark(x + 3, y + 3)).toBe(true); // and the middle
  }
});
