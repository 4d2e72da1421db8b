/** What experiments for tests play of this game. */
import type { Quick } from '../../commands/lab.testing.ts';

export const wowQuick: Quick = { of: 'game: wow', parties: ['dawn-starter', 'ash-starter', 'dawn-oak-and-frost'] };
