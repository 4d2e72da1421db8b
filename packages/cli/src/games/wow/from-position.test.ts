/** A saved match that begins at a position: every command that looks at one begins it there. */
import { seeded } from '@escarmouche/engine';
import { wowSituations } from '@escarmouche/engine/wow';
import { writeMatch } from '@escarmouche/files/open';
import { beforeAll, expect, it } from 'vitest';
import { run, runJson, scratch } from '../../run.testing.ts';

const POSITION = { figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0' } }, turn: 'A' } as const;

const file = scratch();
let path = '';

beforeAll(() => {
  const match = wowSituations.match(POSITION);
  const random = seeded(3);
  for (let answers = 0; answers < 12 && match.nodeKind !== 'over'; answers++) {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else {
      const options = match.options();
      match.take(options[random.below(options.length)].id);
    }
  }
  path = file('from-position.json', writeMatch(match, ['random', 'random'], POSITION));
});

it('is played back, and its luck told', async () => {
  expect((await run('replay', path)).status).toBe(0);
  expect(await run('luck', path, '--places', '0')).toMatchObject({ status: 0, err: '' });
});

it('is thought about where it stands', async () => {
  const { status, err } = await runJson('hint', path, '--at', '0', '--lines', '5');
  expect([status, err]).toEqual([0, '']);
});
