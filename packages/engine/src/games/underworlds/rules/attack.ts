/** A2 to A10. One attack against one target, step by step. */
import { coded, decide, define, END, type Flow, NEXT, NOBODY, offers, type Refusal, refuse, step, using } from '../../../core/index.ts';
import { ATTACK_DAMAGED, ATTACK_IN_CHARGE, ATTACK_KILLED, ATTACK_SUCCEEDED, PASSES_BLOCKED, PASSES_FIGHTERS } from '../behaviour.ts';
import type { Und } from '../defs.ts';
import { COMPASS, directionsAway, stepFrom } from '../field.ts';
import {
  ATTACKED,
  BY_ATTACK,
  BY_PLOY,
  BY_REACTION,
  BY_SPELL,
  DEED_ATTACK,
  DEED_OUTNUMBERED,
  DEED_SUPPORTED,
  IN_CHARGE,
  NO_CARD,
  SUCCEEDED,
  SUCCESSFUL,
} from '../state.ts';
import { chose, fieldOf } from '../table.ts';
import { canReach, inPlay, isFree, traitsOf } from './board.ts';
import { hasCast, innately } from './casting.ts';
import { note } from './deeds.ts';
import { ALL_CRITICALS, ATTACK_DIE, CRITICAL, DEFENCE_DIE, MAGIC_DIE } from './dice.ts';
import { type AttackFrame, attackSequence, NOT_MADE, OVER, UNDER_WAY, UNRESOLVED } from './frames.ts';
import { harm, hurt } from './harm.ts';
import { eachInForce } from './in-force.ts';
import { push } from './moving.ts';
import { NUMBER } from './naming.ts';
import { open } from './reacting.ts';
import { FOR_ATTACK, FOR_DEFENCE, roll } from './rolling.ts';
import { settle } from './settling.ts';
import {
  attackOf,
  attackSuccesses,
  countsCriticals,
  damageOf,
  defenceDiceOf,
  defenceRerollsOf,
  defenceSuccesses,
  diceOf,
  isSpell,
  knockbackOf,
  moreSupport,
  rerollsAny,
  rerollsOf,
  spellAttackHurts,
  supportOf,
} from './values.ts';

const STAYS = 0;

export const LEAVE = coded<Und, AttackFrame>('leave', { say: 'leave', first: STAYS, more: (_g, f) => ({ figure: { figure: f.on } }) });

/** A way to be driven back in one number: the direction, and how many hexes. */
const DIRECTIONS_MOST = 8;
const driveCode = (direction: number, n: number): number => n * DIRECTIONS_MOST + direction;
/** One hex in each direction, and several. */
export const DRIVES = COMPASS.flatMap((name, d) => {
  const more = (_g: Und, f: AttackFrame, code: number) => ({
    figure: { figure: f.on },
    direction: { term: `direction.${name}` },
    n: hexesIn(code),
  });
  return [
    coded<Und, AttackFrame>(`drive:${name}`, { say: 'drive-back', first: driveCode(d, 1), more }),
    coded<Und, AttackFrame>(`drive:${name}-{n}`, {
      say: 'drive-back',
      parts: { n: using(NUMBER) },
      first: d,
      step: DIRECTIONS_MOST,
      when: (_g, _f, code) => hexesIn(code) > 1,
      more,
    }),
  ];
});

