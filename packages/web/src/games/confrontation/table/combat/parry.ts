/** What an attack asks of its target, in numbers: when it fails by itself, what a parry must show. */

/** The highest face of one die with which an attack fails by itself; 0 where it cannot. */
export function failsUpTo(attack: number, oneFails: boolean): number {
  return Math.max(oneFails ? 1 : 0, Math.min(6, -attack));
}

/** By how much the best die of a parry must beat the attacker's, where the parry must beat the attack by `margin`. */
export function moreThanTheirs(attack: number, defence: number, margin = 0): number {
  return attack + margin - defence;
}
