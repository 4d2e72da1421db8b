import { describe, expect, it } from 'vitest';
import { LOCATIONS, ROWS, type WoundResult, type WoundTable } from './content/types.ts';
import type { Situation, SituationFighter } from './situation.ts';
import type { ConfMatch } from './situation-values.ts';
import { confrontationSituations, situationMatch } from './situations.ts';

const values = (m: ConfMatch, ...names: string[]): unknown[] => names.map((n) => confrontationSituations.value(m, n));
const happened = (m: ConfMatch, key: string): Record<string, unknown>[] =>
  m.events.filter((e) => e.key === key).map((e) => ({ ...confrontationSituations.named(m, e), rule: e.rule }));

/** A striker and its target, the first blow landed and its wound dice about to fall; both wait for further blows. */
function struck(a: Partial<SituationFighter>, b: Partial<SituationFighter>, rest: Partial<Situation> = {}): ConfMatch {
  const m = situationMatch({
    fighters: { A: { side: 1, ...a }, B: { side: 2, ...b } },
    contacts: ['A-B'],
    combat: 'A',
    dice: { A: '2/0', B: '2/0' },
    initiative: 1,
    ...rest,
  });
  m.take('attack:A>B');
  m.roll([3]);
  return m;
}

/** A table that says the same everywhere. */
function everywhere(result: WoundResult): WoundTable {
  const cell = { result, standing: 'ours', from: 'a test' } as const;
  return {
    id: 'everywhere',
    names: { en: 'Everywhere', fr: 'Partout' },
    rows: ROWS.map((row) => ({ row, cells: { legs: cell, arms: cell, belly: cell, thorax: cell, head: cell } })),
  };
}

/** The table as the facts have it, said anew: rows downwards, legs to head. */
const TABLE: Readonly<Record<string, string>> = {
  '<0': 'nothing stunned stunned light light',
  '0/1': 'stunned stunned light light serious',
  '2/3': 'stunned light light serious serious',
  '4/5': 'light light serious serious critical',
  '6/7': 'light serious serious critical killed',
  '8/9': 'serious serious critical critical killed',
  '10/11': 'serious critical critical killed killed',
  '12/13': 'critical critical killed killed killed',
  '14/15': 'critical killed killed killed killed',
  '16+': 'killed killed killed killed killed',
};
const rowNamed = (final: number): string => (final < 0 ? '<0' : final >= 16 ? '16+' : `${final - (final % 2)}/${final - (final % 2) + 1}`);

describe('a wound roll', () => {
  it('reads the cell of its lower die and its final result, for every pair of dice and every final', () => {
    const finals = new Set<number>();
    for (let more = -9; more <= 13; more++)
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++) {
          const [low, high] = a < b ? [a, b] : [b, a];
          const total = high + more;
          finals.add(total);
          const row = rowNamed(total);
          const location = LOCATIONS[Math.min(low, 5) - 1];
          const result = TABLE[row].split(' ')[Math.min(low, 5) - 1];
          const m = struck({ printed: { FOR: 10 + more } }, { printed: { RES: 10 } });
          m.roll([a, b]);
          const at = `${a} ${b} ${more}`;
          expect(happened(m, 'wound-roll'), at).toEqual([
            expect.objectContaining({ low, high, force: 10 + more, resistance: 10, total, location, row, result }),
          ]);
          const became = result === 'nothing' || result === 'stunned' ? 'none' : result;
          expect(values(m, 'B.wound', 'B.stunned', 'B.alive'), at).toEqual([became, result === 'stunned', result !== 'killed']);
        }
    expect([...finals].sort((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_x, i) => i - 8));
  });

  it('is named the same wherever it is asked for', () => {
    const m = struck({}, {});
    for (let final = -12; final <= 30; final++)
      for (const [c, location] of LOCATIONS.entries())
        expect(values(m, `table ${final} ${location}`)).toEqual([TABLE[rowNamed(final)].split(' ')[c]]);
  });

  it('does not roll its sixes again', () => {
    const m = struck({ printed: { FOR: 1 } }, {});
    m.roll([1, 6]);
    expect(happened(m, 'rolls-again')).toEqual([]);
    expect(happened(m, 'wound-roll')[0]).toMatchObject({ total: 2, result: 'stunned' });
    expect(m.node).toMatchObject({ kind: 'decision', seat: 1 });
  });

  it('takes the table of the set-up', () => {
    const m = struck({}, {}, { wounds: everywhere('critical') });
    m.roll([1, 1]);
    expect(values(m, 'B.wound', 'table 40 head')).toEqual(['critical', 'critical']);
  });
});

