// Moves the pieces event by event, for the eye: the true view follows when all is told.
import type { Line } from '../../wire/messages';
import type { Advance } from '../board';
import type { Book } from './catalogue';
import type { HeroSeen, Scene, View } from './view';

interface Moment {
  view: View;
  book: Book;
  facts: Line['facts'];
}
type Change = (moment: Moment) => Partial<View>;

const NOBODY = -1;

const number = ({ facts }: Moment, name: string): number => {
  const value = facts[name];
  return typeof value === 'number' ? value : NOBODY;
};
const fieldOf = (moment: Moment, name = 'field'): string => moment.book.fields[number(moment, name)]?.id ?? '';

/** The heroes with one of them changed. */
function hero({ view }: Moment, seat: number, change: Partial<HeroSeen>): Partial<View> {
  return { heroes: view.heroes.map((row, i) => (i === seat ? { ...row, ...change } : row)) };
}

/** Sets one thing of the hero of whom the event tells. */
const sets =
  (change: (moment: Moment) => Partial<HeroSeen>, who = 'seat'): Change =>
  (moment) =>
    hero(moment, number(moment, who), change(moment));

function mushrooms(all: Record<string, number>, at: string, by: number): Record<string, number> {
  const count = (all[at] ?? 0) + by;
  const { [at]: _, ...others } = all;
  return count > 0 ? { ...others, [at]: count } : others;
}

function without<Thing>(things: readonly Thing[], thing: Thing): Thing[] {
  const at = things.indexOf(thing);
  return things.filter((_, i) => i !== at);
}

function drawToken(moment: Moment): Partial<View> {
  const { view, book } = moment;
  const token = book.orders.tokens[number(moment, 'token')] ?? '';
  const at = fieldOf(moment);
  const bag = without(view.bag, token);
  if (token.startsWith('honour')) return { bag };
  if (token === 'mushroom') return { bag, mushrooms: mushrooms(view.mushrooms, at, 1) };
  return { bag, tokens: { ...view.tokens, [at]: token } };
}

function swap(moment: Moment): Partial<View> {
  const [one, two] = [number(moment, 'first'), number(moment, 'second')];
  const fields = moment.view.heroes.map((row) => row.field);
  const heroes = moment.view.heroes.map((row, i) => {
    const other = i === one ? two : i === two ? one : i;
    return { ...row, field: fields[other] ?? row.field };
  });
  return { heroes };
}

function roll(moment: Moment): Partial<View> {
  const { view } = moment;
  const [seat, die] = [number(moment, 'seat'), number(moment, 'die')];
  const sides = view.heroes[seat]?.d8 ? 8 : 6;
  const blank = { seat, weapon: '', bonus: 0, free_rerolls: 0, weapon_bonus: 0, gear_bonus: 0, sides };
  const row = view.combat.find((fighter) => fighter.seat === seat) ?? blank;
  const rolled = { ...row, die, total: row.weapon_bonus + row.gear_bonus + row.bonus + die };
  return { combat: [...view.combat.filter((fighter) => fighter.seat !== seat), rolled] };
}

function throwLoot(moment: Moment): Partial<View> {
  const thrown = { seat: number(moment, 'seat'), die: 'loot', result: String(number(moment, 'number')) };
  return { rolls: [...moment.view.rolls, thrown] };
}

function throwDivine(moment: Moment): Partial<View> {
  const { view, book } = moment;
  const card = book.orders.artifacts[number(moment, 'artifact')] ?? '';
  const result = book.orders.faces[number(moment, 'face')] ?? '';
  return { rolls: [...view.rolls, { seat: number(moment, 'seat'), die: book.artifacts[card]?.die ?? '', result }] };
}

function revealed(held: boolean): Change {
  return (moment) => {
    const seat = number(moment, 'seat');
    const card = moment.book.orders.artifacts[number(moment, 'artifact')] ?? '';
    const open = moment.view.heroes[seat]?.revealed ?? [];
    return hero(moment, seat, { revealed: held ? [...open, card] : without(open, card) });
  };
}

/** Mana that is paid without a word of its own. */
const pays = (who: string): Change => sets((moment) => ({ mana: (moment.view.heroes[number(moment, who)]?.mana ?? 0) - number(moment, 'amount') }), who);

function meet(moment: Moment): Partial<View> {
  const foe = moment.book.orders.monsters[number(moment, 'monster')] ?? '';
  const scene: Scene = { kind: 'monster', seat: number(moment, 'seat'), rival: NOBODY, field: '', need: number(moment, 'attack') };
  return { scene, combat: [], fight: { foe, life: number(moment, 'life') } };
}

