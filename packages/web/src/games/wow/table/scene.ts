/** The position on the table as this game's screens know it. */
import type { Shown, Table } from '@escarmouche/engine/wow';
import { type Scene as AnyScene, useAnswer, useScene as useAnyScene } from '../../../table/scene.ts';
import type { WowQuestions } from '../position.ts';
import type { WowSpeech } from './speech.ts';

export type Scene = AnyScene<Table, Shown, WowSpeech>;

/** The position shown. */
export function useScene(): Scene {
  return useAnyScene() as Scene;
}

/** The worker's answer to one of this game's questions; null while there is no question or no answer yet. */
export function useWowAnswer<K extends keyof WowQuestions>(
  { walk, snapshot: { at } }: Scene,
  what: K,
  question: WowQuestions[K][0] | null,
): WowQuestions[K][1] | null {
  return useAnswer('about', question === null ? null : { walk, at, what, with: question }) as WowQuestions[K][1] | null;
}
