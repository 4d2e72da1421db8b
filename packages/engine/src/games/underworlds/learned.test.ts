/** What a player that searches goes by: what each thing adds, that both seats mean the same by it, and what it never goes by. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../core/index.ts';
import { gamesWanted } from '../../core/testing/properties.testing.ts';
import { start, walk } from '../../core/testing/walking.testing.ts';
import { CARDS } from './content/index.ts';
import type { Und } from './defs.ts';
import { copyUnderworlds, underworlds } from './game.ts';
import { fighter, type Side, standing } from './standing.testing.ts';
import { ASIDE, DECK, END_PHASE, HAND, OBJECTIVES, SETTING_UP } from './state.ts';
import { underworldsSuite } from './suite.testing.ts';
import { nearness, worthFor } from './worth.ts';

const worth = (g: Und, seat: number): number => underworlds.guide?.worth(g, seat) ?? Number.NaN;

/** More than any position was worth in some thousands of random matches, and less than a match that is won. */
const MOST = 5_000;

/** The same position without any objective in a hand: nothing is left of which one side alone knows. */
function withoutSecrets(g: Und): Und {
  const state = copyUnderworlds(g.state);
  for (const c of state.cards) if (c.zone === HAND && c.pile === OBJECTIVES) c.zone = ASIDE;
  return { ...g, state };
}

/** The same position with the cards of each deck and those put aside dealt otherwise. */
function dealtOtherwise(g: Und, seed: number): Und {
  const state = copyUnderworlds(g.state);
  const random = seeded(seed);
  for (const c of state.cards) {
    const same = state.cards.filter((x) => x.owner === c.owner && x.pile === c.pile && (x.zone === DECK || x.zone === ASIDE));
    if (!same.includes(c)) continue;
    const other = same[random.below(same.length)];
    [c.def, other.def] = [other.def, c.def];
  }
  return { ...g, state };
}

describe('the worth that searching players go by, along random matches', () => {
  it('is what it is for the greedy player while all is set up and when all is over, and stays within bounds in between', () => {
    let judged = 0;
    for (let seed = 1; seed <= gamesWanted(6); seed++) {
      const g = start(underworldsSuite, seed);
      walk(underworldsSuite, g, seed, () => {
        const plain = g.state.phase === SETTING_UP || g.state.over === 1;
        for (const seat of [0, 1]) {
          if (plain) expect(worth(g, seat)).toBe(worthFor(g, seat));
          else expect(Math.abs(worth(g, seat))).toBeLessThan(MOST);
        }
        if (!plain) judged++;
      });
    }
    expect(judged).toBeGreaterThan(80 * gamesWanted(6));
  });

  it('is as much for the one as it is against the other in all that both see, and the same however decks lie', () => {
    let told = 0;
    for (let seed = 1; seed <= gamesWanted(12); seed++) {
      const g = start(underworldsSuite, seed);
      walk(underworldsSuite, g, seed, (_kind, n) => {
        if (n % 5 !== 0 || g.state.phase === SETTING_UP) return;
        const open = withoutSecrets(g);
        // Only one's own wish to come to blows counts.
        const balance = [0, 1].map((seat) => worth(open, seat) - (g.state.over === 1 ? 0 : nearness(open, seat)));
        expect(balance[0]).toBeCloseTo(-balance[1], 8);
        if (Math.abs(worth(open, 0)) > 1) told++;
        for (const seat of [0, 1]) expect(worth(dealtOtherwise(g, n), seat)).toBe(worth(g, seat));
      });
    }
    expect(told).toBeGreaterThan(8 * gamesWanted(12));
  });
});

const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });
const champions = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'steelhearts-champions', at, ...more });

/** What a change adds to the worth for the first seat, at a moment of the match. */
function adds(change: (g: Und) => void, when: (g: Und) => void = () => {}): number {
  const at = (also: (g: Und) => void): number =>
    worth(
      standing(reavers({ garrek: 'D3', saek: 'C3' }), champions({ steelheart: 'D7', obryn: 'C7' }), (g) => {
        when(g);
        also(g);
      }).g,
      0,
    );
  return at(change) - at(() => {});
}

/** So many activations of a round are used, as evenly as may be. */
const used = (round: number, n: number) => (g: Und) => {
  g.state.round = round;
  for (const [i, p] of g.state.players.entries()) p.activations = (n + 1 - i) >> 1;
};

