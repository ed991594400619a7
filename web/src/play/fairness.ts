// The proof that nobody chose the shuffles, checked here against what this device kept from before the
// start, whatever the server says afterwards. The arithmetic is that of serao's fairness.py.
import type { Result, TableInfo } from '../wire/messages';
import { hex, sha256 } from './sha256';

const SEALED = 2; // derivation: shares were committed to, sealed, and then shown

type Part = Uint8Array | string | number;
type Shares = readonly (string | null)[];

/** All that was fixed before shares were shown. */
export interface Sealed {
  attempt: number;
  terms: string;
  commitments: (string | null)[]; // by seat
}

/** What this device keeps of a table, to check it by. */
export interface Witness {
  commitment: string; // to the table's secret, as it was first seen
  drawn?: { attempt: number; seat: number; share: string }; // the latest share of this device
  shown?: number; // the latest attempt in which this device has shown its share
  sealed?: Sealed; // seen before play began
  closing?: string; // digest of the whole game, as it was first told
  doubt?: boolean; // something changed that must not
}

export type Check = 'commitment' | 'secret' | 'share' | 'seal' | 'closing' | 'sealing';

export interface Proof {
  verdict: 'proven' | 'partly' | 'broken';
  checks: { about: Check; holds: boolean | null }[]; // null: this device cannot tell
  seed: string; // of every shuffle and die
  command: string; // that checks the same, and the cards as well
}

export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function four(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

function raw(part: Part): Uint8Array {
  if (typeof part === 'string') return new TextEncoder().encode(part);
  return typeof part === 'number' ? four(part) : part;
}

function measured(part: Part): number[] {
  const bytes = raw(part);
  return [...four(bytes.length), ...bytes];
}

/** SHA-256 of a tag and parts, each after its length in four bytes. */
function digest(tag: string, parts: Part[]): string {
  return hex(sha256(Uint8Array.from([tag, ...parts].flatMap(measured))));
}

export function commitmentOf(secret: string): string {
  return hex(sha256(bytesOf(secret)));
}

/** What a seat publishes of its share; it holds at that seat of that table in that attempt alone. */
export function shareCommitment(table: string, commitment: string, attempt: number, seat: number, share: string): string {
  return digest('serao share', [bytesOf(commitment), table, attempt, seat, bytesOf(share)]);
}

function bySeat(shares: Shares): Part[] {
  return shares.flatMap((share, seat) => (share === null ? [] : [seat, bytesOf(share)]));
}

export function sealOf(table: string, commitment: string, { attempt, terms, commitments }: Sealed): string {
  return digest('serao seal', [table, bytesOf(commitment), attempt, bytesOf(terms), ...bySeat(commitments)]);
}

export function seedOf(seal: string, secret: string, shares: Shares): string {
  return digest('serao table 2', [bytesOf(seal), bytesOf(secret), ...bySeat(shares)]);
}

/** The seed of tables whose shares were not sealed. */
export function firstSeedOf(secret: string, shares: Shares): string {
  const parts = [secret, ...shares].flatMap((digits) => measured(bytesOf(digits ?? '')));
  return hex(sha256(Uint8Array.from([...new TextEncoder().encode('serao table'), ...parts])));
}

/** What the shares of the result were committed to with. */
export function sealedBy(info: TableInfo, shares: Shares): Sealed {
  const commitments = shares.map((share, seat) =>
    share === null ? null : shareCommitment(info.id, info.commitment, info.attempt, seat, share),
  );
  return { attempt: info.attempt, terms: info.terms ?? '', commitments };
}

export function isSame(one: Sealed, other: Sealed): boolean {
  const listed = (sealed: Sealed): string => JSON.stringify([sealed.attempt, sealed.terms, sealed.commitments]);
  return listed(one) === listed(other);
}

/** What holds, as far as this device can tell. */
export function proofOf(info: TableInfo, result: Result, witness: Witness): Proof {
  const isSealed = info.derivation === SEALED;
  const checks: Proof['checks'] = [
    { about: 'commitment', holds: info.commitment === witness.commitment && witness.doubt !== true },
    { about: 'secret', holds: commitmentOf(result.secret) === witness.commitment },
    ...(isSealed ? sealChecks(info, result, witness) : [{ about: 'sealing' as const, holds: null }]),
  ];
  const broken = checks.some(({ holds }) => holds === false);
  const proven = checks.every(({ holds }) => holds === true);
  const verdict = broken ? 'broken' : proven ? 'proven' : 'partly';
  return { verdict, checks, seed: seedIn(info, result), command: commandFor(info, witness) };
}

function sealChecks(info: TableInfo, result: Result, witness: Witness): Proof['checks'] {
  const { drawn, shown, sealed, closing } = witness;
  const gave = drawn !== undefined && shown === info.attempt && drawn.attempt === info.attempt;
  const saw = sealed !== undefined && sealed.attempt === info.attempt;
  const checks: Proof['checks'] = [
    { about: 'share', holds: gave ? result.shares[drawn.seat] === drawn.share : null },
    { about: 'seal', holds: saw ? isSame(sealed, sealedBy(info, result.shares)) : null },
  ];
  if (closing !== undefined && closing !== result.closing) checks.push({ about: 'closing', holds: false });
  return checks;
}

function seedIn(info: TableInfo, result: Result): string {
  if (info.derivation !== SEALED) return firstSeedOf(result.secret, result.shares);
  return seedOf(sealOf(info.id, info.commitment, sealedBy(info, result.shares)), result.secret, result.shares);
}

/** The command that holds the record against all that this device has kept. */
function commandFor(info: TableInfo, { commitment, drawn, shown, sealed, closing }: Witness): string {
  const kept = [`serao verify ${info.game}-${info.id}.serao.json`, `--commitment ${commitment}`];
  if (drawn !== undefined && shown === info.attempt) kept.push(`--share ${drawn.seat}:${drawn.share}`);
  if (sealed?.attempt === info.attempt) kept.push(`--seal ${sealOf(info.id, commitment, sealed)}`);
  if (closing !== undefined) kept.push(`--closing ${closing}`);
  return kept.join(' ');
}
