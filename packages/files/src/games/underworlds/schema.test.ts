import type { Ruling } from '@escarmouche/engine';
import { DECKS, type Setup, type Situation, situationMatch, underworlds } from '@escarmouche/engine/underworlds';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { faultOf } from '../../fault-of.testing.ts';
import { readMatch } from '../../match.ts';
import type { MatchFile } from '../../match-read.ts';
import { writeMatch } from '../../match-written.ts';
import type { AnyRuling } from '../../opened.ts';
import { readRuling, writeRuling } from '../../ruling.ts';
import type { z } from '../../schema/basics.ts';
import type { Mutable } from '../../schema/mutable.ts';
import { underworldsFiles } from './index.ts';
import { FULL, playedMatch, SETUP } from './samples.testing.ts';

/** A ruling of one case with this situation. */
const ruling = (text: string): string =>
  `ruling: wu:g.06\ncases:\n  - name: { en: A, fr: A }\n    situation:\n      sides:\n        - { warband: garreks-reavers, fighters: { garrek: D3 } }\n        - { warband: steelhearts-champions }\n${text}`;

describe('the schemas of Underworlds', () => {
  it('are the engine’s types, both ways', () => {
    expectTypeOf<z.infer<typeof underworldsFiles.situation>>().toEqualTypeOf<Mutable<Situation>>();
    expectTypeOf<AnyRuling<typeof underworldsFiles>>().toEqualTypeOf<Ruling<Situation> & { readonly game: 'underworlds' }>();
    expectTypeOf<MatchFile<typeof underworldsFiles>['setup']>().toEqualTypeOf<Setup>();
  });

  it('take every ready-made deck as it is', () => {
    for (const { warband, objectives, power } of DECKS) {
      const ready = {
        seats: [
          { warband, deck: { objectives, power } },
          { warband, deck: 'starter' },
        ],
      };
      expect(underworldsFiles.setup.parse(ready)).toEqual(ready);
    }
  });

  it('take a match as it stands, and play it back', () => {
    const match = playedMatch(40);
    const file = readMatch(writeMatch(match, ['random', 'greedy']), 'a');
    expect(file.game).toBe('underworlds');
    expect(file.entries).toEqual(match.entries);
    if (file.game !== 'underworlds') return;
    expect(file.setup).toMatchObject(SETUP);
    expect(underworlds.tables(file.setup).fighters[0].fighter.uninspired).toMatchObject({ move: 3, wounds: 5 });
  });

  it('take a ruling with everything there is, and write it', () => {
    expect(readRuling(writeRuling(FULL), 'a')).toEqual(FULL);
    expect(readRuling(JSON.stringify(FULL), 'a')).toEqual(FULL);
  });

  it('leave out what may be', () => {
    const read = readRuling(ruling(''), 'a');
    if (read.game !== 'underworlds') throw new Error(read.game);
    expect(() => situationMatch(read.cases[0].situation)).not.toThrow();
  });

  it.each([
    ['      turn: power\n', 'situation.turn: expected one of the fields sides, legalDecks, field, ownBoards, hexes, '],
    ['      at: begin\n', 'situation.at: expected start, objectives, deploy, round, activation, power or end, found "begin"'],
    ['      hexes: { C3: water }\n', 'situation.hexes.C3: expected normal, starting, blocked or lethal, found "water"'],
    [
      '      field: { boards: [a], turned: [true, true], offset: 0 }\n',
      'field.boards: expected two, one for each board, found a list of 1',
    ],
    ['      active: 3\n', 'situation.active: expected 1 or 2, found 3'],
    ['      round: 4\n', 'situation.round: expected a whole number from 1 to 3, found 4'],
    ['      deeds: [{ what: dance }]\n', 'situation.deeds[0].what: expected move, charge, attack, '],
    ['    illegal: g.01\n', 'illegal: expected a rule such as wu:g.06, found "g.01"'],
  ])('refuse what does not belong: %s', (text, message) => {
    expect(faultOf(() => readRuling(ruling(text), 'a'))).toContain(message);
  });

  it.each([
    ['garreks-reavers', 'reavers', 'sides[0].warband: expected garreks-reavers, steelhearts-champions, '],
    ['garrek: D3', 'garrek: 3', 'fighters.garrek: expected a hex, out, or { at, wounds, inspired, … }, found 3'],
    ['garrek: D3', 'garrek: { at: D3, wound: 1 }', 'fighters.garrek.wound: expected one of the fields at, out, wounds, '],
    ['fighters:', 'deck: 3, fighters:', 'sides[0].deck: expected a deck by its id, or { objectives, power }, found 3'],
    ['\n        - { warband: steelhearts-champions }', '', 'situation.sides: expected two sides, found a list of 1'],
  ])('refuse what a side cannot have: %s → %s', (from, to, message) => {
    expect(faultOf(() => readRuling(ruling('').replace(from, to), 'a'))).toContain(message);
  });
});
