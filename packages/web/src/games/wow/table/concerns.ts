/** Which options and refusals concern which figure, space or ability. Reads what options say, never how they are coded. */
import type { Say } from '@escarmouche/engine/core';
import { figureIn } from '../../../table/args.ts';

/** The space an option ends on or aims at; -1. */
export function spaceOf(say: Say): number {
  const a = say.args.space;
  return typeof a === 'object' && 'space' in a ? a.space : -1;
}

/** The spaces an option runs through or covers. */
export function spacesOf(say: Say): readonly number[] {
  const a = say.args.spaces;
  return typeof a === 'object' && 'spaces' in a ? a.spaces : [];
}

/** The figures an option aims at or picks; those that only act are not among them. */
export function targetsOf(say: Say): readonly number[] {
  const a = say.args.targets;
  if (typeof a === 'object' && 'figures' in a) return a.figures;
  if (say.key === 'protect') return [figureIn(say.args.figure)];
  if (say.key === 'choose' || say.key === 'take-turn') return [figureIn(say.args.figure)];
  return [];
}

/** The figure that acts; -1. */
export function actorOf(say: Say): number {
  return figureIn(say.args.figure);
}

/** The bar card an option plays, turns up or picks; -1. */
export function cardIn(say: Say): number {
  const a = say.args.card;
  return typeof a === 'object' && 'card' in a ? a.card : -1;
}
