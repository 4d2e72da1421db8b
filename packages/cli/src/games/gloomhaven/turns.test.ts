/** Every monster turn of the project comes out as its file says, turned round as well; and what the command says of other files. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type At, playTurnCase, TURN_COLUMNS, TURN_ROWS, type TurnCase } from '@escarmouche/engine/gloomhaven';
import { readMonsterTurns } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../../run.testing.ts';

const folder = fileURLToPath(new URL('../../../../engine/src/games/gloomhaven/monster-turns/', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const all = files.flatMap((name) => readMonsterTurns(readFileSync(folder + name, 'utf8'), name));

const file = scratch();
const CASE = `cases:
  - n: 7
    move: 2
    range: 0
    targets: 1
    figures: [{ at: [5, 3], kind: active }, { at: [5, 5], kind: character, initiative: 10 }, { at: [5, 0], kind: character, initiative: 20 }]
    expected: [{ moveTo: [5, 4], attacks: [[5, 5]] }]
`;
const good = file('good.yaml', CASE);
const wrong = file('wrong.yaml', CASE.replace('moveTo: [5, 4]', 'moveTo: [5, 2]'));

const turned = ([column, row]: At): At => [TURN_COLUMNS - 1 - column, TURN_ROWS - 1 - row];

/** A case seen from the other side of the table. */
function halfTurn(c: TurnCase): TurnCase {
  return {
    ...c,
    figures: c.figures.map((f) => ({ ...f, at: turned(f.at) })),
    terrain: c.terrain.map((t) => ({ ...t, at: turned(t.at) })),
    wallEdges: c.wallEdges.map((w) => ({ at: turned(w.at), edge: (w.edge + 3) % 6 })),
    expected: c.expected.map((o) => ({ moveTo: turned(o.moveTo), attacks: o.attacks.map(turned) })),
    ...(c.focusBySolver && { focusBySolver: c.focusBySolver.map(turned) }),
    ...(c.losBySolver && { losBySolver: c.losBySolver.map((l) => ({ at: turned(l.at), visible: l.visible.map(turned) })) }),
  };
}

describe('the monster turns of the project', () => {
  it('are at least seventy, each with a number, a name and a rule of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(70);
    expect(new Set(all.map((c) => c.n)).size).toBe(all.length);
    expect(all.filter((c) => c.name === undefined || c.rule === undefined)).toEqual([]);
  });

  it.each(files)('%s', async (name) => {
    const { status, json } = await runJson('monster-turns', folder + name);
    expect(json).toMatchObject({ different: [], sight: [], disputed: [] });
    expect(status).toBe(0);
  });

  it.each(all.map((c) => [c.n, c.name?.en, c] as const))('%i, from the other side of the table: %s', (_n, _name, c) => {
    expect(playTurnCase(halfTurn(c))).toMatchObject({ missing: [], extra: [], focusEqual: true, sight: [] });
  });

  it('prove every criterion', () => {
    const rules = new Set(all.map((c) => c.rule));
    for (let i = 1; i <= 7; i++) expect(rules).toContain(`gh:focus.${i}`);
    for (let i = 1; i <= 9; i++) expect(rules).toContain(`gh:monster-move.${i}`);
  });
});

