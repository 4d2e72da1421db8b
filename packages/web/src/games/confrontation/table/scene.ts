/** The position on the table as this game's screens know it. */
import type { Shown, ShownFigure, Table } from '@escarmouche/engine/confrontation';
import type { Done } from '@escarmouche/engine/core';
import type { Scene as AnyScene } from '../../../table/contract.ts';
import { useAnswer, useScene as useAnyScene } from '../../../table/scene.ts';
import type { ConfSpeech } from './speech.ts';

export type Scene = AnyScene<Table, Shown, ConfSpeech>;

/** The position shown. */
export const useScene = useAnyScene as () => Scene;

/** The figures of the position. */
export function figuresOf({ snapshot }: Scene): readonly ShownFigure[] {
  return snapshot.position.figures;
}

/** What would be done by each of these deeds, or why it may not be done; null until the worker has answered, and where nothing is asked. */
export function useMeant({ walk, snapshot }: Scene, done: readonly Done[]) {
  return useAnswer('meant', snapshot.match, done.length === 0 ? null : { walk, at: snapshot.at, done });
}
