import { describe, expect, it } from 'vitest';
import type { Area } from './content/types.ts';
import { aimsNow, legsNow } from './looking.ts';
import { type Drawing, play, type Scene, scene } from './scene.testing.ts';

const AROUND: Area = {
  grey: true,
  red: [
    { q: 1, r: -1 },
    { q: 1, r: 0 },
  ],
};
const AFAR: Area = { ...AROUND, grey: false };
const TOP = 'play:brute:one/top';

/** The brute on 4,4 is about to lay an area. */
function laying(area: Area, range: number, of: Omit<Drawing, 'top'> = {}): Scene {
  const top = [{ do: 'attack' as const, n: 2, area, ...(range === 0 ? {} : { range }) }];
  return play(scene({ ...of, top, deck: { '+0': 20 } }), TOP, 'do:attack');
}

const why = (m: Scene, id: string): string[] => m.whyNot(id).map((r) => `${r.key} ${r.rule}`);

describe('where an area may not lie', () => {
  it('is where nobody stands in it, or only one behind a wall', () => {
    const m = laying(AROUND, 0, {
      others: [{ at: [5, 4] }, { at: [3, 4] }],
      // Walls hide whoever stands to the west.
      walls: [
        [
          [4, 4],
          [3, 4],
        ],
        [
          [3, 3],
          [3, 4],
        ],
        [
          [3, 5],
          [3, 4],
        ],
      ],
    });
    expect(m.options().map((o) => o.id)).toEqual(['area:4,3+5,4', 'area:5,4+4,5']);
    expect(why(m, 'area:3,3+4,3')).toEqual(['area-on-nobody gh:area.04']);
    expect(why(m, 'area:3,3+3,4')).toEqual(['no-sight gh:area.04']);
    expect(why(m, 'area:5,4+4,5')).toEqual([]);
  });

  it('is out of range, for a pattern without a grey hex', () => {
    const m = laying(AFAR, 2, { others: [{ at: [7, 4] }] });
    expect(why(m, 'area:7,4+8,4')).toEqual(['area-too-far gh:area.08']);
    expect(why(m, 'area:6,4+7,4')).toEqual([]);
    expect(why(m, 'area:5,4+6,4')).toEqual(['area-on-nobody gh:area.04']);
    // Half of it off the map.
    expect(why(m, 'area:-+8,4')).toEqual(['area-too-far gh:area.08', 'area-on-nobody gh:area.04']);
  });

  it('is where its pattern does not fit: that is no laying at all', () => {
    const m = laying(AROUND, 0, { others: [{ at: [5, 4] }] });
    for (const id of ['area:5,4+6,4', 'area:5,4', 'area:-+-', 'area:x+y']) expect(why(m, id)).toEqual(['no-such-option gh:area.01']);
  });
});

describe('what is looked up of the move and the attack under way', () => {
  const top = [
    { do: 'move' as const, n: 2 },
    { do: 'attack' as const, n: 2, range: 2 },
  ];

  it('is how far the next leg goes and by which way, then how far the attack reaches and what it sees', () => {
    const m = play(
      scene({
        top,
        others: [{ at: [6, 4] }],
        overlays: [{ kind: 'difficult', at: [[5, 4]] }],
        walls: [
          [
            [5, 3],
            [6, 4],
          ],
        ],
      }),
      TOP,
    );
    expect(legsNow(m.play)).toEqual([]);
    expect(aimsNow(m.play)).toEqual([]);
    play(m, 'do:move');
    const name = (hex: number): string => m.table.map.names[hex];
    const legs = legsNow(m.play).map(({ hex, cost, way }) => `${name(hex)} ${cost} ${way.map(name).join('>')}`);
    expect(legs).toContain('5,4 2 5,4');
    expect(legs).toContain('5,2 2 4,3>5,2');
    expect(legs).toHaveLength(m.options().length - 1);
    play(m, 'stop', 'do:attack');
    expect(legsNow(m.play)).toEqual([]);
    const aims = aimsNow(m.play);
    expect(aims).toHaveLength(18);
    expect(aims.filter((a) => a.hex === m.state.figures[2].hex)).toEqual([{ hex: m.state.figures[2].hex, seen: true }]);
  });
});
