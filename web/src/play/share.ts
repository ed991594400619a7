// My share in the table's chance. It goes by itself: bound as soon as I sit, shown when everybody's is bound.
// What the server says is held against what this device has kept; where that does not fit, nothing is sent.
import type { Result, TableInfo } from '../wire/messages';
import { newRef, send } from './answer';
import { contradicts, sealedIn, shareCommitment, type Witness } from './fairness';
import { keepWitness, witnessOf } from './kept';
import type { Table } from './table.svelte';

const BYTES = 32;

export function newShare(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Takes in what the table says of its chance, and does my part; `fresh`: after saying hello. */
export function bearWitness(table: Table, info: TableInfo, fresh: boolean): void {
  const before = witnessOf(table.id) ?? { commitment: info.commitment };
  const witness = { ...before, ...seen(table, before, info, fresh) };
  if (JSON.stringify(witness) !== JSON.stringify(witnessOf(table.id))) keepWitness(table.id, witness);
  table.doubt = witness.doubt === true;
  if (fresh) table.shareSent = '';
  if (info.state === 'open' && table.you !== null && !table.doubt) offerShare(table, info, table.you, fresh);
}

export function witnessEnd(table: Table, result: Result): void {
  const witness = witnessOf(table.id);
  if (witness && witness.closing === undefined && result.closing !== null) keepWitness(table.id, { ...witness, closing: result.closing });
}

/** What is new in a witness after the table has said how it is. */
function seen(table: Table, witness: Witness, info: TableInfo, fresh: boolean): Partial<Witness> {
  const now = info.state === 'open' ? sealedIn(info) : null;
  if (contradicts(witness, info, table.id) || (now !== null && !fresh && isSudden(table, witness, info))) return { doubt: true };
  const { attempt } = info;
  return now !== null && witness.sealed?.attempt !== attempt ? { attempt, sealed: now } : { attempt };
}

/** Whether an attempt is sealed in which I, who sit here and have heard everything, was not asked for a share. */
function isSudden({ you }: Table, { drawn }: Witness, info: TableInfo): boolean {
  return drawn !== undefined && drawn.seat === you && drawn.attempt !== info.attempt;
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
