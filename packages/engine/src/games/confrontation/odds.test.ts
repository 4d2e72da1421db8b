import { describe, expect, it } from 'vitest';
import { type Fraction, fraction, NOUGHT, plus, times } from '../../core/index.ts';
import { foresee, oddsAt, whatIf } from '../../odds/index.ts';
import { CONFRONTATION_ODDS } from './odds.ts';
import type { TestFrame } from './rules/frames.ts';
import { allFaces } from './situation.testing.ts';
import type { Situation, SituationFighter } from './situation.ts';
import type { ConfMatch } from './situation-values.ts';
import { confrontationSituations, situationMatch } from './situations.ts';
import type { Conf } from './table.ts';

const values = (m: ConfMatch, ...names: string[]): unknown[] => names.map((n) => confrontationSituations.value(m, n));

type Choose = (g: Conf, seat: number, codes: readonly number[], id: (code: number) => string) => number;

/** Keeps every six. */
const keeps: Choose = (_g, _seat, codes, id) => Math.max(0, codes.map(id).indexOf('keep'));
/** Rolls sixes again, so many times in a row at most: as many sixes, as many times six. */
const atMost =
  (limit: number): Choose =>
  (g, _seat, codes, id) => {
    const { natural } = g.state.stack[g.state.stack.length - 1].d as TestFrame;
    return Math.max(0, codes.map(id).indexOf(natural <= 6 * limit ? 'again' : 'keep'));
  };
const once = atMost(1);

/** Naturals of a test with `n` dice: the best of them; where sixes show, six and the best of so many more, as often as the limit says. */
function tally(n: number, limit: number): Map<number, Fraction> {
  const out = new Map<number, Fraction>();
  const add = (natural: number, p: Fraction): void => {
    out.set(natural, plus(out.get(natural) ?? NOUGHT, p));
  };
  for (const faces of allFaces(n)) {
    const sixes = faces.filter((f) => f === 6).length;
    const p = fraction(1n, 6n ** BigInt(n));
    if (sixes === 0 || limit === 0) add(Math.max(...faces), p);
    else for (const [more, q] of tally(sixes, limit - 1)) add(6 + more, times(p, q));
  }
  return out;
}

/** The exact odds of what becomes of B by the attack under way. */
function exact(situation: Situation, ids: readonly string[], decider: Choose): Record<string, Fraction> {
  const m = situationMatch(situation);
  for (const id of ids) m.take(id);
  const fate: typeof CONFRONTATION_ODDS = {
    ...CONFRONTATION_ODDS,
    value(there) {
      const [wound, stunned] = values(there, 'B.wound', 'B.stunned');
      return stunned === true ? 'stunned' : wound;
    },
  };
  const found = new Map(oddsAt(m, fate, { of: ['B'], until: 'attack' }, decider).of[0].map(({ value, odds }) => [String(value), odds]));
  expect([...found.values()].reduce(plus, fraction(0n, 1n))).toEqual(fraction(1n, 1n));
  return Object.fromEntries(found);
}

/** Rows of the wound table from 'less than 0' on, legs to head, said anew. */
const ROWS = ['NSSLL', 'SSLLG', 'SLLGG', 'LLGGC', 'LGGCK', 'GGCCK', 'GCCKK', 'CCKKK', 'CKKKK', 'KKKKK'];
const NAMES: Readonly<Record<string, string>> = { N: 'none', S: 'stunned', L: 'light', G: 'serious', C: 'critical', K: 'killed' };

/** What a blow of FOR - RES = `more` brings that lands with `hits` in `of`: counted pair by pair. */
function expected(more: number, hits: bigint, of: bigint): Record<string, Fraction> {
  const ways: Record<string, bigint> = { none: (of - hits) * 36n };
  for (const [a, b] of allFaces(2)) {
    const final = Math.max(a, b) + more;
    const row = final < 0 ? 0 : Math.min(9, 1 + Math.floor(final / 2));
    const name = NAMES[ROWS[row][Math.min(a, b, 5) - 1]];
    ways[name] = (ways[name] ?? 0n) + hits;
  }
  return Object.fromEntries(
    Object.entries(ways)
      .filter(([, n]) => n > 0n)
      .map(([name, n]) => [name, fraction(n, of * 36n)]),
  );
}

