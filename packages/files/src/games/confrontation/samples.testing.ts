/** Files of Confrontation, for the tests of the readers. */
import { Match, seeded } from '@escarmouche/engine';
import { type CardEffect, confrontation, FORCES, PROFILES, readySetup, type Setup, WOUND_TABLE } from '@escarmouche/engine/confrontation';
import type { AnyRuling } from '../../ruling.ts';
import type { confrontationFiles } from './index.ts';

/** A combat phase with everything a set-up can have. */
export const SETUP: Setup = {
  ...readySetup('combat', [FORCES[0].profiles, FORCES[6].profiles], { profiles: PROFILES.slice(0, 2), wounds: WOUND_TABLE }),
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
  return match as unknown as Match<Setup>;
}

const EFFECT: CardEffect = {
  id: 'courage',
  names: { en: 'Courage', fr: 'Courage' },
  at: 'phase-start',
  does: 'strengthen',
  stat: 'ATT',
  n: 1,
};

/** A ruling with something of everything. */
export const FULL: AnyRuling<typeof confrontationFiles> = {
  game: 'confrontation',
  ruling: 'conf:IX-A-1.ex2',
  title: { en: 'A title', fr: 'Un titre' },
  cases: [
    {
      name: { en: 'One', fr: 'Un' },
      situation: {
        mode: 'combat',
        fighters: {
          A1: { is: 'royal-guard', side: 1, wound: 'light', stunned: true, charged: ['B1'], dived: false, engaged: false, pursuits: 1 },
          'A-2': {
            side: 1,
            player: 3,
            at: [100, 120.5],
            level: 0,
            angle: 45,
            routed: true,
            printed: { INI: 5, PEUR: null },
            skills: [
              { skill: 'master-strike', x: 2 },
              { skill: 'immunity', to: 'legs' },
            ],
            role: 'none',
            hero: true,
            base: 'creature-round',
            places: 'last',
            effects: [EFFECT],
            perCard: 2,
          },
          B1: { side: 2, fierce: true, removed: false },
        },
        contacts: ['A1-B1', 'A-2-B1'],
        table: [600, 600],
        choices: { doubles: 'at-least' },
        tactics: [2, 1, 3],
        wounds: WOUND_TABLE,
        separated: ['A1,A-2|B1'],
        speaking: [1, 2],
        imposed: 'A1',
        combat: 'A1',
        dice: { A1: '2/1', 'A-2': { placed: [1, 0], left: [0, 0], unplaced: 1, sustained: true } },
        initiative: 2,
        round: 3,
        turn: { card: 'A1' },
      },
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
