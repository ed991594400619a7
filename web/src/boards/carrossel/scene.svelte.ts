// The moment that all parts of the board draw: what they were handed, and what follows from it for the eye.
import { createContext } from 'svelte';
import type { About } from '../../pieces/playable';
import type { BoardProps } from '../board';
import type { Told } from './advance';
import { Index, type Animal, type Book, type Client, type ThingName } from './catalogue';
import { spotsOf } from './geometry';
import { say } from './texts';
import type { Nearly } from './view';

/** The question that the viewer is asked, by the verb of its options. */
export type Question = 'ability' | 'slot' | 'tile' | 'ticket' | 'client' | 'line' | 'ride';

export class Scene {
  constructor(private readonly given: () => BoardProps<Told, Book>) {}

  readonly index = $derived.by(() => new Index(this.given().book));
  readonly side = $derived.by(() => this.index.side(this.count));
  readonly spots = $derived.by(() => spotsOf(this.side));
  readonly question = $derived.by(() => this.options.starting('')[0]?.name.split(':')[0] as Question | undefined);

  get view(): Told {
    return this.given().view;
  }
  get book(): Book {
    return this.given().book;
  }
  get options(): BoardProps<Told, Book>['options'] {
    return this.given().options;
  }
  get you(): number | null {
    return this.given().you;
  }
  get asked(): readonly number[] {
    return this.given().asked;
  }
  get line(): BoardProps<Told, Book>['line'] {
    return this.given().line;
  }
  get count(): number {
    return this.view.booths.length;
  }
  /** The seat whose sector is at the bottom. */
  get front(): number {
    return this.you ?? 0;
  }
  /** Names of the actions that the viewer has answered so far. */
  get answered(): readonly string[] {
    return this.view.plan?.given ?? [];
  }

  name(seat: number): string {
    return this.given().seats[seat]?.name ?? String(seat + 1);
  }

  names(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(', ');
  }

  client(id: string): Client {
    return this.index.client(id);
  }

  about(thing: ThingName): About {
    const { name, about, clause } = this.book.things[thing];
    return { title: name, text: about, clause };
  }

  aboutTile(animal: Animal): About {
    const { name, about, clause } = this.index.animal(animal).tile;
    return { title: name, text: about, clause };
  }

  /** What a client card is and can do, or could; its VP are reconstructed. */
  aboutClient(id: string, spent: boolean): About {
    const client = this.client(id);
    const { about, clause } = spent ? this.book.things.used : this.index.animal(client.animal).client;
    const ruling = client.source['vp'];
    const mark = ruling ? ` (${client.vp} ${this.book.phrases['victory-points']}: ${this.book.phrases.reconstructed}, ${ruling}.)` : '';
    return { title: client.name, text: about + mark, clause };
  }

  /** The slots of the line that an action `line:i` scores. */
  lineOf(name: string): readonly string[] {
    return this.side.triples[Number(name.slice('line:'.length))] ?? [];
  }

  /** The slots that the chosen line has, in the order that `ride` numbers them. */
  get chosenLine(): readonly string[] {
    const line = this.answered.find((name) => name.startsWith('line:'));
    return line === undefined ? [] : this.lineOf(line);
  }

  /** The lines that booths could score now, but for those that the viewer chooses from. */
  get complete(): { seat: number; slots: readonly string[] }[] {
    if (this.question === 'line' || this.question === 'ride') return [];
    return this.view.sequences.flatMap((lines, seat) => lines.map((line) => ({ seat, slots: this.side.triples[line] ?? [] })));
  }

  /** The lines that one tile of mine would complete, on the slots that I may still choose or have chosen. */
  get nearly(): Nearly[] {
    const plan = this.view.plan;
    if (plan === null || (this.question !== 'slot' && this.question !== 'tile')) return [];
    const within = this.question === 'slot' ? Object.values(plan.landings).flat() : plan.slots;
    return plan.nearly.filter(({ slot }) => within.includes(slot));
  }

  /** Where Jump leads from a taken slot, for the slot cards that are offered. */
  get jumps(): { from: string; to: string }[] {
    const sectors = [...(this.view.facing[this.front] ?? '')];
    return Object.entries(this.view.plan?.landings ?? {}).flatMap(([name, landings]) =>
      landings.flatMap((to, i) => {
        const from = `${sectors[i]}${name.slice('slot:'.length)}`;
        return from === to ? [] : [{ from, to }];
      }),
    );
  }

  /** The animals that the plan puts on its slots, left first. */
  get chosenTiles(): Animal[] {
    return this.answered.filter((name) => name.startsWith('tile:')).map((name) => name.slice(5) as Animal);
  }

  /** Which actions pressing a slot may stand for. */
  actionsAt(slot: string): string[] {
    const spot = this.spots.get(slot);
    const place = this.chosenLine.indexOf(slot);
    if (place >= 0) return [`ride:${place}`];
    const side = this.view.plan?.slots.indexOf(slot) ?? -1;
    if (this.question === 'ticket' && side >= 0) return [side === 0 ? 'ticket:left' : 'ticket:right'];
    const mine = this.you !== null && spot !== undefined && spot.number > 0 && this.view.facing[this.you]?.includes(spot.sector);
    return mine && this.view.at === 'play' ? [`slot:${spot.number}`] : [];
  }

  /** A slot and what is on it, in words. */
  slotWords(slot: string): string {
    const tile = this.view.board[slot];
    if (tile === undefined) return say('empty-slot', { slot });
    const animal = this.index.animal(tile.animal).name;
    const words =
      tile.owner === 'neutral' ? say('tile-neutral', { slot, animal }) : say('tile-of', { slot, animal, name: this.name(tile.owner) });
    if (tile.standees === 0) return words;
    return tile.standees === 1 ? say('with-client', { tile: words }) : say('with-clients', { tile: words, count: tile.standees });
  }
}

export const [scene, setScene] = createContext<Scene>();
