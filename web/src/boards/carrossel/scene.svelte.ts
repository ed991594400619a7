// The moment that all parts of the board draw: what they were handed, and what follows from it for the eye.
import { createContext, untrack } from 'svelte';
import type { About } from '../../pieces/playable';
import { beatOf, type BoardProps } from '../board';
import type { Action } from './actions';
import type { Book, Client } from './catalogue';
import type { Told } from './events';
import { spotsOf } from './geometry';
import { Pieces, type Animal, type ThingName } from './pieces';
import { say } from './texts';
import type { Nearly, View } from './view';

export type Props = BoardProps<View, Book, Told, Action>;

/** The question that the viewer is asked, by the verb of its options. */
export type Question = Action extends `${infer Verb}:${string}` ? Verb : never;

/** What the dock of a phone shows one at a time. */
export type Leaf = 'ability' | 'slot' | 'tile' | 'objectives' | 'players';

/** A slot card that lies open, perhaps with the client whose ability is used. */
interface Revealed {
  number: number;
  client?: string;
}

export class Scene {
  constructor(private readonly given: () => Props) {
    $effect.pre(() => this.hear(this.beat));
  }

  // What the story has said and no view holds.
  plans: Readonly<Record<number, Revealed>> = $state.raw({}); // by seat, from the reveal until the board turns
  scoring: { seat: number; slots: readonly string[] } | null = $state.raw(null); // until its clients ride

  readonly pieces = $derived.by(() => new Pieces(this.given().book));
  readonly side = $derived.by(() => this.pieces.side(this.view.side));
  readonly spots = $derived.by(() => spotsOf(this.side));
  readonly question = $derived.by(() => this.options.starting('')[0]?.name.split(':')[0] as Question | undefined);