const DEGREES = ['light', 'serious', 'critical'] as const;

describe('wounds that come together', () => {
  // Down: what it had; across: light, serious, critical, killed.
  const scale = {
    none: ['light', 'serious', 'critical', 'killed'],
    light: ['serious', 'critical', 'killed', 'killed'],
    serious: ['critical', 'killed', 'killed', 'killed'],
    critical: ['killed', 'killed', 'killed', 'killed'],
  };
  const step = {
    none: ['light', 'serious', 'critical', 'killed'],
    light: ['serious', 'serious', 'critical', 'killed'],
    serious: ['critical', 'critical', 'critical', 'killed'],
    critical: ['killed', 'killed', 'killed', 'killed'],
  };
  it.each([
    ['scale', scale],
    ['one-step', step],
  ] as const)('by the reading %s', (accumulation, expected) => {
    for (const before of ['none', ...DEGREES] as const)
      for (const [k, result] of ([...DEGREES, 'killed'] as const).entries()) {
        const m = struck({}, before === 'none' ? {} : { wound: before }, { wounds: everywhere(result), choices: { accumulation } });
        m.roll([2, 3]);
        const after = expected[before][k];
        expect(values(m, 'B.wound', 'B.alive'), `${before} + ${result}`).toEqual([after, after !== 'killed']);
        // The penalty is that of the new level alone.
        if (after !== 'killed')
          expect(values(m, 'B.ATT', 'B.DEF', 'B.FOR', 'B.INI').map(Number)).toEqual(
            [3, 3, 4, 3].map((n) => n - 1 - DEGREES.indexOf(after as 'light')),
          );
        const grown = before !== 'none' && after !== 'killed';
        expect(happened(m, 'wound-grows')).toEqual(grown ? [{ figure: 'B', wound: after, rule: 'conf:F2.d' }] : []);
      }
  });

  it('adds being stunned to any of them, once', () => {
    for (const wound of DEGREES) {
      const m = struck({}, { wound }, { wounds: everywhere('stunned') });
      m.roll([1, 2]);
      expect(values(m, 'B.wound', 'B.wounds', 'B.stunned', 'B.ATT')).toEqual([wound, 1, true, 1 - DEGREES.indexOf(wound)]);
    }
    const again = struck({}, { stunned: true }, { wounds: everywhere('stunned') });
    again.roll([1, 2]);
    expect(happened(again, 'stunned')).toEqual([]);
    expect(values(again, 'B.stunned', 'B.ATT', 'B.wounds')).toEqual([true, 2, 0]);
  });

  it('changes nothing where the table says nothing', () => {
    for (const wound of DEGREES) {
      const m = struck({}, { wound }, { wounds: everywhere('nothing') });
      m.roll([6, 6]);
      expect(values(m, 'B.wound', 'B.stunned')).toEqual([wound, false]);
    }
  });
});

