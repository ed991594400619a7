// The pictures of Monsters, nights and goals.
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import Comet from '~icons/game-icons/comet-spark';
import Chapel from '~icons/game-icons/church';
import Granary from '~icons/game-icons/granary';
import Dolmen from '~icons/game-icons/dolmen';
import Eye from '~icons/game-icons/eyeball';
import Forest from '~icons/game-icons/pine-tree';
import Ghost from '~icons/game-icons/ghost';
import Hand from '~icons/game-icons/hand';
import Hood from '~icons/game-icons/executioner-hood';
import Hook from '~icons/game-icons/pirate-hook';
import Horn from '~icons/game-icons/hunting-horn';
import Imp from '~icons/game-icons/imp-laugh';
import Crook from '~icons/game-icons/shepherds-crook';
import Mask from '~icons/game-icons/ceremonial-mask';
import Maiden from '~icons/game-icons/woman-elf-face';
import Turns from '~icons/game-icons/card-play';
import Moon from '~icons/game-icons/moon';
import Storm from '~icons/game-icons/lightning-storm';
import Sun from '~icons/game-icons/sun';
import Village from '~icons/game-icons/village';
import Waterfall from '~icons/game-icons/waterfall';
import Well from '~icons/game-icons/well';
import Werewolf from '~icons/game-icons/werewolf';
import Witch from '~icons/game-icons/witch-flight';
import Claws from '~icons/game-icons/monster-grasp';
import Foot from '~icons/game-icons/footprint';
import Together from '~icons/game-icons/three-friends';
import type { Kind, Sky, Symbol } from './book';

export type Picture = Component<SVGAttributes<SVGSVGElement>>;

export const MONSTER_ICONS: Record<string, Picture> = {
  werewolf: Werewolf,
  moira: Maiden,
  shepherdess: Crook,
  trevor: Imp,
  'lost-soul': Ghost,
  witch: Witch,
  bogeyman: Hood,
  'maria-gancha': Hook,
};

export const SKY_ICONS: Record<Sky, Picture> = { comet: Comet, storm: Storm, moon: Moon };

export const SYMBOL_ICONS: Record<Symbol, Picture> = { sun: Sun, horn: Horn, hand: Hand, eye: Eye };

export const KIND_ICONS: Record<Kind, Picture> = {
  circle: Foot,
  village: Village,
  chapel: Chapel,
  granary: Granary,
  dolmen: Dolmen,
  forest: Forest,
  well: Well,
  waterfall: Waterfall,
};

export { Turns as TurnsIcon, Mask as CaretoIcon, Claws as MonsterIcon, Together as GatherIcon };
