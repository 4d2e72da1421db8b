import { confrontation, FORCES, PROFILES, WOUND_TABLE } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { readDraft } from '../../../setup/draft.ts';
import { NOTHING_OWN, type Own } from './content.ts';
import { describeSides } from './describe.ts';
import { BUILT, costOf, type Draft, draftsOf, faultsOf, membersOf, setupOf, USUAL_DRAFT, withArmy } from './draft.ts';
import { EXAMPLES, exampleLaid } from './examples.ts';

const stored = (change: object): string => JSON.stringify({ ...USUAL_DRAFT, ...change });
const draftFrom = (text: string | null, own: Own): Draft =>
  readDraft(
    text,
    draftsOf(() => own),
  ).draft;
const combat: Draft = { ...USUAL_DRAFT, mode: 'combat' };
const keysOf = (draft: Draft) => faultsOf(draft, NOTHING_OWN).map((f) => f.say.key);

describe('a set-up in the making', () => {
  it('begins as a legal match in both ways to play, four against four', () => {
    for (const draft of [USUAL_DRAFT, combat]) {
      expect(faultsOf(draft, NOTHING_OWN)).toEqual([]);
      expect(() => confrontation.tables(setupOf(draft, NOTHING_OWN))).not.toThrow();
    }
    expect(USUAL_DRAFT.armies.map((a) => membersOf(a).length)).toEqual([4, 4]);
    for (const a of USUAL_DRAFT.armies) expect(costOf(NOTHING_OWN, membersOf(a))).toBeLessThanOrEqual(USUAL_DRAFT.total);
  });

  const touching: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
    praetorian: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    'thermo-priest': [
      [0, 0],
      [0, 1],
    ],
    khor: [
      [0, 0],
      [0, 1],
    ],
    lines: [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
      [3, 3],
    ],
  };
  it.each(EXAMPLES.map((e) => [e.id, e] as const))('lays out the example %s with its contacts, in the middle of the table', (id, e) => {
    const draft: Draft = { ...combat, laid: exampleLaid(id) };
    expect(faultsOf(draft, NOTHING_OWN)).toEqual([]);
    const { contact } = confrontation.begin(confrontation.tables(setupOf(draft, NOTHING_OWN)));
    const [one] = e.sides;
    for (const i of one.keys())
      for (const j of e.sides[1].keys())
        expect((contact[i] >>> (one.length + j)) & 1).toBe(touching[id].some(([a, b]) => a === i && b === j) ? 1 : 0);
    const xs = draft.laid.map((f) => f.x);
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(150, -1);
  });

  it('reads wounds in the table chosen; one stored before there was a choice, in the one there was', () => {
    const mine = { ...WOUND_TABLE, id: 'mine' };
    const own: Own = { profiles: [], tables: [mine] };
    expect(setupOf(draftFrom(stored({ wounds: 'mine' }), own), own).content?.wounds).toBe(mine);
    expect(setupOf(draftFrom(stored({ wounds: undefined }), own), own).content?.wounds).toBe(mine);
    expect(setupOf(draftFrom(stored({}), own), own).content).toBeUndefined();
  });

  it('says what an army costs beyond its total, with the rule', () => {
    const dear = withArmy(USUAL_DRAFT, 0, {
      force: BUILT,
      built: ['praetorian-guard', 'praetorian-guard', 'praetorian-guard', 'praetorian-guard'],
    });
    expect(faultsOf(dear, NOTHING_OWN)).toMatchObject([
      { at: 'seats[0].fighters', rule: 'conf:F9.b', say: { key: 'army-too-dear', args: { what: '180 > 150' } } },
    ]);
    expect(keysOf({ ...dear, total: 0 })).toEqual([]);
    expect(keysOf(withArmy(USUAL_DRAFT, 1, { force: BUILT, built: [] }))).toEqual(['no-fighters']);
  });

  it('names the figures that stand in each other', () => {
    const [a, ...rest] = combat.laid;
    const [b] = rest;
    expect(faultsOf({ ...combat, laid: [{ ...a, x: b.x, y: b.y }, ...rest] }, NOTHING_OWN).map((f) => f.at)).toEqual(['A1', 'B1']);
    expect(keysOf({ ...combat, laid: [{ ...a, x: 1, y: 1 }, ...rest] })).toEqual(['off-table']);
  });

  it('says everything that is wrong at once', () => {
    const [a, b, ...rest] = combat.laid;
    const { RES: _resistance, ...values } = PROFILES[0].values;
    const torn = ['torn', 'worn'].map((id) => ({ ...PROFILES[0], id, values, ours: {} }));
    const laid = [{ ...a, x: b.x, y: b.y, profile: 'torn' }, { ...b, profile: 'worn' }, ...rest.filter((f) => f.seat !== b.seat)];
    const faults = faultsOf({ ...combat, laid, choices: { rounds: 'many' } }, { ...NOTHING_OWN, profiles: torn });
    expect(faults.map((f) => [f.at, f.say.key, f.say.args.what])).toEqual([
      ['A1', 'no-room', 'A1'],
      ['B1', 'no-room', 'B1'],
      ['choices', 'choice-values', undefined],
      ['seats[0].fighters', 'cannot-fight', 'torn'],
      ['seats[1].fighters', 'cannot-fight', 'worn'],
    ]);
  });

  it('takes up another army with its first ready-made force, or to be built', () => {
    expect(withArmy(USUAL_DRAFT, 0, { army: 'wolfen' }).armies[0].force).toBe('wolfen-pack');
    expect(withArmy(USUAL_DRAFT, 0, { army: 'sessairs' }).armies[0]).toEqual({ army: 'sessairs', force: BUILT, built: [] });
  });
});

describe('a remembered set-up', () => {
  it('comes back as it was', () => {
    const draft: Draft = { ...combat, tactics: '1', large: true, choices: { rounds: '4' } };
    expect(draftFrom(JSON.stringify(draft), NOTHING_OWN)).toEqual(draft);
  });

  it.each([
    null,
    '',
    '{',
    '7',
    '[]',
    '{}',
    stored({ mode: 'war' }),
    stored({ players: ['person'] }),
    stored({ armies: [{ army: 'lion', force: 'wolfen-pack', built: [] }, USUAL_DRAFT.armies[1]] }),
    stored({ armies: [{ army: 'lion', force: BUILT, built: ['nobody'] }, USUAL_DRAFT.armies[1]] }),
    stored({ total: 123 }),
    stored({ laid: [{ ...USUAL_DRAFT.laid[0], x: null }] }),
    stored({ laid: [USUAL_DRAFT.laid[0], USUAL_DRAFT.laid[0]] }),
    stored({ choices: null }),
  ])('that cannot be is the usual one: %s', (text) => {
    expect(draftFrom(text, NOTHING_OWN)).toBe(USUAL_DRAFT);
  });
});

describe('what the sides are called', () => {
  it('is the ready-made force with its army, or the fighters counted', () => {
    expect(describeSides(setupOf(USUAL_DRAFT, NOTHING_OWN), 'en')[0]).toBe('The wall (Dwarves of Tir-Nâ-Bor)');
    expect(describeSides(setupOf(combat, NOTHING_OWN), 'fr')[1]).toMatch(/^2\u00a0×\u00a0Clone/);
    expect(FORCES.length).toBeGreaterThan(1);
    expect(describeSides(null, 'en')).toEqual([]);
    expect(describeSides({ seats: [{ fighters: [{ profile: 'nobody' }] }] }, 'en')).toEqual(['nobody']);
  });
});
