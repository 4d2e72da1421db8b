/** Which step of a replay a key leads to. */
import type { WalkInfo } from '../worker/protocol.ts';

/** The step a key leads to from step `at`; null for any other key. Turns are gone to at their beginnings, from inside one to its own. */
export function stepFor(key: string, at: number, { answers, turns }: Pick<WalkInfo, 'answers' | 'turns'>): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(answers, at + 1),
    PageUp: turns.findLast((turn) => turn.at < at)?.at ?? 0,
    PageDown: turns.find((turn) => turn.at > at)?.at ?? answers,
    Home: 0,
    End: answers,
  };
  return steps[key] ?? null;
}
