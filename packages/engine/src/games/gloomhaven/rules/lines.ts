/** gh:turn.3. The lines of a half: which one it has come to, and how it is called. */
import { type Ability, CONDITIONS, type ConsumeMore } from '../content/types.ts';
import type { Gloom } from '../table.ts';
import { BOONS } from './conditions.ts';
import type { HalfFrame } from './frames.ts';
import { halfOf } from './halves.ts';

/** Attack 2 and Move 2, as which any card can serve by its top and its bottom (gh:turn.2). */
export const BASIC_N = 2;
const BASIC: readonly Ability[] = [
  { do: 'attack', n: BASIC_N },
  { do: 'move', n: BASIC_N },
];

function linesOf(g: Gloom, f: HalfFrame): readonly Ability[] {
  return f.basic === 1 ? [BASIC[f.half]] : halfOf(g, f.card, f.half).abilities;
}

/** The line that a half has come to; undefined behind the last. */
export const lineAt = (g: Gloom, f: HalfFrame): Ability | undefined => linesOf(g, f)[f.line];

/** The same for whoever asks about a line: behind the last no question is asked. */
export function lineAsked(g: Gloom, f: HalfFrame): Ability {
  const line = lineAt(g, f);
  if (line === undefined) throw new RangeError('a half is asked about behind its last line');
  return line;
}

/** The first line of a half that is called so, by its place; -1 for none. */
export const lineCalled = (g: Gloom, f: HalfFrame, name: string): number => linesOf(g, f).findIndex((a) => abilityName(a) === name);

/** What an ability that is no attack may use up; attacks ask for theirs on their own. */
export function consumeOf(a: Ability): ConsumeMore | undefined {
  return a.do === 'shield' || a.do === 'retaliate' || a.do === 'lasting' ? a.consume : undefined;
}

/** A line by a word. */
export function abilityName(a: Ability): string {
  if (a.do === 'condition') return CONDITIONS[CONDITIONS.indexOf(a.of)];
  return a.do;
}

/** A line as a term: its word, with the number it is performed with now, where it has one that no target decides; with what a used element adds. */
export function lineTerm(g: Gloom, f: HalfFrame, a: Ability, withElement = false): string {
  const more = withElement ? (consumeOf(a)?.n ?? 0) : 0;
  const n = ('n' in a ? numberOf(g, f.seat, a.n) : 0) + more;
  return `line.${abilityName(a)}${n > 0 ? `-${n}` : ''}`;
}

function numberOf(g: Gloom, seat: number, n: unknown): number {
  if (n === 'moved') return g.state.players[seat].moved;
  if (n === 'dealt') return g.state.players[seat].dealt;
  return typeof n === 'number' ? n : 0;
}

/** Whether a line harms one's own side: that is never passed over (gh:turn.4). */
export function harmsOwn(a: Ability): boolean {
  const own = ['self', 'ally-or-self', 'self-and-adjacent-allies'];
  if (a.do !== 'suffer' && a.do !== 'curse' && (a.do !== 'condition' || BOONS.includes(a.of))) return false;
  return own.includes(a.whom.who);
}

/** Whether a line moves somebody else. */
export const movesAnother = (a: Ability): boolean => a.do === 'push' || a.do === 'pull' || a.do === 'control-move';
