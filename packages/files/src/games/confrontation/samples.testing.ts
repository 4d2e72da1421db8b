/** Files of Confrontation, for the tests of the readers. */
import { Match, sampleOf, seeded } from '@escarmouche/engine';
import {
  confrontation,
  FORCES,
  PROFILES,
  readySetup,
  type Setup,
  type Situation,
  situationKind,
  WOUND_TABLE,
} from '@escarmouche/engine/confrontation';
import type { AnyRuling } from '../../opened.ts';
import type { confrontationFiles } from './index.ts';

/** A combat phase with everything a set-up can have. */
export const SETUP: Setup = {
  ...readySetup('combat', [FORCES[0].profiles, ['mounted-vicar', 'dawn-warrior', 'dawn-warrior', 'dawn-warrior']], {
    profiles: PROFILES.slice(0, 2),
    wounds: WOUND_TABLE,
  }),
  total: 300,
  table: [700, 600.5],
  tactics: [1, 0],
  choices: { 'safe-rolls': 'skipped' },
};

/** A match of so many answers by random players. */
export function playedMatch(answers: number): Match<Setup> {
  const match = new Match(confrontation, SETUP);
  const random = seeded(1);
  while (match.at < answers && match.nodeKind !== 'over') {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else match.take(match.options()[random.below(match.options().length)].id);
  }
  return match as Match<Setup>;
}

/** A ruling with something of everything. */
export const FULL: AnyRuling<typeof confrontationFiles> = {
  game: 'confrontation',
  ruling: 'conf:IX-A-1.ex2',
  title: { en: 'A title', fr: 'Un titre' },
  cases: [
    {
      name: { en: 'One', fr: 'Un' },
      situation: sampleOf(situationKind) as Situation,
      script: [
        { take: 'dice:B1=2/1:fury' },
        { roll: [1, 6] },
        {
          expect: {
            decision: { seat: 4, rule: 'conf:IX-C-3.b' },
            refused: { stay: ['conf:F4.b', 'conf:skill.war-fury'] },
            values: { 'A1.INI': 5 },
          },
        },
      ],
    },
    { name: { en: 'Two', fr: 'Deux' }, situation: { fighters: {}, tactics: 'roll', turn: 'start' }, script: [], illegal: 'conf:F5.d' },
  ],
};
