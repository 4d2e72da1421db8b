/** How positions of this game are written. Fetched by the editor alone. */
export { UNDERWORLDS_NOTATION as notation } from '@escarmouche/engine/underworlds';
