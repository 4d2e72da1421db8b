/** Warhammer Underworlds: Nightvault: the game, its content and its rulebook. */
export { TRIGGERS, type Trigger } from './behaviour.ts';
export * from './choices.ts';
export * from './content/index.ts';
export { deckProblems } from './deck.ts';
export * from './deck-text.ts';
export { copyUnderworlds, underworlds } from './game.ts';
export * from './rulebook/index.ts';
export * from './setup.ts';
export * from './situation.ts';
export { situationMatch, underworldsSituations } from './situations.ts';
export * from './state.ts';
export { fieldOf, type Table, type Und } from './table.ts';
export type { View } from './view.ts';
