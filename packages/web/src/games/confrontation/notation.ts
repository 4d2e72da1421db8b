/** How positions of this game are written. Fetched by the editor alone. */
export { CONFRONTATION_NOTATION as notation } from '@escarmouche/engine/confrontation';
