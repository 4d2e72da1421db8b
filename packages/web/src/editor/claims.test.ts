import type { Option, RefusedOption } from '@escarmouche/engine/core';
import { expect, it } from 'vitest';
import type { Scene } from '../table/contract.ts';
import { answersTo, type Claim, disputeScript, NO_CLAIM, ROLL, rulesOf } from './claims.ts';

const option = (id: string, rule: string): Option => ({
  code: 0,
  id,
  rule,
  say: { key: id, args: {} },
  does: id,
  on: { figures: [], spaces: [] },
  with: [],
});
const barred = {
  id: 'shoot',
  say: { key: 'shoot', args: {} },
  reasons: [{ rule: 'x:2', key: 'no-sight', args: {}, also: ['x:3'] }],
} as unknown as RefusedOption;
const scene = { snapshot: { options: [option('strike', 'x:1'), option('walk', 'x:4')], refused: [barred] } } as unknown as Scene;
const claim = (what: string, holds: Claim['holds'], dice = 1): Claim => ({ ...NO_CLAIM, what, holds, dice });

it('answers each side that has claimed something, with what forbids it', () => {
  const answers = answersTo([claim('shoot', 'mayBe'), claim('shoot', 'mayNotBe'), NO_CLAIM, claim('strike', 'mayNotBe')], scene, {});
  expect(answers.map((a) => [a.seat, a.right])).toEqual([
    [0, false],
    [1, true],
    [3, false],
  ]);
  expect(answers.map(rulesOf)).toEqual([['x:2', 'x:3'], ['x:2', 'x:3'], ['x:1']]);
});

it('answers how many dice fall once that has been found out, and says so where it cannot be', () => {
  const all = [claim('strike', 'diceFall', 3), claim('walk', 'diceFall', 1), claim(ROLL, 'diceFall', 2)];
  expect(answersTo(all, scene, {})).toEqual([]);
  const fallen = { strike: { dice: 3, rule: 'x:5' }, walk: null, [ROLL]: { dice: 1, rule: 'x:6' } };
  expect(answersTo(all, scene, fallen).map((a) => [a.right, ...rulesOf(a)])).toEqual([[true, 'x:5'], [null], [false, 'x:6']]);
});

it('makes a script of it: what is offered, what is refused by which rules, and what is rolled', () => {
  const fallen = { strike: { dice: 3, rule: 'x:5' } };
  const answers = answersTo([claim('strike', 'diceFall', 2), claim('shoot', 'mayBe')], scene, fallen);
  expect(disputeScript(answers, null)).toEqual([
    { expect: { offered: ['strike'], refused: { shoot: ['x:2'] } } },
    { take: 'strike' },
    { pass: { until: { chance: {} } } },
    { expect: { chance: { dice: 3 } } },
  ]);
  expect(disputeScript([], { dice: 4 })).toEqual([{ expect: { chance: { dice: 4 } } }]);
});