describe('the worth that searching players go by', () => {
  it.each([
    ['a point of glory', (g: Und) => g.state.players[0].glory++],
    ['an enemy hurt', (g: Und) => fighter(g, 'obryn').wounds++],
    ['a fighter inspired, with the better attacks and wounds of that side', (g: Und) => (fighter(g, 'garrek').inspired = 1)],
    [
      'an enemy out of action and the glory for it',
      (g: Und) => {
        fighter(g, 'obryn').out = 1;
        g.state.players[0].glory++;
      },
    ],
    ['the leader of the enemy out of action', (g: Und) => (fighter(g, 'steelheart').out = 1)],
    ['an objective held', (g: Und) => g.state.tokens.push({ hex: fighter(g, 'garrek').hex, face: 1 })],
    ['a Guard token', (g: Und) => (fighter(g, 'garrek').guardToken = 1)],
    ['an enemy that has charged', (g: Und) => (fighter(g, 'obryn').chargeToken = 1)],
    ['the next activation', (g: Und) => (g.state.active = 1)],
    ['an activation that only the enemy has used', (g: Und) => g.state.players[1].activations++],
  ])('is more with %s', (_what, change) => {
    const next = (g: Und): void => {
      used(1, 4)(g);
      g.state.active = 0;
    };
    expect(adds(change, next)).toBeGreaterThan(0);
  });

  it('is more with an upgrade worn, and with a power card in hand than with none', () => {
    const [upgrade] = CARDS.flatMap((c) =>
      c.warband === 'garreks-reavers' && c.kind === 'upgrade' && c.attack === undefined ? [c.id] : [],
    );
    const of = (more: Partial<Side>): number =>
      worth(standing(reavers({ garrek: 'D3', saek: 'C3' }, more), champions({ steelheart: 'D7', obryn: 'C7' })).g, 0);
    expect(of({ on: { garrek: [upgrade] } })).toBeGreaterThan(of({}));
    expect(of({ hand: [upgrade] })).toBeGreaterThan(of({}));
  });

  it('is less with a wound of one’s own, and with glory of the enemy', () => {
    expect(adds((g) => fighter(g, 'garrek').wounds++)).toBeLessThan(0);
    expect(adds((g) => g.state.players[1].glory++)).toBeLessThan(0);
  });

  it('counts glory for the more the less is left, and fighters for the less', () => {
    const moments = [0, 4, 8, 12, 16, 20, 22].map((n) => used(1 + (n >> 3), n % 8));
    const glory = moments.map((when) => adds((g) => g.state.players[0].glory++, when));
    const leader = moments.map((when) => -adds((g) => (fighter(g, 'garrek').out = 1), when));
    for (let i = 1; i < moments.length; i++) {
      expect(glory[i]).toBeGreaterThan(glory[i - 1]);
      expect(leader[i]).toBeLessThan(leader[i - 1]);
    }
  });

  it('is more with an objective in hand whose condition holds, the nearer its end phase is, and less where the enemy may hold it', () => {
    // Fired Up: a fighter of one's own is Inspired in an end phase.
    const held = (n: number, seat: number, inspired: number, round = 1): number => {
      const sides = ['nightvault:319', 'nightvault:319'].map((id, i) => (i === seat ? [id] : []));
      const { g } = standing(reavers({ garrek: 'D3' }, { hand: sides[0] }), champions({ steelheart: 'D7' }, { hand: sides[1] }), (x) => {
        used(round, n)(x);
        if (n === 8) x.state.phase = END_PHASE;
        for (const key of ['garrek', 'steelheart']) fighter(x, key).inspired = inspired;
      });
      return worth(g, 0) - worth(withoutSecrets(g), 0);
    };
    expect(held(4, 0, 0)).toBe(0);
    expect(held(2, 0, 1)).toBeGreaterThan(0);
    expect(held(6, 0, 1)).toBeGreaterThan(held(2, 0, 1));
    expect(held(8, 0, 1)).toBeGreaterThan(held(6, 0, 1));
    expect(held(6, 1, 1)).toBeLessThan(0);
    expect(-held(6, 1, 1)).toBeLessThan(held(6, 0, 1));
  });
});
