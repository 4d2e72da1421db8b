/** The board as it is drawn, with what was before it, and what the engine makes of it. */
import type { Table, TurnRead } from '@escarmouche/engine/gloomhaven';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { faultLines } from '../../../app/faults.ts';
import type { Both } from '../../../app/games.ts';
import { askTool } from './asking.ts';
import { EMPTY, isReady, type TurnBoard } from './board.ts';
import { namedTable } from './naming.ts';
import { situationOf } from './situation.ts';

/** A board with what the engine has read of it. */
export interface ReadBoard {
  readonly board: TurnBoard;
  readonly read: TurnRead;
  readonly table: Table;
}

/** A board and how it is changed. */
export interface Drawing {
  readonly board: TurnBoard;
  /** Changes the board; what does not change it leaves no trace. */
  draw(change: (b: TurnBoard) => TurnBoard): void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** Steps that can be taken back. */
const MOST_STEPS = 200;

interface Steps {
  readonly before: readonly TurnBoard[];
  readonly now: TurnBoard;
  readonly after: readonly TurnBoard[];
}

export function useDrawing(): Drawing {
  const [steps, setSteps] = useState<Steps>({ before: [], now: EMPTY, after: [] });
  const draw = useCallback((change: (b: TurnBoard) => TurnBoard) => {
    setSteps((s) => {
      const next = change(s.now);
      return next === s.now ? s : { before: [...s.before, s.now].slice(-MOST_STEPS), now: next, after: [] };
    });
  }, []);
  const undo = useCallback(() => {
    setSteps((s) => {
      const last = s.before.at(-1);
      return last === undefined ? s : { before: s.before.slice(0, -1), now: last, after: [s.now, ...s.after] };
    });
  }, []);
  const redo = useCallback(() => {
    setSteps((s) => {
      const [next, ...after] = s.after;
      return next === undefined ? s : { before: [...s.before, s.now], now: next, after };
    });
  }, []);
  return {
    board: steps.now,
    draw,
    undo: steps.before.length > 0 ? undo : null,
    redo: steps.after.length > 0 ? redo : null,
  };
}

/** What the engine says of a board: nothing before the monster stands on it, else its turn, or why it cannot be played. */
export type Reading =
  | { readonly kind: 'bare' }
  | { readonly kind: 'waiting'; readonly last: ReadBoard | null }
  | { readonly kind: 'read'; readonly of: ReadBoard }
  | { readonly kind: 'wrong'; readonly why: Both };

export function useReading(board: TurnBoard): Reading {
  const [answer, setAnswer] = useState<{ readonly board: TurnBoard; readonly reading: Reading } | null>(null);
  const last = useRef<ReadBoard | null>(null);
  useEffect(() => {
    if (!isReady(board)) return;
    let gone = false;
    const set = (reading: Reading): void => {
      if (!gone) setAnswer({ board, reading });
    };
    askTool('turn', situationOf(board)).then(
      (read) => {
        if (gone) return;
        const of = { board, read, table: namedTable(read.setup) };
        last.current = of;
        set({ kind: 'read', of });
      },
      async (error: unknown) => set({ kind: 'wrong', why: await faultLines(error, 'gloomhaven') }),
    );
    return () => {
      gone = true;
    };
  }, [board]);
  return useMemo(() => {
    if (!isReady(board)) return { kind: 'bare' };
    return answer?.board === board ? answer.reading : { kind: 'waiting', last: last.current };
  }, [board, answer]);
}
