import Axe from '~icons/game-icons/wood-axe';
import Trident from '~icons/game-icons/trident';
import Bolas from '~icons/game-icons/bolas';
import Claw from '~icons/game-icons/claw-slashes';
import Purse from '~icons/game-icons/shiny-purse';
import Fusion from '~icons/game-icons/abstract-013';
import GunSword from '~icons/game-icons/axe-sword';
import HungryAxe from '~icons/game-icons/battle-axe';
import Kunai from '~icons/game-icons/thrown-daggers';
import Glaive from '~icons/game-icons/glaive';
import Chest from '~icons/game-icons/open-treasure-chest';
import Mirror from '~icons/game-icons/mirror-mirror';
import Saw from '~icons/game-icons/circular-saw';
import Bow from '~icons/game-icons/bow-arrow';
import Scythe from '~icons/game-icons/scythe';
import Shapeshifter from '~icons/game-icons/rune-sword';
import Crossbow from '~icons/game-icons/crossbow';
import Whip from '~icons/game-icons/whip';
import Broken from '~icons/game-icons/broken-shield';
import Enlarging from '~icons/game-icons/potion-ball';
import Shield from '~icons/game-icons/bolt-shield';
import Boost from '~icons/game-icons/lightning-arc';
import Shrinking from '~icons/game-icons/standing-potion';
import Swift from '~icons/game-icons/juggler';
import Rat from '~icons/game-icons/rat';
import Peuchen from '~icons/game-icons/snake-tongue';
import Slime from '~icons/game-icons/slime';
import Vampire from '~icons/game-icons/vampire-dracula';
import Werehyena from '~icons/game-icons/hyena-head';
import Werewolf from '~icons/game-icons/werewolf';
import Zombie from '~icons/game-icons/shambling-zombie';
import Mimic from '~icons/game-icons/mimic-chest';
import type { Component } from 'svelte';

export const ITEMS: Record<string, Component> = {
  axe: Axe,
  'blessed-trident': Trident,
  bolas: Bolas,
  claw: Claw,
  'endless-purse': Purse,
  fusion: Fusion,
  'gun-sword': GunSword,
  'hungry-battle-axe': HungryAxe,
  kunai: Kunai,
  'legendary-glaive': Glaive,
  'lucky-chest': Chest,
  'magic-mirror': Mirror,
  'magical-saw': Saw,
  'ornated-bow': Bow,
  scythe: Scythe,
  'shapeshifter-sword': Shapeshifter,
  'steam-crossbow': Crossbow,
  whip: Whip,
  'broken-artifact': Broken,
  'enlarging-potion': Enlarging,
  'magic-shield': Shield,
  'power-boost': Boost,
  'shrinking-potion': Shrinking,
  'swift-hands': Swift,
};

export const MONSTERS: Record<string, Component> = {
  'giant-rat': Rat,
  peuchen: Peuchen,
  slime: Slime,
  vampire: Vampire,
  werehyena: Werehyena,
  werewolf: Werewolf,
  'zombie-1': Zombie,
  'zombie-2': Zombie,
  'zombie-3': Zombie,
  horde: Zombie,
  mimic: Mimic,
};

/** The ground of a monster's picture: beasts earthy, undead pale green, the rest their own. */
export const COLOURS: Record<string, string> = {
  'giant-rat': '#7a5a3a',
  peuchen: '#2f6b58',
  slime: '#4f7d1e',
  vampire: '#7b2038',
  werehyena: '#8a6420',
  werewolf: '#4a4a62',
  'zombie-1': '#47683c',
  'zombie-2': '#47683c',
  'zombie-3': '#47683c',
  horde: '#47683c',
  mimic: '#6a4a86',
};
