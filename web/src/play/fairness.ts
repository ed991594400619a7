// The proof that nobody chose the shuffles, checked here against what this device kept from before the
// start, whatever the server says afterwards. The arithmetic is that of serao's fairness.py.
import type { Entry, GameRecord, HintGiven } from '../wire/files';
import type { Result, TableInfo } from '../wire/messages';
import { hex, sha256 } from './sha256';

const SEALED = 2; // derivation: shares were committed to, sealed, and then shown
const OF_A_DAY = 3; // derivation: the deal of a day, by the secret of the house alone

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
  attempt?: number; // the latest that was seen; there is no way back
  drawn?: { attempt: number; seat: number; share: string }; // the latest share of this device
  shown?: number; // the latest attempt in which this device has shown its share
  sealed?: Sealed; // of the latest attempt, seen before play began
  closing?: string; // digest of the whole game, as it was first told
  doubt?: boolean; // something changed that must not
}

/** The number of a day, as this device first saw it; `ahead`: before that day. */
export interface Published {
  commitment: string;
  ahead: boolean;
}

export type Check = 'published' | 'commitment' | 'secret' | 'share' | 'seal' | 'closing' | 'record' | 'actions' | 'sealing';

/** An end with its secret, which is told when everybody may know it. */
export type Ended = Result & { secret: string };

/** All that a page is told at the end, and who it is told to. */
export interface Told {
  id: string; // of the table, as it stands in the page's address
  you: number | null;
  info: TableInfo;
  result: Ended;
  published?: Published | null; // of the day whose deal it is
  record: GameRecord | null; // null: it could not be had
  actions: readonly number[]; // those that this device took
  knowsActions: boolean; // false: there may have been others, that it does not know or that were taken away
}

export interface Proof {
  verdict: 'proven' | 'partly' | 'broken';
  checks: { about: Check; holds: boolean | null }[]; // null: this device cannot tell
  seed: string; // of every shuffle and die
  command: string; // that checks the same, and the cards as well
}

const DIGITS = /^(?:[0-9a-f]{2})+$/;
const MOST = 2 ** 32;

