// Which picture stands for which thing. Editions may have monsters and events of their own: those
// get the picture of their kind.
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import AnimalSkull from '~icons/game-icons/animal-skull';
import Axe from '~icons/game-icons/battered-axe';
import Bag from '~icons/game-icons/knapsack';
import Belt from '~icons/game-icons/belt';
import Bones from '~icons/game-icons/crossed-bones';
import Boot from '~icons/game-icons/leather-boot';
import Brute from '~icons/game-icons/brute';
import Campfire from '~icons/game-icons/campfire';
import Chest from '~icons/game-icons/chest';
import Cloak from '~icons/game-icons/cloak';
import Crystal from '~icons/game-icons/crystal-growth';
import CursedBlade from '~icons/game-icons/croc-sword';
import Dagger from '~icons/game-icons/plain-dagger';
import DieSix from '~icons/game-icons/dice-six-faces-six';
import Alpha from '~icons/game-icons/wolf-head';
import Doll from '~icons/game-icons/voodoo-doll';
import Drop from '~icons/game-icons/drop';
import Beard from '~icons/game-icons/beard';
import Feather from '~icons/game-icons/feather';
import Footprint from '~icons/game-icons/sprint';
import Fountain from '~icons/game-icons/water-fountain';
import Gladius from '~icons/game-icons/gladius';
import Halberd from '~icons/game-icons/halberd';
import Hammer from '~icons/game-icons/thor-hammer';
import Harp from '~icons/game-icons/harp';
import Heart from '~icons/game-icons/hearts';
import Helm from '~icons/game-icons/black-knight-helm';
import Hood from '~icons/game-icons/hooded-figure';
import Hourglass from '~icons/game-icons/hourglass';
import Lantern from '~icons/game-icons/lantern-flame';
import Laurel from '~icons/game-icons/laurels';
import Longsword from '~icons/game-icons/two-handed-sword';
import Mail from '~icons/game-icons/chain-mail';
import Map from '~icons/game-icons/treasure-map';
import Mask from '~icons/game-icons/gas-mask';
import Mouth from '~icons/game-icons/cave-entrance';
import Mushroom from '~icons/game-icons/mushroom';
import Nest from '~icons/game-icons/fangs-circle';
import Passage from '~icons/game-icons/portal';
import Pendant from '~icons/game-icons/pendant-key';
import Potion from '~icons/game-icons/health-potion';
import Bomb from '~icons/game-icons/rolling-bomb';
import Rocks from '~icons/game-icons/falling-rocks';
import RoundPotion from '~icons/game-icons/round-potion';
import Samurai from '~icons/game-icons/visored-helm';
import Scroll from '~icons/game-icons/scroll-unfurled';
import Scythe from '~icons/game-icons/scythe';
import Shield from '~icons/game-icons/shield';
import Sickle from '~icons/game-icons/sickle';
import Sleep from '~icons/game-icons/night-sleep';
import Smoke from '~icons/game-icons/dust-cloud';
import Spear from '~icons/game-icons/barbed-spear';
import Staff from '~icons/game-icons/crescent-staff';
import Swords from '~icons/game-icons/crossed-swords';
import Tombstone from '~icons/game-icons/tombstone';
import Tooth from '~icons/game-icons/tooth';
import Torch from '~icons/game-icons/torch';
import Totem from '~icons/game-icons/totem-head';
import Trap from '~icons/game-icons/mantrap';
import Trumpet from '~icons/game-icons/trumpet-flag';
import Tusk from '~icons/game-icons/saber-tooth';
import Undead from '~icons/game-icons/cultist';
import Whistle from '~icons/game-icons/whistle';
import AnglerFish from '~icons/game-icons/angler-fish';
import Cauldron from '~icons/game-icons/cauldron';
import Coins from '~icons/game-icons/two-coins';
import Crown from '~icons/game-icons/crown';
import Friends from '~icons/game-icons/shaking-hands';
import Goat from '~icons/game-icons/goat';
import HalfHeart from '~icons/game-icons/half-heart';
import Knife from '~icons/game-icons/dripping-knife';
import LaurelCrown from '~icons/game-icons/laurel-crown';
import Medal from '~icons/game-icons/medal';
import OpenBook from '~icons/game-icons/open-book';
import Ribbon from '~icons/game-icons/ribbon-medal';
import Stones from '~icons/game-icons/stone-pile';

export type Icon = Component<SvelteHTMLElements['svg']>;

export {
  Alpha, AnimalSkull, Bag, Campfire, Chest, DieSix, Drop, Footprint, Heart, Hourglass, Laurel, Mouth, Mushroom, Nest, OpenBook, Rocks, Scroll, Shield,
  Sleep, Swords, Tombstone, Torch, Trap,
};

