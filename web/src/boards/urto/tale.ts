// What is waited for when a game is told: dice that tumble, cards that are read.
import type { Tale } from '../../play/beats';

export const tale: Tale = {
  throws: ['combat-rolled', 'loot-rolled', 'divine-rolled', 'reflection-rolled'],
  reads: ['event-drawn'],
};
