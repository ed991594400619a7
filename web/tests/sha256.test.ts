import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hex, sha256 } from '../src/play/sha256';

test('SHA-256 agrees with another implementation at every length around a block', () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});
