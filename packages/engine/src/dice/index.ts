/** Dice as classes of faces, pools as exact tables of outcomes, distributions of numbers. */

export * from './distribution.ts';
export * from './faces.ts';
export * from './outcomes.ts';
export * from './pools.ts';