describe('doubles', () => {
  const LEAST = ['nothing', 'stunned', 'light', 'serious', 'critical', 'killed'];
  const became = (m: ConfMatch): string => {
    const [wound, stunned] = values(m, 'B.wound', 'B.stunned');
    return stunned === true ? 'stunned' : wound === 'none' ? 'nothing' : String(wound);
  };

  it('are read as the table has them', () => {
    for (let die = 1; die <= 6; die++) {
      const m = struck({}, {}, { wounds: everywhere('nothing') });
      m.roll([die, die]);
      expect(became(m)).toBe('nothing');
    }
  });

  it('bring at least what an old tournament rule says, by option', () => {
    for (let die = 1; die <= 6; die++)
      for (const [k, cell] of LEAST.entries()) {
        const m = struck({}, {}, { wounds: everywhere(cell as WoundResult), choices: { doubles: 'at-least' } });
        m.roll([die, die]);
        expect(became(m), `${die} ${cell}`).toBe(LEAST[Math.max(k, die - 1)]);
      }
    const m = struck({}, {}, { wounds: everywhere('nothing'), choices: { doubles: 'at-least' } });
    m.roll([5, 6]);
    expect(became(m)).toBe('nothing');
  });

  it('leave those immune to them alone in both readings', () => {
    for (const doubles of ['none', 'at-least']) {
      const skills = [{ skill: 'immunity', to: 'exceptional' }];
      const same = struck({}, { skills }, { wounds: everywhere('killed'), choices: { doubles } });
      same.roll([4, 4]);
      expect(became(same)).toBe('nothing');
      expect(happened(same, 'immune')).toEqual([{ figure: 'B', rule: 'conf:skill.immunity' }]);
      const other = struck({}, { skills }, { wounds: everywhere('serious'), choices: { doubles } });
      other.roll([4, 5]);
      expect(became(other)).toBe('serious');
    }
  });

  it('leave a location alone that an Immunity covers, the head at 5 and at 6', () => {
    for (let low = 1; low <= 6; low++)
      for (const [c, to] of LOCATIONS.entries()) {
        const m = struck({}, { skills: [{ skill: 'immunity', to }] }, { wounds: everywhere('light') });
        m.roll([low, 6]);
        expect(became(m), `${low} ${to}`).toBe(Math.min(low, 5) - 1 === c ? 'nothing' : 'light');
      }
  });
});

describe('the Fierce', () => {
  const skills = [{ skill: 'fierce' }];

  it('stand when killed outright, with the penalties of a critical wound, and leave with the round', () => {
    const m = struck({}, { skills }, { wounds: everywhere('killed') });
    m.roll([3, 4]);
    expect(values(m, 'B.alive', 'B.fierce', 'B.wound', 'B.ATT', 'B.FOR', 'B.attack')).toEqual([true, true, 'critical', 0, 1, 2]);
    expect(happened(m, 'killed')).toEqual([]);
    // It strikes on, and a second death changes nothing.
    m.take('attack:B>A');
    m.roll([1]);
    m.roll([1, 2]);
    expect(values(m, 'A.alive')).toEqual([false]);
    expect(m.node).toMatchObject({ kind: 'decision', seat: 1, rule: 'conf:IX-G.a' });
    m.take('stay:B');
    expect(m.node.kind).toBe('over');
    expect(values(m, 'B.alive', 'B.wound')).toEqual([false, 'killed']);
    expect(happened(m, 'fierce-leaves')).toHaveLength(1);
  });

  it('are told once that they stand, however often they are killed, and nobody pursues over them', () => {
    // Its own blows fail by themselves.
    const m = struck({}, { skills, printed: { ATT: -5 } }, { wounds: everywhere('killed') });
    m.roll([3, 4]);
    m.take('attack:B>A');
    m.roll([1]);
    m.take('attack:A>B');
    m.roll([3]);
    m.roll([3, 4]);
    m.take('attack:B>A');
    m.roll([1]);
    expect(happened(m, 'fierce-stands')).toHaveLength(1);
    expect(m.events.filter((e) => e.key === 'pursues' || e.key === 'no-pursuit')).toEqual([]);
    expect(m.node.kind).toBe('over');
  });

  it('stand when wounds add up to death as well', () => {
    const m = struck({}, { skills, wound: 'critical' }, { wounds: everywhere('light') });
    m.roll([3, 4]);
    expect(values(m, 'B.alive', 'B.fierce', 'B.wound', 'B.ATT')).toEqual([true, true, 'critical', 0]);
  });

  it('are wounded like anybody before that', () => {
    const m = struck({}, { skills }, { wounds: everywhere('serious') });
    m.roll([3, 4]);
    expect(values(m, 'B.fierce', 'B.wound')).toEqual([false, 'serious']);
  });
});

