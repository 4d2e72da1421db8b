/** Combat phases that are laid out already: those of the rulebook's examples, and two lines that meet. */
import { layOut, rounded } from '@escarmouche/engine/space';
import { NOTHING_OWN, type Own, profileOf } from './content.ts';
import { baseOf, fresh, type Laid, type Size } from './placing.ts';

/** Where a combat phase is laid out unless a larger table is chosen. */
export const SMALL_TABLE: Size = [300, 240];
export const LARGE_TABLE: Size = [600, 600];

interface Example {
  readonly id: string;
  readonly sides: readonly [readonly string[], readonly string[]];
  /** Who touches whom: the place in the first side's list, then in the second's. */
  readonly contacts: readonly (readonly [number, number])[];
  /** What has happened already, by the figures' names. */
  readonly before?: Readonly<Record<string, Partial<Laid>>>;
  /** The paragraph that tells of it. */
  readonly rule?: string;
}

/** Who touches whom where two lines meet: each fighter two of the enemy while both lines last. */
function linesMeet(a: number, b: number): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0; i < Math.max(a, b); i++) {
    pairs.push([Math.min(i, a - 1), Math.min(i, b - 1)]);
    if (i + 1 < a && i < b) pairs.push([i + 1, i]);
  }
  return pairs;
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'praetorian',
    sides: [['praetorian-guard'], ['dirz-clone', 'dirz-clone', 'dawn-warrior']],
    contacts: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    rule: 'conf:IX-F.ex1',
  },
  {
    id: 'thermo-priest',
    sides: [['thermo-priest'], ['goblin-ashigaru', 'goblin-ashigaru']],
    contacts: [
      [0, 0],
      [0, 1],
    ],
    before: { A1: { assault: 'charge', charged: ['B1'] }, B1: { wound: 'critical' } },
    rule: 'conf:IX-E-5.ex1',
  },
  {
    id: 'khor',
    sides: [['khor-warrior'], ['goblin-bushi', 'goblin-ashigaru']],
    contacts: [
      [0, 0],
      [0, 1],
    ],
    rule: 'conf:IX-D-2.ex1',
  },
  {
    id: 'lines',
    sides: [
      ['royal-guard', 'royal-guard', 'paladin-of-alahan', 'paladin-of-alahan'],
      ['khor-warrior', 'khor-warrior', 'khor-with-great-sword', 'thermo-priest'],
    ],
    contacts: linesMeet(4, 4),
  },
];

/** The figures of two lists of profiles in contact as told, in the middle of the table. */
function layOutSides(
  own: Own,
  [a, b]: readonly [readonly string[], readonly string[]],
  contacts: readonly (readonly [number, number])[],
  [wide, deep]: Size,
): readonly Laid[] {
  const all = [...a, ...b];
  const bases = all.map((id) => baseOf(profileOf(own, id)));
  const pairs = contacts.map(([i, j]) => [i, a.length + j] as const);
  const touch = new Set(pairs.map(([i, j]) => `${i} ${j}`));
  const forbidden = a.flatMap((_, i) => b.flatMap((_x, j) => (touch.has(`${i} ${a.length + j}`) ? [] : [[i, a.length + j] as const])));
  const { spots, width, height } = layOut(bases, pairs, { forbidden });
  const dx = (wide - width) / 2;
  const dy = (deep - height) / 2;
  return all.map((profile, i) => {
    const seat = i < a.length ? 0 : 1;
    const key = seat === 0 ? `A${i + 1}` : `B${i - a.length + 1}`;
    return fresh(key, seat, profile, rounded(spots[i][0] + dx), rounded(spots[i][1] + dy));
  });
}

/** The figures of an example. */
export function exampleLaid(id: string): readonly Laid[] {
  const e = EXAMPLES.find((x) => x.id === id) ?? EXAMPLES[0];
  return layOutSides(NOTHING_OWN, e.sides, e.contacts, SMALL_TABLE).map((f) => ({ ...f, ...e.before?.[f.key] }));
}

/** Two armies as lines that meet. */
export function linesLaid(own: Own, armies: readonly [readonly string[], readonly string[]], size: Size): readonly Laid[] {
  return layOutSides(own, armies, linesMeet(armies[0].length, armies[1].length), size);
}
