/** What the commands do: all that is loaded once one is to be done. */
export { arena } from './arena.ts';
export { content } from './content.ts';
export { hint } from './hint.ts';
export { lab, labQuery, labReport, labServe, labWork } from './lab.ts';
export { labReadings } from './lab-readings.ts';
export { luck } from './luck.ts';
export { odds } from './odds.ts';
export { options } from './options.ts';
export { play } from './play.ts';
export { replay } from './replay.ts';
export { ruling } from './ruling.ts';
export { rulings } from './rulings.ts';
