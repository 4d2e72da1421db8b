/** Combat phases that are laid out already: those of the rulebook's examples, and two lines that meet. */
import { type FighterSetup, type Profile, readySetup, type Setup } from '@escarmouche/engine/confrontation';
import { rounded } from '@escarmouche/engine/space';
import { contentFor, NOTHING_OWN, type Own } from './content.ts';

/** A combat phase that is laid out: who stands where, and what has happened to them; with profiles of its own, where it has any. */
export interface Phase extends Pick<Setup, 'seats' | 'table' | 'contacts'> {
  readonly profiles?: readonly Profile[];
}

interface Example {
  readonly id: string;
  readonly sides: readonly [readonly string[], readonly string[]];
  /** What has happened already, by the figures' names. */
  readonly before?: Readonly<Record<string, Partial<FighterSetup>>>;
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
    before: { A1: { charged: ['B1'] }, B1: { wound: 'critical' } },
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
export function linesLaid(own: Own, sides: Example['sides'], before: Example['before'] = {}): Phase {
  const { seats } = readySetup('combat', sides, contentFor(own, sides.flat(), ''));
  // Who touches whom is measured from now on: whoever is carried away leaves it.
  const laid = ({ at: [x, y] = [300, 300], ...f }: FighterSetup): FighterSetup => ({
    ...f,
    at: [rounded(x), rounded(y)],
    ...before[f.key ?? ''],
  });
  return { seats: seats.map(({ fighters }) => ({ fighters: fighters.map(laid) })) };
}

/** An example as it is laid out. */
export function exampleLaid(id: string): Phase {
  const { sides, before } = EXAMPLES.find((x) => x.id === id) ?? EXAMPLES[0];
  return linesLaid(NOTHING_OWN, sides, before);
}
