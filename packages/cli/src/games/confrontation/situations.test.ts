import { expect, it } from 'vitest';
import { toldWhole } from '../../commands/told-whole.testing.ts';
import { run, scratch } from '../../run.testing.ts';

const file = scratch();

const CONF = `ruling: conf:IX-E-3.c
cases:
  - name: My table
    situation:
      choices: { dobles: at-least }
      fighters:
        A1: { side: 1, is: royal-gard, at: [300, 300] }
        A2: { side: 1, at: [900, 300] }
        B1: { side: 2, printed: { PEUR: 4, COU: 3 } }
      contacts: [A1-B1, A9-B1]
      tactics: [3, 1]
      imposed: C1
      dice: { D1: 1/1 }
      passes: 2
    script:
      - take: end
`;

toldWhole(CONF, ['5:26', '7:28', '8:29', '9:41', '10:25', '11:17', '12:16', '13:13', '13:19', '14:15']);

it('says what was meant', async () => {
  const { err } = await run('ruling', file('mine.yaml', CONF));
  expect(err).toContain('did you mean "royal-guard"?');
});

it('says which skills there are where one is none of them', async () => {
  const { status, err } = await run(
    'ruling',
    file('mine.yaml', CONF.replace('at: [900, 300]', 'at: [900, 300], skills: [{ skill: no-such }]')),
  );
  expect([status, err.split('\n')[0]]).toEqual([2, expect.stringMatching(/mine\.yaml:8:58: .*master-strike.*found "no-such"/)]);
});
