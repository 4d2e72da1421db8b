/** Players that are programs. They get a view, never the truth. */
export * from './greedy.ts';
export * from './kinds.ts';
export * from './levels/index.ts';
export * from './narrowed.ts';
export * from './random.ts';
export * from './search/index.ts';
export * from './thinking/index.ts';
