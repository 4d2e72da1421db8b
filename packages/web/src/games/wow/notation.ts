/** How positions of this game are written. Fetched by the editor alone. */
export { WOW_NOTATION as notation, WOW_OWN as own } from '@escarmouche/engine/wow';
