/** Files of Underworlds, for the tests of the readers. */
import { Match, sampleOf, seeded } from '@escarmouche/engine';
import { type Setup, type Situation, situationKind, underworlds } from '@escarmouche/engine/underworlds';
import type { AnyRuling } from '../../opened.ts';
import type { underworldsFiles } from './index.ts';

/** A match with everything a set-up can have. */
export const SETUP: Setup = {
  seats: [
    {
      warband: 'garreks-reavers',
      deck: { objectives: ['shadespire:2', 'shadespire:305'], power: ['shadespire:11', 'shadespire:330', 'shadespire:391'] },
      boards: ['ash-court'],
      printed: {
        garrek: {
          move: 3,
          wounds: 5,
          defence: { symbol: 'both', dice: 2 },
          wizard: 1,
          attacks: { 'blooddrinker-axe': { range: 2, symbol: 'swords', dice: 3, damage: 1, traits: { cleave: 'always', reroll: 1 } } },
        },
      },
    },
    { warband: 'steelhearts-champions', deck: { objectives: [], power: ['shadespire:336'] } },
  ],
  field: { boards: ['mine', 'empty-market'], turned: [false, true], offset: 1 },
  ownBoards: [{ id: 'mine', names: { en: 'Mine', fr: 'Le mien' }, rows: ['s...#..s', '.x......', '.....s..', '........', 's . . s '] }],
  choices: { mulligan: 'none' },
  anyDeck: true,
};

/** A match of so many answers by random players. */
export function playedMatch(answers: number): Match<Setup> {
  const match = new Match(underworlds, SETUP);
  const random = seeded(1);
  while (match.at < answers && match.nodeKind !== 'over') {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else match.take(match.options()[random.below(match.options().length)].id);
  }
  return match as Match<Setup>;
}

/** A ruling with something of everything. */
export const FULL: AnyRuling<typeof underworldsFiles> = {
  game: 'underworlds',
  ruling: 'wu:thorns-of-the-briar-queen.1',
  title: { en: 'A title', fr: 'Un titre' },
  cases: [
    {
      name: { en: 'One', fr: 'Un' },
      situation: sampleOf(situationKind) as Situation,
      script: [
        { take: 'pass' },
        { roll: [1, 6] },
        { roll: '1:1:0' },
        { expect: { decision: { seat: 2, rule: 'wu:P1' }, refused: { draw: ['wu:R7'] }, values: { 'garrek.wounds': 1 } } },
      ],
    },
    {
      name: { en: 'Two', fr: 'Deux' },
      situation: {
        sides: [
          { warband: 'zarbags-gitz', deck: 'starter:zarbags-gitz' },
          { warband: 'zarbags-gitz', lasting: [{ ability: 'scurry' }] },
        ],
        at: 'start',
      },
      script: [],
      illegal: 'wu:g.01',
    },
  ],
};
