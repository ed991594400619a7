// The catalogue with its pieces at hand by name.
import type { AnimalKind, Book, Client, Objective, Side } from './catalogue';
import type { View } from './view';

export type Animal = AnimalKind['id'];
export type ThingName = keyof Book['things'];

export class Pieces {
  private readonly clients: ReadonlyMap<string, Client>;
  private readonly animals: ReadonlyMap<string, AnimalKind>;

  constructor(private readonly book: Book) {
    this.clients = new Map(book.clients.map((client) => [client.id, client]));
    this.animals = new Map(book.animals.map((animal) => [animal.id, animal]));
  }

  client(id: string): Client {
    return known(this.clients.get(id), id);
  }

  animal(id: string): AnimalKind {
    return known(this.animals.get(id), id);
  }

  objective(id: string): Objective {
    return known(this.book.objectives[id], id);
  }

  side(name: View['side']): Side {
    return this.book.boards[name];
  }
}

function known<Piece>(piece: Piece | undefined, id: string): Piece {
  if (piece === undefined) throw new Error(`the catalogue has no ${id}`);
  return piece;
}
