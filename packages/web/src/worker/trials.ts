/** A set-up tried by games between programs, in a worker of its own that may be ended at any moment. */
import { type Trial, type TrialTold, tried } from '@escarmouche/lab/trying';

/** Milliseconds between two words on how it stands. */
const TELLING = 250;

/** Tells how far it has come now and then; null where not one game was played. */
export function trialTold(trial: Trial, tell: (done: number, of: number, part?: unknown) => void): TrialTold | null {
  let last: TrialTold | null = null;
  let told = 0;
  for (last of tried(trial)) {
    const now = performance.now();
    if (now - told < TELLING) continue;
    told = now;
    tell(last.games, last.of, last);
  }
  return last;
}
