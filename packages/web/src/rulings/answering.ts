/** An answer to a puzzle as it is being given: what is chosen, and once it is checked whether that is right. */
import type { Puzzle } from '@escarmouche/engine/core';
import { useState } from 'react';
import { keep, visit, withAnswer } from './quiz.ts';

export interface Answering {
  readonly chosen: readonly string[];
  /** It has been checked: nothing is chosen any more. */
  readonly done: boolean;
  /** What is chosen and may not be. */
  readonly wrong: readonly string[];
  readonly right: boolean;
  /** This and nothing else. */
  only(name: string): void;
  /** This as well, or no longer. */
  toggle(name: string): void;
  /** Corrects it, and keeps how it went. */
  check(): void;
}

/** Where places are asked, any of those that are right will do; of everything else all must be named, and nothing besides. */
export function useAnswering(puzzle: Puzzle, id: string): Answering {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [done, setDone] = useState(false);
  const wrong = chosen.filter((c) => !puzzle.right.includes(c));
  const missed = puzzle.right.filter((c) => !chosen.includes(c));
  // Of a place the rules lead to, any that they leave is right.
  const right = wrong.length === 0 && (puzzle.at === 'spaces' ? chosen.length > 0 : missed.length === 0);
  return {
    chosen,
    done,
    wrong,
    right,
    only(name) {
      if (!done) setChosen([name]);
    },
    toggle(name) {
      if (!done) setChosen(chosen.includes(name) ? chosen.filter((c) => c !== name) : [...chosen, name]);
    },
    check() {
      if (chosen.length === 0) return;
      setDone(true);
      keep(id, right);
      visit.set({ puzzles: withAnswer(visit.get().puzzles, id, right) });
    },
  };
}
