/** The position on the table as this game's screens know it. */
import type { Shown, ShownCard, Table } from '@escarmouche/engine/gloomhaven';
import type { Scene as AnyScene } from '../../../table/contract.ts';
import { answersOf, useScene as useAnyScene } from '../../../table/scene.ts';
import { ask } from '../../../worker/client.ts';
import type { GhQuestions } from '../position.ts';
import type { GhSpeech } from './speech.ts';

export type Scene = AnyScene<Table, Shown, GhSpeech>;

/** The position shown. */
export const useScene = useAnyScene as () => Scene;

/** The cards of a seat in one place, by their numbers in the table. */
export function cardsIn({ snapshot }: Pick<Scene, 'snapshot'>, seat: number, lies: ShownCard['lies']): readonly number[] {
  return snapshot.position.cards.flatMap((c) => (c.owner === seat && c.lies === lies ? [c.def] : []));
}

/** The worker's answer to one of this game's questions. */
export const useGhAnswer = answersOf<GhQuestions>();

/** The same, asked once: for what a press leads to. */
export function askGh<K extends keyof GhQuestions>(
  { walk, snapshot: { at } }: Scene,
  what: K,
  question: GhQuestions[K][0],
): Promise<GhQuestions[K][1]> {
  return ask('about', { walk, at, what, with: question }) as Promise<GhQuestions[K][1]>;
}
