/** Profiles and wound tables of one's own: their bounds, and matches, records and situations that have them. */
import { describe, expect, it } from 'vitest';
import { faultsOfOwn, Match, type OwnThings, replay, seeded } from '../../core/index.ts';
import {
  CONFRONTATION_OWN,
  caseOf,
  confrontation,
  type OwnTable,
  ownTableOf,
  PROFILES,
  type Profile,
  readySetup,
  type Setup,
  situationMatch,
  WOUND_TABLE,
  woundTableOf,
} from './index.ts';

const { kinds, bring, lay } = CONFRONTATION_OWN;
const mine = kinds.profiles.blank as Profile;
const table = kinds.wounds.blank as OwnTable;
const own: OwnThings = { profiles: [mine], wounds: [table] };
const keys = (kind: string, thing: unknown): readonly string[] =>
  faultsOfOwn(kinds[kind], thing).map((f) => `${f.path.join('.')} ${'expected' in f ? f.expected.key : f.fault.fault.key}`);

describe('profiles of one’s own', () => {
  it('the first one and the game’s own keep the bounds, and may take the place of one of the game', () => {
    expect(keys('profiles', mine)).toEqual([]);
    for (const p of [...PROFILES, ...kinds.profiles.printed]) expect([p.id, keys('profiles', p)]).toEqual([p.id, []]);
  });

  it.each([
    [{ ...mine, id: 'My fighter' }, ['id short-name']],
    [{ ...mine, id: 'a-name-of-more-than-28-letters' }, ['id text-limit']],
    [{ ...mine, base: 'sand', perCard: 4 }, ['base one-of', 'perCard whole-number']],
    [{ ...mine, values: { ...mine.values, MOU: 10.3, ATT: 300 } }, ['values.MOU bad-value', 'values.ATT bad-value']],
    [{ ...mine, values: { ...mine.values, PEUR: 4 } }, ['values.PEUR courage-and-fear']],
    [{ ...mine, ours: { ATT: 4 } }, ['ours.ATT value-twice']],
    [{ ...mine, values: null }, ['values bad-value']],
    [{ ...mine, ours: 7 }, ['ours bad-value']],
    [{ ...mine, skills: [{ skill: 'flight' }] }, ['skills.0 one-of']],
    [{ ...mine, skills: [{ skill: 'master-strike' }] }, ['skills.0.x whole-number']],
    [{ ...mine, skills: [{ skill: 'immunity', to: 'rain' }] }, ['skills.0.to one-of']],
    [{ ...mine, skills: [{ skill: 'ambidextrous', x: 2 }] }, ['skills.0.x one-of-fields']],
    [{ ...mine, skills: [{ skill: 'ambidextrous' }, { skill: 'ambidextrous' }] }, ['skills.1.skill skill-twice']],
    [{ ...mine, effects: [{ id: 'hold', names: mine.names, at: 'phase-start', does: 'strengthen' }] }, ['effects.0.stat unknown-stat']],
    [{ ...mine, more: 1, standing: 'certain' }, ['standing one-of', 'more one-of-fields']],
    [null, [' object-with']],
  ])('%#: is refused at its field', (thing, faults) => {
    expect(keys('profiles', thing)).toEqual(faults);
  });
});

describe('wound tables of one’s own', () => {
  it('the first one is the game’s, cell by cell, and the game’s is written and read again', () => {
    expect([keys('wounds', table), keys('wounds', ownTableOf(WOUND_TABLE))]).toEqual([[], []]);
    expect(woundTableOf(table).rows).toEqual(WOUND_TABLE.rows);
    expect(woundTableOf(ownTableOf(WOUND_TABLE))).toEqual(WOUND_TABLE);
  });

  it.each([
    [{ ...table, rows: { ...table.rows, '0/1': ['light'] } }, ['rows.0/1 list-of']],
    [{ ...table, rows: { ...table.rows, '0/1': ['dead', 'light', 'light', 'light', 'light'] } }, ['rows.0/1.0 one-of']],
    [{ ...table, rows: { '17': [] } }, expect.arrayContaining(['rows.<0 list-of', 'rows.17 one-of-fields'])],
  ])('%#: is refused at its field', (thing, faults) => {
    expect(keys('wounds', thing)).toEqual(faults);
  });
});

describe('what is one’s own in Confrontation', () => {
  it('is played, and the record plays back where nobody knows it', () => {
    const ids = ['my-fighter', 'my-fighter'];
    const setup = bring(readySetup('combat', [ids, ids], { profiles: [mine] }), own);
    expect(setup.content?.profiles).toEqual([mine]);
    expect(setup.content?.wounds?.id).toBe('my-table');
    const match = new Match(confrontation, setup, { undo: false });
    const random = seeded(4);
    while (match.nodeKind !== 'over') {
      const chance = match.nodeKind === 'chance';
      const all = chance ? match.outcomes() : match.options();
      const { id } = all[random.below(all.length)];
      if (chance) match.fall(id);
      else match.take(id);
    }
    expect(replay(confrontation, JSON.parse(JSON.stringify(match.setup)) as Setup, match.entries).node.kind).toBe('over');
  });

  it('takes the place of what has its id, leaves the rest, and adds nothing where there is nothing', () => {
    const setup: Setup = {
      mode: 'combat',
      seats: [],
      content: {
        profiles: [
          { ...mine, perCard: 2 },
          { ...mine, id: 'other' },
        ],
      },
    };
    expect(bring(setup, own).content?.profiles?.map((p) => [p.id, p.perCard])).toEqual([
      ['other', 1],
      ['my-fighter', 1],
    ]);
    expect(bring({ mode: 'combat', seats: [] }, {})).toEqual({ mode: 'combat', seats: [] });
    expect(bring(setup, { wounds: [table, { ...table, id: 'two' }] as never }).content?.wounds).toEqual(woundTableOf(table));
  });

  it('stands in situations, and is written again', () => {
    const situation = lay({ fighters: { A1: { is: 'my-fighter', side: 1 }, B1: { side: 2 } }, contacts: ['A1-B1'] }, own);
    const found = caseOf(situationMatch(situation));
    expect(found?.situation.profiles).toEqual([mine]);
    expect(found?.situation.wounds).toEqual(woundTableOf(table));
  });
});
