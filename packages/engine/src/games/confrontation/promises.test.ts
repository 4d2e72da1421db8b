/** Distances, dice and parries: what an option says is what is walked, placed and given. */
import type { Arg, GameEvent, Option } from '../../core/index.ts';
import { type Promised, promiseProperties } from '../../core/testing/properties.testing.ts';
import { confrontationSuite } from './suite.testing.ts';

const figureIn = (a: Arg | undefined): number => (typeof a === 'object' && 'figure' in a ? a.figure : -1);

/** The number that the first event of one of these keys tells of the figure that acts. */
function promise(option: string, says: string, keys: readonly string[], told = says): Promised<unknown> {
  return {
    option,
    says,
    used(o: Option, events: readonly GameEvent[]) {
      const e = events.find((x) => keys.includes(x.key) && figureIn(x.args.figure) === figureIn(o.say.args.figure));
      return e === undefined ? null : Number(e.args[told]);
    },
  };
}

promiseProperties(confrontationSuite, [
  promise('move-to', 'far', ['walks', 'runs']),
  promise('engage', 'far', ['engages']),
  promise('charge', 'far', ['charges']),
  promise('place-dice', 'attack', ['dice-placed']),
  promise('place-dice', 'defence', ['dice-placed']),
  { ...promise('place-dice-fury', 'attack', ['dice-placed']), rare: true },
  promise('parry', 'n', ['parries-with']),
]);
