import { expect, it } from 'vitest';
import { toldWhole } from '../../commands/told-whole.testing.ts';
import { run, scratch } from '../../run.testing.ts';

const file = scratch();

const GH = `ruling: gh:attack.01
cases:
  - name: My table
    situation:
      characters: { brute: { at: [2, 3], hand: ['brute:no-such'] }, scoundrel: { at: [2, 3], deck: { pile: { '+9': 1 } } } }
      monsters: { bandit-guard-1: [20, 3], golem-1: [5, 3], bandit-guard-77: [6, 3], odd: [1, 1] }
      summons: { bear-1: { owner: spellweaver, at: [1, 1] } }
      types:
        bandit-archer: { card: '999' }
        ogre: { normal: { shield: 5 } }
      tiles: [{ kind: trap, at: [20, 20] }]
      open: [[1, 1]]
      revealed: [7]
      turn: mindthief
    script:
      - take: end
`;

toldWhole(GH, ['5:49', '5:80', '5:116', '6:35', '6:53', '6:78', '6:91', '7:26', '9:32', '10:25', '11:15', '12:14', '13:18', '14:13']);

it('is told whole by every command that plays a case', async () => {
  const malformed = await run('options', file('mine.yaml', GH));
  expect(malformed.status).toBe(2);
  expect(malformed.err.trim().split('\n')).toHaveLength(14);
});
