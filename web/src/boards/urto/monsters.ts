// The pictures of the monsters: a chunk of their own, wanted only when one is met.
import Bat from '~icons/game-icons/bat';
import Bones from '~icons/game-icons/crossed-bones';
import Dragon from '~icons/game-icons/sea-dragon';
import Eye from '~icons/game-icons/eyestalk';
import Ghost from '~icons/game-icons/floating-ghost';
import Goat from '~icons/game-icons/goat';
import Goblin from '~icons/game-icons/goblin';
import Helm from '~icons/game-icons/black-knight-helm';
import Horror from '~icons/game-icons/tentacles-skull';
import Mantis from '~icons/game-icons/moon-claws';
import Mole from '~icons/game-icons/mole';
import Ogre from '~icons/game-icons/rock-golem';
import Rat from '~icons/game-icons/mouse';
import Roots from '~icons/game-icons/tree-roots';
import Shade from '~icons/game-icons/elysium-shade';
import Slug from '~icons/game-icons/snail-eyes';
import Spider from '~icons/game-icons/long-legged-spider';
import Troll from '~icons/game-icons/troll';
import Witch from '~icons/game-icons/witch-flight';
import Wolf from '~icons/game-icons/wolf-howl';
import Worm from '~icons/game-icons/leeching-worm';
import { Alpha, Chest, Nest, type Icon } from './art';

const MONSTERS: Record<string, Icon> = {
  alpha: Alpha,
  'cave-rat': Rat,
  'blind-bat': Bat,
  'glow-slug': Slug,
  'lost-goat': Goat,
  'bone-crawler': Bones,
  'tunnel-wolf': Wolf,
  'mana-wisp': Ghost,
  'root-stalker': Roots,
  'goblin-packer': Goblin,
  'shield-mole': Mole,
  'cave-troll': Troll,
  'marsh-hag': Witch,
  'emerald-shade': Shade,
  'bladed-mantis': Mantis,
  mimic: Chest,
  'stone-ogre': Ogre,
  'opal-lurker': Eye,
  'abyss-spider': Spider,
  'petrified-knight': Helm,
  'lava-worm': Worm,
  'blind-dragon': Dragon,
  'morganite-horror': Horror,
};

export const monsterIcon = (id: string): Icon => MONSTERS[id] ?? Nest;
