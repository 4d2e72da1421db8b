/** gh:level.1. What a scenario level means. */

/** The highest level whose monsters we hold. */
export const MOST_LEVEL = 2;

/** The highest level there is. */
export const TOP_LEVEL = 7;

/** Gold of a money token and experience of a success, by level. */
const GOLD = [2, 2, 3, 3, 4, 4, 5, 6] as const;
const BONUS = [4, 6, 8, 10, 12, 14, 16, 18] as const;

/** What a level comes to. */
export interface LevelNumbers {
  /** Level of the game's monsters: the one that is asked for, or the highest we hold; those of one's own may have higher ones. */
  readonly monsters: number;
  /** Level that the rules ask for, of monsters and of traps. */
  readonly asked: number;
  /** Damage of a trap that does damage, and of a hazardous hex. */
  readonly trap: number;
  readonly hazard: number;
  /** Gold of one money token. */
  readonly gold: number;
  /** Experience that each character gains by success. */
  readonly xp: number;
}

/**
 * What a scenario level comes to. With one person alone, or with open hands, monsters and traps are one level higher, as far as we hold
 * levels of theirs; rewards are not.
 */
export function levelNumbers(level: number, solo: boolean): LevelNumbers {
  const asked = Math.min(TOP_LEVEL, level + (solo ? 1 : 0));
  const trap = 2 + asked;
  return { monsters: Math.min(MOST_LEVEL, asked), asked, trap, hazard: Math.floor(trap / 2), gold: GOLD[level], xp: BONUS[level] };
}
