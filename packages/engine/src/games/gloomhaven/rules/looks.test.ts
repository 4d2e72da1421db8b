import { describe, expect, it } from 'vitest';
import { gloomhaven } from '../game.ts';
import { outcomesKept } from '../monsters/readings.ts';
import { MONSTER } from '../state.ts';
import { gloomhavenSuite } from '../suite.testing.ts';
import type { Gloom } from '../table.ts';
import type { DeedsFrame } from './frames.ts';
import { handOn, lookAround, takeOver } from './looks.ts';
import { reveal } from './revealing.ts';

/** A monster alone with the first character, which stands where it is put. */
function duel(): { readonly g: Gloom; readonly monster: number } {
  const table = gloomhaven.tables(gloomhavenSuite.setups(1));
  const g: Gloom = { table, state: gloomhaven.begin(table), log: null };
  reveal(g, 0, -1);
  const { field } = table.map;
  const [monster, ...beside] = [0, ...[0, 1, 2, 3, 4, 5].map((d) => field.neighbours[d])].filter((hex) => hex >= 0);
  g.state.figures[0].hex = beside[0];
  g.state.figures.push({ ...g.state.figures[0], kind: MONSTER, seat: -1, type: 0, number: 1, hex: monster });
  return { g, monster: g.state.figures.length - 1 };
}

const frame = (figure: number): DeedsFrame => ({
  figure,
  seat: 0,
  line: 0,
  focus: 0,
  decided: 1,
  attacks: [],
  chosen: 0,
  goal: -1,
  aim: -1,
  struck: [],
});

describe('a look handed on', () => {
  it('goes to the frame it is for, once', () => {
    const { g, monster } = duel();
    const look = lookAround(g, monster);
    const f = frame(monster);
    handOn(f, look);
    expect(takeOver(f)).toBe(look);
    expect(takeOver(f)).toBeNull();
  });

  it('goes to no other frame, be it equal, and is then gone', () => {
    const { g, monster } = duel();
    const f = frame(monster);
    handOn(f, lookAround(g, monster));
    expect(takeOver(frame(monster))).toBeNull();
    expect(takeOver(f)).toBeNull();
  });

  it('is gone once its room was written over by other readings', () => {
    const { g, monster } = duel();
    const f = frame(monster);
    const look = lookAround(g, monster);
    const before = outcomesKept(look.kept);
    handOn(f, look);
    const { hex } = g.state.figures[0];
    const others = [...g.table.map.names.keys()].filter((at) => at !== hex && at !== g.state.figures[monster].hex).slice(0, 8);
    for (const at of others) {
      g.state.figures[0].hex = at;
      lookAround(g, monster);
    }
    expect(takeOver(f)).toBeNull();
    g.state.figures[0].hex = hex;
    expect(outcomesKept(lookAround(g, monster).kept)).toEqual(before);
  });
});