  get view(): View {
    return this.given().view;
  }
  get book(): Book {
    return this.given().book;
  }
  get options(): Props['options'] {
    return this.given().options;
  }
  get you(): number | null {
    return this.given().you;
  }
  get asked(): readonly number[] {
    return this.given().asked;
  }
  get line(): Told | null {
    return this.given().line;
  }
  get beat(): readonly Told[] {
    return beatOf(this.given());
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

  /** Keeps what a beat says for as long as it lies on the table. */
  private hear(beat: readonly Told[]): void {
    const { at } = this.view;
    if (beat.length === 0 || (at !== 'play' && at !== 'score')) this.plans = {};
    for (const line of beat) {
      if (line.event === 'slot-revealed' || line.event === 'ability-revealed')
        this.plans = { ...untrack(() => this.plans), [line.facts.seat]: line.facts };
    }
    const scored = beat.flatMap(({ facts }) => ('line' in facts ? [facts] : []))[0];
    if (scored) this.scoring = { seat: scored.seat, slots: scored.line.split('-') };
    else if (!beat.some(({ facts }) => 'slot' in facts)) this.scoring = null;
  }

  /** Whether it is being told who has won. */
  get isWon(): boolean {
    return this.view.at === 'end' && this.beat.some(({ weight }) => weight === 'scene');
  }

  /** Whether the beat being told is about a slot. */
  speaksOf(slot: string): boolean {
    return this.beat.some(({ facts }) => 'slot' in facts && facts.slot === slot);
  }

  /** The clients whose cards a seat gets in the beat being told. */
  wonBy(seat: number): string[] {
    return this.beat.flatMap(({ event, facts }) =>
      (event === 'client-boarded' && facts.owner === seat) || (event === 'ticket-sold' && facts.seat === seat) ? [facts.client] : [],
    );
  }

  /** The clients whose cards leave the game from a slot in the beat being told. */
  boxedAt(slot: string): string[] {
    return this.beat.flatMap(({ event, facts }) => (event === 'client-boxed' && facts.slot === slot ? [facts.client] : []));
  }

  name(seat: number): string {
    return this.given().seats[seat]?.name ?? String(seat + 1);
  }

  names(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(', ');
  }

  client(id: string): Client {
    return this.pieces.client(id);
  }

  about(thing: ThingName): About {
    const { name, about, clause } = this.book.things[thing];
    return { title: name, text: about, clause };
  }

  aboutTile(animal: Animal): About {
    const { name, about, clause } = this.pieces.animal(animal).tile;
    return { title: name, text: about, clause };
  }

  /** What a client card is and can do, or could. */
  aboutClient(id: string, spent: boolean): About {
    const client = this.client(id);
    const { about, clause } = spent ? this.book.things.used : this.pieces.animal(client.animal).client;
    const waits = this.view.booths.some((booth) => booth.includes(id)) || this.view.queues?.some((queue) => queue.includes(id));
    return { title: client.name, text: waits ? `${this.book.things.booth.about} ${about}` : about, clause };
  }

  /** What the viewer has answered with a verb: `chosen('slot')` is `['5']`. */
  chosen(verb: Question): string[] {
    return this.answered.filter((name) => name.startsWith(`${verb}:`)).map((name) => name.slice(verb.length + 1));
  }

  /** The slots of the line that an action `line:i` scores. */
  lineOf(i: string | number): readonly string[] {
    return this.side.triples[Number(i)] ?? [];
  }

  /** The slots that the chosen line has, in the order that `ride` numbers them. */
  get chosenLine(): readonly string[] {
    return this.chosen('line').flatMap((line) => this.lineOf(line));
  }

  /** The lines that booths could score now, but for those that the viewer chooses from. */
  get complete(): { seat: number; slots: readonly string[] }[] {
    if (this.question === 'line' || this.question === 'ride') return [];
    return this.view.sequences.flatMap((lines, seat) => lines.map((line) => ({ seat, slots: this.lineOf(line) })));
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
        const from = this.slotAt(sectors[i], Number(name.split(':')[1]));
        return from === undefined || from === to ? [] : [{ from, to }];
      }),
    );
  }

  private slotAt(sector: string | undefined, number: number): string | undefined {
    return this.side.spaces.find((space) => space.sector === sector && space.number === number)?.id;
  }

  /** The animals that the plan puts on its slots, left first. */
  get chosenTiles(): Animal[] {
    return this.chosen('tile').map((animal) => this.pieces.animal(animal).id);
  }

  /** Which actions pressing a slot may stand for. */
  actionsAt(slot: string): Action[] {
    const spot = this.spots.get(slot);
    const place = this.chosenLine.indexOf(slot);
    if (place >= 0) return [`ride:${place}`];
    const side = this.view.plan?.slots.indexOf(slot) ?? -1;
    if (this.question === 'ticket' && side >= 0) return [side === 0 ? 'ticket:left' : 'ticket:right'];
    const mine = this.you !== null && spot !== undefined && spot.number > 0 && this.view.facing[this.you]?.includes(spot.sector);
    return mine && this.view.at === 'play' ? [`slot:${spot.number}`] : [];
  }

  /** What is printed on a slot; of one on a spoke, between which sectors it lies. */
  slotName(id: string): string {
    if (this.spots.get(id)?.number !== 0) return id;
    const { sectors } = this.side;
    const place = sectors.indexOf(id[1] ?? '');
    const [one = '', other = ''] = [id[1] ?? '', sectors[(place + 1) % sectors.length] ?? ''].sort();
    return say('spoke-slot', { one, other });
  }

  /** A slot and what is on it, in words. */
  slotWords(id: string): string {
    const tile = this.view.board[id];
    const slot = this.slotName(id);
    if (tile === undefined) return say('empty-slot', { slot });
    const animal = this.pieces.animal(tile.animal).name;
    const words =
      tile.owner === 'neutral' ? say('tile-neutral', { slot, animal }) : say('tile-of', { slot, animal, name: this.name(tile.owner) });
    if (tile.standees === 0) return words;
    return tile.standees === 1 ? say('with-client', { tile: words }) : say('with-clients', { tile: words, count: tile.standees });
  }
}

export const [scene, setScene] = createContext<Scene>();