const ARTIFACTS: Record<string, Icon> = {
  'rusty-sword': Gladius,
  'azura-longsword': Longsword,
  'moonstone-axe': Axe,
  'opal-spear': Spear,
  'hunters-halberd': Halberd,
  'twin-daggers': Dagger,
  'gobbler-tooth': Tooth,
  'emerald-staff': Staff,
  'alpha-fang': Tusk,
  'spore-sickle': Sickle,
  'cursed-blade': CursedBlade,
  'healing-draught': Potion,
  'mana-flask': RoundPotion,
  'phoenix-feather': Feather,
  'smoke-bomb': Smoke,
  'shadow-whistle': Whistle,
  'powder-keg': Bomb,
  'hex-doll': Doll,
  'loaded-die': DieSix,
  'spelunkers-map': Map,
  'minstrels-ballad': Harp,
  'boots-of-haste': Boot,
  'miners-lamp': Lantern,
  'pakaa-chainmail': Mail,
  'mana-crystal': Crystal,
  'life-amulet': Pendant,
  'spore-mask': Mask,
  'shadow-cloak': Cloak,
  'trophy-belt': Belt,
  'idol-of-mehorina': Totem,
  'tellurs-hammer': Hammer,
  'phemes-trumpets': Trumpet,
  'ankous-scythe': Scythe,
};

const ACHIEVEMENTS: Record<string, Icon> = {
  survivor: HalfHeart,
  'the-rock': Stones,
  highlander: Longsword,
  economist: Coins,
  murderer: Knife,
  assassin: Hood,
  'serial-killer': Bones,
  'the-goat': Goat,
  flash: Passage,
  fricassee: Cauldron,
  'best-friends': Friends,
  'chocolate-medal': Medal,
  'too-big-fish': AnglerFish,
  conservator: Chest,
  'score-50': Laurel,
  'score-60': LaurelCrown,
  'score-70': Crown,
};

const HEROES: Record<string, Icon> = {
  sankaa: Samurai,
  armenius: Brute,
  oriandra: Hood,
  molesor: Undead,
  beardwhy: Beard,
};

const TOKENS: Record<string, Icon> = {
  torch: Torch,
  'torch-event': Scroll,
  'torch-fountain': Fountain,
  shortcut: Passage,
  mushroom: Mushroom,
  monster: Nest,
  honour1: Laurel,
  honour2: Laurel,
  attack: Swords,
  defense: Shield,
  'blorp-trap': Trap,
};

// Faces of the loot die and of the divine dice.
const FACES: Record<string, Icon> = {
  alpha: Alpha,
  monster: Nest,
  artifact: Chest,
  mana: Drop,
  mana1: Drop,
  health: Heart,
  event: Scroll,
  honour1: Laurel,
  honour2: Laurel,
  'steal-honour': Laurel,
  fail: Bones,
  landslide1: Rocks,
  landslide2: Rocks,
  'landslide-global': Rocks,
  curse1: Scythe,
  curse2: Scythe,
  curse3: Scythe,
};

const DIVINE: Record<string, Icon> = { tellur: Hammer, pheme: Trumpet, ankou: Scythe };

const DEEDS: Record<string, Icon> = {
  rest: Campfire,
  end: Hourglass,
  sprint: Footprint,
  search: Torch,
  decline: Hourglass,
  accept: Chest,
  fight: Swords,
  bare: Swords,
  hide: Hood,
  roll: DieSix,
  keep: DieSix,
  reroll: DieSix,
  'buy-d8': DieSix,
  reinforce: Drop,
  'add-attack': Swords,
  'use-defense': Shield,
  'take-damage': Heart,
  'mana-to-health': Heart,
  'health-to-mana': Drop,
  'lose-health': Heart,
  'lose-mana': Drop,
  'empty-field': Rocks,
};

export const artifactIcon = (id: string): Icon => ARTIFACTS[id] ?? Chest;
export const achievementIcon = (id: string): Icon => ACHIEVEMENTS[id] ?? Ribbon;
export const heroIcon = (id: string): Icon => HEROES[id] ?? Helm;
export const tokenIcon = (id: string): Icon => TOKENS[id] ?? Torch;
export const faceIcon = (id: string): Icon | undefined => FACES[id];
export const divineIcon = (die: string): Icon => DIVINE[die] ?? Scythe;

/** The picture of a choice, by the name of its action. */
export function deedIcon(name: string, divine: string): Icon {
  const [verb = '', argument = ''] = name.split(':');
  if (verb === 'token') return tokenIcon(argument);
  if (verb === 'side') return argument === 'hammer' ? Hammer : Trumpet;
  if (verb === 'roll-divine') return divineIcon(divine);
  return DEEDS[verb] ?? Scroll;
}

/** The ground of a card's picture, by the artifact's colour. */
export const ARTIFACT_GROUNDS: Record<string, string> = {
  green: '#3f6b45',
  pink: '#8f3f63',
  yellow: '#8a6413',
  divine: '#3b4f8f',
};

/** The light of a hero's land. */
export const LANDS: Record<string, string> = {
  blue: '#2f63a8',
  pink: '#a8507d',
  green: '#2e7a4e',
  white: '#7d7f93',
  black: '#3a3440',
};
