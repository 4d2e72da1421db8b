/** The position on the table as this game's screens know it. */
import type { Figure, Table } from '@escarmouche/engine/confrontation';
import { type Scene as AnyScene, useScene as useAnyScene } from '../../../table/scene.ts';
import type { ConfPosition } from '../position.ts';
import type { ConfSpeech } from './speech.ts';

export type Scene = AnyScene<Table, ConfPosition, ConfSpeech>;

/** The position shown. */
export function useScene(): Scene {
  return useAnyScene() as Scene;
}

/** The figures of the position. */
export function figuresOf({ snapshot }: Scene): readonly Figure[] {
  return snapshot.position.view.state.figures;
}
