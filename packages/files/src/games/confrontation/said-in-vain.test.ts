import { expect, it } from 'vitest';
import { readRuling } from '../../ruling.ts';
import { saidInVain } from '../../said-in-vain.testing.ts';
import { situationsOf } from '../played.testing.ts';

const FIGHTERS = 'fighters: { A1: { side: 1 }, B1: { side: 2 } }, contacts: [A1-B1]';

const FAULTS = [
  [`${FIGHTERS}, imposed: Q`, 'imposed: no-such-figure'],
  [`${FIGHTERS}, imposed: B1`, 'imposed: imposed-too-soon'],
  [
    'fighters: { A1: { side: 1 }, B1: { side: 2 }, B2: { side: 2 } }, contacts: [A1-B1], speaking: [2, 1], imposed: B2',
    'imposed: not-in-combat',
  ],
  [`${FIGHTERS}, separated: ['A1|B1|A1']`, 'separated[0]: named-twice'],
  ['fighters: { A1: { side: 1 }, B1: { side: 2 } }, contacts: [A1-B1, A1-A1]', 'contacts[1]: touches-itself'],
  [`${FIGHTERS}, dice: { Q: 1/1 }`, 'dice.Q: no-such-figure'],
  [`${FIGHTERS}, dice: { A1: 1/1 }`, 'dice: no-combat-named'],
  [`${FIGHTERS}, initiative: 1`, 'initiative: no-combat-named'],
  [`${FIGHTERS}, turn: { card: Q }`, 'turn.card: no-such-figure'],
  [`${FIGHTERS}, turn: { card: A1 }`, 'turn.card: skirmish-only'],
  [`${FIGHTERS}, speaking: [1, 1]`, 'speaking[1]: bad-order'],
  [`${FIGHTERS}, tactics: [3, 4]`, 'tactics[0]: bad-order'],
  [`${FIGHTERS}, combat: A1, dice: { A1: 1/1, B1: 1/1 }, initiative: 1, passes: 99`, 'passes: too-many-passes'],
  [`${FIGHTERS}, combat: A1, dice: { A1: { placed: [2, 0], sustained: true } }`, 'dice.A1.sustained: sustains-attacking'],
  [
    'fighters: { A1: { side: 1, routed: true }, B1: { side: 2 } }, contacts: [A1-B1], combat: A1, dice: { A1: 1/1 }',
    'dice.A1: routed-attacks',
  ],
  [`${FIGHTERS}, combat: A1, dice: { A1: 2/1 }, initiative: 1`, 'dice.A1: dice-count'],
  [`${FIGHTERS}, combat: A1, dice: { A1: 1/1 }, initiative: 1`, 'fighters.B1: dice-not-placed'],
  [`${FIGHTERS}, combat: A1, dice: { A1: 2/0, B1: 2/0 }, initiative: 1, passes: 1`, 'dice.A1: attack-dice-unspent'],
  [
    `${FIGHTERS}, combat: A1, dice: { A1: { placed: [0, 2], sustained: true }, B1: 2/0 }, initiative: 1`,
    'dice.A1.sustained: sustains-with-several',
  ],
  [
    `${FIGHTERS}, combat: A1, dice: { A1: { placed: [0, 1], unplaced: 1, sustained: true }, B1: 2/0 }, initiative: 1`,
    'dice.A1.sustained: sustains-unplaced',
  ],
  [
    `${FIGHTERS}, combat: A1, dice: { A1: { placed: [1, 1], left: [1, 2] }, B1: 2/0 }, initiative: 1`,
    'dice.A1.left: left-more-than-placed',
  ],
  [
    'fighters: { A1: { side: 1 }, B1: { side: 2 }, B2: { side: 2, killed: true } }, contacts: [A1-B1], combat: A1, dice: { A1: 2/1 }',
    'dice.A1: dice-count',
  ],
  [
    'fighters: { A1: { side: 1, memory: { braved: 99 } }, B1: { side: 2 } }, contacts: [A1-B1]',
    'fighters.A1.memory.braved: braved-too-much',
  ],
] as const;

saidInVain('confrontation', 'conf:IX-0.b', FAULTS, `${FIGHTERS}, imposed: B1, speaking: [2, 1], tactics: [2, 1]`);

it('are told of fighters by their names, not by ids that stand nowhere in the file', () => {
  const told = (situation: string): unknown => {
    const ruling = readRuling(`ruling: conf:IX-0.b\ncases:\n  - name: A\n    situation: { ${situation} }\n    script: []\n`, 'a.yaml');
    try {
      situationsOf('confrontation').match(ruling.cases[0].situation);
    } catch (error) {
      const { at, say } = error as { readonly at: string; readonly say: { readonly args: unknown } };
      return [at, say.args];
    }
    return null;
  };
  expect(told('fighters: { A1: { side: 1, printed: { COU: 3, PEUR: 4 } }, B1: { side: 2 } }, contacts: [A1-B1]')).toEqual([
    'fighters.A1.printed.PEUR',
    { what: 'A1' },
  ]);
  expect(told('fighters: { A1: { side: 1, printed: { ATT: null } }, B1: { side: 2 } }, contacts: [A1-B1]')).toEqual([
    'fighters.A1',
    { what: 'A1' },
  ]);
  // Of a contact whoever is unknown.
  expect(told('fighters: { A-1: { side: 1 }, B1: { side: 2 } }, contacts: [A-1-Q]')).toEqual(['contacts[0]', { what: 'Q' }]);
  expect(told('fighters: { A-1: { side: 1 }, B1: { side: 2 } }, contacts: [Q-A-1]')).toEqual(['contacts[0]', { what: 'Q' }]);
});

it('nor is there a row of the wound table for any number', () => {
  const ruling = readRuling(`ruling: conf:IX-0.b\ncases:\n  - name: A\n    situation: { ${FIGHTERS} }\n    script: []\n`, 'a.yaml');
  const of = situationsOf('confrontation');
  const match = of.match(ruling.cases[0].situation);
  expect(() => of.value(match, 'table 99999 head')).toThrow('99999 head');
  expect(of.value(match, 'table 40 head')).toBe('killed');
});
