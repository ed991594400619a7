// Moves the table on by one event, for the eye: the true view follows when all is told.
import type { Advance } from '../board';
import type { Book } from './catalogue';
import type { Place, View } from './view';

type Facts = Record<string, unknown>;
type Telling = (view: View, facts: Facts, book: Book) => View;

const number = (value: unknown): number => (typeof value === 'number' ? value : -1);
const itemAt = (book: Book, kind: unknown): string => Object.keys(book.items)[number(kind)] ?? '';
const monsterAt = (book: Book, kind: unknown): string => Object.keys(book.monsters)[number(kind)] ?? '';

function withPlace(view: View, seat: number, change: Partial<Place>): View {
  const places = view.places.map((place, i) => (i === seat ? { ...place, ...change } : place));
  return { ...view, places };
}

function withoutMonster(view: View, monster: string): View {
  const slot = view.slots.indexOf(monster);
  return { ...view, slots: view.slots.map((name, i) => (i === slot ? 'none' : name)) };
}

const TELLINGS: Record<string, Telling> = {
  'monster-appeared': (view, facts, book) => ({
    ...view,
    at: 'prepare',
    places: [],
    slots: view.slots.map((name, i) => (i === number(facts.slot) ? monsterAt(book, facts.monster) : name)),
  }),
  'artifact-revealed': (view, facts, book) => {
    const artifact = itemAt(book, facts.artifact);
    const power = book.items[artifact]?.power ?? 0;
    const slot = 'ab'.charAt(number(facts.slot));
    const place: Place = { artifact, slot, base: power, bonus: 0, spells: [], power };
    const places = number(facts.seat) === 0 ? [place] : [...view.places, place];
    return { ...view, at: 'artifacts', places };
  },
  'lead-taken': (view, facts) => ({ ...view, lead: number(facts.seat) }),
  'power-changed': (view, facts) => withPlace(view, number(facts.target), { power: number(facts.power) }),
  'artifact-fused': (view, facts) => withPlace(view, number(facts.seat), { power: number(facts.power) }),
  'chest-opened': (view, facts) => withPlace(view, number(facts.seat), { power: number(facts.power) }),
  'power-copied': (view, facts) => withPlace(view, number(facts.seat), { power: number(facts.power) }),
  'player-silenced': (view, facts) => ({ ...view, silenced: [...view.silenced, number(facts.target)] }),
  'spell-landed': (view, facts, book) => {
    const target = number(facts.target);
    const spells = [...(view.places[target]?.spells ?? []), itemAt(book, facts.spell)];
    return withPlace({ ...view, at: 'spells', after: [] }, target, { spells, power: number(facts.power) });
  },
  'artifacts-traded': (view, facts) => {
    const [first, second] = [number(facts.first), number(facts.second)];
    const [one, other] = [view.places[first], view.places[second]];
    if (!one || !other) return view;
    return withPlace(withPlace(view, first, { ...other, slot: one.slot }), second, { ...one, slot: other.slot });
  },
  'monster-taken': (view, facts, book) => {
    const monster = monsterAt(book, facts.monster);
    const trophies = view.trophies.map((row, seat) => (seat === number(facts.seat) ? [...row, monster] : row));
    return { ...withoutMonster(view, monster), at: 'collect', trophies };
  },
  'monster-lost': (view, facts, book) => withoutMonster(view, monsterAt(book, facts.monster)),
  'monster-left': (view, facts, book) => withoutMonster(view, monsterAt(book, facts.monster)),
};

export const advance: Advance<View, Book> = (view, line, book) =>
  TELLINGS[line.event]?.(view, line.facts, book) ?? view;
