/** The position on the table as this game's screens know it. */
import { type Battlefield, fieldOf, type Shown, type ShownCard, type Table } from '@escarmouche/engine/underworlds';
import type { Scene as AnyScene } from '../../../table/contract.ts';
import { answersOf, useScene as useAnyScene } from '../../../table/scene.ts';
import type { WuQuestions } from '../position.ts';
import type { WuSpeech } from './speech.ts';

export type Scene = AnyScene<Table, Shown, WuSpeech>;

/** The position shown. */
export const useScene = useAnyScene as () => Scene;

/** The battlefield; null before it is laid. */
export function fieldIn({ snapshot, table }: Pick<Scene, 'snapshot' | 'table'>): Battlefield | null {
  const { named } = snapshot.position;
  return named.field < 0 ? null : fieldOf({ table, state: named });
}

/** The cards of a seat in one place: of the other one's deck and hand only that they are there is known. */
export function cardsIn({ snapshot }: Pick<Scene, 'snapshot'>, seat: number, lies: ShownCard['lies']): readonly ShownCard[] {
  return snapshot.position.cards.filter((c) => c.owner === seat && c.lies === lies);
}

/** The worker's answer to one of this game's questions. */
export const useWuAnswer = answersOf<WuQuestions>();
