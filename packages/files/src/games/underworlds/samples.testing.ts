/** Files of Underworlds, for the tests of the readers. */
import { Match, seeded } from '@escarmouche/engine';
import { type Setup, underworlds } from '@escarmouche/engine/underworlds';
import type { AnyRuling } from '../../ruling.ts';
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
  return match as unknown as Match<Setup>;
}

/** A ruling with something of everything. */
export const FULL: AnyRuling<typeof underworldsFiles> = {
  game: 'underworlds',
  ruling: 'wu:thorns-of-the-briar-queen.1',
  title: { en: 'A title', fr: 'Un titre' },
  cases: [
    {
      name: { en: 'One', fr: 'Un' },
      situation: {
        sides: [
          {
            warband: 'garreks-reavers',
            fighters: {
              garrek: {
                at: 'D3',
                wounds: 1,
                inspired: true,
                barred: false,
                merit: false,
                tokens: ['move'],
                did: ['move', 'success'],
                spent: true,
                upgrades: ['shadespire:391'],
                printed: { wounds: 5, defence: { symbol: 'dodge', dice: 2 }, attacks: { 'blooddrinker-axe': { range: 3 } } },
              },
              saek: 'out',
              arnulf: 'E4',
              karsus: { out: true },
            },
            hand: ['shadespire:305'],
            fresh: ['shadespire:2'],
            deck: ['shadespire:330'],
            discard: ['shadespire:18'],
            aside: ['shadespire:8'],
            scored: ['shadespire:6'],
            lasting: [{ card: 'shadespire:11', until: 'next-activation', fighter: 'garrek', hex: 'C3', used: true }],
            glory: 3,
            spent: 1,
            activations: 2,
            skip: true,
            boards: ['ash-court'],
          },
          {
            warband: 'steelhearts-champions',
            deck: { objectives: [], power: [] },
            fighters: { obryn: 'D4' },
          },
        ],
        legalDecks: false,
        field: { boards: ['empty-market', 'empty-market'], turned: [false, false], offset: 2 },
        hexes: { C2: 'lethal', D2: 'blocked' },
        objectives: { 1: 'C3', 2: 'removed', 3: 'down C6' },
        round: 3,
        at: 'power',
        active: 2,
        first: 1,
        deeds: [
          {
            what: 'out',
            side: 1,
            by: 'garrek',
            on: 'obryn',
            n: 0,
            hex: 'D3',
            how: ['attack', 'charge'],
            upgrades: 1,
            beside: 2,
            now: true,
          },
          { what: 'play', side: 0, card: 'shadespire:11' },
        ],
        choices: { mulligan: 'none' },
      },
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