export const attackSteps = define(attackSequence, [
  step('costs', 'wu:A2', (g: Und, f: AttackFrame): Flow => {
    eachInForce(g, g.table.forcing.declared, (does, s) => {
      does(g, s, f);
    });
    return NEXT;
  }),
  step('before the dice', 'wu:A2', (g: Und, f: AttackFrame): Flow => {
    open(g, 'before-dice', { attacker: f.by, target: f.on, nth: f.nth });
    return NEXT;
  }),
  step('attack roll', 'wu:A3', (g: Und, f: AttackFrame): Flow => {
    if (!stands(g, f)) {
      f.ended = UNRESOLVED;
      g.log?.tell('wu:X2', 'attack-ends', { figure: { figure: f.by } });
      return NEXT;
    }
    const n = supportOf(g, f);
    if (n > 0) note(g, { what: DEED_SUPPORTED, seat: f.seat, by: f.by, on: f.on, n });
    const more = moreSupport(g, f);
    if (more > 0) note(g, { what: DEED_OUTNUMBERED, seat: f.seat, by: f.by, on: f.on, n: more });
    g.state.fighters[f.by].did |= ATTACKED;
    roll(g, FOR_ATTACK, {
      seat: f.seat,
      fighter: f.by,
      die: isSpell(g, f) ? MAGIC_DIE : ATTACK_DIE,
      successes: attackSuccesses(g, f),
      dice: diceOf(g, f),
      rerolls: rerollsOf(g, f),
      any: rerollsAny(g, f),
    });
    return NEXT;
  }),
  step('defence roll', 'wu:A4', (g: Und, f: AttackFrame): Flow => {
    if (f.ended === UNRESOLVED) return NEXT;
    f.hits = f.rolled + (isSpell(g, f) ? innately(g, f.by, attackSuccesses(g, f)) : 0);
    f.attackCrits = f.crits;
    const { noted } = g.table.fighters[f.on].inspires;
    const lookedFor = (g.state.fighters[f.on].inspired === 0 ? noted : 0) | (countsCriticals(g, f) ? ALL_CRITICALS : 0);
    roll(g, FOR_DEFENCE, {
      seat: g.state.fighters[f.on].seat,
      fighter: f.on,
      die: DEFENCE_DIE,
      successes: defenceSuccesses(g, f),
      dice: defenceDiceOf(g, f.on),
      rerolls: defenceRerollsOf(g, f),
      noted: lookedFor,
    });
    return NEXT;
  }),
  step('compared', 'wu:D4', (g: Und, f: AttackFrame): Flow => {
    if (f.ended === UNRESOLVED) return NEXT;
    f.defence = f.rolled;
    f.defenceCrits = (defenceSuccesses(g, f) & CRITICAL) === 0 ? 0 : f.crits;
    if (f.noted > 0) g.state.fighters[f.on].merit = 1;
    const more = f.attackCrits - f.defenceCrits || f.hits - f.defence;
    f.success = more > 0 ? 1 : 0;
    f.tie = more === 0 ? 1 : 0;
    g.log?.tell('wu:D4', more > 0 ? 'hits' : more === 0 ? 'ties' : 'misses', { figure: { figure: f.by }, target: { figure: f.on } });
    open(g, f.success === 1 ? 'will-succeed' : 'has-failed', { attacker: f.by, target: f.on, nth: f.nth });
    return NEXT;
  }),
  step('trapped', 'wu:A6', (g: Und, f: AttackFrame): Flow => {
    if (f.ended === UNRESOLVED) return NEXT;
    eachInForce(g, g.table.forcing.firm, (does, s) => {
      if (does(g, s, f)) f.firm = 1;
    });
    if (f.tie === 0 || f.hits + f.attackCrits === 0 || (f.firm === 1 && chose(g, 'held-firm', 'not-trapped'))) return NEXT;
    if (!inPlay(g, f.by) || !inPlay(g, f.on) || awayFrom(g, f).length > 0) return NEXT;
    f.success = 1;
    g.log?.tell('wu:A6', 'trapped', { figure: { figure: f.on } });
    // Only now that the target is trapped is it known that the attack will succeed.
    open(g, 'will-succeed', { attacker: f.by, target: f.on, nth: f.nth });
    return NEXT;
  }),
  step('cast', 'wu:M6', (g: Und, f: AttackFrame): Flow => {
    // Whoever makes it attack, the spell is one of the fighter's own warband (342.1).
    if (isSpell(g, f) && f.success === 1 && f.ended === UNDER_WAY)
      open(g, 'spell-cast', { caster: f.by, seat: g.state.fighters[f.by].seat, nth: f.nth });
    return NEXT;
  }),
  step('about to damage', 'wu:A7', (g: Und, f: AttackFrame): Flow => {
    if (f.ended === UNRESOLVED) return NEXT;
    eachInForce(g, g.table.forcing.beforeDamage, (does, s) => {
      does(g, s, f);
    });
    if (f.success === 1) open(g, 'will-damage', { attacker: f.by, target: f.on, damage: damageOf(g, f) });
    return NEXT;
  }),
  step('damage', 'wu:A7', (g: Und, f: AttackFrame): Flow => {
    if (f.ended === UNRESOLVED || f.success === 0) return NEXT;
    const n = damageOf(g, f);
    // What others suffer besides lies below, and so comes after what the target does (56.1).
    eachInForce(g, g.table.forcing.besides, (does, s) => {
      does(g, s, f);
    });
    // Turned against the attacker, the damage is that of the warband that turned it (349.1).
    if (f.victim !== f.on)
      harm(g, { on: f.victim, n, by: NOBODY, seat: 1 - g.state.fighters[f.by].seat, card: NO_CARD, how: BY_PLOY | BY_REACTION });
    else harm(g, { on: f.on, n, by: f.by, seat: g.state.fighters[f.by].seat, card: attackOf(g, f).card, how: howOf(g, f) });
    return NEXT;
  }),
  step('could be driven back', 'wu:A8', (g: Und, f: AttackFrame): Flow => {
    if (mayDrive(g, f)) open(g, 'could-be-driven', { attacker: f.by, target: f.on });
    return NEXT;
  }),
  decide('drive back', 'wu:A8', {
    when: mayDrive,
    seat: (_g: Und, f) => f.seat,
    options(g, f, out) {
      out.push(STAYS);
      for (const d of awayFrom(g, f)) for (let n = 1; n <= hexesTo(g, f, d); n++) out.push(driveCode(d, n));
    },
    take(g, f, code): Flow {
      if (code === STAYS) return NEXT;
      f.direction = directionIn(code);
      push(g, f.on, f.seat, f.direction, hexesIn(code), 1);
      return NEXT;
    },
    ...offers(LEAVE, ...DRIVES),
    cites: (_g, _f, code) => (hexesIn(code) > 1 ? 'wu:A9' : 'wu:A8'),
    quiet: STAYS,
    by: (_g, f) => f.by,
    understand: (g, f, id) => whyNotDriven(g, f, id),
    prompt: (_g, f) => ({ key: 'ask-drive-back', args: { figure: { figure: f.on } } }),
  }),
  step('driven back', 'wu:A8', (g: Und, f: AttackFrame): Flow => {
    if (f.direction >= 0) open(g, 'driven-back', { attacker: f.by, target: f.on });
    return NEXT;
  }),
  step('over', 'wu:A10', (g: Und, f: AttackFrame): Flow => {
    // One that could not be resolved was not made (171.2).
    if (f.ended === UNRESOLVED) {
      f.ended = NOT_MADE;
      return NEXT;
    }
    // A11: an attack is a success where its target suffered damage.
    const successful = f.dealt > 0 && f.victim === f.on;
    const x = g.state.fighters[f.by];
    if (successful) x.did |= SUCCEEDED;
    note(g, {
      what: DEED_ATTACK,
      // Whoever makes it attack, a fighter stays one of its own warband (342.1).
      seat: x.seat,
      by: f.by,
      on: f.on,
      n: f.dealt,
      card: attackOf(g, f).card,
      how: howOf(g, f) | (successful ? SUCCESSFUL : 0),
    });
    // g.20: a spell that is beaten in defence was not cast. Whether one was that succeeds and yet does no damage is an option.
    if (isSpell(g, f) && f.success === 1 && (successful || chose(g, 'harmless-spell-attack', 'cast')))
      hasCast(g, f.by, x.seat, attackOf(g, f).card);
    eachInForce(g, g.table.forcing.attacked, (does, s) => {
      does(g, s, f);
    });
    if (isSpell(g, f) && f.attackCrits > 1 && spellAttackHurts(g)) hurt(g, f.by, 1);
    f.ended = OVER;
    return NEXT;
  }),
  step('check', 'wu:I1', (g: Und): Flow => {
    settle(g);
    return NEXT;
  }),
  step('after the attack', 'wu:X3', (g: Und, f: AttackFrame): Flow => {
    // An attack that could not be carried out does not count as one that failed.
    if (f.ended === NOT_MADE) return END;
    const what =
      (f.dealt > 0 && f.victim === f.on ? ATTACK_SUCCEEDED : 0) |
      (f.dealt > 0 ? ATTACK_DAMAGED : 0) |
      (f.killed === 1 ? ATTACK_KILLED : 0) |
      (f.charge === 1 ? ATTACK_IN_CHARGE : 0);
    open(g, 'after-attack', { attacker: f.by, target: f.on, did: what });
    return NEXT;
  }),
]);

