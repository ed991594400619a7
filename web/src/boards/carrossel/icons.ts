// The picture and the colour of each animal.
import type { Component } from 'svelte';
import Dragon from '~icons/game-icons/spiked-dragon-head';
import Fish from '~icons/game-icons/tropical-fish';
import Horse from '~icons/game-icons/horse-head';
import Swan from '~icons/game-icons/swan';
import Tiger from '~icons/game-icons/tiger-head';
import type { Animal } from './pieces';

export const ICONS: Record<Animal, Component> = { tiger: Tiger, swan: Swan, horse: Horse, fish: Fish, dragon: Dragon };

export const COLOURS: Record<Animal, string> = {
  tiger: '#b8560f',
  swan: '#3f6f9e',
  horse: '#7a4a2b',
  fish: '#137a70',
  dragon: '#97263f',
};
