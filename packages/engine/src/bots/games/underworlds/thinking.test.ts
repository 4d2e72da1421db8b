/** What the strong player says it thinks: the best answers, what they are worth, why, and what another answer cost. */
import { describe, expect, it } from 'vitest';
import {
  botTakes,
  type CoreState,
  chance,
  decide,
  END,
  frameOf,
  type Game,
  Match,
  NEXT,
  NOBODY,
  outcomesOf,
  type Play,
  playOut,
  seeded,
  sequence,
  sequences,
} from '../../../core/index.ts';
import { underworlds, type WarbandId } from '../../../games/underworlds/index.ts';
import { underworldsSuite } from '../../../games/underworlds/suite.testing.ts';
import { botNamed } from '../../kinds.ts';
import { narrowed } from '../../narrowed.ts';
import { askedOf, GRADES, opinionsOn, verdictOn } from '../../thinking/index.ts';

/** One answer, then a die of six: the answer says from which face on the seat wins. */
interface Bet extends CoreState {
  from: number;
  over: number;
  won: number;
}
const betting = sequence<Play<null, Bet>, null>('betting', 'bet:1', () => null, [
  decide<Play<null, Bet>, null>('bet', 'bet:1', {
    seat: () => 0,
    options: (_g, _f, out) => void out.push(6, 2, 4),
    take(g, _f, n) {
      g.state.from = n;
      return NEXT;
    },
    id: (_g, _f, n) => `from:${n}`,
    say: (_g, _f, n) => ({ key: 'bet', args: { n } }),
    prompt: () => ({ key: '', args: {} }),
  }),
  chance<Play<null, Bet>, null>('roll', 'bet:2', {
    outcomes: () => outcomesOf([1, 2, 3, 4, 5, 6], [1, 1, 1, 1, 1, 1]),
    take(g, _f, n) {
      g.state.over = 1;
      g.state.won = n >= g.state.from ? 1 : 0;
      return END;
    },
    dice: () => null,
    id: (_g, _f, n) => String(n),
    seat: () => 0,
    fromFaces: (_g, _f, faces) => faces[0],
    prompt: () => ({ key: '', args: {} }),
  }),
]);
const book = sequences<Play<null, Bet>>(betting);
const begun = (): Bet => ({ stack: [frameOf(betting, null)], from: 0, over: 0, won: 0 });
const copy = (s: Bet): Bet => ({ ...s, stack: s.stack.map((f) => ({ ...f })) });
const bet: Game<null, null, Bet, Bet> = {
  id: 'bet',
  rules: 1,
  seats: 2,
  book: book as Game<null, null, Bet, Bet>['book'],
  bound: 5,
  tables: () => null,
  begin: begun,
  copy,
  result: (g) => (g.state.over === 1 ? { winner: 1 - g.state.won, rule: 'bet:2' } : null),
  view: (g) => copy(g.state),
  imagine: (_table, view) => copy(view),
  worth: (g, seat) => (g.state.over === 0 ? 0 : (g.state.won === 1) === (seat === 0) ? 100 : -100),
  choices: [],
};
const asked = (seed = 1) => askedOf(bet, null, 0, begun(), seed);

