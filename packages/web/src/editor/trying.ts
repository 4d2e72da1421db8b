/** A position that is tried out: the table answers it, and each answer becomes a line of its script. */
import type { ScriptStep } from '@escarmouche/engine/core';
import { useCallback, useRef } from 'react';
import type { Scene } from '../table/contract.ts';
import type { StageProps } from '../table/Stage.tsx';
import type { Draft } from './drafts.ts';

interface TryingProps {
  /** Whether it is tried out, or set up. */
  readonly trying: boolean;
  /** What is open beside the board at first. */
  readonly panel: string;
  change(next: (before: Draft) => Draft): void;
}

/** `answer` adds a line after a scene, `stage` is the table for it. Both stay the same functions as long as nothing changes. */
export function useTrying({ trying, panel, change }: TryingProps) {
  // A figure more or less begins the table anew: what stands beside it stays.
  const open = useRef(panel);
  const answer = useCallback(
    ({ snapshot: { at } }: Scene, line: ScriptStep): void => change((d) => ({ ...d, script: [...d.script.slice(0, at), line] })),
    [change],
  );
  const stage = useCallback(
    (before: Scene): Partial<StageProps> => {
      const scene = { ...before, snapshot: { ...before.snapshot, match: `walk ${before.walk}`, waits: trying } };
      const shown = {
        panel: open.current,
        onPanel(id: string): void {
          open.current = id;
        },
      };
      if (!trying) return { ...shown, scene };
      const onRoll = (faces: readonly number[]): void => answer(scene, { roll: faces });
      return { ...shown, scene: { ...scene, take: (id: string) => answer(scene, { take: id }) }, onRoll };
    },
    [trying, answer],
  );
  return { answer, stage };
}
