// Words of the client itself, in the person's language. What the rules say comes from the server.
import { en } from './en';
import { pt } from './pt';

export const LANGUAGES = ['en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, string | number>;

const KEPT = 'serao-language';

function first(): Language {
  const kept = localStorage.getItem(KEPT);
  const wanted = kept ?? navigator.language;
  return wanted.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}

class Speech {
  language: Language = $state(first());

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

/** Says a text of the house. */
export function t(key: keyof typeof en, facts: Facts = {}): string {
  return filled((speech.language === 'pt' ? pt : en)[key], facts);
}

/** Returns a `t` for texts of one board: `const say = sayer(texts)` with `texts = { en: {...}, pt: {...} }`. */
export function sayer<Key extends string>(texts: Record<Language, Record<Key, string>>): (key: Key, facts?: Facts) => string {
  return (key, facts = {}) => filled(texts[speech.language][key], facts);
}