describe('the Huge', () => {
  const huge = (x: number, wound?: SituationFighter['wound']): Partial<SituationFighter> => ({
    skills: [{ skill: 'huge', x }],
    ...(wound === undefined ? {} : { wound }),
  });
  // What the table says, counters, what is left of it, counters left.
  const CASES: readonly (readonly [WoundResult, number, string, number])[] = [
    ['killed', 1, 'critical', 0],
    ['killed', 2, 'serious', 0],
    ['killed', 3, 'light', 0],
    ['killed', 4, 'none', 0],
    ['killed', 5, 'none', 1],
    ['critical', 1, 'serious', 0],
    ['serious', 2, 'none', 0],
    ['light', 1, 'none', 0],
    ['light', 3, 'none', 2],
    ['nothing', 2, 'none', 2],
  ];
  it.each(CASES)('%s, with %i counters, becomes %s and leaves %i', (result, x, wound, left) => {
    const m = struck({}, huge(x), { wounds: everywhere(result) });
    m.roll([3, 4]);
    expect(values(m, 'B.wound', 'B.counters', 'B.stunned')).toEqual([wound, left, false]);
  });

  it('are stunned like anybody, and a light wound that is spared does not stun', () => {
    const m = struck({}, huge(2), { wounds: everywhere('stunned') });
    m.roll([3, 4]);
    expect(values(m, 'B.stunned', 'B.counters')).toEqual([true, 2]);
  });

  it('add what is left to the wound they had', () => {
    const m = struck({}, huge(1, 'light'), { wounds: everywhere('critical') });
    m.roll([3, 4]);
    expect(values(m, 'B.wound', 'B.counters')).toEqual(['critical', 0]);
  });

  it('with no counter left are wounded like anybody', () => {
    const m = struck({}, huge(1), { wounds: everywhere('light') });
    m.roll([3, 4]);
    expect(values(m, 'B.wound', 'B.counters')).toEqual(['none', 0]);
    m.take('attack:B>A');
    m.roll([1]);
    m.roll([1, 2]);
    m.take('attack:A>B');
    m.roll([3]);
    m.roll([3, 4]);
    expect(values(m, 'B.wound', 'B.counters')).toEqual(['light', 0]);
  });
});

describe('healing', () => {
  /** A friend with a healing effect at the start of the phase. */
  function healer(b: Partial<SituationFighter>): ConfMatch {
    return situationMatch({
      fighters: {
        A: { side: 1, wound: 'light' },
        B: { side: 2, ...b },
        H: { side: 2, wound: 'light', effects: [{ id: 'balm', names: { en: 'Balm', fr: 'Baume' }, at: 'phase-start', does: 'heal' }] },
      },
      contacts: ['A-B'],
    });
  }

  it('goes by one degree', () => {
    for (const [before, after] of [
      ['critical', 'serious'],
      ['serious', 'light'],
      ['light', 'none'],
    ] as const) {
      const m = healer({ wound: before });
      m.take('use:H/balm>B');
      expect(values(m, 'B.wound')).toEqual([after]);
      expect(happened(m, 'heals')).toEqual([{ figure: 'B', wound: after === 'none' ? 'nothing' : after, rule: 'conf:F2.h' }]);
    }
  });

  it('does nothing for the unhurt, the merely stunned, the enemy and the Fierce who were killed', () => {
    const m = healer({ stunned: true });
    expect(m.whyNot('use:H/balm>B').map((r) => r.rule)).toEqual(['conf:F2.h']);
    expect(m.whyNot('use:H/balm>A').map((r) => r.rule)).toEqual(['conf:F9.d']);
    expect(m.options().map((o) => o.id)).toEqual(['pass', 'use:H/balm>H']);
    const fierce = healer({ skills: [{ skill: 'fierce' }], fierce: true });
    expect(fierce.whyNot('use:H/balm>B').map((r) => r.rule)).toEqual(['conf:skill.fierce']);
    expect(values(fierce, 'B.wound')).toEqual(['critical']);
  });

  it('comes to whoever kills a personal enemy', () => {
    const m = struck(
      { wound: 'serious', skills: [{ skill: 'personal-enemy', to: 'dirz-clone' }] },
      { is: 'dirz-clone' },
      { wounds: everywhere('killed') },
    );
    m.roll([1, 2]);
    expect(values(m, 'A.wound', 'B.alive')).toEqual(['light', false]);
    expect(happened(m, 'heals')).toEqual([{ figure: 'A', wound: 'light', rule: 'conf:skill.personal-enemy' }]);
    const other = struck(
      { wound: 'serious', skills: [{ skill: 'personal-enemy', to: 'dirz-clone' }] },
      { is: 'dawn-warrior' },
      { wounds: everywhere('killed') },
    );
    other.roll([1, 2]);
    expect(values(other, 'A.wound')).toEqual(['serious']);
  });
});
