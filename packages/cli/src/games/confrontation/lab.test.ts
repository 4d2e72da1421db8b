/** Experiments of Confrontation: its modes, profiles of one's own, and what its readings are worth. */
import { readFileSync } from 'node:fs';
import { CHOICES } from '@escarmouche/engine/confrontation';
import { expect, it } from 'vitest';
import { planner } from '../../commands/lab.testing.ts';
import { run, runJson, scratch } from '../../run.testing.ts';

const file = scratch();
const planOf = planner(file);

it('calls a meeting by its mode', async () => {
  const cells = '  - { game: confrontation, mode: combat, parties: [lion-household, scorpion-sanath], bots: [random, greedy] }';
  expect(await planOf(cells, 'games: 5')).toEqual({
    'confrontation combat lion-household·random – lion-household·greedy': 6,
    'confrontation combat scorpion-sanath·random – scorpion-sanath·greedy': 6,
  });
});

it('plays the same parties with other profiles as other meetings', async () => {
  const profile = (resistance: number): string =>
    `id: own-guard\nnames: Guard\nvalues: { MOU: 10, INI: 2, ATT: 4, FOR: 5, DEF: 4, RES: ${resistance}, COU: 4, DIS: 3, PA: 18 }\nbase: infantry-square\n`;
  const blocks = [5, 9].map((n) => {
    file(`profiles-${n}.yaml`, profile(n));
    return `  - { game: confrontation, mode: combat, profiles: profiles-${n}.yaml, parties: [own-guard+own-guard, lion-household] }\n`;
  });
  expect(Object.keys(await planOf(blocks.join('')))).toEqual(
    [5, 9].map((n) => `confrontation combat, profiles-${n}.yaml own-guard+own-guard·greedy – lion-household·greedy`),
  );
});

it('says what readings are worth: of every option, with a ruling file for each place where two part', async () => {
  const path = file(
    'readings.yaml',
    'experiment: r\ncells:\n  - { game: confrontation, mode: combat, parties: [lion-lance, orcs-trail], bots: [random] }\n',
  );
  const out = file('readings');
  const { status, json } = await runJson('lab', 'readings', path, '--matches', '3', '--played', '1', '--out', out);
  const [{ readings }] = json as { readings: { option: string; value: string; parted: number; ruling: string | null }[] }[];
  const rulings = readings.flatMap((r) => (r.ruling === null ? [] : [r]));
  const others = CHOICES.flatMap((c) => c.values.filter((v) => v !== c.usual));
  expect([status, readings.length, rulings.length > 3]).toEqual([0, others.length, true]);
  for (const r of rulings) expect([r.ruling, r.parted > 0]).toEqual([`confrontation/${r.option}.${r.value}.yaml`, true]);
  expect((await run('ruling', ...rulings.map((r) => `${out}/${r.ruling}`))).status).toBe(0);
  expect(readFileSync(`${out}/confrontation.md`, 'utf8')).toContain('| option | instead |');
});

it('says in one line where the set-up of a match file breaks a rule', async () => {
  const match = file('odd.json');
  await run('play', 'confrontation', '--mode', 'combat', '--out', match);
  file('odd.json', readFileSync(match, 'utf8').replace(/"profile": ?"[^"]+"/, '"profile":"nobody"'));
  const path = file('bad.yaml', 'experiment: e\ncells:\n  - { game: confrontation, setups: [odd.json] }\n');
  const { status, err } = await run('lab', path, '--plan');
  expect([status, err]).toEqual([2, expect.stringMatching(/odd\.json: setup: seats\[0\]\.fighters\[0\]\.profile: .*nobody.*\n$/)]);
});
