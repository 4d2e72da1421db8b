/** Escarmouche as a library: the core, the games and the players. */
export * from './bots/index.ts';
export * from './core/index.ts';
export { type AnyManifest, type Manifest, manifest, type NamedFigure, type PlainWords, type Sentence } from './manifest.ts';
export * from './odds/index.ts';
export { type OpenView, openGame, openSituations } from './open.ts';
