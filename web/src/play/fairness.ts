// The proof that the host did not choose the cards, checked here, as `serao verify` does it.
import type { Result } from '../wire/messages';
import { hex, sha256 } from './sha256';

export interface Proof {
  holds: boolean;
  commitment: string; // of the secret that was told after the end
  seed: string; // of every shuffle and die: from the secret and from each person's share
}

export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function commitmentOf(secret: string): string {
  return hex(sha256(bytesOf(secret)));
}

/** The seed of the table's chance: the secret, then each person's share, each after its length. */
export function seedOf(secret: string, shares: readonly string[]): string {
  const parts = [secret, ...shares].flatMap((digits) => {
    const raw = bytesOf(digits);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, raw.length);
    return [...length, ...raw];
  });
  return hex(sha256(Uint8Array.from([...new TextEncoder().encode('serao table'), ...parts])));
}

export function proofOf(result: Result, published: string): Proof {
  const commitment = commitmentOf(result.secret);
  return { holds: commitment === published, commitment, seed: seedOf(result.secret, result.entropy) };
}
