import { PROFILES, type Profile, WOUND_TABLE } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../fault-of.testing.ts';
import { readProfiles, readWoundTable, writeProfiles, writeWoundTable } from './own.ts';

const ONE = `id: iron-guard
names: { en: Iron guard, fr: Garde de fer }
values: { MOU: 10, INI: 3, ATT: 4, FOR: 5, DEF: 3, RES: 6, FLY: null, COU: 5, DIS: 3 }
base: infantry-round
skills: [ambidextrous, master-strike/2, immunity/legs, { skill: charge-strength, x: 3 }]
`;
const TABLE = `id: my-booklet
names: My booklet
from: page 12
rows:
  '<0': [nothing, stunned, stunned, light, light]
  '0/1': [stunned, stunned, light, light, serious]
  '2/3': [stunned, light, light, serious, serious]
  '4/5': [light, light, serious, serious, critical]
  '6/7': [light, serious, serious, critical, killed]
  '8/9': [unknown, serious, critical, critical, { result: killed, standing: likely }]
  '10/11': [serious, critical, critical, killed, killed]
  '12/13': [critical, critical, killed, killed, killed]
  '14/15': [critical, killed, killed, killed, killed]
  '16+': [killed, killed, killed, killed, killed]
`;

describe('a file of profiles', () => {
  it('may hold one by itself, and what is left out is filled in', () => {
    expect(readProfiles(ONE, 'cards/mine.yaml')).toEqual([
      {
        id: 'iron-guard',
        names: { en: 'Iron guard', fr: 'Garde de fer' },
        army: 'own',
        values: { MOU: 10, INI: 3, ATT: 4, FOR: 5, DEF: 3, RES: 6, FLY: null, COU: 5, DIS: 3 },
        standing: 'sure',
        base: 'infantry-round',
        skills: [
          { skill: 'ambidextrous' },
          { skill: 'master-strike', x: 2 },
          { skill: 'immunity', to: 'legs' },
          { skill: 'charge-strength', x: 3 },
        ],
        perCard: 1,
        from: 'mine.yaml',
      },
    ]);
  });

  it('keeps a characteristic nobody knows unknown', () => {
    const [p] = readProfiles(ONE, 'a');
    expect(Object.hasOwn(p.values, 'PA')).toBe(false);
    expect(p.ours).toBeUndefined();
  });

  it('may name a profile alike in every language, and be JSON', () => {
    const json = JSON.stringify({ profiles: [{ id: 'x', names: 'Xar', values: {}, base: 'large-round' }] });
    expect(readProfiles(json, 'a')).toMatchObject([{ names: { en: 'Xar', fr: 'Xar' }, skills: [] }]);
  });

  it('holds every profile of the game, written and read again', () => {
    expect(readProfiles(writeProfiles(PROFILES), 'a')).toEqual(PROFILES);
    expect(readProfiles(JSON.stringify({ profiles: PROFILES }), 'a')).toEqual(PROFILES);
  });

  it.each([
    ['names: { en: Iron guard, fr: Garde de fer }\n', '', 'a:1:1: names: expected a text, or { en, fr }, found nothing'],
    ['MOU: 10', 'MOU: ten', 'a:3:16: values.MOU: expected a number from 0 to 60, found "ten"'],
    ['MOU: 10', 'MOV: 10', 'a:3:16: values.MOV: expected one of the fields MOU, FLY, INI, '],
    ['MOU: 10', 'MOU: 10.3', 'a:3:16: values.MOU: expected a profile that can be played, found: bad-value: 10.3 (conf:F9.a)'],
    ['INI: 3', 'INI: 100', 'a:3:25: values.INI: expected a whole number from -5 to 99, found 100'],
    ['COU: 5', 'COU: 5, PEUR: 6', 'values.PEUR: expected a profile that can be played, found: courage-and-fear: iron-guard (conf:F8.a)'],
    ['infantry-round', 'round', 'a:4:7: base: expected infantry-round, infantry-square, '],
    [
      'immunity/legs',
      'immunity/feet',
      'a:5:41: skills[2].to: expected a profile that can be played, found: bad-word: feet (conf:skill.immunity)',
    ],
    ['immunity/legs', 'flight/2', 'skills[2].skill: expected a profile that can be played, found: unknown-skill: flight (conf:F9.a)'],
    ['x: 3', 'z: 3', 'skills[3].z: expected one of the fields skill, x, to, found "z"'],
    ['id: iron-guard', 'id: Iron Guard', 'a:1:5: id: expected a profile that can be played, found: bad-id: Iron Guard (conf:F9.a)'],
    [ONE, 'profiles: []', 'a:1:11: profiles: expected a list of 1 to 200, found an empty list'],
    [ONE, '[]', 'a:1:1: expected profiles: an object with profiles or id, found an empty list'],
    [ONE, '', 'a:1:1: expected profiles: an object with profiles or id, found nothing'],
  ])('is refused with the place: %#', (from, to, message) => {
    expect(
      faultOf(() =>
        readProfiles(
          ONE.replace(from, () => to),
          'a',
        ),
      ),
    ).toContain(message);
  });

  it('holds each id once', () => {
    const [p] = readProfiles(ONE, 'a') as [Profile];
    expect(faultOf(() => readProfiles(writeProfiles([p, { ...p, names: { en: 'B', fr: 'B' } }]), 'a'))).toMatch(
      /^a:\d+:9: profiles\[1\]\.id: expected each id once, found "iron-guard" again$/,
    );
  });
});

describe('a wound table', () => {
  it('has a row for each result and five cells in each', () => {
    const table = readWoundTable(TABLE, 'a');
    expect(table.rows[0].cells.arms).toEqual({ result: 'stunned', standing: 'sure', from: 'page 12' });
    expect(table.rows[5].cells.head).toEqual({ result: 'killed', standing: 'likely', from: 'page 12' });
  });

  it('takes a cell nobody knows from the game, as unsure as it is there', () => {
    expect(readWoundTable(TABLE, 'a').rows[5].cells.legs).toEqual(WOUND_TABLE.rows[5].cells.legs);
  });

  it('is written and read again', () => {
    expect(readWoundTable(writeWoundTable(WOUND_TABLE), 'a')).toEqual(WOUND_TABLE);
    const mine = readWoundTable(TABLE, 'a');
    expect(readWoundTable(writeWoundTable(mine), 'a')).toEqual(mine);
    expect(readWoundTable(JSON.stringify(JSON.parse(JSON.stringify({ ...asWritten(mine) }))), 'a')).toEqual(mine);
  });

  it.each([
    ['stunned, stunned, light, light]', 'stunned, stunned, light]', 'a:5:9: rows.<0: expected a list of 5, found a list of 4'],
    ['unknown', 'dead', 'a:10:11: rows.8/9[0]: expected nothing, stunned, light, serious, critical, killed, unknown or '],
    ["  '16+': [killed, killed, killed, killed, killed]\n", '', 'rows.16+: expected a list of 5, found nothing'],
    ["'16+'", "'16'", 'rows.16: expected one of the fields <0, 0/1,'],
    ['id: my-booklet', 'id: My booklet', 'a:1:5: id: expected small letters, digits and hyphens, found "My booklet"'],
  ])('is refused with the place: %#', (from, to, message) => {
    expect(faultOf(() => readWoundTable(TABLE.replace(from, to), 'a'))).toContain(message);
  });
});

/** A table as a file of JSON would hold it, every cell at length. */
function asWritten({ id, names, rows }: typeof WOUND_TABLE): object {
  return { id, names, rows: Object.fromEntries(rows.map(({ row, cells }) => [row, Object.values(cells)])) };
}
