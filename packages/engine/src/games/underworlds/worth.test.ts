/** What greedy players go by in Underworlds, and what somebody may care for. */
import { describe, expect, it } from 'vitest';
import type { AimKey } from '../../core/index.ts';
import { CARDS } from './content/index.ts';
import type { Und } from './defs.ts';
import { underworlds } from './game.ts';
import { fighter, type Side, standing } from './standing.testing.ts';
import { ASIDE, HAND, SETTING_UP } from './state.ts';
import { fieldOf } from './table.ts';

const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });
const champions = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'steelhearts-champions', at, ...more });
const begun = (change: (g: Und) => void = () => {}, hand: readonly string[] = []): Und =>
  standing(reavers({ garrek: 'D3', saek: 'C3' }, { hand }), champions({ steelheart: 'D7', obryn: 'C7' }), change).g;
const worth = (g: Und, seat = 0): number => underworlds.worth(g, seat);
const adds = (change: (g: Und) => void, told: (g: Und) => number = worth): number => told(begun(change)) - told(begun());
const nearer = (g: Und): void => {
  const { names } = fieldOf(g);
  fighter(g, 'garrek').hex = names.indexOf('D4');
};

describe('a position', () => {
  it.each<readonly [string, (g: Und) => void]>([
    ['glory', (g) => void g.state.players[0].glory++],
    ['an enemy hurt', (g) => void fighter(g, 'obryn').wounds++],
    [
      'an enemy out of action',
      (g) => {
        fighter(g, 'obryn').out = 1;
      },
    ],
    ['a fighter nearer to the enemy', nearer],
    ['the match won', (g) => Object.assign(g.state, { over: 1, winner: 0 })],
  ])('is worth more with %s', (_what, change) => {
    expect(adds(change)).toBeGreaterThan(0);
  });

  it('is worth nothing before boards are joined', () => {
    expect(
      worth(
        begun((g) => {
          g.state.field = -1;
        }),
      ),
    ).toBe(0);
  });
});

describe('before the first round a position is worth', () => {
  const setUp = (change: (g: Und) => void = () => {}, hand: readonly string[] = []): number =>
    worth(
      begun((g) => {
        g.state.phase = SETTING_UP;
        change(g);
      }, hand),
    );

  it('more with an objective near to oneself than near to the enemy', () => {
    const at = (name: string): number => setUp((g) => void g.state.tokens.push({ hex: fieldOf(g).names.indexOf(name), face: 1 }));
    expect(at('D2')).toBeGreaterThan(at('D8'));
  });

  // Of Garrek's Reavers nobody casts spells.
  const ids = (kind: string): readonly string[] => [
    ...new Map(CARDS.flatMap((c) => (c.warband === 'universal' && c.kind === kind ? [[c.names.en, c.id] as const] : []))).values(),
  ];

  it('more with a power card that somebody can use, and with cards of both kinds', () => {
    const [ploy, other] = ids('ploy');
    const [upgrade] = ids('upgrade');
    const [spell] = ids('spell');
    expect(setUp(() => {}, [ploy, spell])).toBeLessThan(setUp(() => {}, [ploy, other]));
    expect(setUp(() => {}, [ploy, upgrade]) - setUp(() => {}, [ploy])).toBeGreaterThan(
      setUp(() => {}, [ploy, other]) - setUp(() => {}, [ploy]),
    );
  });

  it('less with a card put aside', () => {
    const [ploy] = ids('ploy');
    const with2 = (zone: number): number =>
      setUp(
        (g) => {
          g.state.cards[0].zone = zone;
        },
        [ploy],
      );
    expect(with2(ASIDE)).toBeLessThan(with2(HAND));
  });
});

describe('what somebody may care for', () => {
  const aim = (key: AimKey) => (g: Und) => underworlds.aims?.find((a) => a.key === key)?.of(g, 0) ?? Number.NaN;
  it.each<readonly [AimKey, number, string, (g: Und) => void]>([
    ['points', 1, 'a point of glory', (g) => void g.state.players[0].glory++],
    ['denied', -1, 'one of the other side', (g) => void g.state.players[1].glory++],
    ['own', -1, 'a wound of one’s own', (g) => void fighter(g, 'garrek').wounds++],
    ['harm', 1, 'an enemy hurt', (g) => void fighter(g, 'obryn').wounds++],
    ['near', 1, 'a step to the enemy', nearer],
    ['goals', 1, 'an objective held', (g) => void g.state.tokens.push({ hex: fighter(g, 'garrek').hex, face: 1 })],
  ])('%s: %i for %s', (key, by, _what, change) => {
    expect(adds(change, aim(key))).toBe(by);
  });
});

describe('a line', () => {
  it('goes two activations beyond the one under way', () => {
    const g = begun();
    const { guide } = underworlds;
    expect((guide?.until(g) ?? 0) - (guide?.clock(g) ?? 0)).toBe(3);
    const before = guide?.clock(g) ?? 0;
    g.state.activation++;
    expect(guide?.clock(g)).toBe(before + 1);
  });
});
