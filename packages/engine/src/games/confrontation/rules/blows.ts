/** How many blows a pass of arms allows: one of each fighter at each enemy (IX-D-1.b, IX-D-2.c, IX-D-2.f), and what an earned one does to that. */
import { call, type Frame, innermost, type RuleId } from '../../../core/index.ts';
import { type Conf, chose } from '../table.ts';
import { count, firstOf, sideBits } from './board.ts';
import { type CountedPassFrame, countedPassSequence, type PassFrame, passSequence } from './frames.ts';

/** Begins a pass of arms. Only where earned blows count as blows of the pass does it remember both halves of it. */
export function beginPass(g: Conf, id: number, members: number, side: number): void {
  if (chose(g, 'earned-blow', 'besides')) call<Conf, PassFrame>(g, passSequence, { id, members, side, done: 0 });
  else call<Conf, CountedPassFrame>(g, countedPassSequence, { id, members, side, done: 0, theirs: 0 });
}

/** Whether a frame is that of a pass of arms. */
export function isPass(f: Frame): boolean {
  return f.seq === passSequence.id || f.seq === countedPassSequence.id;
}

/** The pass of arms under way among these frames; null outside one. */
export function passIn(stack: readonly Frame[]): PassFrame | null {
  return (stack.findLast(isPass)?.d as PassFrame | undefined) ?? null;
}

/** The half of the pass that begins: its marks are its own (IX-D.c). */
export function swapSides(f: PassFrame): void {
  f.side = 1 - f.side;
  f.done = 0;
}

/** The same where both halves are remembered. */
export function swapCounted(f: CountedPassFrame): void {
  const { done, theirs } = f;
  f.side = 1 - f.side;
  f.done = theirs;
  f.theirs = done;
}

/** Whom a blow marks: the lone fighter's target, or the one who strikes the lone fighter (IX-D-2.c, IX-D-2.f). */
export function mark(g: Conf, f: PassFrame, by: number, on: number): number {
  // Counted by those who began the combat: a figure that falls meanwhile changes nothing for the others.
  const { figures } = g.state;
  let friends = 0;
  for (let b = f.members; b !== 0; b &= b - 1) if (figures[firstOf(b)].side === figures[by].side) friends++;
  return friends === 1 ? 1 << on : 1 << by;
}

/** The paragraph that allows one figure a single blow at another in this pass. */
export function limitRule(g: Conf, f: PassFrame, by: number, on: number): RuleId {
  if (count(f.members & (sideBits(g, 0) | sideBits(g, 1))) === 2) return 'conf:IX-D-1.b';
  return mark(g, f, by, on) === 1 << on ? 'conf:IX-D-2.f' : 'conf:IX-D-2.c';
}

/**
 * Whether an earned blow may be struck. Beside those of the pass always; by option it is one of them, so that it is marked here, and
 * whoever has struck that enemy in this pass earns nothing.
 */
export function mayEarn(g: Conf, by: number, on: number): boolean {
  const f = innermost(g.state, countedPassSequence);
  if (f === null) return true;
  const m = mark(g, f, by, on);
  const ours = g.state.figures[by].side === f.side;
  if (((ours ? f.done : f.theirs) & m) !== 0) return false;
  if (ours) f.done |= m;
  else f.theirs |= m;
  return true;
}
