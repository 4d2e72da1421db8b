/**
 * What a position is worth to a player that searches: the logarithm of the odds to win, learned by logistic regression from matches between
 * greedy players (docs/search.md). It goes by what everybody sees and by the hand of the seat that it is asked for; of the other hand it
 * knows what the imagined state says, which is a guess.
 */

import { NOBODY } from '../../core/index.ts';
import type { Und } from './defs.ts';
import { ACTIVATIONS, ROUNDS } from './lengths.ts';
import { holds, inPlay } from './rules/board.ts';
import { countIn, endOf, firstOf } from './rules/places.ts';
import { sideUp, woundsOf } from './rules/values.ts';
import { ACTION_PHASE, HAND, OBJECTIVES, POWER, SETTING_UP } from './state.ts';
import { nearness, stepsToEnemy, worthFor } from './worth.ts';

/*
 * Hundredths of the logarithm of the odds. How far the match has come runs from 0 to 1, in activations; what is left of it, from 1 to 0; how
 * much of the round is used, from 0 to 1.
 */
/** A point of glory; more by how far the match has come, and by the fourth power of that: in the end nothing else counts. */
const GLORY = 35;
const GLORY_LATER = 52;
const GLORY_LAST = 69;
/** A wound that a fighter can still take: at any time, and by what is left. */
const WOUND = 14;
const WOUND_LEFT = 11;
/** By what is left: a fighter beyond its wounds (the same wounds on fewer fighters are harder to take) and the leader. */
const FIGHTER = -53;
const LEADER = 53;
/** By what is left: dice times damage of a fighter's best attack, one that is inspired, an upgrade on it, an enemy beside it. */
const BLOW = 5;
const INSPIRED = 6;
const UPGRADE = 4;
const ENGAGED = 22;
/** A Charge token, by what the round has left: its fighter waits for the next one. */
const CHARGED = -24;
/** An activation used, and whose the one under way or the next one is: so much for that seat, as much against the other. */
const ACTIVATION = -17;
const TURN = 22;
/** Glory of an objective in hand whose condition holds: by how much of the round is used, by how far the match has come for one of the third. */
const OWN_SOON = 62;
const THEIR_SOON = 20;
const OWN_THIRD = 57;
/*
 * Not from the regression, which found them neither good nor bad: without them most answers would be as good as most others, and the first of
 * them would be searched. An objective held, a Guard token, a power card in hand; that one's own fighters are near the enemy counts as it does
 * for the greedy player.
 */
const HELD = 5;
const GUARD = 2;
const CARD = 2;

/** What makes a match as good as three to one is 120 to the guide, and the logarithm of three here. */
const UNIT = 120 / (100 * Math.log(3));

/** Activations of a round, both players'. */
const BOTH = 2 * ACTIVATIONS;

/** Dice times damage of an attack of the table; a spell has as many dice as its fighter's wizard level. */
function blowOf(g: Und, attack: number, wizard: number): number {
  const { dice, damage, traits } = g.table.attacks[attack].attack;
  return (traits.spell === true ? wizard : dice) * damage;
}

/** What a fighter on the battlefield is worth. */
function fighterWorth(g: Und, fighter: number, left: number, unused: number): number {
  const { cards, fighters, worn } = g.state;
  const f = fighters[fighter];
  const { leader, wizard = 0 } = g.table.fighters[fighter].fighter;
  const { attacks } = sideUp(g, fighter);
  let blow = 0;
  let upgrades = 0;
  for (let i = 0; i < attacks.length; i++) blow = Math.max(blow, blowOf(g, attacks[i], wizard));
  for (let i = 0; i < worn.length; i++) {
    const c = cards[worn[i]];
    if (c.on !== fighter) continue;
    upgrades++;
    const { attack } = g.table.cards[c.def];
    if (attack >= 0) blow = Math.max(blow, blowOf(g, attack, wizard));
  }
  const wounds = woundsOf(g, fighter) - f.wounds;
  const lasting =
    FIGHTER +
    wounds * WOUND_LEFT +
    blow * BLOW +
    upgrades * UPGRADE +
    (leader === true ? LEADER : 0) +
    (f.inspired === 1 ? INSPIRED : 0) +
    (stepsToEnemy(g, fighter) === 1 ? ENGAGED : 0);
  const wished = f.guardToken * GUARD + (holds(g, fighter) >= 0 ? HELD : 0);
  return wounds * WOUND + lasting * left + f.chargeToken * CHARGED * unused + wished;
}

/** What a side is worth by what everybody sees. */
function side(g: Und, seat: number, come: number, unused: number): number {
  const { fighters, players } = g.state;
  const { glory, activations } = players[seat];
  let sum = glory * (GLORY + GLORY_LATER * come + GLORY_LAST * come ** 4) + activations * ACTIVATION + countIn(g, seat, POWER, HAND) * CARD;
  for (let i = 0; i < fighters.length; i++) if (fighters[i].seat === seat && inPlay(g, i)) sum += fighterWorth(g, i, 1 - come, unused);
  return sum;
}

/** What the objectives of a hand promise whose condition holds now. */
function promised(g: Und, seat: number, soon: number, third: number): number {
  const { cards } = g.state;
  const end = endOf(g, seat, OBJECTIVES);
  let sum = 0;
  for (let i = firstOf(g, seat, OBJECTIVES); i < end; i++) {
    const { zone, def } = cards[i];
    if (zone !== HAND) continue;
    const { face, does } = g.table.cards[def];
    const weight = face.scoring === 'end-phase' ? soon : face.scoring === 'third-end-phase' ? third : 0;
    if (weight !== 0 && does.scores?.(g, seat) === true) sum += weight * (face.glory ?? 0);
  }
  return sum;
}

/** The seat whose activation is under way, or else the next one; between rounds nobody's. */
function turnOf({ state: { acting, active, phase } }: Und, begun: number): number {
  if (acting === 1) return active;
  return phase === ACTION_PHASE && begun > 0 && begun < BOTH ? 1 - active : NOBODY;
}

/** The worth of a position for a seat, as `worthFor` tells it while the match is set up and once it is over. */
export function learnedWorth(g: Und, seat: number): number {
  const { state } = g;
  if (state.over === 1 || state.phase === SETTING_UP) return worthFor(g, seat);
  const begun = state.players[0].activations + state.players[1].activations;
  const used = begun / BOTH;
  const come = (state.round - 1 + used) / ROUNDS;
  const turn = turnOf(g, begun);
  const seen = side(g, seat, come, 1 - used) - side(g, 1 - seat, come, 1 - used);
  const hands = promised(g, seat, OWN_SOON * used, OWN_THIRD * come) - promised(g, 1 - seat, THEIR_SOON * used, 0);
  return nearness(g, seat) + UNIT * (seen + hands + (turn < 0 ? 0 : turn === seat ? TURN : -TURN));
}
