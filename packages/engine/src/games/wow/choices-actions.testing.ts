/** Playing and answering, moving and seeing: a situation for each option, and what each value leads to. */
import type { Proof } from './choice-proof.testing.ts';
import type { ChoiceId } from './choices.ts';
import type { Ability, Card } from './content/types.ts';
import { after, offered, one, standsAt, value, values } from './situation.testing.ts';

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
const SNARE: Ability = {
  kind: 'ongoing',
  trigger: { on: 'enters', whom: 'enemy', adjacent: true },
  effects: [{ do: 'damage', n: 1, who: 'it' }],
};
const HEALS = { do: 'heal', n: 1, who: 'self' } as const;
const BLINK: Ability = { kind: 'payment', ticks: 1, effects: [{ do: 'teleport', n: 3, who: 'self', icon: true }] };

export const ACTIONS = {
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
  'between-turns': {
    // The tick ends after side 1's turn, in a match that side 2 began.
    look: (choices) => {
      const waits = { printed: { lower: [{ kind: 'ongoing', trigger: { on: 'tick-end', ticks: [1] }, effects: [HEALS] }] } } as const;
      return standsAt(
        after({ choices, first: 2, figures: { A: one(1, '0,0', waits), X: one(2, '3,0', { ...waits, clock: 5 }) }, turn: 'A' }, 'end'),
      );
    },
    leads: { 'latest-turn': 'order of abilities 1', 'first-player': 'order of abilities 2' },
  },
  'each-damage': {
    // One of each side falls, which brings each side the points it needs: together neither wins, one by one it is the acting player's to say.
    look: (choices) => {
      const burst: Ability = { kind: 'payment', ticks: 1, effects: [{ do: 'damage', n: 1, who: { each: { side: 'any', other: true } } }] };
      return standsAt(
        after(
          {
            choices,
            target: [4, 4],
            figures: {
              A: one(1, '0,0', { printed: { lower: [burst] } }),
              B: one(1, '2,0', { health: 1 }),
              X: one(2, '1,0', { health: 1 }),
            },
            turn: 'A',
          },
          'ability:A/lower',
        ),
      );
    },
    leads: { together: 'act 1', 'one-by-one': 'order of figures 1' },
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
  'push-from-gone': {
    look: (choices) => {
      const push = { do: 'move', n: 1, who: 'defender', away: true } as const;
      const hits = { kind: 'ongoing', trigger: { on: 'hurt' }, effects: [{ do: 'damage', n: 1, who: 'it' }] } as const;
      const m = after(
        {
          choices,
          figures: {
            A: one(1, '0,0', { health: 1, printed: { main: { crit: [{ effects: [push] }] } } }),
            B: one(1, '-4,0'),
            X: one(2, '1,0', { clock: 3, printed: { lower: [hits] } }),
          },
          target: [50, 50],
          turn: 'A',
        },
        'attack:A/main>X',
      );
      m.roll([10, 1, 1]);
      return offered(m, 'shift:').length;
    },
    leads: { 'no-move': 0, 'any-way': 6 },
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
  'middle-paths': {
    // The missing space leaves three of the four paths to X, and Y stands where the middle ones meet.
    look: (choices) =>
      value(
        after({
          choices,
          without: ['3,0'],
          figures: { A: one(1, '0,0'), Y: one(2, '1,0'), X: one(2, '3,1') },
          turn: 'A',
        }),
        'A sees X',
      ),
    leads: { 'all-four': true, 'those-left': false },
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
} satisfies Partial<Record<ChoiceId, Proof>>;
