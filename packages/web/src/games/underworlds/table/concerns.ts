/** Which options and refusals concern which fighter, hex or card. Reads what options say, never how they are coded. */
import type { GameEvent, Say } from '@escarmouche/engine/core';
import { type Battlefield, COMPASS, type State, stepFrom } from '@escarmouche/engine/underworlds';
import { figureIn, termIn } from '../../../table/args.ts';

/** The hex an option ends on or picks; -1. */
export function hexOf(say: Say): number {
  const a = say.args.space;
  return typeof a === 'object' && 'space' in a ? a.space : -1;
}

/** The card, by its number in the table, that an option plays, gives or shows; -1. */
export function cardIn(say: Say): number {
  const a = say.args.card;
  return typeof a === 'object' && 'card' in a ? a.card : -1;
}

/** Options whose fighter is not who acts but who is meant. */
const PICKS_FIGHTER = ['choose-fighter', 'attack-next', 'upgrade', 'cast-spell', 'react-upgrade', 'react-ability', 'leave'];

/** The fighter an option aims at or picks; -1. */
export function targetOf(say: Say): number {
  const target = figureIn(say.args.target);
  return target < 0 && PICKS_FIGHTER.includes(say.key) ? figureIn(say.args.figure) : target;
}

/** The fighter that acts; -1. */
export function actorOf(say: Say): number {
  return PICKS_FIGHTER.includes(say.key) || say.key === 'drive-back' ? -1 : figureIn(say.args.figure);
}

/** The compass point in a direction's word; -1. */
export function directionOf(say: Say): number {
  return COMPASS.findIndex((d) => termIn(say.args.direction) === `direction.${d}`);
}

/** Events with which the use of a card or an ability begins. */
const BEGINS = ['plays', 'reacts-with', 'reacts', 'activation'];

/** The fighter that the card being used has chosen last, which is who is pushed where only a direction is asked; -1. */
export function chosenLast(events: readonly GameEvent[]): number {
  const used = events.slice(events.findLastIndex((e) => BEGINS.includes(e.key)) + 1);
  return figureIn(used.findLast((e) => e.key === 'chooses')?.args.figure);
}

/** So many steps in a direction; -1 over the rim. */
function stepsFrom(field: Battlefield, hex: number, direction: number, n: number): number {
  let at = hex;
  for (let i = 0; i < n && at >= 0; i++) at = stepFrom(field, at, direction);
  return at;
}

/** The hex of the board where an option can be pointed at; -1. */
export function placeOf(say: Say, state: State, field: Battlefield, pushed: number): number {
  const hex = hexOf(say);
  if (hex >= 0) return hex;
  const direction = directionOf(say);
  if (direction >= 0) {
    const from = state.fighters[say.key === 'drive-back' ? figureIn(say.args.figure) : pushed]?.hex ?? -1;
    return from < 0 ? -1 : stepsFrom(field, from, direction, typeof say.args.n === 'number' ? say.args.n : 1);
  }
  if (say.key === 'choose-token') return state.tokens.find((token) => token.face === say.args.n)?.hex ?? -1;
  return state.fighters[targetOf(say)]?.hex ?? -1;
}
