/** Combat phases that are laid out already: those of the rulebook's examples, and two lines that meet. */
import { readySetup } from '@escarmouche/engine/confrontation';
import { rounded } from '@escarmouche/engine/space';
import { contentFor, NOTHING_OWN, type Own } from './content.ts';
import { fresh, type Laid, type Size } from './placing.ts';

/** Where a combat phase is laid out unless a larger table is chosen. */
export const SMALL_TABLE: Size = [300, 240];
export const LARGE_TABLE: Size = [600, 600];

interface Example {
  readonly id: string;
  readonly sides: readonly [readonly string[], readonly string[]];
  /** What has happened already, by the figures' names. */
  readonly before?: Readonly<Record<string, Partial<Laid>>>;
  /** The paragraph that tells of it. */
  readonly rule?: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'praetorian',
    sides: [['praetorian-guard'], ['dirz-clone', 'dirz-clone', 'dawn-warrior']],
    rule: 'conf:IX-F.ex1',
  },
  {
    id: 'thermo-priest',
    sides: [['thermo-priest'], ['goblin-ashigaru', 'goblin-ashigaru']],
    before: { A1: { assault: 'charge', charged: ['B1'] }, B1: { wound: 'critical' } },
    rule: 'conf:IX-E-5.ex1',
  },
  {
    id: 'khor',
    sides: [['khor-warrior'], ['goblin-bushi', 'goblin-ashigaru']],
    rule: 'conf:IX-D-2.ex1',
  },
  {
    id: 'lines',
    sides: [
      ['royal-guard', 'royal-guard', 'paladin-of-alahan', 'paladin-of-alahan'],
      ['khor-warrior', 'khor-warrior', 'khor-with-great-sword', 'thermo-priest'],
    ],
  },
];

/** Two sides as lines that meet, in the middle of the table. @throws SetupError for sides that cannot fight a combat phase */
export function linesLaid(own: Own, sides: Example['sides'], [wide, deep]: Size): readonly Laid[] {
  const { seats } = readySetup('combat', sides, contentFor(own, sides.flat(), ''));
  // It is laid in the middle of the large table.
  const [dx, dy] = [(LARGE_TABLE[0] - wide) / 2, (LARGE_TABLE[1] - deep) / 2];
  return seats.flatMap(({ fighters }, seat) =>
    fighters.map(({ key = '', profile, at: [x, y] = LARGE_TABLE }) =>
      fresh(key, seat === 0 ? 0 : 1, profile, rounded(x - dx), rounded(y - dy)),
    ),
  );
}

/** The figures of an example. */
export function exampleLaid(id: string): readonly Laid[] {
  const e = EXAMPLES.find((x) => x.id === id) ?? EXAMPLES[0];
  return linesLaid(NOTHING_OWN, e.sides, SMALL_TABLE).map((f) => ({ ...f, ...e.before?.[f.key] }));
}
