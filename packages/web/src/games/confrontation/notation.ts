/** How positions of this game are written. Fetched by the editor alone. */
export { CONFRONTATION_NOTATION as notation, CONFRONTATION_OWN as own } from '@escarmouche/engine/confrontation';
export { takeOver } from './setup/own.ts';
