// What is waited for when a game is told: dice that tumble, cards and trophies that are looked at.
import type { Tale } from '../../play/beats';

export const tale: Tale = {
  throws: ['combat-rolled', 'loot-rolled', 'divine-rolled', 'reflection-rolled'],
  reads: ['event-drawn', 'monster-defeated'],
  ends: ['game-won', 'game-shared', 'nobody-won'],
};
