/** How positions of this game are written. Fetched by the editor alone. */
export { GLOOMHAVEN_NOTATION as notation } from '@escarmouche/engine/gloomhaven';
