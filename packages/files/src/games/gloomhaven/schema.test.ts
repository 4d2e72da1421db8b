import type { Ruling } from '@escarmouche/engine';
import { gloomhaven, type Setup, type Situation, situationMatch } from '@escarmouche/engine/gloomhaven';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { faultOf } from '../../fault-of.testing.ts';
import { readMatch } from '../../match.ts';
import { writeMatch } from '../../match-written.ts';
import type { AnyRuling } from '../../opened.ts';
import { readRuling, writeRuling } from '../../ruling.ts';
import type { z } from '../../schema/basics.ts';
import type { Mutable } from '../../schema/mutable.ts';
import { gloomhavenFiles } from './index.ts';
import { FULL, playedMatch, SETUP } from './samples.files.testing.ts';

const GAME = [gloomhavenFiles];

/** A ruling of one case with this situation. */
const ruling = (text: string): string =>
  `ruling: gh:draw.04\ncases:\n  - name: { en: A, fr: A }\n    situation:\n      characters: { brute: [3, 3] }\n${text}`;

describe('the schemas of Gloomhaven', () => {
  it('are the engine’s types, both ways', () => {
    expectTypeOf<z.infer<typeof gloomhavenFiles.setup>>().toEqualTypeOf<Mutable<Setup>>();
    expectTypeOf<AnyRuling<typeof gloomhavenFiles>>().toEqualTypeOf<Ruling<Situation> & { readonly game: 'gloomhaven' }>();
  });

  it('take a match as it stands, and play it back', () => {
    const match = playedMatch(40);
    const file = readMatch(writeMatch(match, ['random', 'greedy']), 'a', GAME);
    expect(file.entries).toEqual(match.entries);
    expect(file.setup).toMatchObject(SETUP);
    expect(gloomhavenFiles.setup.parse(SETUP)).toEqual(SETUP);
    expect(gloomhaven.tables(file.setup).monsters[0].face.id).toBe('ogre');
  });

  it('take a ruling with everything there is, and write it', () => {
    expect(readRuling(writeRuling(FULL, GAME), 'a', GAME)).toEqual(FULL);
    expect(readRuling(writeRuling(FULL), 'a')).toEqual(FULL);
    expect(readRuling(JSON.stringify(FULL), 'a', GAME)).toEqual(FULL);
  });

  it('play a situation with everything there is', () => {
    expect(situationMatch(FULL.cases[0].situation).nodeKind).toBe('decision');
  });

  it('leave out what may be', () => {
    const read = readRuling(ruling(''), 'a', GAME);
    expect(() => situationMatch(read.cases[0].situation)).not.toThrow();
  });

  it('call a modifier card of one’s own by one text or by both, and refuse one that nobody wrote down', () => {
    const written =
      'deck: { pile: { frenzy: 1 } }\n      modifiers: { frenzy: { name: Fury, n: 1 }, rage: { name: { en: Rage, fr: Fureur } } }\n';
    const { situation: s } = readRuling(ruling(`      ${written}`), 'a', GAME).cases[0];
    expect([s.modifiers?.frenzy.name, s.modifiers?.rage.name]).toEqual([
      { en: 'Fury', fr: 'Fury' },
      { en: 'Rage', fr: 'Fureur' },
    ]);
    expect(
      situationMatch(s)
        .table.modifiers.slice(-2)
        .map((m) => m.id),
    ).toEqual(['frenzy', 'rage']);
    expect(() => situationMatch({ ...s, deck: { pile: { fury: 1 } } })).toThrow('unknown-modifier: fury');
  });

  it.each([
    ['      phase: power\n', 'situation.phase: expected one of the fields scenario, map, rim, walls, '],
    ['      at: begin\n', 'situation.at: expected start, round, cards, turns or end, found "begin"'],
    [
      '      tiles: [{ kind: water, at: [1, 1] }]\n',
      'tiles[0].kind: expected obstacle, trap, hazard, difficult, coin or chest, found "water"',
    ],
    ['      monsters: { bandit-guard-1: 3 }\n', 'monsters.bandit-guard-1: expected a hex such as [3, 2], or { at, elite, hp, … }, found 3'],
    ['      open: [[1, 99]]\n', 'open[0][1]: expected a whole number from 0 to 23, found 99'],
    ['      level: 8\n', 'situation.level: expected a whole number from 0 to 7, found 8'],
    ['      cards: { a: { top: [{ do: dance }] } }\n', 'cards.a.top'],
    [
      '      cards: { a: { top: [{ do: shield, n: 1, whom: { who: self }, consume: { element: ice, attack: 1 } }] } }\n',
      'consume.attack: expected one of the fields element, n, xp',
    ],
    ['      modifiers: { a: { times: 3 } }\n', 'situation.modifiers.a.times: expected 0 or 2, found 3'],
    ['      modifiers: { a: { add: 3 } }\n', 'situation.modifiers.a.add: expected one of the fields name, n, times, effects, '],
    [
      '      modifiers: { a: { effects: [{ kind: stun }] } }\n',
      'situation.modifiers.a.effects[0].kind: expected { kind: condition | push | pull',
    ],
    ['    illegal: g.01\n', 'illegal: expected a rule such as gh:attack.01, found "g.01"'],
  ])('refuse what does not belong: %s', (text, message) => {
    expect(faultOf(() => readRuling(ruling(text), 'a', GAME))).toContain(message);
  });
});
