import { createContext, useContext, useEffect, useState } from 'react';
import { ask } from '../worker/client.ts';
import type { CallName, Calls } from '../worker/protocol.ts';
import type { Pointed, Scene } from './contract.ts';

export const SceneContext = createContext<Scene | null>(null);

/** The position shown. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error('no scene around this component');
  return scene;
}

export const PointedContext = createContext<Pointed | null>(null);

/** What is pointed at: whoever asks is drawn anew with every move of a pointer. */
export function usePointed(): Pointed {
  const pointed = useContext(PointedContext);
  if (pointed === null) throw new Error('no board around this component');
  return pointed;
}

/** Every seat of the match, in order. */
export function seatsOf({ game, table }: Scene): readonly number[] {
  return Array.from({ length: game.seats(table) }, (_v, seat) => seat);
}

/**
 * The worker's answer to a question about a position of a match; null while there is no question or no answer yet. The same question about
 * another match is another one.
 */
export function useAnswer<K extends CallName>(call: K, match: string, question: Calls[K][0] | null): Calls[K][1] | null {
  const asked = question === null ? null : JSON.stringify(question);
  const key = `${match} ${asked}`;
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: Calls[K][1] } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let stale = false;
    ask(call, JSON.parse(asked) as Calls[K][0]).then(
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
  }, [call, key, asked]);
  return asked !== null && answer?.key === key ? answer.value : null;
}

/** A hook for a game's own questions `Q`, each with its answer: null while there is no question or no answer yet. */
export function answersOf<Q extends { readonly [K in keyof Q]: readonly [unknown, unknown] }>() {
  return function useGameAnswer<K extends keyof Q & string>(
    { walk, snapshot: { at, match } }: Scene,
    what: K,
    question: Q[K][0] | null,
  ): Q[K][1] | null {
    return useAnswer('about', match, question === null ? null : { walk, at, what, with: question }) as Q[K][1] | null;
  };
}
