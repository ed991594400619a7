// Events speak of things by number; these are the names that views use, by that number.
import type { Colour } from './catalogue';

export const SPACES: readonly string[] = (
  'f1 p1 w1 c1 p2 d1 t1 p3 v1 p4 p5 p6 v2 p7 d2 p8 g1 c2 f2 p9 g2 ' +
  't2 f3 p10 p11 d3 p12 w2 p13 v3 p14 c3 p15 v4 f4 w3 d4 p16 g3 p17 t3 p18'
).split(' ');
export const MONSTERS: readonly string[] = [
  'werewolf',
  'moira',
  'shepherdess',
  'trevor',
  'lost-soul',
  'witch',
  'bogeyman',
  'maria-gancha',
];
export const COLOUR_NAMES: readonly Colour[] = ['red', 'blue', 'white', 'green', 'yellow'];

const digits = (number: number): string => String(number).padStart(2, '0');

export const nightName = (number: number): string => `n${digits(number)}`;
export const bonusName = (number: number): string => `b${digits(number)}`;
