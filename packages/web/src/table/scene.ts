/** What every part of the table looks at: the position, its words, and how to answer. */
import type { GameEvent } from '@escarmouche/engine/core';
import type { Table } from '@escarmouche/engine/wow';
import { createContext, useContext, useEffect, useState } from 'react';
import { ask } from '../worker/client.ts';
import type { CallName, Calls, SeatKind, Snapshot } from '../worker/protocol.ts';
import type { Speech } from './speech.ts';

/** A position on the table. */
export interface Scene {
  readonly table: Table;
  readonly snapshot: Snapshot;
  /** The whole log of the seat shown, and how many of its latest events are news. */
  readonly events: readonly GameEvent[];
  readonly fresh: number;
  readonly seats: readonly SeatKind[] | null;
  readonly speech: Speech;
  /** The walk the position belongs to, for questions to the worker; `LIVE` for the running match. */
  readonly walk: number;
  /** Takes an option; null where there is nothing to decide. */
  readonly take: ((id: string) => void) | null;
  /** A line of sight that is drawn as long as nothing is pointed at. */
  readonly look?: { readonly figure: number; readonly to: number } | undefined;
}

export const SceneContext = createContext<Scene | null>(null);

/** The position shown. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error('no scene around this component');
  return scene;
}

/** The worker's answer to a question about the position; null while there is no question or no answer yet. */
export function useAnswer<K extends CallName>(call: K, question: Calls[K][0] | null): Calls[K][1] | null {
  const key = question === null ? null : JSON.stringify(question);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: Calls[K][1] } | null>(null);
  useEffect(() => {
    if (key === null) return;
    let stale = false;
    ask(call, JSON.parse(key) as Calls[K][0]).then(
      (value) => {
        if (!stale) setAnswer({ key, value });
      },
      () => {
        // The match has gone on, or nothing is open: there is nothing to draw.
      },
    );
    return () => {
      stale = true;
    };
  }, [call, key]);
  return answer !== null && answer.key === key ? answer.value : null;
}
