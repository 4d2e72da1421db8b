import { describe, expect, it } from 'vitest';
import { argsNamed } from './args-named.ts';

const FIGURES = ['A', 'B'];
const figures = { figure: (g: readonly string[], i: number) => g[i] ?? null };

describe('arguments of an event, as files write them', () => {
  it('are figures by their names, nobody as null, players from 1, and the last word of a term', () => {
    const args = {
      figure: { figure: 1 },
      by: { figure: -1 },
      all: { figures: [1, 0] },
      seat: { seat: 0 },
      is: { term: 'wound.light' },
      n: 3,
    };
    expect(argsNamed({ args }, FIGURES, figures)).toEqual({ figure: 'B', by: null, all: ['B', 'A'], seat: 1, is: 'light', n: 3 });
  });

  it('are terms whole where nothing stands before a point', () => {
    expect(argsNamed({ args: { is: { term: 'physical' } } }, FIGURES, figures)).toEqual({ is: 'physical' });
  });

  it('are cards and spaces as the game calls them, and as they are where it calls them nothing', () => {
    const args = { card: { card: 2 }, space: { space: 4 }, way: { spaces: [4, 5] } };
    const names = { ...figures, card: (_g: unknown, n: number) => `K${n}`, space: (_g: unknown, n: number) => (n === 5 ? null : `${n},0`) };
    expect(argsNamed({ args }, FIGURES, names)).toEqual({ card: 'K2', space: '4,0', way: ['4,0', null] });
    expect(argsNamed({ args }, FIGURES, figures)).toEqual(args);
  });
});
