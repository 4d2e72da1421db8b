/** How positions of this game are written. Fetched by the editor alone. */
export { GLOOMHAVEN_NOTATION as notation, GLOOMHAVEN_OWN as own } from '@escarmouche/engine/gloomhaven';