describe('monster-turns', () => {
  it('counts', async () => {
    expect(await run('monster-turns', good)).toEqual({ status: 0, err: '', out: `${good}: 1 of 1 cases come out the same\n` });
    expect(await runJson('monster-turns', good)).toEqual({
      status: 0,
      err: '',
      json: { cases: 1, equal: 1, different: [], sight: [], disputed: [] },
    });
  });

  it('says what differs, with status 1', async () => {
    expect(await run('monster-turns', wrong)).toEqual({
      status: 1,
      err: '',
      out: `${wrong}: 0 of 1 cases come out the same\n  case 7 differs\n    outcomes: expected [5,2] > [5,5], got [5,4] > [5,5]\n`,
    });
    const { status, json } = await runJson('monster-turns', wrong);
    expect(status).toBe(1);
    expect(json).toMatchObject({ cases: 1, equal: 0, different: [{ n: 7, got: [{ moveTo: [5, 4], attacks: [[5, 5]] }] }] });
  });

  it('says where the focus or a line of sight differs, with status 1', async () => {
    const focus = await run('monster-turns', file('focus.yaml', `${CASE}    focusBySolver: [[5, 0]]\n`));
    expect(focus).toMatchObject({ status: 1 });
    expect(focus.out).toContain('focus: expected [5,0], got [5,5]');
    const sight = await run('monster-turns', file('sight.yaml', `${CASE}    losBySolver: [{ at: [5, 3], visible: [] }]\n`));
    expect(sight).toMatchObject({ status: 1 });
    expect(sight.out).toContain('case 7: [5,3] sees [5,4], and the file says otherwise');
  });

  it('explains a case', async () => {
    const { status, out } = await run('monster-turns', good, '--why', '7');
    expect(status).toBe(0);
    expect(out).toContain('case 7\n  candidates for the focus\n    [5,5]  1 to go, 2 away, initiative 10  stands\n');
    expect(out).toContain('[5,0]  2 to go, 3 away, initiative 20  out: more movement (gh:focus.4)');
    expect(out).toMatch(/to attack \[5,5\], from where and whom\n[\s\S]*\[5,4\] > \[5,5\] {2}1 to go {2}stands/);
    const json = await runJson('monster-turns', good, '--why', '7');
    expect(json).toMatchObject({ status: 0, json: { focus: [{ at: [5, 5], steps: 1, lost: null }, { lost: { rule: 'gh:focus.4' } }] } });
  });

  it('explains a monster without a focus, and one on its way', async () => {
    const way = `${folder}way.yaml`;
    expect((await run('monster-turns', way, '--why', '301')).out).toContain('too far for this turn: where it goes meanwhile');
    expect((await run('monster-turns', `${folder}focus.yaml`, '--why', '103')).out).toContain('no focus (gh:focus.7)');
  });

  it('has no case of another number', async () => {
    const { status, out, err } = await run('monster-turns', good, '--why', '8');
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^.*8.*\n$/);
  });

  it.each([
    ['a strange field', CASE.replace('move: 2', 'moves: 2')],
    ['two active figures', CASE.replace('kind: character, initiative: 10', 'kind: active')],
    ['nobody active', CASE.replace('kind: active', 'kind: monster')],
    ['two figures on a hex', CASE.replace('at: [5, 0]', 'at: [5, 5]')],
    ['a figure in a wall', `${CASE}    terrain: [{ at: [5, 5], kind: wallHex }]\n`],
    ['a figure out of the map', CASE.replace('at: [5, 0]', 'at: [5, 7]')],
    ['an outcome out of the map', CASE.replace('moveTo: [5, 4]', 'moveTo: [16, 4]')],
    ['no file of this kind', 'ruling: chess:1\n'],
    ['no text of YAML', 'cases: [\n'],
  ])('says in a line for each fault that a file has %s, with status 2', async (_what, text) => {
    const path = file('bad.yaml', text);
    const { status, out, err } = await run('monster-turns', path);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^(?:[^\n]*bad\.yaml[^\n]*expected [^\n]*\n)+$/);
  });

  it('speaks French', async () => {
    expect((await run('monster-turns', wrong, '--lang', 'fr')).out).toContain('le cas 7 diffère\n    issues : attendu [5,2] > [5,5]');
    expect((await run('monster-turns', good, '--why', '7', '--lang', 'fr')).out).toContain('qui peut être la cible prioritaire');
    const bad = file('bad.yaml', CASE.replace('kind: active', 'kind: monster'));
    expect((await run('monster-turns', bad, '--lang', 'fr')).err).toContain('une figurine active, une seule');
  });
});
