/** Match and ruling files of Gloomhaven, for the tests of the readers. */
import { Match, sampleOf, seeded } from '@escarmouche/engine';
import { CARDS, gloomhaven, type Setup, type Situation, situationKind } from '@escarmouche/engine/gloomhaven';
import type { AnyRuling } from '../../opened.ts';
import type { gloomhavenFiles } from './index.ts';

const BRUTE = CARDS.filter((c) => c.class === 'brute').map((c) => c.id);

/** A set-up with everything it can have. */
export const SETUP: Setup = {
  scenario: 'cellar',
  characters: [
    { class: 'brute', cards: BRUTE.slice(0, 9).concat('own:shot'), modifiers: { '+0': 3, 'rolling+1': 1 } },
    { class: 'spellweaver', cards: ['spellweaver:fire-orbs'] },
  ],
  level: 1,
  choices: { 'order-of-adjustments': 'best' },
  anyHand: true,
  own: {
    modifiers: [
      {
        id: 'own:frenzy',
        names: { en: 'Frenzy', fr: 'Frénésie' },
        n: 2,
        rolling: true,
        shuffle: true,
        once: true,
        effects: [{ kind: 'pierce', n: 1 }],
      },
      { id: 'own:double', n: 0, times: 2 },
    ],
    cards: [
      {
        id: 'own:shot',
        names: { en: 'Shot', fr: 'Tir' },
        class: 'brute',
        level: 'X',
        initiative: 12,
        top: {
          abilities: [
            {
              do: 'attack',
              n: { base: 1, perAlly: 1 },
              range: 3,
              targets: 2,
              area: { red: [{ q: 1, r: 0 }], grey: false },
              add: 1,
              path: true,
              effects: [{ kind: 'condition', of: 'stun' }, { kind: 'push', n: 1 }, { kind: 'pierce', n: 2 }, { kind: 'curse' }],
              bonuses: [{ when: 'next-to-your-ally', n: 2, xp: 1 }],
              consume: { element: 'any', attack: 1, effects: [{ kind: 'element', of: 'fire' }], xp: 1 },
              xpEach: 1,
            },
            { do: 'heal', n: 2, whom: { who: 'ally-or-self', range: 1 } },
          ],
          xp: 1,
          lost: true,
        },
        bottom: {
          abilities: [
            { do: 'move', n: 3, jump: true },
            { do: 'lasting', of: 'provoke' },
          ],
          lost: 'for-good',
          stays: 'round',
          xpOn: [1],
        },
        text: { top: { en: 'Shoot.', fr: 'Tirer.' }, bottom: { en: 'Walk.', fr: 'Marcher.' } },
        confidence: 'likely',
      },
    ],
    monsters: [
      {
        id: 'ogre',
        names: { en: 'Ogre', fr: 'Ogre' },
        standees: 4,
        flying: true,
        levels: [
          { normal: { hp: 9, move: 2, attack: 3, range: 0, shield: 1 }, elite: { hp: 12, move: 2, attack: 4, range: 2, targets: 2 } },
        ],
        deck: 'ogre',
      },
    ],
    decks: [
      {
        id: 'ogre',
        cards: [
          {
            id: '1',
            initiative: 30,
            shuffle: true,
            lines: [
              { do: 'move', n: 1 },
              { do: 'attack', n: 0, rangeIs: 2, allOnOne: true },
              { do: 'trap', damage: 3 },
              { do: 'strengthen' },
              { do: 'shield', n: 1 },
            ],
          },
        ],
      },
    ],
    summons: [{ id: 'bear', names: { en: 'Bear', fr: 'Ours' }, hp: 4, move: 2, attack: 2, range: 0 }],
    scenario: {
      id: 'cellar',
      number: 900,
      names: { en: 'Cellar', fr: 'Cave' },
      goal: 'kill-all',
      rooms: [
        {
          hexes: [
            [0, 0],
            [1, 0],
            [2, 0],
            [0, 1],
            [1, 1],
          ],
          overlays: [
            {
              kind: 'start',
              at: [
                [0, 0],
                [1, 0],
              ],
            },
            { kind: 'trap', at: [[0, 1]], damage: 2, conditions: ['poison'] },
          ],
          monsters: [{ at: [2, 0], type: 'ogre', ranks: ['normal', 'elite', 'none'] }],
        },
        { hexes: [[4, 0]], overlays: [], monsters: [] },
      ],
      doors: [{ at: [3, 0], rooms: [0, 1] }],
      walls: [
        [
          [0, 0],
          [0, 1],
        ],
      ],
    },
  },
};

/** A match of so many answers by random players. */
export function playedMatch(answers: number): Match<Setup> {
  const match = new Match(gloomhaven, SETUP);
  const random = seeded(1);
  while (match.at < answers && match.nodeKind !== 'over') {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else match.take(match.options()[random.below(match.options().length)].id);
  }
  return match as Match<Setup>;
}

/** A ruling with something of everything. */
export const FULL: AnyRuling<typeof gloomhavenFiles> = {
  game: 'gloomhaven',
  ruling: 'gh:attack.01',
  title: { en: 'A title', fr: 'Un titre' },
  cases: [
    {
      name: { en: 'One', fr: 'Un' },
      situation: sampleOf(situationKind) as Situation,
      script: [
        { take: 'play:shot/top' },
        { roll: '+0' },
        { expect: { decision: { seat: 1, rule: 'gh:turn.3' }, refused: { pass: ['gh:turn.3'] }, values: { 'brute.hp': 5 } } },
      ],
    },
    {
      name: { en: 'Two', fr: 'Deux' },
      situation: { scenario: 'black-barrow', map: { columns: 4, rows: 3 }, characters: {}, at: 'start' },
      script: [],
      illegal: 'gh:scenario.1',
    },
  ],
};