function duel(a: Partial<SituationFighter>, b: Partial<SituationFighter>, dice = '2/0'): Situation {
  return {
    fighters: { A: { side: 1, ...a }, B: { side: 2, ...b } },
    contacts: ['A-B'],
    combat: 'A',
    dice: { A: '2/0', B: dice },
    initiative: 1,
  };
}

describe('exact odds', () => {
  it('of an undefended attack are those of its wound roll, whatever the Strength', () => {
    for (let more = -8; more <= 12; more++)
      expect(exact(duel({ printed: { FOR: 10 + more } }, { printed: { RES: 10 } }), ['attack:A>B'], keeps), String(more)).toEqual(
        expected(more, 1n, 1n),
      );
  });

  it('of a plain blow on a plain fighter, by hand', () => {
    // Final: higher die - 1. Of 36 pairs the higher is 1 once, 2 three times, 3 five, 4 seven, 5 nine, 6 eleven times.
    // Row 0/1 (1 and 2): 1-1 and 1-2 legs, 2-2 arms: stunned, four ways. Row 2/3 (3 and 4): legs 4 stunned; arms 4 and belly 3
    // (3-3 and 3-4) light; 4-4 thorax serious. Row 4/5 (5 and 6): legs and arms 4 each light; belly and thorax 4 each serious;
    // head (5-5, 5-6, 6-6) four ways critical.
    expect(exact(duel({}, {}), ['attack:A>B'], keeps)).toEqual({
      stunned: fraction(8n, 36n),
      light: fraction(15n, 36n),
      serious: fraction(9n, 36n),
      critical: fraction(4n, 36n),
    });
  });

  it('of an attack that may fail by itself', () => {
    // ATT 1 in critical wound: -2; 1 and 2 fail.
    expect(exact(duel({ wound: 'critical', printed: { ATT: 1, FOR: 8 } }, {}), ['attack:A>B'], keeps)).toEqual(expected(0, 4n, 6n));
    // ATT -5 in light wound: -6. Only a 6 rolled again lands, and then with anything.
    expect(exact(duel({ wound: 'light', printed: { ATT: -5, FOR: 9 } }, {}), ['attack:A>B'], keeps)).toEqual({ none: fraction(1n, 1n) });
    expect(exact(duel({ wound: 'light', printed: { ATT: -5, FOR: 9 } }, {}), ['attack:A>B'], once)).toEqual(expected(3, 1n, 6n));
  });

  it('of an attack where a natural 1 fails', () => {
    const situation = { ...duel({ printed: { FOR: 8 } }, {}), choices: { 'natural-one': 'fails' } };
    expect(exact(situation, ['attack:A>B'], keeps)).toEqual(expected(3, 5n, 6n));
    // 6 again: that die fails with a 1 too.
    expect(exact(situation, ['attack:A>B'], once)).toEqual(expected(3, 4n * 6n + 5n, 36n));
  });

  it('of a parried attack, with one die and with two, are counted die by die', () => {
    for (const dice of [1, 2])
      for (let ahead = -4; ahead <= 4; ahead++) {
        let hits = 0n;
        for (const [attack, ...defence] of allFaces(1 + dice)) if (Math.max(...defence) < attack + ahead) hits++;
        const situation = duel({ printed: { ATT: 5 + ahead, FOR: 8 } }, { printed: { DEF: 5 } }, `${2 - dice}/${dice}`);
        expect(exact(situation, ['attack:A>B', `parry:${dice}`], keeps), `${dice} ${ahead}`).toEqual(
          expected(3, hits, 6n ** BigInt(1 + dice)),
        );
      }
  });

  it('of a plain blow against a plain parry, by hand', () => {
    // Level parries: 15 of 36 attacks are higher.
    expect(exact(duel({}, {}, '1/1'), ['attack:A>B', 'parry:1'], keeps)).toEqual(expected(-1, 15n, 36n));
    expect(expected(-1, 15n, 36n).critical).toEqual(fraction(5n, 108n));
  });

  it.each([1, 2, 3, 4])('of a parry with sixes rolled again, %i times in a row at most (conf:F1.b)', (limit) => {
    for (const dice of [1, 2]) {
      let hit = NOUGHT;
      for (const [a, p] of tally(1, limit)) for (const [d, q] of tally(dice, limit)) if (d < a) hit = plus(hit, times(p, q));
      const found = exact(duel({}, {}, `${2 - dice}/${dice}`), ['attack:A>B', `parry:${dice}`], atMost(limit));
      expect(found, `${dice} dice`).toEqual(expected(-1, hit.num, hit.den));
    }
  });

  it('of a sustained parry are those of a Defence lower by 2', () => {
    const sustained = exact(duel({}, {}, '1/1'), ['attack:A>B', 'parry:1:sustained'], keeps);
    expect(sustained).toEqual(exact(duel({}, { printed: { DEF: 1 } }, '1/1'), ['attack:A>B', 'parry:1'], keeps));
    let hits = 0n;
    for (const [attack, defence] of allFaces(2)) if (defence - 2 < attack) hits++;
    expect(sustained).toEqual(expected(-1, hits, 36n));
  });

  it('of Initiative, rolled again when level', () => {
    for (let ahead = 0; ahead <= 5; ahead++) {
      const m = situationMatch({
        fighters: { A: { side: 1, printed: { INI: 3 + ahead } }, B: { side: 2 } },
        contacts: ['A-B'],
        combat: 'A',
        dice: { A: '2/0', B: '2/0' },
      });
      const found = new Map(oddsAt(m, CONFRONTATION_ODDS, { of: ['roll.winner'] }).of[0].map(({ value, odds }) => [value, odds]));
      let won = 0n;
      let lost = 0n;
      for (const [a, b] of allFaces(2)) {
        if (a + ahead > b) won++;
        if (a + ahead < b) lost++;
      }
      expect(found.get(1)).toEqual(fraction(won, won + lost));
      expect(found.get(2)).toEqual(lost === 0n ? undefined : fraction(lost, won + lost));
    }
  });

  it.each(['success-wins', 'compared'])('of Initiative where a natural 1 fails (%s)', (failures) => {
    const m = situationMatch({
      fighters: { A: { side: 1, printed: { INI: 6 } }, B: { side: 2, printed: { INI: 3 } } },
      contacts: ['A-B'],
      combat: 'A',
      dice: { A: '2/0', B: '2/0' },
      choices: { 'natural-one': 'fails', 'opposed-failures': failures },
    });
    // Below any total that succeeds, as a failed test counts beside one that did not.
    const worth = (face: number, ini: number): number => (face === 1 && failures === 'success-wins' ? -200 : face + ini);
    const ways = [...allFaces(2)].map(([a, b]) => Math.sign(worth(a, 6) - worth(b, 3)));
    const [won, lost] = [1, -1].map((sign) => BigInt(ways.filter((w) => w === sign).length));
    const found = new Map(oddsAt(m, CONFRONTATION_ODDS, { of: ['roll.winner'] }).of[0].map(({ value, odds }) => [value, odds]));
    expect(found.get(1)).toEqual(fraction(won, won + lost));
    expect(found.get(2)).toEqual(fraction(lost, won + lost));
  });
});

