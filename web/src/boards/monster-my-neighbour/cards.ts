// The look of the cards: a picture and a ground for each.
import type { Component } from 'svelte';
import Conversation from '~icons/game-icons/conversation';
import Crossbow from '~icons/game-icons/crossbow';
import Farmer from '~icons/game-icons/farmer';
import Fog from '~icons/game-icons/fog';
import FoxHead from '~icons/game-icons/fox-head';
import Hidden from '~icons/game-icons/hidden';
import MagnifyingGlass from '~icons/game-icons/magnifying-glass';
import Mermaid from '~icons/game-icons/mermaid';
import PawHeart from '~icons/game-icons/paw-heart';
import PlantRoots from '~icons/game-icons/plant-roots';
import RobberHand from '~icons/game-icons/robber-hand';
import SittingDog from '~icons/game-icons/sitting-dog';
import Talk from '~icons/game-icons/talk';
import Trade from '~icons/game-icons/trade';
import Vampire from '~icons/game-icons/vampire-dracula';
import WantedReward from '~icons/game-icons/wanted-reward';
import Werewolf from '~icons/game-icons/werewolf';

export interface Look {
  icon: Component;
  ground: string;
}

// Grounds by what a card is about: hunting, hiding, wandering cards, looking, monsters.
const HUNT = '#8d3b22';
const SHELTER = '#37507a';
const WANDER = '#1f6a63';
const PLAIN = '#75602f';
const MONSTER = '#5a2a63';

const LOOKS: Readonly<Record<string, Look>> = {
  wanted: { icon: WantedReward, ground: PLAIN },
  hunter: { icon: Crossbow, ground: HUNT },
  hide: { icon: Hidden, ground: SHELTER },
  friend: { icon: PawHeart, ground: MONSTER },
  dog: { icon: SittingDog, ground: HUNT },
  investigate: { icon: MagnifyingGlass, ground: SHELTER },
  gossip: { icon: Talk, ground: WANDER },
  rumor: { icon: Conversation, ground: WANDER },
  deal: { icon: Trade, ground: WANDER },
  steal: { icon: RobberHand, ground: WANDER },
  fog: { icon: Fog, ground: WANDER },
  villager: { icon: Farmer, ground: PLAIN },
  vampire: { icon: Vampire, ground: MONSTER },
  werewolf: { icon: Werewolf, ground: MONSTER },
  goomiho: { icon: FoxHead, ground: MONSTER },
  mermaid: { icon: Mermaid, ground: MONSTER },
  mandrake: { icon: PlantRoots, ground: MONSTER },
};

export function lookOf(id: string): Look {
  const look = LOOKS[id];
  if (look === undefined) throw new Error(`there is no picture of ${id}`);
  return look;
}
