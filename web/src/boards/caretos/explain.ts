// What pointing at a thing says: a title, a sentence or two, and the clause.
import type { About } from '../../pieces/playable';
import { sayer } from '../../texts/index.svelte';
import type { Seat } from '../../wire/messages';
import { entry, namesIn, type Colour, type Sky } from './book';
import type { Book, NightEntry, Side } from './catalogue';
import { caretoAt, counted, monstersAt, ownerOf } from './moment';
import { texts } from './texts';
import type { View } from './view';

const say = sayer(texts);

/** What explanations need to know about the table. */
export interface Table {
  view: View;
  book: Book;
  side: Side;
  seats: readonly Seat[];
  you: number | null;
}

export function crowdWords({ book }: Pick<Table, 'book'>, crowd: readonly Colour[]): string {
  return counted(crowd)
    .map(([colour, count]) => say('crowd', { count, colour: count === 1 ? book.colours[colour].name : book.colours[colour].many }))
    .join(', ');
}

export function monsterName(table: Table, monster: string): string {
  const { name } = entry(table.book.monsters, monster);
  const owner = ownerOf(table.view, monster);
  if (owner === table.you) return say('your-monster', { monster: name });
  return say('monster-of', { monster: name, name: table.seats[owner]?.name ?? '' });
}

/** The sky of the card that was played, or null. */
export function skyOf({ view, book }: Pick<Table, 'view' | 'book'>): Sky | null {
  return view.turn.card === '' ? null : entry(book.nights, view.turn.card).sky;
}

export function aboutMonster(table: Table, monster: string): About {
  const { about, abilities } = entry(table.book.monsters, monster);
  const sky = skyOf(table);
  const skies = sky === null ? namesIn(table.book.skies) : [sky];
  const lines = skies.map((one) => `${table.book.skies[one].name}: ${abilities[one].text}.`);
  return { title: monsterName(table, monster), text: [about, ...lines].join(' '), clause: abilities[sky ?? 'comet'].clause };
}

export function aboutCareto({ book }: Table, careto: number): About {
  return { title: say('careto-number', { number: careto + 1 }), text: book.things.careto.about, clause: 'CAR-5.1' };
}

function aboutCrowd(table: Table, id: string, crowd: readonly Colour[]): About {
  const { view, side } = table;
  const title = side.spaces[id]?.name ?? '';
  const who = crowdWords(table, crowd);
  if (view.turn.acting === id) return { title, text: say('acting-about', { who }), clause: 'CAR-12.19' };
  if (!view.groups.includes(id)) return { title, text: say('lone-about', { who }), clause: 'CAR-7.2' };
  if (view.unlit.includes(id)) return { title, text: say('unlit-about', { who }), clause: 'CAR-1.5' };
  return { title, text: say('group-about', { who }), clause: 'CAR-8.1' };
}

export function aboutSpace(table: Table, id: string): About {
  const { view, book, side } = table;
  const [monster] = monstersAt(view, id);
  if (monster !== undefined) return aboutMonster(table, monster);
  const careto = caretoAt(view, id);
  if (careto >= 0) return aboutCareto(table, careto);
  const crowd = view.villagers[id];
  if (crowd !== undefined) return aboutCrowd(table, id, crowd);
  const space = entry(side.spaces, id);
  const sentences = [book.kinds[space.kind].about];
  if (space.start !== '') sentences.push(say('start-about', { symbol: book.symbols[space.start].name }));
  return { title: space.name, text: sentences.join(' '), clause: 'CAR-1.1' };
}

/** Who stands on a space, for those who hear the map. */
export function heard(table: Table, id: string): string {
  const { view } = table;
  const careto = caretoAt(view, id);
  const pieces = monstersAt(view, id).map((monster) => monsterName(table, monster));
  if (careto >= 0) pieces.push(say('careto-number', { number: careto + 1 }));
  const crowd = view.villagers[id] ?? [];
  if (crowd.length > 0) pieces.push(crowdWords(table, crowd));
  if (view.groups.includes(id) && !view.unlit.includes(id)) pieces.push(say('with-fire'));
  return pieces.join(', ') || say('nobody-here');
}

export function aboutCauldron(table: Table): About {
  const inside = monstersAt(table.view, 'cauldron').map((monster) => monsterName(table, monster));
  const who = inside.length > 0 ? say('cauldron-holds', { names: inside.join(', ') }) : say('cauldron-empty');
  const { name, about } = table.book.things.cauldron;
  return { title: name, text: `${who} ${about}`, clause: 'CAR-9.1' };
}

export function nightTitle(book: Book, card: NightEntry): string {
  const rune = card.rune === '' ? say('no-rune') : say('rune-of', { rune: entry(book.runes, card.rune) });
  return `${card.name}: ${book.skies[card.sky].name}, ${rune}`;
}
