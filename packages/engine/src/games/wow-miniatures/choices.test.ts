import { describe, expect, it } from 'vitest';
import { CHOICES, type ChoiceId, choicesWith, USUAL } from './choices.ts';
import { CARDS, CHARACTERS } from './content/index.ts';
import type { Ability, Card } from './content/types.ts';
import { partyFaults } from './party.ts';
import { after, happened, offered, one, play, standsAt, until, value, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

/** What a rule makes of a situation under one value of an option. */
type Look = (choices: Record<string, string>) => unknown;

interface Proof {
  readonly look: Look;
  /** What each value must lead to; values that lead to the same are no option. */
  readonly leads: Readonly<Record<string, unknown>>;
}

const FAR = [50, 50] as const;
const CRITS_TWICE = { crit: [{ effects: [{ do: 'again' }] }] } as const;
const STEPS_ASIDE: Card = {
  id: 'X1',
  names: { en: 'Aside', fr: 'Écart' },
  category: 'react',
  type: 'none',
  ticks: 0,
  restriction: [],
  ability: { kind: 'react', ticks: 0, to: { on: 'targeted', whom: [{ side: 'self' }] }, effects: [{ do: 'teleport', n: 3, who: 'self' }] },
  text: { en: '', fr: '' },
};
const CHEERS: Card = {
  ...STEPS_ASIDE,
  id: 'X2',
  names: { en: 'Cheer', fr: 'Vivat' },
  ability: { kind: 'react', ticks: 0, to: { on: 'targeted', whom: [{ side: 'enemy' }] }, effects: [{ do: 'heal', n: 1, who: 'self' }] },
};
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
const SNARE: Ability = {
  kind: 'ongoing',
  trigger: { on: 'enters', whom: 'enemy', adjacent: true },
  effects: [{ do: 'damage', n: 1, who: 'it' }],
};
const BLINK: Ability = { kind: 'payment', ticks: 1, effects: [{ do: 'teleport', n: 3, who: 'self', icon: true }] };

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

/** X, killed by A in one blow, and what the option says about it. */
const fallen = (choices: Record<string, string>, more: Partial<Situation> = {}): Situation => ({
  choices,
  target: FAR,
  spawn: [{ at: '4,0', faction: 'A' }],
  figures: { A: one(1, '0,0'), X: one(2, '1,0', { health: 1, clock: 3 }) },
  turn: 'A',
  ...more,
});

const PROOFS: Readonly<Record<ChoiceId, Proof>> = {
  'victory-check': {
    look: (choices) => standsAt(after(fallen(choices, { target: [4, 50] }), 'attack:A/main>X', [4, 1, 1])),
    leads: { 'at-once': 'over 1', 'tick-end': 'act 1' },
  },
  'both-reach': {
    // One blow at everybody takes one of each side: both reach their number, seat 1 beyond it.
    look: (choices) =>
      standsAt(
        after(
          {
            choices,
            target: [3, 4],
            figures: {
              A: one(1, '-2,0', { printed: { main: { area: true, everybody: true, range: { max: 3 } } } }),
              B: one(1, '0,0', { health: 1 }),
              X: one(2, '1,0', { health: 1 }),
            },
            turn: 'A',
          },
          'attack:A/main>0,0',
          'area:1,0+0,1',
          [4, 1, 1],
        ),
      ),
    leads: { surplus: 'over 1', draw: 'over 0' },
  },
  'round-limit': {
    look: (choices) =>
      [50, 100, 200].map(
        (main) =>
          after({ choices, main, target: FAR, figures: { A: one(1, '0,0'), X: one(2, '4,0') }, turn: 'A' }, 'end', 'end').nodeKind ===
          'over',
      ),
    leads: { '5': [true, true, true], '10': [false, true, true], '20': [false, false, true], none: [false, false, false] },
  },
  'pet-points': {
    look: (choices) =>
      value(
        after(
          {
            choices,
            main: 5,
            target: FAR,
            victory: ['0,0'],
            figures: { A: one(1, '4,0', { is: 'D3', cards: ['K17'], clock: 6 }), X: one(2, '-4,0', { clock: 5 }) },
            tokens: [{ card: 'K17', of: 'A', at: '0,0', clock: 7 }],
            turn: 'X',
          },
          'end',
        ),
        'points',
      ),
    leads: { none: [0, 0], location: [1, 0] },
  },
  'location-both': {
    look: (choices) =>
      value(
        after(
          { choices, main: 5, target: FAR, victory: ['0,0'], figures: { A: one(1, '0,0'), X: one(2, '1,0') }, turn: 'A' },
          'end',
          'end',
        ),
        'points',
      ),
    leads: { both: [1, 1], contested: [0, 0] },
  },
  'tick-end-order': {
    look: (choices) =>
      happened(
        after(
          {
            choices,
            main: 5,
            target: FAR,
            victory: ['0,0'],
            figures: {
              A: one(1, '0,0', {
                health: 5,
                printed: {
                  lower: [{ kind: 'ongoing', trigger: { on: 'tick-end', ticks: [5] }, effects: [{ do: 'heal', n: 1, who: 'self' }] }],
                },
              }),
              X: one(2, '4,0', { clock: 8 }),
            },
            turn: 'A',
          },
          'end',
        ),
        'healed',
        'points',
      ),
    leads: { 'effects-first': ['healed', 'points'], 'scoring-first': ['points', 'healed'] },
  },
  'return-delay': {
    look: (choices) => value(after(fallen(choices), 'attack:A/main>X', [4, 1, 1]), 'X.clock'),
    leads: { '0': 3, '1': 4, '2': 5, '3': 6 },
  },
  'return-cards': {
    look: (choices) =>
      value(
        after({
          choices,
          spawn: [{ at: '0,0', faction: 'A' }],
          figures: { A: one(1, '4,0', { clock: 4 }), X: one(2, undefined, { health: 0, cards: [{ card: 'K23', ready: false }] }) },
          turn: 'X',
        }),
        'X/K23.ready',
      ),
    leads: { 'as-they-are': false, readied: true },
  },
  'return-attached': {
    look: (choices) =>
      value(
        after(
          fallen(choices, {
            figures: {
              A: one(1, '0,0'),
              X: one(2, '1,0', { health: 1 }),
              V: one(2, '3,0', { is: 'D2', cards: [{ card: 'K13', ready: false, on: 'X' }] }),
            },
          }),
          'attack:A/main>X',
          [4, 1, 1],
          [1],
        ),
        'V/K13.on',
      ),
    leads: { lost: null, kept: 'X' },
  },
  'spawn-occupied': {
    look: (choices) =>
      offered(
        after({ choices, spawn: [{ at: '0,0', faction: 'A' }], figures: { A: one(1, '0,0', { clock: 4 }), X: one(2) }, turn: 'X' }),
        'enter:',
      ).length,
    leads: { 'nearest-free': 6, wait: 0 },
  },
  'convertible-spawn': {
    look: (choices) =>
      value(
        after(
          {
            choices,
            spawn: [{ at: '1,0', faction: 'neutral', convertible: true }],
            figures: { A: one(1, '0,0'), X: one(2, '4,0') },
            turn: 'A',
          },
          'move:A>1,0',
        ),
        'spawn.1,0',
      ),
    leads: { never: 'neutral', 'on-stop': 'D' },
  },
  'ready-cards': {
    look: (choices) =>
      [11, 18].map((main) =>
        value(
          until(
            after(
              { choices, main: 8, target: FAR, figures: { A: one(1, '0,0', { cards: ['K25'] }), X: one(2, '4,0') }, turn: 'A' },
              'card:A/K25',
            ),
            main,
          ),
          'A/K25.ready',
        ),
      ),
    leads: { 'new-round': [true, true], 'ten-ticks': [false, true] },
  },
  'idle-turn': {
    // X is made to take a turn, and does nothing with it.
    look: (choices) =>
      value(
        after(
          { choices, figures: { A: one(1, '0,0', { is: 'D2', cards: ['K28'] }), X: one(2, '1,0', { clock: 4 }) }, turn: 'A' },
          'card:A/K28>X',
          [4, 4, 4, 4, 4],
          'end',
        ),
        'X.clock',
      ),
    leads: { 'one-tick': 4, 'one-tick-at-least': 5 },
  },
  'actions-per-turn': {
    look: (choices) =>
      offered(after({ choices, figures: { A: one(1, '0,0'), X: one(2, '1,0') }, turn: 'A' }, 'attack:A/main>X', [1, 1, 1]), 'attack:'),
    leads: { one: [], any: ['attack:A/main>X'] },
  },
  'instants-per-turn': {
    look: (choices) =>
      offered(
        after({ choices, figures: { A: one(1, '0,0', { cards: ['K25', 'K26'] }), X: one(2, '1,0') }, turn: 'A' }, 'card:A/K25'),
        'card:',
      ),
    leads: { any: ['card:A/K26'], one: [] },
  },
  'once-a-turn': {
    look: (choices) =>
      offered(after({ choices, figures: { A: one(1, '0,0', { is: 'A3' }), X: one(2, '1,0') }, turn: 'A' }, 'ability:A/lower'), 'attack:'),
    leads: { 'beside-action': ['attack:A/main>X'], 'is-action': [] },
  },
  'who-goes': {
    look: (choices) =>
      offered(
        after(
          {
            choices,
            figures: { A: one(1, '0,0'), B: one(1, '1,0'), C: one(1, '2,0'), X: one(2, '-4,0'), Y: one(2, '-4,1') },
            turn: 'tick',
          },
          'turn:A',
          'end',
        ),
        'turn:',
      ),
    leads: { alternate: ['turn:X', 'turn:Y'], 'first-player': ['turn:B', 'turn:C'] },
  },
  'cancelled-costs': {
    look: (choices) => {
      const m = after(
        { choices, figures: { A: one(1, '0,0', { cards: ['K04'] }), X: one(2, '1,0', { is: 'D5', cards: ['K02'] }) }, turn: 'A' },
        'card:A/K04>X',
        'react:X/K02',
      );
      return values(m, 'A.clock', 'A/K04.ready');
    },
    leads: { 'stay-paid': [4, false], returned: [1, true] },
  },
  'react-to-react': {
    look: (choices) => {
      const m = after(
        {
          choices,
          figures: { A: one(1, '0,0', { is: 'D4', cards: ['K03'] }), X: one(2, '2,0', { is: 'D4', cards: ['K03'], clock: 3 }) },
          turn: 'A',
        },
        'ability:A/lower',
        'react:X/K03',
      );
      return offered(m, 'react:');
    },
    leads: { yes: ['react:A/K03'], no: [] },
  },
  'window-order': {
    look: (choices) =>
      standsAt(
        after(
          {
            choices,
            cards: [STEPS_ASIDE, CHEERS],
            figures: { A: one(1, '0,0', { cards: ['X2'] }), X: one(2, '1,0', { cards: ['X1'] }) },
            turn: 'A',
          },
          'attack:A/main>X',
        ),
      ),
    leads: { 'other-first': 'answer 2', 'own-first': 'answer 1' },
  },
  'targets-again': {
    look: (choices) =>
      standsAt(
        after(
          { choices, cards: [STEPS_ASIDE], figures: { A: one(1, '0,0'), X: one(2, '1,0', { cards: ['X1'] }) }, turn: 'A' },
          'attack:A/main>X',
          'react:X/X1',
          'teleport:X>4,0',
        ),
      ),
    leads: { checked: 'act 1', kept: 'roll 1' },
  },
  'same-time': {
    look: (choices) =>
      standsAt(
        after(
          {
            choices,
            figures: {
              A: one(1, '0,0', {
                printed: {
                  main: {
                    crit: [{ effects: [{ do: 'heal', n: 1, who: 'self' }] }, { effects: [{ do: 'tick-up', n: 1, who: 'defender' }] }],
                  },
                },
              }),
              X: one(2, '1,0'),
            },
            turn: 'A',
          },
          'attack:A/main>X',
          [10, 1, 1],
        ),
      ),
    leads: { 'acting-player': 'order of crits 1', 'as-printed': 'act 1' },
  },
  'reroll-twice': {
    look: (choices) =>
      standsAt(
        after(
          {
            choices,
            terrain: { '0,0': 'high' },
            effects: [{ on: 'A', rerolls: 1 }],
            figures: { A: one(1, '0,0', { printed: { main: { power: 1 } } }), X: one(2, '1,0') },
            turn: 'A',
          },
          'attack:A/main>X',
          [1],
          'reroll:fail',
          [1],
        ),
      ),
    leads: { 'once-per-source': 'rerolls 1', never: 'act 1' },
  },
  'again-target': {
    look: (choices) =>
      standsAt(
        after(
          { choices, figures: { A: one(1, '0,0', { printed: { main: CRITS_TWICE } }), X: one(2, '1,0'), Y: one(2, '0,1') }, turn: 'A' },
          'attack:A/main>X',
          [10, 1, 1],
        ),
      ),
    leads: { 'chosen-anew': 'aim again 1', same: 'roll 1' },
  },
  'again-cost': {
    look: (choices) =>
      value(
        after(
          { choices, figures: { A: one(1, '0,0', { printed: { main: CRITS_TWICE } }), X: one(2, '1,0') }, turn: 'A' },
          'attack:A/main>X',
          [10, 1, 1],
          [1, 1, 1],
        ),
        'A.clock',
      ),
    leads: { free: 3, paid: 5 },
  },
  'again-limit': {
    look: (choices) => {
      const m = after(
        {
          choices,
          figures: { A: one(1, '0,0', { printed: { main: CRITS_TWICE } }), X: one(2, '1,0', { printed: { health: 30 } }) },
          turn: 'A',
        },
        'attack:A/main>X',
      );
      while (m.nodeKind === 'chance') m.roll([10, 1, 1]);
      return 30 - Number(value(m, 'X.health')) - 1;
    },
    leads: { '10': 10, '3': 3, '1': 1 },
  },
  'forced-stuck': {
    look: (choices) =>
      offered(
        after(
          { choices, spaces: ['0,0', '1,0', '2,0'], figures: { A: one(1, '0,0', { cards: ['K23'] }), X: one(2, '1,0') }, turn: 'A' },
          'card:A/K23>X',
        ),
        'shift:',
      ),
    leads: { 'as-far': ['shift:X>2,0'], 'not-at-all': ['shift:X>stay'] },
  },
  'push-blocked': {
    look: (choices) =>
      offered(
        after(
          {
            choices,
            terrain: { '2,0': 'impassable', '1,1': 'impassable', '2,-1': 'impassable' },
            figures: { A: one(1, '0,0', { cards: ['K23'] }), X: one(2, '1,0') },
            turn: 'A',
          },
          'card:A/K23>X',
        ),
        'shift:',
      ).length > 1,
    leads: { 'next-farthest': true, 'no-move': false },
  },
  'teleport-enters': {
    look: (choices) =>
      value(
        after(
          { choices, figures: { A: one(1, '-2,0', { is: 'D4' }), X: one(2, '2,0', { printed: { lower: [SNARE] } }) }, turn: 'A' },
          'ability:A/lower',
          'teleport:A>1,0',
        ),
        'A.health',
      ),
    leads: { yes: 7, no: 8 },
  },
  'teleport-icon': {
    look: (choices) =>
      offered(
        after(
          {
            choices,
            terrain: { '1,0': 'impassable' },
            figures: { A: one(1, '0,0', { printed: { lower: [BLINK] } }), X: one(2, '-4,0') },
            turn: 'A',
          },
          'ability:A/lower',
        ),
        'teleport:A>2,0',
      ).length,
    leads: { 'needs-sight': 0, 'no-sight': 1 },
  },
  'area-at-edge': {
    look: (choices) =>
      offered(
        after({
          choices,
          spaces: ['0,0', '1,0', '2,0'],
          figures: { A: one(1, '0,0', { is: 'D4', cards: ['K05'] }), X: one(2, '2,0') },
          turn: 'A',
        }),
        'card:A/K05>2,0',
      ).length,
    leads: { 'what-exists': 1, refused: 0 },
  },
  'capped-tick-up': {
    look: (choices) =>
      standsAt(
        after(
          {
            choices,
            figures: { A: one(1, '0,0', { is: 'A3', cards: ['K24'] }), X: one(2, '1,0', { clock: 10, cards: ['K21'] }) },
            turn: 'A',
          },
          'card:A/K24>X',
        ),
      ),
    leads: { 'no-window': 'act 1', window: 'answer 2' },
  },
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
};

describe('every option is read by the rules', () => {
  it.each(CHOICES.flatMap((c) => c.values.map((v) => [c.id, v] as const)))('%s: %s does what its name says', (id, chosen) => {
    const proof = PROOFS[id];
    expect(proof.look({ [id]: chosen })).toEqual(proof.leads[chosen]);
  });

  it.each(CHOICES.map((c) => [c.id, c.usual] as const))('%s: nothing chosen means %s', (id, usual) => {
    expect(PROOFS[id].look({})).toEqual(PROOFS[id].leads[usual]);
    expect(USUAL[id]).toBe(usual);
  });

  it.each(CHOICES.map((c) => [c.id, c.values as readonly string[]] as const))('%s: no two values lead to the same', (id, all) => {
    const ends = all.map((v) => JSON.stringify(PROOFS[id].leads[v]));
    expect(ends).not.toContain(undefined);
    expect(new Set(ends).size).toBe(all.length);
  });
});
