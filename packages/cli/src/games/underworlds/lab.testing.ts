/** What experiments for tests play of this game. */
import type { Quick } from '../../commands/lab.testing.ts';

export const underworldsQuick: Quick = {
  of: 'game: underworlds',
  parties: ['starter:garreks-reavers', 'starter:steelhearts-champions', 'starter:zarbags-gitz'],
};