function defeat(moment: Moment): Partial<View> {
  const foe = moment.book.orders.monsters[number(moment, 'monster')] ?? '';
  const seat = number(moment, 'seat');
  const trophies = [...(moment.view.heroes[seat]?.trophies ?? []), foe];
  return { ...hero(moment, seat, { trophies }), ...OVER };
}

function earn(moment: Moment): Partial<View> {
  const seat = number(moment, 'seat');
  const page = Object.keys(moment.book.achievements)[number(moment, 'achievement')] ?? '';
  const written = moment.view.heroes[seat]?.achievements ?? [];
  return written.includes(page) ? {} : hero(moment, seat, { achievements: [...written, page] });
}

const OVER: Partial<View> = { scene: null, combat: [] };
const over: Change = () => OVER;
const stand: Change = sets((moment) => ({ field: fieldOf(moment) }));
const health: Change = sets((moment) => ({ health: number(moment, 'health') }));
const mana: Change = sets((moment) => ({ mana: number(moment, 'mana') }));
const honour: Change = sets((moment) => ({ honour: number(moment, 'honour') }));

const CHANGES: Record<string, Change> = {
  'hero-taken': sets((moment) => ({ hero: moment.book.orders.heroes[number(moment, 'hero')] ?? '' })),
  'turn-began': (moment) => ({ ...OVER, active: number(moment, 'seat'), round: number(moment, 'round'), event: '', heading: '' }),
  'field-announced': (moment) => ({ heading: fieldOf(moment) }),
  'field-entered': (moment) => ({ ...stand(moment), ...OVER, heading: '' }),
  'hero-slid': stand,
  'hero-whistled': stand,
  'places-swapped': swap,
  'token-drawn': drawToken,
  'mushroom-destroyed': (moment) => ({ mushrooms: mushrooms(moment.view.mushrooms, fieldOf(moment), -1) }),
  'mushroom-held': () => ({ heading: '' }),
  'mushroom-planted': (moment) => ({ mushrooms: mushrooms(moment.view.mushrooms, fieldOf(moment), 1) }),
  'mushroom-moved': (moment) => {
    const lifted = mushrooms(moment.view.mushrooms, fieldOf(moment, 'source'), -1);
    return { mushrooms: mushrooms(lifted, fieldOf(moment), 1) };
  },
  'trap-laid': (moment) => ({ traps: { ...moment.view.traps, [fieldOf(moment)]: number(moment, 'seat') } }),
  'trap-sprung': (moment) => ({ traps: Object.fromEntries(Object.entries(moment.view.traps).filter(([at]) => at !== fieldOf(moment))) }),
  'loot-rolled': throwLoot,
  'divine-rolled': throwDivine,
  'event-drawn': (moment) => ({ event: moment.book.orders.events[number(moment, 'event')] ?? '' }),
  'monster-met': meet,
  'monster-hurt': (moment) => (moment.view.fight ? { fight: { ...moment.view.fight, life: number(moment, 'life') } } : {}),
  'monster-defeated': defeat,
  'pvp-began': (moment) => ({
    scene: { kind: 'rival', seat: number(moment, 'attacker'), rival: number(moment, 'defender'), field: '', need: 0 },
    combat: [],
  }),
  'combat-rolled': roll,
  'die-turned': roll,
  'fight-reinforced': pays('seat'),
  'die-bought': (moment) => pays('seat')({ ...moment, view: { ...moment.view, ...hero(moment, number(moment, 'seat'), { d8: true }) } }),
  'die-rerolled': pays('seat'),
  'hero-hid': (moment) => ({ ...pays('seat')(moment), ...OVER }),
  'hero-fled': (moment) => ({ ...pays('defender')(moment), ...OVER }),
  'health-gained': health,
  'health-lost': health,
  'mana-gained': mana,
  'mana-lost': mana,
  'honour-gained': honour,
  'honour-lost': honour,
  'feather-burnt': (moment) => ({ ...health(moment), ...OVER }),
  'hero-died': sets(() => ({ state: 'dead', health: 0 })),
  'hero-revived': sets((moment) => ({ state: 'cave', field: 'start', health: number(moment, 'health') })),
  'hero-arrived': sets(() => ({ state: 'arrived', field: 'urto' })),
  'achievement-earned': earn,
  'divine-taken': revealed(true),
  'divine-returned': revealed(false),
  'cave-collapsed': over,
};

export const advance: Advance<View, Book> = (view, line, book) => {
  const change = CHANGES[line.event];
  return change ? { ...view, ...change({ view, book, facts: line.facts }) } : view;
};
