// What a hero carries and how it stands with him, as small marks with words.
import type { About } from '../../pieces/playable';
import { AnimalSkull, artifactIcon, Chest, Hourglass, OpenBook, Shield, Sleep, Swords, Tombstone, type Icon } from './art';
import type { Book } from './catalogue';
import { cardsOf, handSize, phrase, phraseAbout, pieceAbout, say } from './speak';
import type { HeroSeen } from './view';

export interface Mark {
  key: string;
  icon: Icon;
  count?: number;
  about: About;
}

/** Every mark of a hero; the cards of a hand that lies open are seen anyway. */
export function marksOf(book: Book, hero: HeroSeen, isMine: boolean): Mark[] {
  const found = [...(isMine ? [] : [cards(book, hero)]), trophies(book, hero), ...tokens(book, hero)];
  if (hero.kills) found.push({ key: 'kills', icon: Tombstone, count: hero.kills, about: { title: say('kills', { count: hero.kills }), clause: 'URT-11.4' } });
  const pages = hero.achievements.map((id) => book.achievements[id]).filter((page) => page !== undefined);
  if (pages.length) {
    const text = pages.map((page) => `${page.name}: ${page.about}`).join(' ');
    found.push({ key: 'golden', icon: OpenBook, count: pages.length, about: { title: say('in-golden-book', { count: pages.length }), text, clause: 'URT-13' } });
  }
  if (hero.rested) found.push({ key: 'rested', icon: Hourglass, about: phraseAbout(book, 'mark-rested', 'URT-3.3') });
  if (hero.skip) found.push({ key: 'skip', icon: Sleep, about: phraseAbout(book, 'mark-skip', 'URT-3.2') });
  if (hero.hexed) found.push({ key: 'hexed', icon: artifactIcon('hex-doll'), about: phraseAbout(book, 'mark-hexed', 'URT-8.7') });
  return found;
}

function cards(book: Book, hero: HeroSeen): Mark {
  const size = handSize(hero);
  const title = size === 0 ? say('no-cards') : size === 1 ? say('card-held') : say('cards-held', { count: size });
  const open = cardsOf(hero).map((id) => book.artifacts[id]?.name ?? id);
  const text = open.length ? say('cards-open', { names: open.join(', ') }) : '';
  return { key: 'cards', icon: Chest, count: size, about: { title, text, clause: 'URT-8.4' } };
}

function trophies(book: Book, hero: HeroSeen): Mark {
  const beaten = hero.trophies.map((id) => book.monsters[id]?.name ?? id);
  const text = beaten.length ? say('trophies', { names: beaten.join(', ') }) : say('no-trophies');
  return { key: 'trophies', icon: AnimalSkull, count: beaten.length, about: { title: phrase(book, 'zone-trophies'), text, clause: 'URT-6.7' } };
}

function tokens(book: Book, hero: HeroSeen): Mark[] {
  const { attack, defense } = book.tokens;
  const found: Mark[] = [];
  if (hero.attack && attack) found.push({ key: 'attack', icon: Swords, count: hero.attack, about: { ...pieceAbout(attack), title: say('attack-tokens', { count: hero.attack }) } });
  if (hero.defense && defense) found.push({ key: 'defense', icon: Shield, count: hero.defense, about: { ...pieceAbout(defense), title: say('defense-tokens', { count: hero.defense }) } });
  return found;
}

export const wordsOf = ({ about }: Mark): string => (about.text ? `${about.title}. ${about.text}` : about.title);
