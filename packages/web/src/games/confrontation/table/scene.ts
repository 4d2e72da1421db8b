/** The position on the table as this game's screens know it. */
import type { Figure, Table } from '@escarmouche/engine/confrontation';
import { type Scene as AnyScene, useScene as useAnyScene } from '../../../table/scene.ts';
import type { ConfPosition } from '../position.ts';
import type { Look } from './look.ts';
import type { ConfSpeech } from './speech.ts';

export interface Scene extends AnyScene<Table, ConfPosition, ConfSpeech> {
  /** An arrow that is drawn as long as nothing is pointed at. */
  readonly look?: Look | undefined;
}

/** The position shown. */
export function useScene(): Scene {
  return useAnyScene() as Scene;
}

/** The figures of the position. */
export function figuresOf({ snapshot }: Scene): readonly Figure[] {
  return snapshot.position.view.state.figures;
}