describe('what is thought of a question', () => {
  it('names the best answers with what they are worth', () => {
    const { best, lines, of } = opinionsOn(bet, asked(), { lines: 600 });
    expect(best.map((o) => o.id)).toEqual(['from:2', 'from:4', 'from:6']);
    expect(lines).toBe(600);
    expect(of).toBe('win');
    [5 / 6, 1 / 2].forEach((p, i) => {
      expect(best[i].low).toBeLessThanOrEqual(p);
      expect(best[i].high).toBeGreaterThanOrEqual(p);
    });
  });

  it('is of the one answer where there is no other', () => {
    const { best } = opinionsOn(bet, narrowed(asked(), [4]), { lines: 200 });
    expect(best.map((o) => [o.id, o.lines, o.after, o.reasons])).toEqual([['from:4', 200, [], []]]);
    expect(verdictOn(bet, narrowed(asked(), [4]), 4, { lines: 20 })).toMatchObject({ grade: 'best', best: { id: 'from:4' } });
  });

  it('says why: what it brings more than the others', () => {
    const { best } = opinionsOn(bet, asked(), { lines: 200 });
    const [first] = best[0].reasons;
    expect(['wins', 'loses']).toContain(first.key);
    expect(first.key === 'wins' ? first.by : -first.by).toBeGreaterThan(0.1);
  });

  it('calls a match that nobody wins no loss', () => {
    const drawn = {
      ...bet,
      result: (g: Play<null, Bet>) => (g.state.over === 1 ? { winner: g.state.won === 1 ? 0 : NOBODY, rule: 'bet:2' } : null),
    };
    const reasons = opinionsOn(drawn, asked(), { lines: 200 }).best.flatMap((o) => o.reasons.map((r) => r.key));
    expect(new Set(reasons)).toEqual(new Set(['wins']));
  });

  it('calls an answer what it cost', () => {
    const codes = { 'from:2': 2, 'from:4': 4, 'from:6': 6 };
    expect(verdictOn(bet, asked(), codes['from:2'], { lines: 300 })).toMatchObject({ grade: 'best', loss: 0 });
    const worst = verdictOn(bet, asked(), codes['from:6'], { lines: 600 });
    expect(worst).toMatchObject({ grade: 'mistake', best: { id: 'from:2' } });
    expect(worst.low).toBeLessThan(4 / 6);
    expect(worst.high).toBeGreaterThan(4 / 6);
    expect(GRADES).toContain(worst.grade);
  });

  it('thinks the same with the same numbers', () => {
    expect(opinionsOn(bet, asked(5), { lines: 50 })).toEqual(opinionsOn(bet, asked(5), { lines: 50 }));
  });
});

describe('in a game with hands', () => {
  it('thinks by what its seat sees alone, and expects answers that are there', () => {
    const { game, swapHidden } = underworldsSuite;
    const seat = <W extends WarbandId>(w: W) => ({ warband: w, deck: `starter:${w}` });
    const table = underworlds.tables({ seats: [seat('garreks-reavers'), seat('sepulchral-guard')] });
    const g = { table, state: game.begin(table), log: null };
    let found = 0;
    const bot = botNamed('random', underworlds);
    const bots = [0, 1].map((seat): typeof bot => ({
      id: 'looks',
      choose(ask) {
        if (ask.count > 3 && ask.count < 12 && found < 2) {
          found++;
          const twin = { ...g, state: swapHidden(game.copy(g.state), seat, seeded(3), table) };
          const think = (of: typeof g) =>
            opinionsOn(underworlds, askedOf(underworlds, table, seat, underworlds.view(of, seat), 7), { lines: 6 });
          const told = think(g);
          expect(told).toEqual(think(twin));
          const ids = ask.codes.map((c) => ask.id(c));
          for (const o of told.best) expect(ids).toContain(o.id);
        }
        return bot.choose(ask);
      },
    }));
    playOut(underworlds, g, bots, seeded(2));
    expect(found).toBe(2);
  });

  it('tells chances about even where alike meet, and that of whoever has the glory high in the end', () => {
    const side = { warband: 'ironskulls-boyz', deck: 'starter:ironskulls-boyz' } as const;
    const setup = { seats: [side, side] as const };
    const match = new Match(underworlds, setup);
    const random = seeded(4);
    const bot = botNamed('random', underworlds);
    /** Plays on to a question of the match proper, not before that round. */
    const until = (round: number): number => {
      for (;;) {
        const { node } = match;
        if (node.kind === 'over') throw new Error('the match is over');
        if (node.kind === 'decision' && node.step === 'activate' && match.state.round >= round) return node.seat;
        if (node.kind === 'chance') match.rollBy(random);
        else botTakes(match, bot, random);
      }
    };
    const told = (seat: number): number =>
      opinionsOn(underworlds, askedOf(underworlds, underworlds.tables(setup), seat, match.view(seat), 7), { lines: 30 }).best[0].chance;
    const begun = told(until(1));
    expect(begun).toBeGreaterThan(0.3);
    expect(begun).toBeLessThan(0.7);
    const seat = until(3);
    match.state.players[seat].glory = 9;
    expect(told(seat)).toBeGreaterThan(0.9);
    match.state.players[seat].glory = 0;
    match.state.players[1 - seat].glory = 9;
    expect(told(seat)).toBeLessThan(0.1);
  });
});
