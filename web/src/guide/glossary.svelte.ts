// The words of the game at the table: wherever a sentence has one of them, it explains itself.
import { gameAid } from '../frame/books';
import { finder, type Piece } from './words';

const plain = (text: string): Piece[] => [{ words: text, term: '' }];

class Glossary {
  slug = '';
  edition: string | null = null;
  /** Splits a sentence at the words of the game; until they are known, and for games without any, it stays whole. */
  find: (text: string) => Piece[] = $state.raw(plain);

  async open(slug: string, edition: string | null): Promise<void> {
    this.slug = slug;
    this.edition = edition;
    const { terms } = await gameAid(slug, edition);
    if (this.slug === slug) this.find = finder(terms);
  }

  close(): void {
    this.find = plain;
  }
}

export const glossary = new Glossary();
