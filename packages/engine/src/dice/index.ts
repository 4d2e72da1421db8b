/** Dice as classes of faces, pools as exact tables of outcomes, distributions of numbers. */
export * from './faces.ts';
export * from './pools.ts';
export * from './distribution.ts';
