/** Which figures and spaces an option concerns. Reads what options say, never how they are coded. */
import type { Say } from '@escarmouche/engine/core';
import { cardIn, figureIn, figuresIn, spaceIn, spacesIn } from '../../../table/args.ts';

/** The space an option ends on or aims at; -1. */
export const spaceOf = ({ args }: Say): number => spaceIn(args.space);

/** The spaces an option runs through or covers. */
export const spacesOf = ({ args }: Say): readonly number[] => spacesIn(args.spaces);

/** Options whose figure is who is meant. */
const PICKS_FIGURE = ['protect', 'choose', 'take-turn'];

/** The figures an option aims at or picks; those that only act are not among them. */
export function targetsOf({ key, args }: Say): readonly number[] {
  const targets = figuresIn(args.targets);
  return targets.length === 0 && PICKS_FIGURE.includes(key) ? [figureIn(args.figure)] : targets;
}

/** The figure that acts; -1. */
export const actorOf = ({ args }: Say): number => figureIn(args.figure);

/** The bar card an option plays, turns up or picks; -1. */
export const cardOf = ({ args }: Say): number => cardIn(args.card);
