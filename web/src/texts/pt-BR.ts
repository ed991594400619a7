import type { House } from './en';

/** What is said otherwise in Brazil than in Portugal. */
export const ptBR: Partial<House> = {
  language: 'Idioma',
};
