/** Winning and scoring, return, turns and ticks: a situation for each option, and what each value leads to. */
import type { Proof } from './choice-proof.testing.ts';
import type { ChoiceId } from './choices.ts';
import { after, happened, offered, one, standsAt, until, value } from './situation.testing.ts';
import type { Situation } from './situation.ts';

const FAR = [50, 50] as const;
const fallen = (choices: Record<string, string>, more: Partial<Situation> = {}): Situation => ({
  choices,
  target: FAR,
  spawn: [{ at: '4,0', faction: 'A' }],
  figures: { A: one(1, '0,0'), X: one(2, '1,0', { health: 1, clock: 3 }) },
  turn: 'A',
  ...more,
});

export const MATCH = {
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
} satisfies Partial<Record<ChoiceId, Proof>>;
