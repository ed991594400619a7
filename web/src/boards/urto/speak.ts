// Sentences about things on the table, put together from the catalogue and the view.
import type { Seat } from '../../wire/messages';
import type { About } from '../../pieces/playable';
import { sayer, speech } from '../../texts/index.svelte';
import type { Artifact, Book, Card, Field } from './catalogue';
import type { Told } from './events';
import { signedFor, type Signature } from './signed';
import { texts } from './texts';
import type { HeroSeen, HonourSeen, View } from './view';

export type Piece = Omit<Card, 'copies' | 'source'>; // anything that can be pointed at

export const say = sayer(texts);

export function phrase(book: Book, message: string): string {
  return book.phrases[message] ?? message;
}

export function nameOf(seats: readonly Seat[], seat: number): string {
  return seats[seat]?.name ?? String(seat + 1);
}

export function pieceAbout(piece: Piece): About {
  return { title: piece.name, text: piece.about, clause: piece.clause };
}

export function artifactAbout(card: Artifact): About {
  const worth = card.honour ? `${say('worth-honour', { honour: card.honour })}.` : '';
  const text = joined([card.about, `${card.window}.`, worth]);
  return { title: `${card.name} (${card.kind})`, text, clause: card.clause };
}

export function phraseAbout(book: Book, message: string, clause: string): About {
  return { title: phrase(book, message), text: phrase(book, `${message}-about`), clause };
}

export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** The divine artifact that a die belongs to, or ''. */
export function artifactOf(book: Book, die: string): string {
  return Object.keys(book.artifacts).find((id) => die !== '' && book.artifacts[id]?.die === die) ?? '';
}

/** By what an artifact is known when it moves: a divine one comes from its own field, any other from the pile. */
export function thingOf(book: Book, id: string): string {
  return `${book.artifacts[id]?.colour === 'divine' ? 'divine' : 'artifact'}:${id}`;
}

/** Whether the divine artifact of a die lies on its own field. */
export function liesAtHome(view: View, book: Book, die: string): boolean {
  const card = artifactOf(book, die);
  return !view.gone.includes(card) && !view.heroes.some((hero) => hero.revealed.includes(card));
}

/** The divine die that a hero carries, or ''. */
export function divineDie(book: Book, hero: HeroSeen): string {
  const card = hero.revealed.find((id) => book.artifacts[id]?.colour === 'divine');
  return card === undefined ? '' : (book.artifacts[card]?.die ?? '');
}

/** Whether nobody is left who could be asked anything. */
export function isOver(view: View): boolean {
  return view.choice === '' && view.heroes.every((hero) => hero.state !== 'cave');
}

/** The field that an event tells of, or ''. */
export function fieldOf(line: Told | null): string {
  return line && 'field' in line.facts ? line.facts.field : '';
}

export function isThere(hero: HeroSeen, field: string): boolean {
  return hero.state !== 'dead' && hero.hero !== '' && hero.field === field;
}

export function cardsOf(hero: HeroSeen): readonly string[] {
  return Array.isArray(hero.artifacts) ? hero.artifacts : hero.artifacts.known;
}

export function handSize(hero: HeroSeen): number {
  return Array.isArray(hero.artifacts) ? hero.artifacts.length : hero.artifacts.size;
}

/** What a field is and what it does: its token, or what kind of place it is. */
function ground(view: View, book: Book, field: Field): { text: string; clause: string } {
  const token = view.tokens[field.id];
  const piece = token === undefined ? undefined : book.tokens[token];
  if (piece) return { text: `${piece.name}. ${piece.about}`, clause: piece.clause };
  const gone = isBare(view, book, field) ? '-gone' : '';
  return { text: phrase(book, `place-${field.kind}${gone}-about`), clause: CLAUSES[field.kind] };
}

const CLAUSES: Record<Field['kind'], string> = {
  start: 'URT-5.10',
  cave: 'URT-4.2',
  alpha: 'URT-5.6',
  artifact: 'URT-5.7',
  stele: 'URT-5.8',
  urto: 'URT-10.7',
};

/** Whether what made a special field special is gone. */
export function isBare(view: View, book: Book, field: Field): boolean {
  if (field.kind === 'alpha') return view.alpha_cards === 0;
  if (field.kind === 'artifact') return !view.niches.includes(field.id);
  return field.kind === 'stele' && !liesAtHome(view, book, field.die);
}

export function fieldAbout(view: View, book: Book, seats: readonly Seat[], field: Field): About {
  const { text, clause } = ground(view, book, field);
  const mushrooms = view.mushrooms[field.id];
  const trap = view.traps[field.id];
  const here = view.heroes.flatMap((hero, seat) => (isThere(hero, field.id) ? [nameOf(seats, seat)] : []));
  const parts = [
    text,
    field.kind === 'alpha' ? say('alpha-left', { count: view.alpha_cards }) : '',
    mushrooms ? `${say('mushrooms-here', { count: mushrooms })} ${book.tokens['mushroom']?.about ?? ''}` : '',
    trap === undefined ? '' : `${say('trap-here', { name: nameOf(seats, trap) })} ${book.tokens['blorp-trap']?.about ?? ''}`,
    here.length ? `${say('standing', { names: here.join(', ') })}.` : '',
    view.heading === field.id ? say('heading', { name: nameOf(seats, view.active) }) : '',
  ];
  return { title: field.name, text: joined(parts), clause };
}

/** An achievement of the golden book, and who has earned it. */
export interface Page {
  id: string;
  by: readonly number[];
  signed?: readonly Signature[]; // in my own book, over many games
}

/** Every page of the golden book, in its own order; a blank one is nobody's. */
export function goldenBook(view: View, book: Book): Page[] {
  return Object.keys(book.achievements).map((id) => ({ id, by: view.heroes.flatMap((hero, seat) => (hero.achievements.includes(id) ? [seat] : [])) }));
}

/** Every page of my own book, which goes from game to game. */
export function myBook(book: Book): Page[] {
  return Object.keys(book.achievements).map((id) => ({ id, by: [], signed: signedFor(id) }));
}

/** "18 November 2026", of "2026-11-18". */
export function dayInWords(day: string): string {
  return new Date(`${day}T12:00`).toLocaleDateString(speech.language, { dateStyle: 'long' });
}

export function honourAbout(book: Book, parts: HonourSeen, isMine: boolean): About {
  const { bar, trophies, artifacts: cards } = parts;
  return {
    title: phrase(book, 'bar-honour'),
    text: `${say(isMine ? 'honour-parts' : 'honour-open', { bar, trophies, cards })}. ${phrase(book, 'bar-honour-about')}`,
    clause: 'URT-12.5',
  };
}

/** A hero with his gift; nobody has one where all heroes are alike. */
export function giftOf(book: Book, view: View, seat: number): Book['heroes'][string] | undefined {
  return view.gifted[seat] ? book.heroes[view.heroes[seat]?.hero ?? ''] : undefined;
}
