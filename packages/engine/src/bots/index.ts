/** Players that are programs. They are given what their seat sees, never the state itself. */
export * from './greedy.ts';
export * from './kinds.ts';
export * from './levels/index.ts';
export * from './narrowed.ts';
export * from './random.ts';
export * from './search/index.ts';
export * from './thinking/index.ts';
