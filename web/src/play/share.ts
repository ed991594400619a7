// My share in the table's chance. It goes by itself: bound as soon as I sit, shown when everybody's is bound.
// What the server says is held against what this device has kept; where that does not fit, nothing is sent.
import type { Result, TableInfo } from '../wire/messages';
import { newRef, send } from './answer';
import { isSame, shareCommitment, type Sealed, type Witness } from './fairness';
import { keepWitness, witnessOf } from './kept';
import type { Table } from './table.svelte';

const BYTES = 32;

export function newShare(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Takes in what the table says of its chance, and does my part; `fresh`: after saying hello. */
export function bearWitness(table: Table, info: TableInfo, fresh: boolean): void {
  const before = witnessOf(table.id) ?? { commitment: info.commitment };
  const witness = { ...before, ...seen(before, info) };
  if (JSON.stringify(witness) !== JSON.stringify(witnessOf(table.id))) keepWitness(table.id, witness);
  table.doubt = witness.doubt === true;
  if (fresh) table.shareSent = '';
  if (info.state === 'open' && table.you !== null && !table.doubt) offerShare(table, info, table.you, fresh);
}

export function witnessEnd(table: Table, result: Result): void {
  const witness = witnessOf(table.id);
  if (witness && witness.closing === undefined && result.closing !== null) keepWitness(table.id, { ...witness, closing: result.closing });
}

function sealedIn(info: TableInfo): Sealed | null {
  if (info.terms === null) return null;
  return { attempt: info.attempt, terms: info.terms, commitments: info.seats.map((seat) => seat.commitment) };
}

/** What is new in a witness after the table has said how it is. */
function seen(witness: Witness, info: TableInfo): Partial<Witness> {
  const now = sealedIn(info);
  const { sealed, shown } = witness;
  const exchanged = now !== null && sealed?.attempt === now.attempt && !isSame(sealed, now);
  const asksAgain = info.state === 'open' && shown !== undefined && (info.attempt < shown || (info.attempt === shown && now === null));
  if (info.commitment !== witness.commitment || exchanged || asksAgain) return { doubt: true };
  const isEarly = info.state === 'open' && now !== null && sealed?.attempt !== now.attempt;
  return isEarly ? { sealed: now } : {};
}

function offerShare(table: Table, info: TableInfo, seat: number, fresh: boolean): void {
  const { commitment = null, shown = true } = info.seats[seat] ?? {};
  const { attempt } = info;
  if (shown) return;
  if (info.terms !== null) {
    showShare(table, info, seat, commitment);
    return;
  }
  const committed = `commit ${attempt} ${seat}`;
  if (table.shareSent === committed || (commitment !== null && !fresh)) return;
  const mine = shareCommitment(table.id, info.commitment, attempt, seat, drawnFor(table, attempt, seat));
  if (mine === commitment) return;
  if (send(table, { t: 'commit', attempt, commitment: mine, ref: newRef(table) })) table.shareSent = committed;
}

/** The share of this device for an attempt; it is kept before anybody hears of it. */
function drawnFor(table: Table, attempt: number, seat: number): string {
  const witness = witnessOf(table.id);
  const kept = witness?.drawn;
  if (kept?.attempt === attempt && kept.seat === seat) return kept.share;
  const drawn = { attempt, seat, share: newShare() };
  if (witness) keepWitness(table.id, { ...witness, drawn });
  return drawn.share;
}

/** Shows my share, if the seat is bound to the one of this device. */
function showShare(table: Table, info: TableInfo, seat: number, commitment: string | null): void {
  const witness = witnessOf(table.id);
  const { attempt } = info;
  const share = witness?.drawn?.attempt === attempt && witness.drawn.seat === seat ? witness.drawn.share : null;
  const isMine = share !== null && shareCommitment(table.id, info.commitment, attempt, seat, share) === commitment;
  const showing = `show ${attempt} ${seat}`;
  if (!isMine || !witness || table.shareSent === showing) return;
  keepWitness(table.id, { ...witness, shown: attempt });
  if (send(table, { t: 'show', attempt, share, ref: newRef(table) })) table.shareSent = showing;
}
