/** Dice as classes of faces, and pools of them as exact tables of outcomes. */

export * from './faces.ts';
export * from './outcomes.ts';
export * from './pools.ts';
