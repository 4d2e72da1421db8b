/** What the engine makes of the turn that begins in a position. */
import { buildTable, type Situation, type Table, type TurnRead } from '@escarmouche/engine/gloomhaven';
import { useEffect, useMemo, useState } from 'react';
import { faultLines } from '../../../app/faults.ts';
import type { Both } from '../../../app/games.ts';
import { askTool } from './asking.ts';

/** A turn that was read, with the table where it is taken. */
export interface ReadTurn {
  readonly situation: Situation;
  readonly read: TurnRead;
  readonly table: Table;
}

/** A turn, or why there is none; `now` where it is that of this very position, and not of the one before. */
export interface Reading {
  readonly turn: ReadTurn | null;
  readonly wrong: Both | null;
  readonly now: boolean;
}

const NOTHING = { of: null, turn: null, wrong: null };

/** Who acts by the rules alone: monsters, and what players have summoned. */
export const actorsIn = ({ monsters, summons }: Situation): string[] => [...Object.keys(monsters ?? {}), ...Object.keys(summons ?? {})];

/** Whether a position begins with the turn of one of these. */
export const isMonstersTurn = (s: Situation): boolean => s.turn !== undefined && actorsIn(s).includes(s.turn);

/** The turn that begins in a position, read anew whenever that changes. */
export function useReading(situation: Situation): Reading {
  const [told, setTold] = useState<Omit<Reading, 'now'> & { readonly of: Situation | null }>(NOTHING);
  useEffect(() => {
    if (!isMonstersTurn(situation)) return;
    let gone = false;
    askTool('turn', situation).then(
      (read) => !gone && setTold({ of: situation, turn: { situation, read, table: buildTable(read.setup) }, wrong: null }),
      async (error: unknown) => {
        const wrong = await faultLines(error, 'gloomhaven');
        if (!gone) setTold({ of: situation, turn: null, wrong });
      },
    );
    return () => {
      gone = true;
    };
  }, [situation]);
  return useMemo(() => ({ ...(isMonstersTurn(situation) ? told : NOTHING), now: told.of === situation }), [told, situation]);
}
