// The view one event further, for the eye: pieces move while the story is told, in its order.
import type { Line } from '../../wire/messages';
import type { Colour } from './catalogue';
import { told, type Told } from './told';
import type { View } from './view';

type Step = (view: View, what: Told) => View;

const STEPS: Record<string, Step> = {
  'monster-placed': moved,
  'monster-moved': moved,
  'monster-jumped': moved,
  'monster-returned': moved,
  'monster-caught': (view, what) => moved(view, { ...what, space: 'cauldron' }),
  'monsters-swapped': swapped,
  'careto-moved': caretoMoved,
  'careto-swapped': caretoSwapped,
  'villager-fled': fled,
  'villager-gathered': walked,
  'villager-walked': walked,
  'villager-relocated': walked,
  'group-relocated': groupMoved,
  'group-moved': (view, what) => acting(groupMoved(view, what), what.to),
  'group-enchanted': (view, what) => acting(view, what.space),
  'group-scared': emptied,
  'group-scattered': emptied,
  'villager-captured': captured,
  'villager-boxed': boxed,
  'campfire-lit': (view, { space }) => ({ ...view, supply: view.supply - 1, unlit: view.unlit.filter((one) => one !== space) }),
  'campfire-returned': (view) => ({ ...view, supply: view.supply + 1 }),
  'campfire-taken': (view, { seat }) => paid(view, seat, -1, 0),
  'card-played': cardPlayed,
  'card-drawn': cardDrawn,
  'runes-matched': (view) => ({ ...view, turn: { ...view.turn, match: true } }),
  'monster-activated': activated,
  'pile-emptied': (view, { seat }) => ({ ...view, piles: replaced(view.piles, seat, () => []) }),
  'bonus-bought': (view, what) => bought(paid(view, what.seat, what.cost ?? 0, what.cost ?? 0), what),
  'bonus-turned-up': (view, { bonus }) => (bonus === undefined ? view : { ...view, row: [...view.row, bonus] }),
  'bonus-fulfilled': fulfilled,
  'move-bought': (view, { seat, cost }) => paid(view, seat, cost ?? 0, cost ?? 0),
  'activation-bought': (view, { seat, cost }) => paid(view, seat, cost ?? 0, cost ?? 0),
  'rescue-bought': (view, { seat, cost }) => paid(view, seat, cost ?? 0, cost ?? 0),
  'turn-began': turnBegan,
  'game-scored': (view, { seat, points }) => ({ ...view, points: replaced(view.points, seat, (old) => points ?? old) }),
};

export function advance(view: View, line: Line): View {
  const step = STEPS[line.event];
  return step === undefined ? view : step(view, told(line));
}

// -- pieces ---------------------------------------------------------------------------------

function moved(view: View, { monster, space }: Told): View {
  if (monster === undefined || space === undefined) return view;
  return { ...view, monsters: { ...view.monsters, [monster]: space } };
}

function swapped(view: View, { monster, partner }: Told): View {
  if (monster === undefined || partner === undefined) return view;
  const [here, there] = [view.monsters[monster], view.monsters[partner]];
  if (here === undefined || there === undefined) return view;
  return { ...view, monsters: { ...view.monsters, [monster]: there, [partner]: here } };
}

function caretoMoved(view: View, { careto, space }: Told): View {
  if (space === undefined) return view;
  return { ...view, caretos: replaced(view.caretos, careto, () => space) };
}

function caretoSwapped(view: View, { monster, careto }: Told): View {
  if (monster === undefined || careto === undefined) return view;
  const [here, there] = [view.monsters[monster], view.caretos[careto]];
  if (here === undefined || there === undefined) return view;
  const monsters = { ...view.monsters, [monster]: there };
  return { ...view, monsters, caretos: replaced(view.caretos, careto, () => here) };
}

function acting(view: View, space: string | undefined): View {
  return space === undefined ? view : { ...view, turn: { ...view.turn, acting: space } };
}

// -- Villagers ------------------------------------------------------------------------------

function isTaken(view: View, space: string): boolean {
  const pieces = [...Object.values(view.monsters), ...view.caretos, view.turn.acting];
  return pieces.includes(space);
}

function without<Thing>(list: readonly Thing[], thing: Thing): Thing[] {
  const at = list.indexOf(thing);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}

function replaced<Thing>(list: readonly Thing[], at: number | undefined, change: (old: Thing) => Thing): Thing[] {
  return list.map((old, index) => (index === at ? change(old) : old));
}

