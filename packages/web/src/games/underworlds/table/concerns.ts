/** Which options and refusals concern which fighter, hex or card. Reads what options say, never how they are coded. */
import type { GameEvent, Option, Say } from '@escarmouche/engine/core';
import { type Battlefield, COMPASS, type Shown, stepFrom } from '@escarmouche/engine/underworlds';
import { cardIn, figureIn, spaceIn, termIn } from '../../../table/args.ts';

/** The hex an option ends on or picks; -1. */
export const hexOf = ({ args }: Say): number => spaceIn(args.space);

/** The card, by its number in the table, that an option plays, gives or shows; -1. */
export const cardOf = ({ args }: Say): number => cardIn(args.card);

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

/** Whether an option makes an attack. */
export function isAttack({ does }: Option): boolean {
  return does === 'attack';
}

/** The compass point in a direction's word; -1. */
function directionOf(say: Say): number {
  return COMPASS.findIndex((d) => termIn(say.args.direction) === `direction.${d}`);
}

/** Events with which the use of a card or an ability begins. */
const BEGINS = ['plays', 'reacts-with', 'reacts', 'activation'];

/** The fighter that the card being used has chosen last, which is who is pushed where only a direction is asked; -1. */
export function chosenLast(events: readonly GameEvent[]): number {
  const used = events.slice(events.findLastIndex((e) => BEGINS.includes(e.key)) + 1);
  return figureIn(used.findLast((e) => e.key === 'chooses')?.args.figure);
}

/** Where an option leads that names neither hex nor target: a direction from a fighter, a fighter that is left where it is, an objective. */
export function leadsTo(
  say: Say,
  { fighters, objectives }: Pick<Shown, 'fighters' | 'objectives'>,
  field: Battlefield,
  pushed: number,
): { from: number; to: number } | null {
  if (say.key === 'choose-token') {
    const to = objectives.find(({ face }) => face === say.args.n)?.hex ?? -1;
    return { from: to, to };
  }
  const from = fighters[say.key === 'choose-direction' ? pushed : figureIn(say.args.figure)]?.place ?? -1;
  if (from < 0) return null;
  if (say.key === 'leave') return { from, to: from };
  const direction = directionOf(say);
  if (direction < 0) return null;
  let to = from;
  for (let n = typeof say.args.n === 'number' ? say.args.n : 1; n > 0 && to >= 0; n--) to = stepFrom(field, to, direction);
  return { from, to };
}
