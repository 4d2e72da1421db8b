import { describe, expect, it } from 'vitest';
import { SetupError } from '../../../core/index.ts';
import { paragraph } from '../rulebook/index.ts';
import { checkProfile, checkWoundTable, findProfile, PROFILES, type Profile, WOUND_TABLE } from './index.ts';

/** Where and by what rule something is refused; null where it is not. */
function refusal(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    expect(paragraph(error.rule), error.rule).toBeDefined();
    return `${error.at} ${error.rule} ${error.say.key}`;
  }
}

const plain = findProfile('plain') as Profile;
const profile = (changed: Record<string, unknown>): string | null => refusal(() => checkProfile({ ...plain, ...changed } as Profile, 'p'));
const values = (changed: Record<string, unknown>): string | null => profile({ values: { ...plain.values, ...changed } });
const skill = (has: Record<string, unknown>): string | null => profile({ skills: [has] });
const effect = (changed: Record<string, unknown>): string | null =>
  profile({ effects: [{ id: 'bolt', names: plain.names, at: 'phase-start', does: 'stun', ...changed }] });
const table = (changed: (rows: { row: string; cells: Record<string, unknown> }[]) => unknown): string | null =>
  refusal(() => {
    // Tables that the types do not allow are what is refused here: they are changed as plain data.
    const of = JSON.parse(JSON.stringify(WOUND_TABLE));
    changed(of.rows);
    checkWoundTable(of, 't');
  });

