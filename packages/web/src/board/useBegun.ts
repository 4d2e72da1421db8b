/** What has been begun on a board since its question came: whom one holds, what is picked, asked and prepared. With the next question it is gone. */
import { NOBODY, type Option } from '@escarmouche/engine/core';
import { useCallback, useState } from 'react';
import { createStore, type Store } from '../app/store.ts';
import { NOWHERE } from '../table/args.ts';
import type { Snapshot } from '../worker/snapshot.ts';
import { isSameQuestion } from './meaning.ts';
import { POINTS_NOWHERE, type Pointer } from './pointer.ts';

/** A menu at a space, where a press may mean several things. */
export interface OpenMenu {
  readonly space: number;
  readonly options: readonly Option[];
}

/** What has been begun at a node. */
export interface Begun {
  /** The figure taken up, `NOBODY` for none: one that has no options here is not held all the same. */
  readonly held: number;
  /** The key of the verb picked. */
  readonly verb: string | null;
  /** Figures picked one after another for an option that names several. */
  readonly picks: readonly number[];
  readonly menu: OpenMenu | null;
  /** What is chosen from: the lines of the menu, or what names everybody picked. */
  readonly choices: readonly Option[];
  readonly prepared: Option | null;
  /** Where what is prepared was pressed; `NOWHERE` for none. */
  readonly place: number;
  /** Which way a pattern is turned. */
  readonly turn: number;
}

/** No options, by one list: what hangs on it is not made anew. */
export const NONE: readonly Option[] = [];
/** No figures picked, likewise. */
export const NO_PICKS: readonly number[] = [];

/** A board as a question finds it. */
export const NOT_BEGUN: Begun = {
  held: NOBODY,
  verb: null,
  picks: NO_PICKS,
  menu: null,
  choices: NONE,
  prepared: null,
  place: NOWHERE,
  turn: 0,
};

/** What has been begun, what is pointed at, and how both are changed; none of the functions is ever another one at the same question. */
export interface Beginning {
  readonly begun: Begun;
  readonly pointer: Store<Pointer>;
  /** Begins anew, or changes what there is by what there was. */
  begin(next: Begun | ((was: Begun) => Begun)): void;
  /** Changes some of it. */
  go(change: Partial<Begun>): void;
  /** `rests`: the board moved under a pointer that did not. */
  point(space: number, rests?: boolean): void;
  /** Points at an option in the list or in the menu; null at none any more. */
  show(listed: Option | null): void;
}

/** Keeps what has been begun at the question of a snapshot. */
export function useBegun(snapshot: Snapshot): Beginning {
  const [begun, begin] = useState<Begun>(NOT_BEGUN);
  // A new node begins with a clean board, before anything of it is drawn: what was prepared for the question before is none of this one's.
  // The pointer stays where it was, but nothing has been pointed at yet.
  const [asked, setAsked] = useState(() => ({ snapshot, pointer: createStore(POINTS_NOWHERE) }));
  if (!isSameQuestion(asked.snapshot, snapshot)) {
    setAsked({ snapshot, pointer: createStore({ ...asked.pointer.get(), aimed: false, listed: null }) });
    begin(NOT_BEGUN);
  }
  const { pointer } = asked;
  const point = useCallback(
    (space: number, rests = false) => {
      const was = pointer.get();
      const away = was.away && was.space === space;
      const aimed = was.aimed || !rests;
      if (space !== was.space || away !== was.away || aimed !== was.aimed) pointer.set({ ...was, space, away, aimed });
    },
    [pointer],
  );
  const show = useCallback(
    (listed: Option | null) => {
      if (pointer.get().listed !== listed) pointer.set({ ...pointer.get(), listed });
    },
    [pointer],
  );
  const go = useCallback((change: Partial<Begun>) => begin((b) => ({ ...b, ...change })), []);
  return { begun, pointer, begin, go, point, show };
}
