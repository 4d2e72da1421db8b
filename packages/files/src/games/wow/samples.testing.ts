/** Files for the tests of the readers. */
import { Match, sampleOf, seeded } from '@escarmouche/engine';
import { findParty, type PartySpec, type Setup, type Situation, situationKind, wow } from '@escarmouche/engine/wow';
import type { AnyRuling } from '../../opened.ts';
import type { wowFiles } from './index.ts';

function seat(id: string): Setup['seats'][0] {
  const party = findParty(id) as PartySpec;
  return { faction: party.faction, party: party.members };
}

/** A set-up of two ready-made parties. */
export const SETUP: Setup = {
  format: 'starter',
  map: 'crossroads',
  seats: [seat('dawn-starter'), seat('ash-starter')],
  choices: { 'round-limit': '5' },
};

/** A match of so many answers by random players. */
export function playedMatch(answers: number, seed = 1, setup: Setup = SETUP): Match<Setup> {
  const match = new Match(wow, setup);
  const random = seeded(seed);
  while (match.at < answers && match.nodeKind !== 'over') {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else match.take(match.options()[random.below(match.options().length)].id);
  }
  return match as Match<Setup>;
}

/** A ruling with something of everything. */
export const FULL: AnyRuling<typeof wowFiles> = {
  game: 'wow',
  ruling: 'wow:600.1c.ex',
  title: { en: 'A title', fr: 'Un titre' },
  question: { en: 'May it?', fr: 'Le peut-elle ?' },
  answer: 'depends',
  note: { en: 'A note: with a colon', fr: 'Une note' },
  cases: [
    {
      name: { en: 'One', fr: 'Un' },
      situation: sampleOf(situationKind) as Situation,
      script: [
        { take: 'attack:A/main>B 2' },
        { roll: [1, 10, 5] },
        { roll: '3 hits' },
        { pass: { until: { decision: { seat: 2, step: 'act' }, event: 'readied' } } },
        { pass: { until: { over: true } } },
        {
          expect: {
            offered: ['end'],
            absent: ['yes', 'null', '12', '0x1F', '~'],
            exactly: { prefix: 'move:', ids: [] },
            refused: { 'move:A>1,1': 'wow:404.1', end: ['wow:1', 'wow:2'] },
            decision: { seat: 1, rule: 'wow:501', step: 'act' },
            chance: { dice: 3 },
            over: { winner: 0 },
            events: ['hit', { event: 'damage', rule: 'wow:602.1', with: { figure: 'A', n: 3, spaces: ['0,0'], yes: true, none: null } }],
            never: ['crit'],
            values: { 'A.health': 3, 'A sees B 2': true, points: [1, 0] },
            odds: [
              { of: 'A.health', is: { '7': '7/10', '10': '6/20', '3': 0 } },
              { of: 'roll.crit', until: 'roll', policy: { '1': ['reroll:*', 'keep'], '2': 'never' }, is: { true: '0.25', false: 0.75 } },
            ],
          },
        },
      ],
    },
    { name: { en: 'Two', fr: 'Deux' }, situation: { figures: {}, turn: 'tick' }, script: [], illegal: 'wow:406.1' },
  ],
};
