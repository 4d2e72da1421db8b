import { describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../../run.testing.ts';
import { RULING } from './ruling.testing.ts';

const file = scratch();
const good = file('good.yaml', RULING);

interface Answer {
  decision: { player: number; rule: string } | null;
  chance?: { player: number; dice: number; sides: number };
  options: { id: string; text: string; rule: string; does: string }[];
  refused: { id: string; text: string; rules: string[] }[];
}

describe('options', () => {
  it('lists what may be done and what may not, with its rules', async () => {
    const { status, json, err } = await runJson('options', good, '--case', '1');
    expect([status, err]).toEqual([0, '']);
    const { decision, options, refused } = json as Answer;
    expect(decision).toMatchObject({ player: 1, rule: 'wow:501' });
    expect(options.map((o) => o.id)).toContain('attack:A/main>X');
    for (const o of options) expect([typeof o.text, o.rule]).toEqual(['string', expect.stringMatching(/^wow:/)]);
    expect(refused.length).toBeGreaterThan(0);
    for (const r of refused) {
      expect(r.rules.length).toBeGreaterThan(0);
      expect(r.text).not.toBe('');
    }
  });

  it('says of each what it does, who, to whom and where, and with what', async () => {
    const { json } = await runJson('options', good, '--case', '1');
    const { options, refused } = json as Answer;
    const of = (id: string) => [...options, ...refused].find((o) => o.id === id);
    expect(of('attack:A/main>X')).toMatchObject({ does: 'attack', by: 'A', on: { figures: ['X'], spaces: [] }, with: ['main'] });
    expect(of('end')).toMatchObject({ does: 'end', by: 'A', on: { figures: [], spaces: [] }, with: [] });
    const barred = refused.find((r) => r.id === 'move:A>2,0');
    expect(barred).toMatchObject({ does: 'move', by: 'A', on: { figures: [], spaces: ['2,0'] }, with: [] });
  });

  it('takes the last case unless told otherwise; at dice there is nothing to decide', async () => {
    const { json } = await runJson('options', good);
    expect(json).toMatchObject({ decision: null, chance: { player: 1, dice: 3, sides: 10 }, options: [], refused: [] });
    expect((await run('options', good)).out).toBe('Dice of player 1: 3d10 (wow:601.1).\n');
  });

  it('is written in words, in both languages', async () => {
    const en = await run('options', good, '--case', '1');
    expect(en.out).toMatch(/^Player 1 decides \(wow:501\)\. .+\nMay:\n/);
    expect(en.out).toMatch(/\n {2}attack:A\/main>X {2,}wow:\d\S* +\S/);
    const fr = await run('options', good, '--case', '1', '--lang', 'fr');
    expect(fr.out).toMatch(/^Le joueur 1 décide/);
    expect(fr.out).not.toBe(en.out);
  });

  it('says on standard error what fails on the way', async () => {
    const path = file('failing.yaml', RULING.replace("['attack:A/main>X']", "['move:A>2,0']"));
    const { status, json, err } = await runJson('options', path, '--case', '1');
    expect(status).toBe(1);
    expect(err).toContain(`${path}: case 1, step 2: expected move:A>2,0 offered`);
    expect((json as Answer).options.length).toBeGreaterThan(0);
  });

  it('stops at a step that the rules refuse', async () => {
    const path = file('refused.yaml', RULING.replace('move:A>1,0', 'move:A>5,0'));
    const { status, out, err } = await run('options', path, '--case', '1');
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('case 1, step 1: expected move:A>5,0, got refused by');
  });

  it('says why a situation cannot be', async () => {
    const path = file('illegal.yaml', RULING.replaceAll("at: '2,0'", "at: '99,0'"));
    const { status, err } = await run('options', path);
    expect(status).toBe(1);
    expect(err).toMatch(/illegal\.yaml:\d+:\d+: cases\[1\]\.situation\.figures\.X\.at: .*: The map has no space .*\(wow:406\.1\)\n$/);
  });

  it('has no such case', async () => {
    expect(await run('options', good, '--case', '3')).toMatchObject({
      status: 2,
      err: `${good}: --case: expected a number from 1 to 2, found 3\n`,
    });
    expect((await run('options', good, '--case', 'x')).status).toBe(2);
  });
});
