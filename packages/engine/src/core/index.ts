/** The core: sequences, frames, nodes, windows, values, record and drivers. No game in it. */
export * from './drivers.ts';
export * from './enumerate.ts';
export * from './game.ts';
export * from './match.ts';
export * from './phrase.ts';
export * from './plain.ts';
export * from './random.ts';
export * from './refuse.ts';
export * from './replay.ts';
export * from './ruling.ts';
export * from './run.ts';
export * from './sequence.ts';
export { TOLD } from './told.ts';
export * from './types.ts';
export * from './values.ts';
export * from './view.ts';
export * from './window.ts';
