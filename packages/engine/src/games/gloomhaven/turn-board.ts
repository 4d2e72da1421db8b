/** The board on which a monster's turn is drawn as a case of a file: its measures, and what may lie and stand on it. */

/** What lies on a hex. */
export const TURN_TERRAIN = ['wallHex', 'obstacle', 'trap', 'hazard', 'difficult'] as const;
/** Who stands on it: the monster whose turn it is, its friends, its enemies. */
export const TURN_FIGURES = ['active', 'monster', 'character'] as const;

/** So many targets stand for all there are: a card can have as many. */
export const ALL_TARGETS = 6;

/** Columns and rows of the map of a case. */
export const TURN_COLUMNS = 16;
export const TURN_ROWS = 7;
/** Area patterns are drawn on a board of this many columns and rows; its middle is the grey hex. */
export const AREA_SIDE = 7;
