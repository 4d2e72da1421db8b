import { readdirSync, readFileSync } from 'node:fs';
import { Match, seeded } from '@escarmouche/engine/core';
import {
  CARDS,
  CLASSES_FACES,
  gloomhaven,
  playTurnCase,
  type Setup,
  type Situation,
  type Thought,
  type TurnCase,
  type TurnRead,
  turnAsBegun,
  turnRead,
} from '@escarmouche/engine/gloomhaven';
import { readMonsterTurns } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { isRuling } from './Opening.tsx';
import { OPTIONS, positionBy } from './positions.testing.ts';
import { situationOfCase, turned } from './turnCase.ts';
import { turnCaseOf } from './written.ts';

const TURNS = new URL('../../../../../engine/src/games/gloomhaven/monster-turns/', import.meta.url);
const SCENARIO: Setup = {
  scenario: 'black-barrow',
  characters: CLASSES_FACES.map((c) => ({
    class: c.id,
    cards: CARDS.filter((x) => x.class === c.id)
      .slice(0, c.hand)
      .map((x) => x.id),
  })),
};
const SEEDS = Array.from({ length: 40 }, (_x, i) => i);

/** Outcomes as a case has them, in an order that says nothing. */
const told = (all: TurnCase['expected']): string[] =>
  [...new Set(all.map((o) => `${o.moveTo} ${o.attacks.map(String).sort().join(' ')}`))].sort();

/** What the engine reads of a position, in the coordinates of a case: columns and rows change place. */
function outcomesIn(situation: Situation): string[] {
  const { why, places, setup }: TurnRead = turnRead(situation);
  const names = setup.own?.scenario?.rooms.flatMap((r) => r.hexes) ?? [];
  const at = (space: number) => turned(names[space]);
  return told(why.outcomes.map((o) => ({ moveTo: at(o.space), attacks: o.attacks.map((i) => at(places[i])) })));
}

const positionOf = (c: TurnCase): Situation => {
  const found = situationOfCase(c);
  if (typeof found === 'string') throw new Error(`${c.n}: ${found}`);
  return found;
};

describe('files of monster turns', () => {
  it.each(readdirSync(TURNS))('%s: every case is a position with the outcomes the file names', (name) => {
    const cases = readMonsterTurns(readFileSync(new URL(name, TURNS), 'utf8'), name);
    expect(cases.length).toBeGreaterThan(0);
    for (const c of cases) expect([c.n, outcomesIn(positionOf(c))]).toEqual([c.n, told(playTurnCase(c).outcomes)]);
  });

  it('are told from rulings', () => {
    const text = readFileSync(new URL('focus.yaml', TURNS), 'utf8');
    expect([isRuling(text), isRuling('ruling: gh:focus.1\n'), isRuling('{"ruling": "gh:focus.1"}')]).toEqual([false, true, true]);
  });

  it('a case that no position can be says why', () => {
    const [c] = readMonsterTurns(readFileSync(new URL('focus.yaml', TURNS), 'utf8'), '');
    const at = Array.from({ length: 28 }, (_x, i) => [10 + Math.floor(i / 7), i % 7] as const);
    const many = (kind: 'monster' | 'character', n: number) => at.slice(0, n).map((x) => ({ at: x, kind, initiative: 1 }));
    const [me] = c.figures.filter((f) => f.kind === 'active');
    expect(situationOfCase({ ...c, figures: [me, ...many('monster', 28)] })).toBe('crowded');
    expect(situationOfCase({ ...c, figures: [me, ...many('character', 12)], targets: 6 })).toBe('targets');
    const [foe] = c.figures.filter((f) => f.kind === 'character');
    const below = (at: readonly [number, number]) => ({ ...c, terrain: [{ at, kind: 'obstacle' as const }] });
    expect(situationOfCase(below(foe.at))).toBe('obstacle');
    expect(situationOfCase(below(me.at))).toBe('obstacle');
    expect(situationOfCase({ ...below(me.at), flying: true })).toBeTypeOf('object');
    expect(
      situationOfCase({
        ...c,
        wallEdges: [
          { at: [0, 0], edge: 2 },
          { at: [0, 0], edge: 3 },
        ],
      }),
    ).toBe('rim');
  });
});

describe('a position as a case', () => {
  it('has the same outcomes there, and as the position that is read from it', () => {
    let checked = 0;
    for (const seed of SEEDS) {
      const situation = positionBy(seed, true);
      const written = turnCaseOf(turnRead(situation));
      if (typeof written === 'string') continue;
      const [taken] = readMonsterTurns(JSON.stringify({ cases: [written] }), 'a.json');
      const { missing, extra } = playTurnCase(taken);
      expect([seed, missing, extra]).toEqual([seed, [], []]);
      expect([seed, outcomesIn(positionOf(taken))]).toEqual([seed, told(written.expected)]);
      checked++;
    }
    expect(checked).toBeGreaterThan(25);
  });

  it('of a scenario is the part of it that the figure can come to', () => {
    let checked = 0;
    let large = 0;
    for (const seed of [1, 2, 3]) {
      const match = new Match(gloomhaven, SCENARIO);
      const random = seeded(seed);
      let heard = 0;
      while (match.nodeKind !== 'over' && match.at < 200) {
        if (match.nodeKind === 'chance') match.rollBy(random);
        else match.take(match.options()[random.below(match.options().length)].id);
        const found = match.events.slice(heard).filter((e) => e.key === 'focuses');
        heard = match.events.length;
        for (const e of found) {
          const situation = turnAsBegun(match, e.detail as Thought, heard);
          if (situation === null) throw new Error(`${seed}: no turn at ${match.at}`);
          const read = turnRead(situation);
          const written = turnCaseOf(read);
          if (typeof written === 'string') {
            expect(written).toBe('size');
            large++;
            continue;
          }
          const { missing, extra, outcomes } = playTurnCase(written);
          expect([seed, match.at, missing, extra, outcomes.length > 0]).toEqual([seed, match.at, [], [], true]);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(20);
    expect(large).toBeLessThan(checked);
  });

  it.each([
    [{ map: { columns: 8, rows: 8 } }, 'size'],
    [{ rim: 'open' }, 'rim'],
    [{ choices: { 'sight-touching-walls': OPTIONS['sight-touching-walls'] } }, 'options'],
    [{ choices: { 'area-over-nobody': 'allowed' } }, 'options'],
  ] as const)('cannot be %j', (other, why) => {
    const { walls: _walls, tiles: _tiles, ...bare } = positionBy(1, true);
    expect(turnCaseOf(turnRead({ ...bare, map: { columns: 7, rows: 9 }, ...(other as Partial<Situation>) }))).toBe(why);
  });
});
