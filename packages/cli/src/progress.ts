/** How far a long run has come, on standard error: a line that rewrites itself on a terminal, else a line now and then. */
import type { Io } from './io.ts';

const ON_TERMINAL = 200;
const ELSEWHERE = 5000;

/** Progress of a run. */
export interface Progress {
  /** Something is done; `line` is called only where it is time to say so. */
  step(line: (seconds: number) => string): void;
  /** Takes the line away. */
  end(): void;
}

/** Begins to count. Short runs never say anything. */
export function progress(io: Io): Progress {
  const began = io.now();
  const every = io.terminal ? ON_TERMINAL : ELSEWHERE;
  let next = began + every;
  let shown = 0;
  return {
    step(line) {
      const now = io.now();
      if (now < next) return;
      next = now + every;
      const text = line((now - began) / 1000).replaceAll('\r', ' ');
      io.err(io.terminal ? `\r${text.padEnd(shown)}` : `${text}\n`);
      shown = text.length;
    },
    end() {
      if (io.terminal && shown > 0) io.err(`\r${' '.repeat(shown)}\r`);
    },
  };
}