describe("profiles of one's own", () => {
  it.each(PROFILES.map((p) => [p.id, p] as const))('%s of the game is not refused', (_id, p) => {
    expect(refusal(() => checkProfile(p, 'p'))).toBeNull();
  });

  it('have a short id', () => {
    for (const id of ['', 'Plain', 'two words', '-a', 'a'.repeat(29), 7]) expect(profile({ id })).toBe('p.id conf:F9.a bad-id');
    expect(profile({ id: 'old-guard-2' })).toBeNull();
  });

  it('have characteristics within bounds', () => {
    expect(values({ MOU: 7.5, FLY: 17.5 })).toBeNull();
    expect(values({ MOU: 7.2 })).toBe('p.values.MOU conf:F9.a bad-value');
    expect(values({ FLY: 61 })).toBe('p.values.FLY conf:F9.a bad-value');
    expect(values({ ATT: -5 })).toBeNull();
    expect(values({ ATT: 2.5 })).toBe('p.values.ATT conf:F9.a bad-value');
    expect(values({ DEF: 100 })).toBe('p.values.DEF conf:F9.a bad-value');
    expect(values({ PA: 300 })).toBeNull();
    expect(values({ PA: -1 })).toBe('p.values.PA conf:F9.a bad-value');
    expect(values({ LUCK: 3 })).toBe('p.values.LUCK conf:F9.a unknown-stat');
    expect(profile({ ours: { POU: null } })).toBe('p.ours.POU conf:F9.a bad-value');
    expect(profile({ ours: { ATT: 3 } })).toBe('p.ours.ATT conf:F9.a value-twice');
    expect(profile({ doubtful: ['LUCK'] })).toBe('p.doubtful[0] conf:F9.a unknown-stat');
  });

  it('have courage or fear, not both', () => {
    expect(values({ PEUR: 5 })).toBe('p.values.PEUR conf:F8.a courage-and-fear');
    expect(profile({ ours: { PEUR: 5 } })).toBe('p.values.PEUR conf:F8.a courage-and-fear');
    expect(values({ COU: null, PEUR: 5 })).toBeNull();
  });

  it('stand on a known base, one to three to a card, in a known role', () => {
    expect(profile({ base: 'coin' })).toBe('p.base conf:F5.e unknown-base');
    expect(profile({ base: 'toString' })).toBe('p.base conf:F5.e unknown-base');
    expect(profile({ perCard: 4 })).toBe('p.perCard conf:F9.b bad-card');
    expect(profile({ role: 'bard' })).toBe('p.role conf:IX-C-3.d unknown-role');
    expect(profile({ places: 'middle' })).toBe('p.places conf:IX-C-4.g unknown-places');
    expect(profile({ standing: 'certain' })).toBe('p.standing conf:F9.a unknown-standing');
  });

  it('have skills that are known, with their number or word', () => {
    expect(skill({ skill: 'levitation' })).toBe('p.skills[0].skill conf:F9.a unknown-skill');
    expect(skill({ skill: 'master-strike' })).toBe('p.skills[0].x conf:skill.master-strike number-missing');
    expect(skill({ skill: 'master-strike', x: 1.5 })).toBe('p.skills[0].x conf:skill.master-strike bad-number');
    expect(skill({ skill: 'fierce', x: 1 })).toBe('p.skills[0].x conf:skill.fierce bad-number');
    expect(skill({ skill: 'fierce', to: 'orcs' })).toBe('p.skills[0].to conf:skill.fierce bad-word');
    expect(skill({ skill: 'personal-enemy' })).toBe('p.skills[0].to conf:skill.personal-enemy word-missing');
    expect(skill({ skill: 'immunity', to: 'taxes' })).toBe('p.skills[0].to conf:skill.immunity bad-word');
    expect(skill({ skill: 'immunity', to: 'legs' })).toBeNull();
    // A Born killer without a number has one die; a number that nothing is made of may be left out.
    expect(skill({ skill: 'born-killer' })).toBeNull();
    expect(skill({ skill: 'sequence' })).toBeNull();
    expect(profile({ skills: [{ skill: 'feint' }, { skill: 'feint' }] })).toBe('p.skills[1].skill conf:F9.a skill-twice');
    // What may come twice says which of its numbers counts.
    expect(profile({ skills: [5, 6].map((x) => ({ skill: 'survival-instinct', x })) })).toBeNull();
    const immunities = ['legs', 'arms'].map((to) => ({ skill: 'immunity', to }));
    expect(profile({ skills: immunities })).toBeNull();
  });

  it('have effects that the phase has a moment for', () => {
    expect(effect({})).toBeNull();
    expect(effect({ id: 'A bolt' })).toBe('p.effects[0].id conf:F9.a bad-id');
    expect(effect({ at: 'dawn' })).toBe('p.effects[0].at conf:F9.d unknown-moment');
    expect(effect({ does: 'explode' })).toBe('p.effects[0].does conf:F9.d unknown-effect');
    expect(effect({ does: 'weaken', stat: 'RES', n: 1 })).toBe('p.effects[0].stat conf:F9.d unknown-stat');
    expect(effect({ does: 'weaken', stat: 'ATT' })).toBe('p.effects[0].n conf:F9.d bad-number');
    expect(effect({ does: 'strengthen', stat: 'FOR', n: 2 })).toBeNull();
    const bolt = { id: 'bolt', names: plain.names, at: 'phase-end', does: 'stun' };
    expect(profile({ effects: [bolt, bolt] })).toBe('p.effects[1].id conf:F9.d id-twice');
    const many = Array.from({ length: 31 }, (_e, i) => ({ ...bolt, id: `bolt-${i}` }));
    expect(profile({ effects: many })).toBe('p.effects conf:F9.d too-many-effects');
  });
});

describe("a wound table of one's own", () => {
  it('may say anything, in ten rows of five cells', () => {
    expect(table(() => 0)).toBeNull();
    expect(table((rows) => (rows[9].cells.head = { result: 'nothing', standing: 'sure', from: 'my book' }))).toBeNull();
    expect(table((rows) => rows.pop())).toBe('t.rows conf:F2.a how-many-rows');
    expect(table((rows) => rows.reverse())).toBe('t.rows[0].row conf:F2.a wrong-row');
    expect(table((rows) => delete rows[3].cells.belly)).toBe('t.rows[3].cells.belly conf:F2.a empty-cell');
    expect(table((rows) => (rows[3].cells.tail = rows[3].cells.legs))).toBe('t.rows[3].cells.tail conf:F2.a unknown-location');
    expect(table((rows) => (rows[0].cells.legs = { result: 'tickled', standing: 'sure', from: '' }))).toBe(
      't.rows[0].cells.legs.result conf:F2.a unknown-result',
    );
    expect(table((rows) => (rows[0].cells.legs = { result: 'light', standing: 'maybe', from: '' }))).toBe(
      't.rows[0].cells.legs.standing conf:F2.a unknown-standing',
    );
    expect(refusal(() => checkWoundTable({ ...WOUND_TABLE, id: 'My table' }, 't'))).toBe('t.id conf:F9.a bad-id');
  });
});
