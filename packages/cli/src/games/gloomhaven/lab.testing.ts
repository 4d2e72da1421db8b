/** What experiments for tests play of this game. */
import type { Quick } from '../../commands/lab.testing.ts';

export const gloomhavenQuick: Quick = { of: 'game: gloomhaven', parties: ['brute+scoundrel'], together: true };
