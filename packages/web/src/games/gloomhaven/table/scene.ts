/** The position on the table as this game's screens know it. */
import { type CardState, HAND, type State, type Table } from '@escarmouche/engine/gloomhaven';
import { type Scene as AnyScene, useAnswer, useScene as useAnyScene } from '../../../table/scene.ts';
import type { GhPosition, GhQuestions } from '../position.ts';
import type { GhSpeech } from './speech.ts';

export type Scene = AnyScene<Table, GhPosition, GhSpeech>;

/** The position shown. */
export function useScene(): Scene {
  return useAnyScene() as Scene;
}

/** The state as the seat shown sees it. */
export function stateOf({ snapshot }: Pick<Scene, 'snapshot'>): State {
  return snapshot.position.view.state;
}

/** The cards of a seat in one zone, by their places. */
export function cardsIn(state: State, seat: number, zone: number): readonly number[] {
  return state.cards.flatMap((c: CardState, place) => (c.owner === seat && c.zone === zone ? [place] : []));
}

/** The hand of a seat. */
export function handOf(state: State, seat: number): readonly number[] {
  return cardsIn(state, seat, HAND);
}

/** The figure on a hex; -1. */
export function figureAt(state: State, hex: number): number {
  return hex < 0 ? -1 : state.figures.findIndex((f) => f.hex === hex && f.out === 0);
}

/** The worker's answer to one of this game's questions; null while there is no question or no answer yet. */
export function useGhAnswer<K extends keyof GhQuestions>(
  { walk, snapshot: { at } }: Scene,
  what: K,
  question: GhQuestions[K][0] | null,
): GhQuestions[K][1] | null {
  return useAnswer('about', question === null ? null : { walk, at, what, with: question }) as GhQuestions[K][1] | null;
}