describe('what being stunned, charged or wounded adds to a blow', () => {
  it('is what the blow does with it, and without', () => {
    const m = situationMatch(duel({}, {}, '1/1'));
    const option = m.options().find((o) => o.id === 'attack:A>B');
    if (option === undefined) throw new Error('no blow');
    const found = whatIf(m, CONFRONTATION_ODDS, option);
    const hit = (key: string, figure: number): number =>
      found?.ifs.find((x) => x.what === key && x.figure === figure)?.outlook?.prospects.find((p) => p.key === 'hit')?.mean ?? -1;
    const now = found?.now.prospects.find((p) => p.key === 'hit')?.mean ?? -1;
    // Stunned, the one who strikes hits less often; the one who is struck parries less often (F2, F3.a).
    for (const key of ['stunned', 'charged', 'wounded']) {
      expect(hit(key, 0), key).toBeLessThan(now);
      expect(hit(key, 1), key).toBeGreaterThan(now);
    }
    const stunned = situationMatch(duel({ stunned: true }, {}, '1/1'));
    const same = stunned.options().find((o) => o.id === 'attack:A>B');
    const direct = same === undefined ? null : foresee(stunned, CONFRONTATION_ODDS, same);
    expect(hit('stunned', 0)).toBeCloseTo(direct?.prospects.find((p) => p.key === 'hit')?.mean ?? -1, 12);
  });
});
