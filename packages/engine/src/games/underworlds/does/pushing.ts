/** Pushes to a hex that is chosen, straight, one fighter after the other. */
import type { Choose, UseStep } from '../behaviour.ts';
import { stepFrom } from '../field.ts';
import { inPlay, isFree } from '../rules/board.ts';
import type { UseFrame } from '../rules/frames.ts';
import { push } from '../rules/moving.ts';
import { fieldOf, type Und } from '../table.ts';
import { happens } from './making.ts';

type Whom = (g: Und, u: UseFrame) => number;
type May = (g: Und, u: UseFrame, hex: number) => boolean;

interface Straight {
  readonly direction: number;
  readonly n: number;
}

/** Where a fighter can be pushed by so many hexes at most, and how. */
function pushesOf(g: Und, fighter: number, most: number): Map<number, Straight> {
  const out = new Map<number, Straight>();
  if (!inPlay(g, fighter)) return out;
  for (let direction = 0; direction < 6; direction++) {
    let { hex } = g.state.fighters[fighter];
    for (let n = 1; n <= most; n++) {
      hex = stepFrom(fieldOf(g), hex, direction);
      if (!isFree(g, hex)) break;
      out.set(hex, { direction, n });
    }
  }
  return out;
}

/** Asks where a fighter is pushed, so many hexes at most. */
export function aPushTo(whom: Whom, most: (g: Und, u: UseFrame) => number, may: May, optional?: true | 'if-none'): Choose {
  const ask: Choose = {
    do: 'hex',
    ask: 'push-to',
    may: (g, u, hex) => whom(g, u) >= 0 && pushesOf(g, whom(g, u), most(g, u)).has(hex) && may(g, u, hex),
  };
  return optional === undefined ? ask : { ...ask, optional };
}

/** Pushes to the hex chosen last. */
export function pushedTo(whom: Whom): UseStep {
  return happens((g, u) => {
    const to = u.picks[u.picks.length - 1];
    const way = to < 0 ? undefined : pushesOf(g, whom(g, u), fieldOf(g).hexes.size).get(to);
    if (way !== undefined) push(g, whom(g, u), u.seat, way.direction, way.n);
  });
}

/** Fighters in the largest warband. */
export const MOST_FIGHTERS = 9;

/**
 * Pushes some fighters one after the other, in the order their player likes. `optional` true: as many as wanted, and once one is
 * left out that was all; else all that can be. The picks of the use are fighters and hexes in turn.
 */
export function pushSome(
  who: (g: Und, u: UseFrame, fighter: number) => boolean,
  times: number,
  most: number,
  optional: true | 'if-none',
  may: (g: Und, fighter: number, hex: number) => boolean = () => true,
): UseStep[] {
  const could = (g: Und, f: number): boolean => [...pushesOf(g, f, most).keys()].some((hex) => may(g, f, hex));
  const steps: UseStep[] = [];
  for (let n = 0; n < times; n++)
    steps.push(
      {
        do: 'fighter',
        ask: 'push',
        optional,
        may: (g, u, f) => !u.picks.some((p, i) => i % 2 === 0 && (p === f || p === -1)) && who(g, u, f) && could(g, f),
      },
      aPushTo(
        (_g, u) => u.picks[2 * n],
        () => most,
        (g, u, hex) => may(g, u.picks[2 * n], hex),
        'if-none',
      ),
      pushedTo((_g, u) => u.picks[2 * n]),
    );
  return steps;
}
