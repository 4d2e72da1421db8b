/** What the engine makes of the turn that begins in a position. */
import { buildTable, type Situation, type Table, type TurnRead } from '@escarmouche/engine/gloomhaven';
import { useCallback, useMemo } from 'react';
import { faultLines } from '../../../app/faults.ts';
import type { Both } from '../../../app/rulebook.ts';
import { useFound } from '../../../app/useFound.ts';
import { useSettings } from '../../../settings/store.ts';
import { askAside } from '../../../worker/client.ts';
import type { GhTools } from '../position.ts';
import { type GhSpeech, speechFor } from '../table/speech.ts';

/** Asks the worker one of this game's questions that are about no match. @throws WorkerFault */
export function askTool<K extends keyof GhTools>(what: K, question: GhTools[K][0]): Promise<GhTools[K][1]> {
  return askAside({ game: 'gloomhaven', what, with: question }) as Promise<GhTools[K][1]>;
}

/** A turn that was read, with the table where it is taken, and what is called how there. */
export interface ReadTurn {
  readonly situation: Situation;
  readonly read: TurnRead;
  readonly table: Table;
  readonly speech: GhSpeech;
}

/** A turn, or why there is none; `now` where it is that of this very position, and not of the one before. */
export interface Reading {
  readonly turn: ReadTurn | null;
  readonly wrong: Both | null;
  readonly now: boolean;
}

/** Who acts by the rules alone: monsters, and what players have summoned. */
export const actorsIn = ({ monsters, summons }: Situation): string[] => [...Object.keys(monsters ?? {}), ...Object.keys(summons ?? {})];

/** Whether a position begins with the turn of one of these. */
export const isMonstersTurn = (s: Situation): boolean => s.turn !== undefined && actorsIn(s).includes(s.turn);

/** The turn that begins in a position, read anew whenever that changes. */
export function useReading(situation: Situation): Reading {
  const { lang } = useSettings();
  const { found, wrong } = useFound(
    useCallback(async () => {
      if (!isMonstersTurn(situation)) return null;
      const read = await askTool('turn', situation);
      return { situation, read, table: buildTable(read.setup) };
    }, [situation]),
    async (error) => ({ situation, line: await faultLines(error, 'gloomhaven') }),
  );
  return useMemo(() => {
    const fault = wrong?.situation === situation ? wrong.line : null;
    const told = fault === null && found !== null && isMonstersTurn(situation);
    return {
      turn: told ? { ...found, speech: speechFor(lang, found.table, found.read.named) } : null,
      wrong: fault,
      now: fault !== null || found?.situation === situation,
    };
  }, [found, wrong, situation, lang]);
}
