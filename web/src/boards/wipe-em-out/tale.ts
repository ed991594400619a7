// What is waited for when a game is told: the points are counted before anybody has won.
import type { Tale } from '../../play/beats';

export const tale: Tale = { throws: [], reads: [], ends: ['game-won', 'game-shared'] };
