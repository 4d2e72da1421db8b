/** Cards and parties: a situation for each option, and what each value leads to. */

import type { Proof } from './choice-proof.testing.ts';
import type { ChoiceId } from './choices.ts';
import { choicesWith } from './choices.ts';
import { CARDS, CHARACTERS } from './content/index.ts';
import type { Card } from './content/types.ts';
import { partyFaults } from './party.ts';
import { after, offered, one, play, standsAt, until, value, values } from './situation.testing.ts';

const FAR = [50, 50] as const;
const WOLF: Card = {
  id: 'X3',
  names: { en: 'Wolf', fr: 'Loup' },
  category: 'action',
  type: 'form',
  ticks: 1,
  restriction: [],
  ongoing: [{ kind: 'ongoing', modifiers: [{ stat: 'move', n: 1, on: 'self' }] }],
  text: { en: '', fr: '' },
};
const party = (cards: readonly (readonly string[])[], who = ['D1', 'D2', 'D4']) => ({
  faction: 'D',
  party: who.map((character, i) => ({ character, cards: cards[i] })),
});
const faults = (seat: ReturnType<typeof party>, choices: Record<string, string>): string[] =>
  partyFaults(
    'party',
    seat,
    'constructed',
    choicesWith(choices),
    new Map(CHARACTERS.map((c) => [c.id, c])),
    new Map(CARDS.map((c) => [c.id, c])),
  ).map((f) => f.key);

export const CARDS_AND_PARTIES = {
  'readied-attachment': {
    look: (choices) =>
      value(
        after(
          {
            choices,
            figures: {
              A: one(1, '0,0', { is: 'D4', cards: ['K27'] }),
              V: one(1, '1,0', { is: 'D5', cards: [{ card: 'K13', ready: false, on: 'A' }] }),
              X: one(2, '4,0'),
            },
            turn: 'A',
          },
          'card:A/K27>V',
          'ready:V/K13',
        ),
        'V/K13.on',
      ),
    leads: { ends: null, stays: 'A' },
  },
  'forms-at-once': {
    look: (choices) => {
      const m = after(
        {
          choices,
          cards: [WOLF],
          figures: { A: one(1, '0,0', { is: 'D3', cards: ['X3', { card: 'K15', ready: false, on: 'A' }] }), X: one(2, '4,0') },
          turn: 'A',
        },
        'card:A/X3',
      );
      return values(m, 'A/K15.active', 'A.armor', 'A.move');
    },
    leads: { one: [false, 2, 3], any: [true, 4, 3] },
  },
  'pet-clock': {
    look: (choices) =>
      value(
        after(
          { choices, main: 3, figures: { A: one(1, '0,0', { is: 'D3', cards: ['K17'] }), X: one(2, '4,0') }, turn: 'A' },
          'card:A/K17',
          'place:A/K17>1,0',
        ),
        'A.K17.clock',
      ),
    leads: { 'next-tick': 4, 'at-once': 3 },
  },
  'pet-place': {
    look: (choices) =>
      offered(
        after(
          {
            choices,
            spawn: [
              { at: '-3,0', faction: 'D' },
              { at: '-3,1', faction: 'neutral' },
              { at: '3,0', faction: 'A' },
            ],
            figures: { A: one(1, '0,0', { is: 'D3', cards: ['K17'] }), B: one(1, '1,0'), X: one(2, '4,0') },
            turn: 'A',
          },
          'card:A/K17',
        ),
        'place:',
      ).sort(),
    leads: {
      adjacent: ['-1,0', '-1,1', '0,-1', '0,1', '1,-1'].map((at) => `place:A/K17>${at}`).sort(),
      'spawn-point': ['-3,0', '-3,1'].map((at) => `place:A/K17>${at}`).sort(),
    },
  },
  'token-twice': {
    look: (choices) => {
      const m = until(
        after({
          choices,
          main: 10,
          target: FAR,
          figures: { A: one(1, '0,0', { is: 'A2', cards: ['K16'] }), X: one(2, '4,0') },
          tokens: [{ card: 'K16', of: 'A', at: '1,0' }],
          turn: 'A',
        }),
        11,
      );
      if (standsAt(m) !== 'act 1') play(m, 'end');
      return offered(m, 'card:');
    },
    leads: { refused: [], replaces: ['card:A/K16'] },
  },
  'card-split': {
    look: (choices) => [
      ...new Set(
        faults(
          party([
            ['K04', 'K07', 'K18', 'K22'],
            ['K08', 'K13'],
            ['K03', 'K05', 'K10'],
          ]),
          choices,
        ),
      ),
    ],
    leads: { free: [], 'three-each': ['three-cards-each'] },
  },
  'same-character': {
    look: (choices) =>
      faults(
        party(
          [
            ['K04', 'K07', 'K18'],
            ['K04', 'K07', 'K18'],
            ['K03', 'K05', 'K10'],
          ],
          ['D1', 'D1', 'D4'],
        ),
        choices,
      ),
    leads: { forbidden: ['same-character'], allowed: [] },
  },
} satisfies Partial<Record<ChoiceId, Proof>>;
