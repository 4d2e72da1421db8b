import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { run, scratch } from '../../run.testing.ts';
import { confrontationTold } from './documents.testing.ts';

const file = scratch();

it('the profiles and the wound table of docs/profiles.md are played', async () => {
  const [cards, booklet] = ['cards.yaml', 'booklet.yaml'].map((name) => file(name, confrontationTold.files[name]));
  const args = ['--profiles', cards, '--wounds', booklet, '--out', file('own.json')];
  const played = await run('play', 'confrontation', '--parties', 'iron-captain+iron-guard+iron-guard,orcs-trail', ...args);
  expect(played).toMatchObject({ status: 0, err: '' });
  expect(JSON.parse(readFileSync(file('own.json'), 'utf8')).setup.content).toMatchObject({ wounds: { id: 'my-booklet' } });
});
