/** Hexes, fields of hexes, shortest paths, sight along them, reach and triangles; and the free table of bases. */

export * from './field.ts';
export * from './hex.ts';
export * from './paths.ts';
export * from './plane.ts';
export * from './plane-contacts.ts';
export * from './plane-layout.ts';
export * from './plane-paths.ts';
export * from './reach.ts';
export * from './routes.ts';
export * from './sight-along-paths.ts';
export * from './sight-corners.ts';
export * from './sight-straight.ts';
export * from './triangles.ts';
export * from './walls.ts';
