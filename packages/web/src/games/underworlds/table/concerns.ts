/** Attacks, whom a card has chosen, and where options lead that name no place. */
import type { GameEvent, Option } from '@escarmouche/engine/core';
import { type Battlefield, COMPASS, type Shown, stepFrom } from '@escarmouche/engine/underworlds';
import { standsAt } from '../../../board/pieces.ts';
import { figureIn, NOWHERE, spaceIn, termIn } from '../../../table/args.ts';
import type { SaidDeed } from '../../../table/contract.ts';

/** Whether an option makes an attack. */
export function isAttack({ does }: Option): boolean {
  return does === 'attack';
}

/** Events with which the use of a card or an ability begins. */
const BEGINS = ['plays', 'reacts-with', 'reacts', 'activation'];

/** The fighter that the card being used has chosen last, which is who is pushed where only a direction is asked; `NOBODY` for none. */
export function chosenLast(events: readonly GameEvent[]): number {
  const used = events.slice(events.findLastIndex((e) => BEGINS.includes(e.key)) + 1);
  return figureIn(used.findLast((e) => e.key === 'chooses')?.args.figure);
}

/** Where an option leads that names neither hex nor target: a direction from a fighter, a fighter that is left where it is, an objective. */
export function leadsTo(
  { does, say: { args } }: SaidDeed,
  { fighters }: Pick<Shown, 'fighters'>,
  field: Battlefield,
  pushed: number,
): { from: number; to: number } | null {
  const lies = does === 'choose' ? spaceIn(args.token) : NOWHERE;
  if (lies >= 0) return { from: lies, to: lies };
  const from = standsAt(fighters, does === 'choose' ? pushed : figureIn(args.figure));
  if (from < 0) return null;
  if (does === 'leave') return { from, to: from };
  const direction = COMPASS.findIndex((d) => termIn(args.direction) === `direction.${d}`);
  if (direction < 0) return null;
  let to = from;
  for (let n = typeof args.n === 'number' ? args.n : 1; n > 0 && to >= 0; n--) to = stepFrom(field, to, direction);
  return { from, to };
}
