// Opening tables: one press for a game with bots, or as the page of a new table says.
import { tips } from '../guide/tips.svelte';
import { keepPlace } from '../play/kept';
import { go } from '../router.svelte';
import { createTable } from '../wire/http';
import type { CreateTable, GameInfo, Placed } from '../wire/messages';
import { me } from './me.svelte';

const USUAL_SEATS = 3;
const GENTLE = 'novice'; // against chance nobody learns anything

/** How many usually play: three, or the fewest that can. */
export function usualSeats(game: GameInfo): number {
  return game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seats[0] ?? 2);
}

export async function open(table: CreateTable, guided = false): Promise<void> {
  const placed = await createTable(table);
  if (guided) tips.begin(placed.table.id);
  takePlace(placed);
}

/** Goes to the table at which one has sat down. */
export function takePlace(placed: Placed): void {
  keepPlace(placed);
  go(`/table/${placed.table.id}`);
}

export function withBots(game: GameInfo): CreateTable {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => GENTLE);
  return { game: game.slug, seats: ['me', ...bots], name: me.nameForBots };
}

/** Somebody's first game: with gentle bots, and the options that make it simple. */
export function firstGame(game: GameInfo): CreateTable {
  const simple = game.options.filter(({ first }) => first !== null);
  return { ...withBots(game), options: Object.fromEntries(simple.map(({ name, first }) => [name, first as string | number | boolean])) };
}