/** Can it still be resolved (X2, A11)? */
function stands(g: Und, f: AttackFrame): boolean {
  if (!inPlay(g, f.by) || !inPlay(g, f.on)) return false;
  return canReach(g, g.state.fighters[f.by].hex, f.on, attackOf(g, f).attack.range);
}

/** The directions in which the target could be driven back (A8). */
function awayFrom(g: Und, f: AttackFrame): number[] {
  const { fighters } = g.state;
  if (!inPlay(g, f.by) || !inPlay(g, f.on)) return [];
  const field = fieldOf(g);
  return directionsAway(field, fighters[f.by].hex, fighters[f.on].hex).filter((d) => isFree(g, stepFrom(field, fighters[f.on].hex, d)));
}

/** Whether this attack may drive its target back. */
function mayDrive(g: Und, f: AttackFrame): boolean {
  return (
    f.ended === UNDER_WAY && f.firm === 0 && (f.success === 1 || (f.tie === 1 && f.hits + f.attackCrits > 0)) && awayFrom(g, f).length > 0
  );
}

/** Why the target is not driven back that way, or not so far. */
function whyNotDriven(g: Und, f: AttackFrame, id: string): Refusal[] | null {
  const [, name, far = '1'] = /^drive:([NS][EW]?)(?:-(\d+))?$/.exec(id) ?? [];
  const direction = (COMPASS as readonly (string | undefined)[]).indexOf(name);
  if (direction < 0) return null;
  const field = fieldOf(g);
  const { fighters } = g.state;
  const why: Refusal[] = [];
  // Whoever passes through things in a Move action does so in no other way.
  const passes = (traitsOf(g, f.on) & (PASSES_BLOCKED | PASSES_FIGHTERS)) !== 0;
  const most = hexesTo(g, f, direction);
  if (!directionsAway(field, fighters[f.by].hex, fighters[f.on].hex).includes(direction))
    refuse(why, 'wu:A8', 'drive-not-away', { figure: { figure: f.by } }, ['wu:g.08']);
  else if (most === 0) refuse(why, 'wu:A8', 'drive-not-free', null, passes ? ['wu:thorns-of-the-briar-queen.2'] : ['wu:g.25']);
  else if (Number(far) > most) refuse(why, 'wu:A9', 'drive-too-far', { n: most }, ['wu:g.26']);
  return why.length > 0 ? why : null;
}

/** Hexes in a direction, up to what Knockback allows (A9). */
function hexesTo(g: Und, f: AttackFrame, direction: number): number {
  const field = fieldOf(g);
  const most = knockbackOf(g, f);
  let { hex } = g.state.fighters[f.on];
  let n = 0;
  while (n < most) {
    hex = stepFrom(field, hex, direction);
    if (!isFree(g, hex)) break;
    n++;
  }
  return n;
}

function howOf(g: Und, f: AttackFrame): number {
  return BY_ATTACK | (isSpell(g, f) ? BY_SPELL : 0) | (f.charge === 1 ? IN_CHARGE : 0) | (f.reaction === 1 ? BY_REACTION : 0);
}
const directionIn = (code: number): number => code % DIRECTIONS_MOST;
const hexesIn = (code: number): number => Math.floor(code / DIRECTIONS_MOST);
