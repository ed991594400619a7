// Moves the pieces event by event, for the eye: the true view follows when all is told.
import type { Line } from '../../wire/messages';
import type { Advance } from '../board';
import type { HeroSeen, View } from './view';

type Facts = Line['facts'];
type Change = (view: View, facts: Facts) => Partial<View>;

const side = (letter: string): string[] => [
  ...numbered(`${letter}-in`, 5),
  ...numbered(`${letter}-mid`, 10),
  ...numbered(`${letter}-wing`, 5),
  `${letter}-art`,
  `${letter}-stele`,
];

// The action table fixes these orders for ever.
export const FIELDS = ['start', 'c1', 'c2', 'alpha', 'c3', 'urto', ...side('h'), ...side('t')];
export const TOKENS = ['torch', 'torch-event', 'torch-fountain', 'shortcut', 'mushroom', 'monster', 'honour1', 'honour2'];
export const DIVINE = ['tellurs-hammer', 'phemes-trumpets', 'ankous-scythe'];
export const FIRST_DIVINE = 30;

function numbered(area: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${area}${i + 1}`);
}

const number = (value: unknown): number => (typeof value === 'number' ? value : -1);
const field = (facts: Facts, name = 'field'): string => FIELDS[number(facts[name])] ?? '';

/** The heroes with one of them changed. */
function hero(view: View, seat: unknown, change: Partial<HeroSeen>): Partial<View> {
  return { heroes: view.heroes.map((row, i) => (i === seat ? { ...row, ...change } : row)) };
}

function mushrooms(view: View, at: string, by: number): Record<string, number> {
  const count = (view.mushrooms[at] ?? 0) + by;
  const { [at]: _, ...others } = view.mushrooms;
  return count > 0 ? { ...others, [at]: count } : others;
}

function without<Thing>(things: readonly Thing[], thing: Thing): Thing[] {
  const at = things.indexOf(thing);
  return things.filter((_, i) => i !== at);
}

function drawToken(view: View, facts: Facts): Partial<View> {
  const token = TOKENS[number(facts['token'])] ?? '';
  const bag = without(view.bag, token);
  if (token.startsWith('honour')) return { bag };
  if (token === 'mushroom') return { bag, mushrooms: mushrooms(view, field(facts), 1) };
  return { bag, tokens: { ...view.tokens, [field(facts)]: token } };
}

function swap(view: View, facts: Facts): Partial<View> {
  const [one, two] = [number(facts['first']), number(facts['second'])];
  const fields = view.heroes.map((row) => row.field);
  const heroes = view.heroes.map((row, i) => {
    const other = i === one ? two : i === two ? one : i;
    return { ...row, field: fields[other] ?? row.field };
  });
  return { heroes };
}

function roll(view: View, facts: Facts): Partial<View> {
  const die = number(facts['die']);
  const seat = number(facts['seat']);
  const combat = view.combat.map((row) => (row.seat === seat ? { ...row, die, total: row.weapon_bonus + row.gear_bonus + row.bonus + die } : row));
  return { combat };
}

function carry(view: View, facts: Facts, held: boolean): Partial<View> {
  const seat = number(facts['seat']);
  const card = DIVINE[number(facts['artifact']) - FIRST_DIVINE] ?? '';
  const revealed = view.heroes[seat]?.revealed ?? [];
  return hero(view, seat, { revealed: held ? [...revealed, card] : without(revealed, card) });
}

/** Mana that is paid without a word of its own. */
const pays =
  (payer: string): Change =>
  (view, facts) => {
    const seat = number(facts[payer]);
    return hero(view, seat, { mana: (view.heroes[seat]?.mana ?? 0) - number(facts['amount']) });
  };

const toField: Change = (view, facts) => hero(view, facts['seat'], { field: field(facts) });

const CHANGES: Record<string, Change> = {
  'turn-began': (_, facts) => ({ active: number(facts['seat']), round: number(facts['round']), event: '' }),
  'field-announced': (_, facts) => ({ heading: field(facts) }),
  'field-entered': (view, facts) => ({ ...toField(view, facts), heading: '' }),
  'hero-slid': toField,
  'hero-whistled': toField,
  'places-swapped': swap,
  'token-drawn': drawToken,
  'mushroom-destroyed': (view, facts) => ({ mushrooms: mushrooms(view, field(facts), -1) }),
  'mushroom-planted': (view, facts) => ({ mushrooms: mushrooms(view, field(facts), 1) }),
  'mushroom-moved': (view, facts) => {
    const lifted = { ...view, mushrooms: mushrooms(view, field(facts, 'source'), -1) };
    return { mushrooms: mushrooms(lifted, field(facts), 1) };
  },
  'trap-laid': (view, facts) => ({ traps: { ...view.traps, [field(facts)]: number(facts['seat']) } }),
  'trap-sprung': (view, facts) => ({ traps: Object.fromEntries(Object.entries(view.traps).filter(([at]) => at !== field(facts))) }),
  'health-gained': (view, facts) => hero(view, facts['seat'], { health: number(facts['health']) }),
  'health-lost': (view, facts) => hero(view, facts['seat'], { health: number(facts['health']) }),
  'mana-gained': (view, facts) => hero(view, facts['seat'], { mana: number(facts['mana']) }),
  'mana-lost': (view, facts) => hero(view, facts['seat'], { mana: number(facts['mana']) }),
  'honour-gained': (view, facts) => hero(view, facts['seat'], { honour: number(facts['honour']) }),
  'honour-lost': (view, facts) => hero(view, facts['seat'], { honour: number(facts['honour']) }),
  'hero-died': (view, facts) => hero(view, facts['seat'], { state: 'dead', health: 0 }),
  'hero-revived': (view, facts) => hero(view, facts['seat'], { state: 'cave', field: 'start', health: number(facts['health']) }),
  'feather-burnt': (view, facts) => hero(view, facts['seat'], { health: number(facts['health']) }),
  'hero-arrived': (view, facts) => hero(view, facts['seat'], { state: 'arrived', field: 'urto' }),
  'fight-reinforced': pays('seat'),
  'die-bought': pays('seat'),
  'die-rerolled': pays('seat'),
  'hero-hid': pays('seat'),
  'hero-fled': pays('defender'),
  'combat-rolled': roll,
  'die-turned': roll,
  'monster-hurt': (view, facts) => (view.fight ? { fight: { ...view.fight, life: number(facts['life']) } } : {}),
  'divine-taken': (view, facts) => carry(view, facts, true),
  'divine-returned': (view, facts) => carry(view, facts, false),
};

export const advance: Advance<View> = (view, line) => {
  const change = CHANGES[line.event];
  return change ? { ...view, ...change(view, line.facts) } : view;
};
