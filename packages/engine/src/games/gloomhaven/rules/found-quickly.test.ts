import { describe, expect, it } from 'vitest';
import { advance, chanceOn, decisionOn, fall, sample, seeded, take } from '../../../core/index.ts';
import { gloomhaven } from '../game.ts';
import { focusRanked } from '../monsters/focus.ts';
import { NO_WAY, WALKING } from '../monsters/ground.ts';
import { couldAttack, reading } from '../monsters/reach.ts';
import { CHARACTER, MONSTER } from '../state.ts';
import { gloomhavenSuite } from '../suite.testing.ts';
import type { Gloom } from '../table.ts';
import { inPlay } from './board.ts';
import type { MoveFrame } from './frames.ts';
import { hasLeg, legsFor } from './moving.ts';
import { canLay, layingsOf } from './targets.ts';
import { actionOf, positionOf } from './thinking.ts';

/** The positions of random matches, at one of so many of their nodes. */
function* positions(matches: number, every: number): Generator<Gloom> {
  let node = 0;
  for (let seed = 0; seed < matches; seed++) {
    const table = gloomhaven.tables(gloomhavenSuite.setups(seed));
    const g: Gloom = { table, state: gloomhaven.begin(table), log: null };
    const random = seeded(seed);
    for (let kind = advance(g, gloomhaven.book); kind !== 'over'; kind = advance(g, gloomhaven.book)) {
      if (node++ % every === 0) yield g;
      const frame = g.state.stack[g.state.stack.length - 1];
      if (kind === 'chance') {
        const outcomes = chanceOn(g, gloomhaven.book).outcomes(g, frame.d);
        if (outcomes === null) throw new Error('a chance without outcomes');
        fall(g, gloomhaven.book, sample(outcomes, random), null);
        continue;
      }
      const codes: number[] = [];
      decisionOn(g, gloomhaven.book).options(g, frame.d, codes);
      take(g, gloomhaven.book, codes[random.below(codes.length)]);
    }
  }
}

/** The figures of a kind that stand on the map. */
const standing = (g: Gloom, kind: number): number[] =>
  [...g.state.figures.keys()].filter((i) => g.state.figures[i].kind === kind && inPlay(g, i));

describe('what is found quickly is what looking at everything finds, over random matches', () => {
  it('whether an area can be laid over anybody', () => {
    const met = { yes: 0, no: 0 };
    for (const g of positions(12, 9))
      for (const by of standing(g, CHARACTER))
        for (const { ability: a } of g.table.abilities) {
          if (a.do !== 'attack' || a.area === undefined) continue;
          const can = canLay(g, by, a.area, a.range ?? 0);
          met[can ? 'yes' : 'no']++;
          expect(can).toBe(layingsOf(g, by, a.area, a.range ?? 0).length > 0);
        }
    expect(Math.min(met.yes, met.no)).toBeGreaterThan(50);
  });

  it('whether a move can go on', () => {
    const met = { yes: 0, no: 0 };
    for (const g of positions(12, 3))
      for (const figure of standing(g, CHARACTER))
        for (const points of [1, 2, 4]) {
          const f: MoveFrame = { figure, points, how: WALKING, moved: 0, through: [], loot: 0, by: -1 };
          const goes = hasLeg(g, f);
          met[goes ? 'yes' : 'no']++;
          expect(goes).toBe(legsFor(g, f).length > 0);
        }
    expect(met.yes).toBeGreaterThan(50);
    expect(met.no).toBeGreaterThan(0);
  });

  it('whom a monster could attack, and from where', () => {
    let met = 0;
    for (const g of positions(12, 9))
      for (const figure of standing(g, MONSTER)) {
        const x = reading(positionOf(g, figure), actionOf(g, figure));
        const found = x.p.foes.flatMap((_f, foe) => {
          const from = [...x.ways.keys()].filter((space) => x.ways[space] !== NO_WAY && couldAttack(x, space, foe));
          const way = Math.min(...from.map((space) => x.ways[space]));
          return from.length === 0 ? [] : [{ foe, way, from: from.find((space) => x.ways[space] === way) }];
        });
        met += found.length;
        expect(focusRanked(x).map(({ candidate: { foe, way, from } }) => ({ foe, way, from }))).toEqual(found);
      }
    expect(met).toBeGreaterThan(200);
  });
});
