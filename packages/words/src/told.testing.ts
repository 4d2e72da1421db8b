/** How many random games the tests tell in words. */

/** As many as the tests are meant to tell, or one in twenty where fewer random games are asked for (`ESCARMOUCHE_GAMES`). */
export function gamesTold(usual: number): number {
  return process.env.ESCARMOUCHE_GAMES === undefined ? usual : Math.ceil(usual / 20);
}
