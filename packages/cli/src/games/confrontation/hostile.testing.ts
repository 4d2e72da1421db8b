/** Files of this game alone, which no command may fall over however they are broken. */
import { PROFILES, WOUND_TABLE } from '@escarmouche/engine/confrontation';
import { writeProfiles, writeWoundTable } from '@escarmouche/files';
import type { Kind } from '../../hostile.testing.ts';

export const confrontationHostile: readonly Kind[] = [
  {
    name: 'profiles',
    text: writeProfiles(PROFILES.slice(0, 2).map((p, i) => ({ ...p, id: `mine-${i}` }))),
    commands: (path, out) => [['play', 'confrontation', '--profiles', path, '--parties', 'mine-0,mine-1', '--out', out]],
  },
  {
    name: 'a wound table',
    text: writeWoundTable(WOUND_TABLE),
    commands: (path, out) => [['play', 'confrontation', '--wounds', path, '--save', `${out}.d`]],
  },
];
