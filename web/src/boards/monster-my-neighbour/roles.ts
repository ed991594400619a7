// What a player was in a round that has ended: its points tell who were Friends.
import type { Outcome } from './view';

export type Role = 'monster' | 'catcher' | 'betrayer' | 'friend' | 'neighbour';

export function roleOf({ result, holder, catcher, gains }: Outcome, seat: number): Role {
  if (seat === holder) return 'monster';
  if (seat === catcher) return result === 'betrayal' ? 'betrayer' : 'catcher';
  const gained = (gains[seat] ?? 0) > 0;
  return gained === (result === 'escape') ? 'friend' : 'neighbour';
}
