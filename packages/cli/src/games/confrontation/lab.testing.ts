/** What experiments for tests play of this game. */
import type { Quick } from '../../commands/lab.testing.ts';

export const confrontationQuick: Quick = {
  of: 'game: confrontation, mode: combat',
  parties: ['lion-household', 'scorpion-sanath', 'lion-lance'],
};
