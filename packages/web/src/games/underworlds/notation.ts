/** How positions of this game are written. Fetched by the editor alone. */
export { UNDERWORLDS_NOTATION as notation, UNDERWORLDS_OWN as own } from '@escarmouche/engine/underworlds';
