/** How positions of this game are written. Fetched by the editor alone. */
export { WOW_NOTATION as notation } from '@escarmouche/engine/wow';
