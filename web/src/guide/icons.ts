// Pictures for guides and aid sheets that belong to no game, by the names of ICONS in src/serao/guides.py.
import Arrow from '~icons/lucide/arrow-right';
import Book from '~icons/lucide/book-open';
import Cards from '~icons/game-icons/card-play';
import Chat from '~icons/lucide/message-circle';
import Check from '~icons/lucide/check';
import Clock from '~icons/lucide/clock';
import Coins from '~icons/lucide/coins';
import Cross from '~icons/lucide/x';
import Crown from '~icons/lucide/crown';
import Dice from '~icons/lucide/dices';
import Discard from '~icons/game-icons/card-discard';
import Draw from '~icons/game-icons/card-draw';
import Eye from '~icons/lucide/eye';
import Flag from '~icons/lucide/flag';
import Flame from '~icons/lucide/flame';
import Hand from '~icons/lucide/hand';
import Heart from '~icons/lucide/heart';
import Hidden from '~icons/lucide/eye-off';
import House from '~icons/lucide/house';
import Idea from '~icons/lucide/lightbulb';
import Lock from '~icons/lucide/lock';
import Magic from '~icons/lucide/wand-sparkles';
import Map from '~icons/lucide/map';
import Moon from '~icons/lucide/moon';
import Move from '~icons/lucide/footprints';
import People from '~icons/lucide/users';
import Person from '~icons/lucide/user';
import Power from '~icons/lucide/zap';
import Question from '~icons/lucide/circle-question-mark';
import Refresh from '~icons/lucide/refresh-cw';
import Search from '~icons/lucide/search';
import Shield from '~icons/lucide/shield';
import Shuffle from '~icons/lucide/shuffle';
import Skull from '~icons/lucide/skull';
import Star from '~icons/lucide/star';
import Storm from '~icons/lucide/cloud-lightning';
import Sun from '~icons/lucide/sun';
import Swap from '~icons/lucide/arrow-left-right';
import Swords from '~icons/lucide/swords';
import Target from '~icons/lucide/target';
import Trophy from '~icons/lucide/trophy';
import Turn from '~icons/lucide/rotate-cw';
import Warning from '~icons/lucide/triangle-alert';
import type { Icon } from './pictures';

const ICONS: Record<string, Icon> = {
  arrow: Arrow,
  book: Book,
  cards: Cards,
  chat: Chat,
  check: Check,
  clock: Clock,
  coins: Coins,
  cross: Cross,
  crown: Crown,
  dice: Dice,
  discard: Discard,
  draw: Draw,
  eye: Eye,
  flag: Flag,
  flame: Flame,
  hand: Hand,
  heart: Heart,
  hidden: Hidden,
  home: House,
  idea: Idea,
  lock: Lock,
  magic: Magic,
  map: Map,
  moon: Moon,
  move: Move,
  people: People,
  person: Person,
  power: Power,
  question: Question,
  refresh: Refresh,
  search: Search,
  shield: Shield,
  shuffle: Shuffle,
  skull: Skull,
  star: Star,
  storm: Storm,
  sun: Sun,
  swap: Swap,
  swords: Swords,
  target: Target,
  trophy: Trophy,
  turn: Turn,
  warning: Warning,
};

export const iconOf = (name: string): Icon | undefined => ICONS[name];