export function isDigest(value: unknown): value is string {
  return typeof value === 'string' && value.length === 64 && DIGITS.test(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < MOST;
}

export function bytesOf(digits: string): Uint8Array {
  if (digits.endsWith('\n') || !DIGITS.test(digits)) throw new RangeError('not hexadecimal digits');
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function four(number: number): Uint8Array {
  if (!isCount(number)) throw new RangeError('no number of four bytes');
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

function raw(part: Part): Uint8Array {
  if (typeof part === 'string') return new TextEncoder().encode(part);
  return typeof part === 'number' ? four(part) : part;
}

function measured(part: Part): Uint8Array[] {
  const bytes = raw(part);
  return [four(bytes.length), bytes];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** SHA-256 of a tag and parts, each after its length in four bytes. */
function digest(tag: string, parts: Part[]): string {
  return hex(sha256(joined([tag, ...parts].flatMap(measured))));
}

/** JSON in ASCII with sorted keys and no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return ascii(JSON.stringify(value));
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([key, part]) => `${ascii(JSON.stringify(key))}:${canonical(part)}`).join(',')}}`;
}

function ascii(text: string): string {
  return text.replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The digest of how the table was shown. */
export function viewDigest(view: unknown): string {
  return digest('serao view', [canonical(view)]);
}

export function commitmentOf(secret: string): string {
  return hex(sha256(bytesOf(secret)));
}

/** What a seat publishes of its share; it holds at that seat of that table in that attempt alone. */
export function shareCommitment(table: string, commitment: string, attempt: number, seat: number, share: string): string {
  return digest('serao share', [bytesOf(commitment), table, attempt, seat, bytesOf(share)]);
}

/** What the house publishes of the deal of a day, days before it. */
export function dayCommitment({ game, seats, day }: Pick<TableInfo, 'game' | 'seats' | 'day'>, secret: string): string {
  if (day === null) throw new RangeError('no deal of a day');
  const levels = seats.map(({ kind, level }) => (kind === 'bot' ? (level ?? '') : ''));
  return digest('serao day', [game, day.date, levels.length, ...levels, day.iterations, bytesOf(secret)]);
}

/** The seed of the deal of a day, the same at everybody's table. */
export function daySeed(commitment: string, secret: string): string {
  return digest('serao deal', [bytesOf(commitment), bytesOf(secret)]);
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
  const parts = [secret, ...shares.filter((share) => share !== null)].flatMap((digits) => measured(bytesOf(digits)));
  return hex(sha256(joined([new TextEncoder().encode('serao table'), ...parts])));
}

/** The digest of a whole game: its seal, each action with its seat, and each hint. */
export function closingOf(seal: string, actions: readonly Pick<Entry, 'seat' | 'action'>[], hints: readonly HintGiven[] = []): string {
  const moves = actions.flatMap(({ seat, action }) => [seat, action]);
  if (hints.length === 0) return digest('serao end', [bytesOf(seal), ...moves]);
  return digest('serao end with hints', [bytesOf(seal), actions.length, ...moves, ...hints.flatMap(({ seat, after }) => [seat, after])]);
}

/** What the shares were committed to with. */
function sealedBy(table: string, commitment: string, attempt: number, terms: string, shares: Shares): Sealed {
  const commitments = shares.map((share, seat) => (share === null ? null : shareCommitment(table, commitment, attempt, seat, share)));
  return { attempt, terms, commitments };
}

export function isSame(one: Sealed, other: Sealed): boolean {
  const listed = (sealed: Sealed): string => JSON.stringify([sealed.attempt, sealed.terms, sealed.commitments]);
  return listed(one) === listed(other);
}

export function sealedIn(info: TableInfo): Sealed | null {
  if (info.terms === null) return null;
  return { attempt: info.attempt, terms: info.terms, commitments: info.seats.map((seat) => seat.commitment) };
}

// -- what must not be ----------------------------------------------------------------------------

/** Whether every number that is hashed has its one form. */
function isWellFormed({ attempt, commitment, terms, seats }: TableInfo): boolean {
  const numbers = [terms, ...seats.map((seat) => seat.commitment)];
  return isCount(attempt) && attempt > 0 && isDigest(commitment) && numbers.every((number) => number === null || isDigest(number));
}

/** Whether what the table says cannot be true after what this device has seen of the table `id`. */
export function contradicts(witness: Witness, info: TableInfo, id: string): boolean {
  const { sealed, drawn, shown = 0 } = witness;
  const latest = Math.max(witness.attempt ?? 0, sealed?.attempt ?? 0, drawn?.attempt ?? 0, shown);
  const isOther = info.id !== id || info.commitment !== witness.commitment || !isWellFormed(info);
  const isOlder = info.attempt < latest || ((drawn ?? sealed) !== undefined && info.derivation !== SEALED);
  if (isOther || isOlder) return true;
  if (sealed?.attempt !== info.attempt) return false;
  const now = sealedIn(info);
  return now === null || !isSame(sealed, now);
}

// -- what holds at the end -----------------------------------------------------------------------

/** What holds, as far as this device can tell. */
export function proofOf(told: Told, witness: Witness): Proof {
  const { info, result } = told;
  const checks: Proof['checks'] = [
    { about: 'commitment', holds: witness.doubt !== true && !contradicts(witness, info, told.id) },
    { about: 'secret', holds: isDigest(result.secret) && opened(info, result.secret) === witness.commitment },
    ...checksBy(told, witness),
  ];
  const broken = checks.some(({ holds }) => holds === false);
  const proven = checks.every(({ holds }) => holds === true);
  const verdict = broken ? 'broken' : proven ? 'proven' : 'partly';
  return { verdict, checks, seed: seedIn(told), command: commandFor(told) };
}

/** The commitment that a secret opens. */
function opened(info: TableInfo, secret: string): string {
  return info.derivation === OF_A_DAY ? dayCommitment(info, secret) : commitmentOf(secret);
}

function checksBy(told: Told, witness: Witness): Proof['checks'] {
  if (told.info.derivation === SEALED) return sealChecks(told, witness);
  return told.info.derivation === OF_A_DAY ? dayChecks(told, witness) : [{ about: 'sealing', holds: null }];
}

function dayChecks(told: Told, { closing }: Witness): Proof['checks'] {
  const { info, published = null } = told;
  const isIt = published !== null && published.commitment === info.commitment;
  return [{ about: 'published', holds: published === null || (isIt && !published.ahead) ? null : isIt }, ...endChecks(told, closing)];
}

function sealChecks(told: Told, witness: Witness): Proof['checks'] {
  const { info } = told;
  const { sealed, closing } = witness;
  const saw = sealed !== undefined && sealed.attempt === info.attempt;
  const given = sealTold(told);
  return [
    { about: 'share', holds: shareHolds(told, witness) },
    { about: 'seal', holds: given === null ? false : saw ? isSame(sealed, given) : null },
    ...endChecks(told, closing),
  ];
}

/** Whether the record is of the game that was told, and has what I did in it. */
function endChecks(told: Told, closing: string | undefined): Proof['checks'] {
  const { result, record } = told;
  const given = sealTold(told);
  const isRecorded = record === null ? null : given !== null && isOf(record, told, given);
  const checks: Proof['checks'] = [{ about: 'record', holds: isRecorded }];
  if (told.you !== null && record !== null && isRecorded === true) checks.push({ about: 'actions', holds: actionsHold(record, told) });
  if (!isDigest(result.closing) || (closing ?? result.closing) !== result.closing) checks.push({ about: 'closing', holds: false });
  return checks;
}

/** Whether my share is in the seed; a share on my seat that came when I took no part is not mine. */
function shareHolds({ you, info, result }: Told, { drawn, shown }: Witness): boolean | null {
  if (drawn === undefined) return null;
  if (shown === info.attempt && drawn.attempt === info.attempt) return result.shares[drawn.seat] === drawn.share;
  return you === drawn.seat && drawn.attempt !== info.attempt ? false : null;
}

/** The seal by what is told at the end; null where that has no form. */
function sealTold({ id, info, result: { shares } }: Told): Sealed | null {
  if (!isWellFormed(info) || info.terms === null || !shares.every((share) => share === null || isDigest(share))) return null;
  return sealedBy(id, info.commitment, info.attempt, info.terms, shares);
}

function seedIn(told: Told): string {
  const { id, info, result } = told;
  try {
    if (info.derivation === OF_A_DAY) return daySeed(info.commitment, result.secret);
    if (info.derivation !== SEALED) return firstSeedOf(result.secret, result.shares);
    const sealed = sealTold(told);
    return sealed === null ? '' : seedOf(sealOf(id, info.commitment, sealed), result.secret, result.shares);
  } catch {
    return ''; // what has no form gives no seed
  }
}

function commandFor({ id, info }: Told): string {
  return `serao verify ${info.game}-${id}.serao.json --witness ${witnessName(info.game, id)}`;
}

export function witnessName(game: string, id: string): string {
  return `${game}-${id}.witness.json`;
}

// -- the record ----------------------------------------------------------------------------------

const BESIDE_THE_TERMS = new Set(['commitment', 'attempt', 'shares', 'secret', 'texts', 'actions', 'hints', 'result']);

export function termsOf(record: object): string {
  const facts = Object.entries(record).filter(([name]) => !BESIDE_THE_TERMS.has(name));
  return digest('serao terms', [canonical(Object.fromEntries(facts))]);
}

/** Whether the record has the seal, the secret and the actions that the table tells of. */
function isOf(record: GameRecord, { id, info, result }: Told, sealed: Sealed): boolean {
  try {
    const { commitment, attempt = 1, shares = [], actions = [], hints } = record;
    const own = sealedBy(id, commitment, attempt, termsOf(record), shares);
    const isSameGame = record.table === id && commitment === info.commitment && record.secret === result.secret && isSame(own, sealed);
    return isSameGame && closingOf(sealOf(id, commitment, own), actions, hints) === result.closing;
  } catch {
    return false; // it has not the form of a record
  }
}

/** Whether the record has these actions of a seat, in that order. */
export function areIn(record: GameRecord, you: number | null, actions: readonly number[]): boolean {
  const mine = (record.actions ?? []).filter(({ seat }) => seat === you).map(({ action }) => action);
  let from = 0;
  return actions.every((action) => {
    from = mine.indexOf(action, from) + 1;
    return from > 0;
  });
}

/** Whether the record has all that I did. */
function actionsHold(record: GameRecord, { you, actions, knowsActions }: Told): boolean | null {
  const hold = areIn(record, you, actions);
  return hold && !knowsActions ? null : hold;
}
