/** Broken files by the thousand, of Confrontation. */
import { FORCES, findProfile, type Profile, readySetup, WOUND_TABLE } from '@escarmouche/engine/confrontation';
import { dealt, survives } from '../../fuzz.testing.ts';
import { readMatch } from '../../match.ts';
import { writeMatch } from '../../match-written.ts';
import { readRuling, writeRuling } from '../../ruling.ts';
import { readProfiles, readWoundTable, writeProfiles, writeWoundTable } from './own.ts';
import { FULL, playedMatch } from './samples.testing.ts';

/** Without the wound table, which is tried by itself: files this small leave time for many. */
const small = { ...FULL, cases: FULL.cases.map(({ situation: { wounds: _wounds, ...situation }, ...rest }) => ({ ...rest, situation })) };
const [force] = FORCES;
const profiles = [...new Set(force.profiles)].map((id) => findProfile(id) as Profile);
const match = writeMatch(playedMatch(12), ['person', 'random']);
const bare = { ...JSON.parse(match), setup: readySetup('skirmish', [force.profiles, force.profiles], { profiles }), entries: [] };

survives(
  'readRuling',
  readRuling,
  dealt(small, ['fighters'], 3).map((one) => writeRuling(one)),
  small,
);
survives('readMatch', readMatch, match, bare);
survives(
  'readProfiles',
  readProfiles,
  profiles.map((one) => writeProfiles([one])),
  { profiles },
);
survives('readWoundTable', readWoundTable, writeWoundTable(WOUND_TABLE), {
  id: 'mine',
  names: 'Mine',
  rows: Object.fromEntries(WOUND_TABLE.rows.map(({ row, cells }) => [row, Object.values(cells)])),
});
