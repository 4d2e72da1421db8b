import type { Ruling } from '@escarmouche/engine';
import {
  type CardEffect,
  confrontation,
  FORCES,
  PROFILES,
  type Profile,
  readySetup,
  type Setup,
  type Situation,
  situationMatch,
  WOUND_TABLE,
  type WoundTable,
} from '@escarmouche/engine/confrontation';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { faultOf } from '../../fault-of.testing.ts';
import { readMatch } from '../../match.ts';
import type { MatchFile } from '../../match-read.ts';
import { writeMatch } from '../../match-written.ts';
import type { AnyRuling } from '../../opened.ts';
import { readRuling, writeRuling } from '../../ruling.ts';
import type { z } from '../../schema/basics.ts';
import type { Mutable } from '../../schema/mutable.ts';
import { type effect, profile, woundTable } from './content.ts';
import { confrontationFiles } from './index.ts';
import { FULL, playedMatch, SETUP } from './samples.testing.ts';

/** A ruling of one case with this situation. */
const ruling = (text: string): string =>
  `ruling: conf:IX-A-1.a\ncases:\n  - name: { en: A, fr: A }\n    situation:\n      fighters: { A1: { side: 1 }, B1: { side: 2 } }\n${text}`;

describe('the schemas of Confrontation', () => {
  it('are the engine’s types, both ways', () => {
    expectTypeOf<z.infer<typeof effect>>().toEqualTypeOf<Mutable<CardEffect>>();
    expectTypeOf<z.infer<typeof profile>>().toEqualTypeOf<Mutable<Profile>>();
    expectTypeOf<z.infer<typeof woundTable>>().toEqualTypeOf<Mutable<WoundTable>>();
    expectTypeOf<z.infer<typeof confrontationFiles.setup>>().toEqualTypeOf<Mutable<Setup>>();
    expectTypeOf<z.infer<typeof confrontationFiles.situation>>().toEqualTypeOf<Mutable<Situation>>();
    expectTypeOf<AnyRuling<typeof confrontationFiles>>().toEqualTypeOf<Ruling<Situation> & { readonly game: 'confrontation' }>();
    expectTypeOf<MatchFile<typeof confrontationFiles>['setup']>().toEqualTypeOf<Setup>();
  });

  it.each(PROFILES.map((p) => [p.id, p] as const))('take the profile %s as it is', (_id, p) => {
    expect(profile.parse(p)).toEqual(p);
  });

  it('take the wound table and every ready-made set-up as they are', () => {
    expect(woundTable.parse(WOUND_TABLE)).toEqual(WOUND_TABLE);
    for (const { profiles } of FORCES)
      for (const mode of ['combat', 'skirmish'] as const) {
        const ready = readySetup(mode, [profiles, profiles]);
        expect(confrontationFiles.setup.parse(ready)).toEqual(ready);
      }
  });

  it('take a match as it stands, and play it back', () => {
    const match = playedMatch(40);
    const file = readMatch(writeMatch(match, ['random', 'greedy']), 'a');
    expect(file.game).toBe('confrontation');
    expect(file.entries).toEqual(match.entries);
    if (file.game !== 'confrontation') return;
    expect(file.setup).toMatchObject(SETUP);
    expect(confrontation.tables(file.setup).keys).toEqual(['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4']);
  });

  it('take a ruling with everything there is, and write it', () => {
    expect(readRuling(writeRuling(FULL), 'a')).toEqual(FULL);
    expect(readRuling(JSON.stringify(FULL), 'a')).toEqual(FULL);
  });

  it('leave out what may be', () => {
    const read = readRuling(ruling(''), 'a');
    if (read.game !== 'confrontation') throw new Error(read.game);
    expect(() => situationMatch({ ...read.cases[0].situation, contacts: ['A1-B1'] })).not.toThrow();
  });

  it.each([
    ['      turns: combat\n', 'a:6:14: cases[0].situation.turns: expected one of the fields mode, fighters, contacts, '],
    ['      turn: begin\n', 'situation.turn: expected combat, start, activation, end or { card }, found "begin"'],
    ['      mode: duel\n', 'situation.mode: expected combat or skirmish, found "duel"'],
    ['      table: [600]\n', 'situation.table: expected two lengths in millimetres, found a list of 1'],
    ['      table: [600, 9000]\n', 'situation.table[1]: expected a number from 0 to 2400, found 9000'],
    ['      dice: { A1: 3 }\n', "situation.dice.A1: expected dice such as '2/1', or { placed, left, unplaced, sustained }, found 3"],
    ['      dice: { A1: { placed: [2] } }\n', 'dice.A1.placed: expected two numbers: dice in attack and in defence, found a list of 1'],
    ['      tactics: best\n', 'situation.tactics: expected players in an order, or roll, found "best"'],
    ['      tactics: [0, 1]\n', 'situation.tactics[0]: expected a whole number from 1 to 4, found 0'],
    ['      initiative: 3\n', 'situation.initiative: expected 1 or 2, found 3'],
    ['      wounds: { id: a, names: { en: A, fr: A }, rows: [] }\n', 'wounds.rows: expected a list of 10, found an empty list'],
    ['    illegal: F1.a\n', 'illegal: expected a rule such as conf:IX-A-1.a, found "F1.a"'],
    ['    script: [{ expect: { decision: { seat: 5 } } }]\n', 'decision.seat: expected a whole number from 1 to 4, found 5'],
  ])('refuse what does not belong: %s', (text, message) => {
    expect(faultOf(() => readRuling(ruling(text), 'a'))).toContain(message);
  });

  it.each([
    ['side: 1', 'side: 0', 'fighters.A1.side: expected 1 or 2, found 0'],
    ['side: 1', 'side: 1, wound: dead', 'fighters.A1.wound: expected light, serious or critical, found "dead"'],
    ['side: 1', 'side: 1, printed: { INI: high }', 'A1.printed.INI: expected a whole number from -5 to 99, found "high"'],
    ['side: 1', 'side: 1, printed: { LUCK: 3 }', 'A1.printed.LUCK: expected one of the fields MOU, FLY, INI, ATT, '],
    ['side: 1', 'side: 1, level: 3', 'A1.level: expected 0, 1 or 2, found 3'],
    ['side: 1', 'side: 1, speed: 3', 'A1.speed: expected one of the fields is, side, player, at, '],
    ['A1:', `${'A'.repeat(33)}:`, 'expected a name of at most 32 characters, found "AAAAAAAA'],
  ])('refuse what a fighter cannot have: %s → %s', (from, to, message) => {
    expect(faultOf(() => readRuling(ruling('').replace(from, to), 'a'))).toContain(message);
  });
});