function withCrowd(view: View, space: string, crowd: Colour[]): View {
  const { [space]: _, ...others } = view.villagers;
  return { ...view, villagers: crowd.length > 0 ? { ...others, [space]: crowd } : others };
}

/** Whoever runs into a piece is gone: the next event says to whom. */
function arrived(view: View, { colour, to }: Told): View {
  if (colour === undefined || to === undefined || isTaken(view, to)) return view;
  return withCrowd(view, to, [...(view.villagers[to] ?? []), colour]);
}

function walked(view: View, what: Told): View {
  const { colour, space } = what;
  if (colour === undefined || space === undefined) return view;
  return arrived(withCrowd(view, space, without(view.villagers[space] ?? [], colour)), what);
}

function groupMoved(view: View, { space, to }: Told): View {
  if (space === undefined || to === undefined) return view;
  return withCrowd(withCrowd(view, space, []), to, view.villagers[space] ?? []);
}

/** The group is up and about to run: it stands nowhere, and waits as a flight does. */
function emptied(view: View, { space }: Told): View {
  if (space === undefined) return view;
  const villagers = view.villagers[space] ?? view.decision.villagers ?? [];
  return { ...withCrowd(view, space, []), decision: { name: 'flee-start', space, villagers } };
}

function fled(view: View, what: Told): View {
  const { colour, space } = what;
  if (colour === undefined || space === undefined) return view;
  const villagers = without(view.decision.villagers ?? [], colour);
  const decision = villagers.length > 0 ? { name: 'flee-colour', space, villagers } : {};
  return { ...arrived(view, what), decision };
}

function captured(view: View, { seat, colour, space }: Told): View {
  if (colour === undefined || space === undefined) return view;
  return {
    ...withCrowd(view, space, []),
    captured: replaced(view.captured, seat, (crowd) => [...crowd, colour]),
    points: replaced(view.points, seat, (points) => points + 1),
    villagers_left: view.villagers_left - 1,
  };
}

function boxed(view: View, { colour, space }: Told): View {
  if (colour === undefined || space === undefined) return view;
  const crowd = space === view.turn.acting ? (view.villagers[space] ?? []) : [];
  return {
    ...withCrowd(view, space, crowd),
    box_villagers: [...view.box_villagers, colour],
    villagers_left: view.villagers_left - 1,
  };
}

// -- turns, cards and Campfires --------------------------------------------------------------------

function turnBegan(view: View, { seat }: Told): View {
  const turn = { ...view.turn, card: '', match: false, spent: false, activated: [], acting: '' };
  return { ...view, active: seat ?? view.active, turn, decision: {} };
}

function paid(view: View, seat: number | undefined, cost: number, supplied: number): View {
  const campfires = replaced(view.campfires, seat, (held) => held - cost);
  return { ...view, campfires, supply: view.supply + supplied };
}

function cardPlayed(view: View, { seat, card }: Told): View {
  if (card === undefined) return view;
  return {
    ...view,
    hands: replaced(view.hands, seat, (hand) => ({ size: hand.size - 1, known: without(hand.known, card) })),
    piles: replaced(view.piles, seat, (pile) => [...pile, card]),
    turn: { ...view.turn, card },
  };
}

/** Of a card that somebody else draws only the number is known. */
function cardDrawn(view: View, { seat, card }: Told): View {
  const known = card === undefined ? [] : [card];
  return {
    ...view,
    hands: replaced(view.hands, seat, (hand) => ({ size: hand.size + 1, known: [...hand.known, ...known] })),
    deck: { ...view.deck, size: view.deck.size - 1 },
  };
}

function activated(view: View, { monster }: Told): View {
  if (monster === undefined) return view;
  return { ...view, turn: { ...view.turn, activated: [...view.turn.activated, monster] } };
}

function bought(view: View, { seat, bonus }: Told): View {
  if (bonus === undefined) return view;
  return { ...view, row: without(view.row, bonus), open: replaced(view.open, seat, (cards) => [...cards, bonus]) };
}

function fulfilled(view: View, { seat, bonus, points }: Told): View {
  if (bonus === undefined) return view;
  return {
    ...view,
    open: replaced(view.open, seat, (cards) => without(cards, bonus)),
    fulfilled: replaced(view.fulfilled, seat, (cards) => [...cards, bonus]),
    points: replaced(view.points, seat, (held) => held + (points ?? 0)),
  };
}
