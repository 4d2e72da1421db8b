/** Which options and refusals concern which figure, space or ability. Reads what options say, never how they are coded. */
import type { Arg, Option, Say } from '@escarmouche/engine/core';
import type { Verb } from '../../contract.ts';

function figureOf(a: Arg | undefined): number {
  return typeof a === 'object' && 'figure' in a ? a.figure : -1;
}

/** A word of the game; empty where there is none. */
export function termOf(a: Arg | undefined): string {
  return typeof a === 'object' && 'term' in a ? a.term : '';
}

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
  if (say.key === 'protect') return [figureOf(say.args.figure)];
  if (say.key === 'choose' || say.key === 'take-turn') return [figureOf(say.args.figure)];
  return [];
}

/** The figure that acts; -1. */
export function actorOf(say: Say): number {
  return figureOf(say.args.figure);
}

/** The bar card an option plays, turns up or picks; -1. */
export function cardIn(say: Say): number {
  const a = say.args.card;
  return typeof a === 'object' && 'card' in a ? a.card : -1;
}

/** Options that a click on a space of the board may mean, without picking a verb first. */
export function isDirect(v: Verb): boolean {
  return v.group === 'move' || v.group === 'ask';
}

/** What happens where a person points while figures are being picked one after another. */
export function withPicks(options: readonly Option[], picks: readonly number[]): readonly Option[] {
  return options.filter((o) => picks.every((p) => targetsOf(o.say).includes(p)));
}
