// Words of the client itself, in the person's language. What the rules say comes from the server.
import { en, type House } from './en';
import { pt } from './pt';
import { ptBR } from './pt-BR';

export const LANGUAGES = ['en', 'pt', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each is called by those who speak it, and in two letters. */
export const CALLED: Record<Language, string> = { en: 'English', pt: 'Português', 'pt-BR': 'Português do Brasil' };
export const INITIALS: Record<Language, string> = { en: 'EN', pt: 'PT', 'pt-BR': 'BR' };

/** Whose dates it writes. */
export const COUNTRIES: Record<Language, string> = { en: 'en-GB', pt: 'pt-PT', 'pt-BR': 'pt-BR' };

/** Texts in every language; that of Brazil holds only what it says otherwise than that of Portugal. */
export interface Texts<Key extends string> {
  readonly en: Readonly<Record<Key, string>>;
  readonly pt: Readonly<Record<Key, string>>;
  readonly 'pt-BR'?: Readonly<Partial<Record<Key, string>>>;
}
export type Facts = Record<string, string | number>;

const KEPT = 'serao-language';

/** The language of a name like `pt-BR` or `pt-AO`: it or its first part is ours; else English. */
export function languageCalled(name: string): Language {
  const wished = name.toLowerCase();
  const ours = (wish: string): Language | undefined => LANGUAGES.find((language) => language.toLowerCase() === wish);
  return ours(wished) ?? ours(wished.split('-', 1)[0] ?? '') ?? 'en';
}

const first = (): Language => languageCalled(localStorage.getItem(KEPT) ?? navigator.language);

class Speech {
  language: Language = $state(first());

  constructor() {
    document.documentElement.lang = this.language;
  }

  change(language: Language): void {
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** Fills `{name}` in a text with facts. */
export function filled(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(facts[name] ?? all));
}

/** Returns a `t` for texts of one board: `const say = sayer(texts)` with `texts = { en: {...}, pt: {...}, 'pt-BR': {...} }`. */
export function sayer<Key extends string>(texts: Texts<Key>): (key: Key, facts?: Facts) => string {
  return (key, facts = {}) => filled(worded(texts, key), facts);
}

function worded<Key extends string>(texts: Texts<Key>, key: Key): string {
  const words = speech.language === 'pt-BR' ? texts['pt-BR']?.[key] : undefined;
  return words ?? texts[speech.language === 'en' ? 'en' : 'pt'][key];
}

/** Returns what was written in several languages in the person's own, or in that of Portugal for one of Brazil. */
export function spokenIn<T>(all: Record<string, T>): T | undefined {
  return all[speech.language] ?? all[speech.language.slice(0, 2)];
}

/** Says a text of the house. */
export const t = sayer<keyof House>({ en, pt, 'pt-BR': ptBR });
