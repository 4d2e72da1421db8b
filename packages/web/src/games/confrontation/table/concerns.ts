/** Which figures and places sentences are about, and how directions are said. */
import type { Say } from '@escarmouche/engine/core';
import { figureIn, figuresIn } from '../../../table/args.ts';

/** Where an option puts its figure, in millimetres; null. */
export function placeOf({ args: { x, y } }: Say): readonly [number, number] | null {
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : null;
}

/** Questions at which one of several figures of a player does something: which of them is looked at, the person says. */
export const ONE_OF_SEVERAL: ReadonlySet<string> = new Set(['ask-act', 'ask-pursuers']);

/** The figures a question is about: the one that acts, or those that may. */
export function askedOf(say: Say): readonly number[] {
  const { figure, figures } = say.args;
  const one = figureIn(figure);
  if (one >= 0) return [one];
  return figuresIn(figures);
}

/** One of eight directions, east first and on through south, from one place to another. */
export function directionOf(x0: number, y0: number, x1: number, y1: number): number {
  return (Math.round(Math.atan2(y1 - y0, x1 - x0) / (Math.PI / 4)) + 8) % 8;
}

/** The half-hour at which a place lies around another, as on a clock: 12 straight up, 3.5 a little below the right. */
export function hourOf(x0: number, y0: number, x1: number, y1: number): number {
  const halves = Math.round((Math.atan2(y1 - y0, x1 - x0) / (2 * Math.PI)) * 24) + 6;
  const hour = ((halves + 24) % 24) / 2;
  return hour < 1 ? hour + 12 : hour;
}
