/** Hexes, fields of hexes, shortest paths, sight along them, reach and triangles. */
export * from './hex.ts';
export * from './field.ts';
export * from './paths.ts';
export * from './sight-along-paths.ts';
export * from './routes.ts';
export * from './reach.ts';
export * from './triangles.ts';
