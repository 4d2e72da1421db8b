/** The position on the table as this game's screens know it. */
import { type Battlefield, type CardState, fieldOf, HAND, IN_PLAY, type State, type Table } from '@escarmouche/engine/underworlds';
import { type Scene as AnyScene, useAnswer, useScene as useAnyScene } from '../../../table/scene.ts';
import type { WuPosition, WuQuestions } from '../position.ts';
import type { WuSpeech } from './speech.ts';

export type Scene = AnyScene<Table, WuPosition, WuSpeech>;

/** The position shown. */
export function useScene(): Scene {
  return useAnyScene() as Scene;
}

/** The state as the seat shown sees it. */
export function stateOf({ snapshot }: Pick<Scene, 'snapshot'>): State {
  return snapshot.position.view.state;
}

/** The battlefield; null before it is laid. */
export function fieldIn(scene: Pick<Scene, 'snapshot' | 'table'>): Battlefield | null {
  const state = stateOf(scene);
  return state.field < 0 ? null : fieldOf({ table: scene.table, state, log: null });
}

/** The cards of a seat in one zone. */
export function cardsIn(state: State, seat: number, zone: number): readonly CardState[] {
  return state.cards.filter((c) => c.owner === seat && c.zone === zone);
}

/** The hand of a seat: of the other one's cards only that they are there is known. */
export function handOf(state: State, seat: number): readonly CardState[] {
  return cardsIn(state, seat, HAND);
}

/** The upgrades of a fighter, by their numbers in the table. */
export function upgradesOn(state: State, fighter: number): readonly number[] {
  return state.cards.flatMap((c) => (c.zone === IN_PLAY && c.on === fighter && c.def >= 0 ? [c.def] : []));
}

/** The fighter on a hex; -1. */
export function fighterAt(state: State, hex: number): number {
  return hex < 0 ? -1 : state.fighters.findIndex((f) => f.hex === hex);
}

/** The worker's answer to one of this game's questions; null while there is no question or no answer yet. */
export function useWuAnswer<K extends keyof WuQuestions>(
  { walk, snapshot: { at } }: Scene,
  what: K,
  question: WuQuestions[K][0] | null,
): WuQuestions[K][1] | null {
  return useAnswer('about', question === null ? null : { walk, at, what, with: question }) as WuQuestions[K][1] | null;
}
