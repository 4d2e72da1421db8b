/** How long a match is: what rules count to, and screens count down from. */

/** Rounds of a match (R1). */
export const ROUNDS = 3;
/** Activations of each player in a round (R1). */
export const ACTIVATIONS = 4;
