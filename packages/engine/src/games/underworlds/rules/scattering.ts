/** M7. Scatter: a token goes from hex to hex by dice, and leaves a chain. */
import { call, caller, chance, define, END, type Flow, outcomesOf, STAY, step } from '../../../core/index.ts';
import { OFF_FIELD } from '../../../space/index.ts';
import type { Und } from '../defs.ts';
import { COMPASS, scatterDirection, scatterStep } from '../field.ts';
import { NOWHERE } from '../state.ts';
import { chose, fieldOf } from '../table.ts';
import { type ScatterFrame, scatterSequence, type UseFrame } from './frames.ts';
import { directionArg, directionKey } from './keys.ts';

export const scatterSteps = define(scatterSequence, [
  chance('scatters', 'wu:M7', {
    outcomes: (_g: Und, f: ScatterFrame) => (f.left === 0 || f.hex < 0 ? null : DIRECTIONS),
    take(g, f, code): Flow {
      const to = scatterStep(fieldOf(g), f.hex, code);
      f.left--;
      if (to !== OFF_FIELD) {
        f.hex = to;
        f.chain.push(to);
      } else if (chose(g, 'scatter-leaves', 'ends')) {
        f.hex = NOWHERE;
        f.chain.push(NOWHERE);
      }
      if (to === OFF_FIELD) g.log?.tell('wu:M7', 'scatters-off', { direction: directionArg(code) });
      else g.log?.tell('wu:M7', 'scatters', { direction: directionArg(code), space: { space: to } });
      return STAY;
    },
    id: (_g, _f, code) => directionKey(code),
    seat: (_g, f) => f.seat,
    dice: () => ({ dice: 1, sides: 6 }),
    fromFaces: (_g, _f, faces) => scatterDirection(AHEAD, faces[0] - 1),
    prompt: (_g, f) => ({ key: 'ask-scatter', args: { n: f.left } }),
  }),
  step('chain', 'wu:M7', (g: Und, f: ScatterFrame): Flow => {
    (caller(g)?.d as UseFrame).chain = f.chain;
    return END;
  }),
]);

/** Scatters a token from a hex; the chain goes to the use that calls. */
export function scatter(g: Und, seat: number, from: number, n: number): void {
  call(g, scatterSequence, { seat, hex: from, left: n, chain: [] });
}

/** Every direction is as likely, however the token lies: nobody is asked to turn it. */
const AHEAD = COMPASS.indexOf('N');
const DIRECTIONS = outcomesOf([0, 1, 2, 3, 4, 5], [1, 1, 1, 1, 1, 1]);
