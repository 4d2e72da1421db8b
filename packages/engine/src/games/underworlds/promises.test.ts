/** Dice and damage: what the option of an attack says is what is rolled and suffered, whatever upgrades and tokens have changed. */
import type { Arg, GameEvent, Option } from '../../core/index.ts';
import { promiseProperties } from '../../core/testing/properties.testing.ts';
import { underworldsSuite } from './suite.testing.ts';

const termIn = (a: Arg | undefined): string => (typeof a === 'object' && 'term' in a ? a.term : '');
const figureIn = (a: Arg | undefined): number => (typeof a === 'object' && 'figure' in a ? a.figure : -1);

/** The dice of the attack roll. */
function rolled(_option: Option, events: readonly GameEvent[]): number | null {
  const e = events.find((x) => x.key === 'rolled' && termIn(x.args.what) === 'roll.attack');
  return e === undefined ? null : Number(e.args.dice);
}

/** What the target suffers where no critical may have added to it. */
function suffered(option: Option, events: readonly GameEvent[]): number | null {
  if (events.some((x) => x.key === 'rolled' && termIn(x.args.what) === 'roll.attack' && Number(x.args.crits) > 0)) return null;
  const e = events.find((x) => x.key === 'suffers' && figureIn(x.args.figure) === figureIn(option.say.args.target));
  return e === undefined ? null : Number(e.args.n);
}

promiseProperties(underworldsSuite, [
  { option: 'attack', says: 'dice', used: rolled },
  { option: 'attack', says: 'damage', used: suffered },
]);
