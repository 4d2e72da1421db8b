/** Which step of a replay a key leads to. */
import type { WalkInfo } from '../worker/protocol.ts';

/** The step a key leads to from step `at`; null for any other key. Turns are gone to at their beginnings, from inside one to its own. */
export function stepFor(key: string, at: number, { answers, turns }: Pick<WalkInfo, 'answers' | 'turns'>): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(answers, at + 1);
    case 'PageUp':
      return turns.findLast((turn) => turn.at < at)?.at ?? 0;
    case 'PageDown':
      return turns.find((turn) => turn.at > at)?.at ?? answers;
    case 'Home':
      return 0;
    case 'End':
      return answers;
    default:
      return null;
  }
}
