/** g.28. Actions that cards give besides: which of them, by what ways and on whom, and why not another. */
import { by, call, coded, decide, define, END, type Flow, given, NEXT, NOBODY, offers, type Refusal, refuse } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { isFarther } from '../field.ts';
import { NO_ATTACK } from '../state.ts';
import { fieldOf } from '../table.ts';
import { attackBy, attackCodes, charge, chargesOf, couldAttackFrom, mayCharge, whyNoAttack } from './acting.ts';
import { attacksOfOne } from './activation-codes.ts';
import { ofBearer, ofGrant } from './cited.ts';
import { type GrantFrame, grantSequence } from './frames.ts';
import { goings } from './going.ts';
import { fighterKey } from './keys.ts';
import { destinationsOf, mayMove, move } from './moving.ts';
import { FIGHTER } from './naming.ts';
import { type Going, goingIn, hexIn, RESTS, WAYS, wayCode } from './packing.ts';
import { isSweep } from './targets.ts';
import { listLong, listThrough, mayGoBy } from './through.ts';
import { attacksOf } from './values.ts';

/** Options: attacks first, by `attackCode`; behind them all moves, then all charges, by way; last none of them. */
const GIVEN_MOVE = RESTS;
const GIVEN_CHARGE = GIVEN_MOVE + WAYS;
const GIVEN_NONE = GIVEN_CHARGE + WAYS - 1;

export const GIVES_NONE = coded<Und, GrantFrame>('none', { say: 'choose-none', first: GIVEN_NONE });

const WHO = given(by<Und, GrantFrame>(FIGHTER), (_g, f) => f.fighter);
/** The way of a given move or charge (`wayCode`). */
const wayOfGiven = (code: number): number => code - (code >= GIVEN_CHARGE ? GIVEN_CHARGE : GIVEN_MOVE);
const GIVEN = offers<Und, GrantFrame>(
  GIVES_NONE,
  ...goings('charge', GIVEN_CHARGE, WHO, wayOfGiven),
  ...goings('move', GIVEN_MOVE, WHO, wayOfGiven),
  ...attacksOfOne<GrantFrame>(({ seat, reaction }) => ({ seat, reaction })),
);

export const grantSteps = define(grantSequence, [
  decide('granted', 'wu:g.28', {
    when: (g: Und, f: GrantFrame) => grantedMoves(g, f).length + grantedCharges(g, f).length + grantedAttacks(g, f).length > 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      if (f.optional === 1) out.push(GIVEN_NONE);
      const moves = grantedMoves(g, f);
      const charges = grantedCharges(g, f);
      for (const hex of moves) out.push(GIVEN_MOVE + hex);
      for (const hex of charges) out.push(GIVEN_CHARGE + hex);
      if (moves.length + charges.length > 0)
        for (const way of [...listThrough(g, f.fighter), ...listLong(g, f.fighter)]) {
          if (moves.includes(hexIn(way))) out.push(GIVEN_MOVE + way);
          if (charges.includes(hexIn(way))) out.push(GIVEN_CHARGE + way);
        }
      for (const code of grantedAttacks(g, f)) out.push(code);
    },
    take(g, f, code): Flow {
      if (code === GIVEN_NONE) return END;
      if (code >= GIVEN_CHARGE) charge(g, f.fighter, code - GIVEN_CHARGE, f.reaction);
      else if (code >= GIVEN_MOVE) move(g, f.fighter, code - GIVEN_MOVE, { reaction: f.reaction });
      else attackBy(g, f.fighter, f.seat, code, { reaction: f.reaction });
      return NEXT;
    },
    ...GIVEN,
    sort: (code) => (code === GIVEN_NONE ? 0 : code >= GIVEN_MOVE ? 1 : 2),
    understand(g, f, id) {
      const going = goingIn(id);
      const [kind, who] = going === null ? id.split(/[:>/]/) : [going.kind, going.who];
      const given = [
        ...(f.kinds & GRANT_MOVE ? ['move'] : []),
        ...(f.kinds & GRANT_CHARGE ? ['charge'] : []),
        ...(f.kinds & GRANT_ATTACK ? ['attack'] : []),
      ];
      if (!given.includes(kind) || who !== fighterKey(g, f.fighter))
        return [{ rule: 'wu:g.28', key: 'not-that-action', args: { figure: { figure: f.fighter } } }];
      return going === null ? whyNotThatAttack(g, f, id) : goneOrWhyNot(g, f, going);
    },
    by: (_g, f) => f.fighter,
    prompt: (_g, f) => ({ key: 'ask-granted', args: { figure: { figure: f.fighter } } }),
  }),
]);

/** Kinds of actions that a card gives, as bits. */
export const GRANT_MOVE = 1;
export const GRANT_ATTACK = 2;
export const GRANT_CHARGE = 4;

/** Gives an action: the fighter's player chooses how it is made. */
export function grant(g: Und, d: Partial<GrantFrame> & Pick<GrantFrame, 'fighter' | 'seat' | 'kinds'>): void {
  call(g, grantSequence, {
    fighter: d.fighter,
    seat: d.seat,
    kinds: d.kinds,
    optional: d.optional ?? 0,
    reaction: d.reaction ?? 0,
    target: d.target ?? NOBODY,
    attack: d.attack ?? NO_ATTACK,
    away: d.away ?? 0,
  });
}

/** Move actions that a card gives. The card itself names the action, so a move or charge token does not forbid it (g.28). */
function grantedMoves(g: Und, f: GrantFrame): number[] {
  if ((f.kinds & GRANT_MOVE) === 0 || !mayMove(g, f.fighter, null, 'named-action')) return [];
  const all = destinationsOf(g, f.fighter);
  return f.away === 0 ? all : all.filter((hex) => isAway(g, f.fighter, hex));
}

/** Whether a fighter could make a Move action away from every enemy, tokens or not, as a card may give it (169.1). */
export function couldFlee(g: Und, fighter: number): boolean {
  return mayMove(g, fighter, null, 'named-action') && destinationsOf(g, fighter).some((hex) => isAway(g, fighter, hex));
}

/** Is a hex farther from every enemy than where a fighter stands (g.08)? */
function isAway(g: Und, fighter: number, hex: number): boolean {
  const { fighters } = g.state;
  const { seat, hex: here } = fighters[fighter];
  return fighters.every((e) => e.seat === seat || e.hex < 0 || isFarther(fieldOf(g), e.hex, here, hex));
}

/** Charges that a card gives: it names them, so that no token forbids them. */
function grantedCharges(g: Und, f: GrantFrame): number[] {
  if ((f.kinds & GRANT_CHARGE) === 0 || !mayMove(g, f.fighter, null, 'named-action') || !mayCharge(g, f.fighter)) return [];
  return chargesOf(g, f.fighter);
}

function grantedAttacks(g: Und, f: GrantFrame): number[] {
  if ((f.kinds & GRANT_ATTACK) === 0) return [];
  return attackCodes(g, f.fighter, { must: f.target, only: f.attack, seat: f.seat });
}

/** Why an attack that is named is not the one that is given. */
function whyNotThatAttack(g: Und, f: GrantFrame, id: string): Refusal[] {
  const why: Refusal[] = [];
  const which = g.table.attacks.findIndex((a, i) => a.attack.id === id.split(/[/>]/)[1] && attacksOf(g, f.fighter).includes(i));
  const target = g.table.fighters.findIndex((x) => x.key === id.split('>')[1]);
  const figure = { figure: { figure: f.fighter } };
  if (which < 0) refuse(why, 'wu:A1', 'no-such-attack', figure, ['wu:g.28']);
  else if (f.attack >= 0 && which !== f.attack) refuse(why, 'wu:g.28', 'not-that-attack', figure);
  else if (f.target >= 0 && target !== f.target) refuse(why, 'wu:g.28', 'must-target', { figure: { figure: f.target } }, ofGrant(g));
  else if (target >= 0 && isSweep(g, f.fighter, which)) refuse(why, 'wu:A11', 'attacks-all', figure);
  else if (target >= 0) whyNoAttack(g, f.fighter, which, target, why);
  return why;
}

/** A move or a charge that is named: its option where it goes by a way that is not listed, or what is against it. */
function goneOrWhyNot(g: Und, f: GrantFrame, { kind, to, way }: Going): number | Refusal[] {
  const why: Refusal[] = [];
  const hex = fieldOf(g).names.indexOf(to);
  if (hex < 0) return why;
  const figure = { figure: f.fighter };
  const space = { space: hex };
  if (kind === 'move' && f.away === 1 && !isAway(g, f.fighter, hex)) refuse(why, 'wu:g.08', 'not-away', { space });
  if (!destinationsOf(g, f.fighter).includes(hex))
    refuse(why, 'wu:R3', 'cannot-get-there', { figure, space }, ofBearer(g, f.fighter, 'move'));
  else if (kind === 'charge' && !couldAttackFrom(g, f.fighter, hex))
    refuse(why, 'wu:R4', 'nobody-to-attack', { figure, space }, ofBearer(g, f.fighter, 'charge'));
  const ways = kind === 'move' ? grantedMoves(g, f) : grantedCharges(g, f);
  if (why.length > 0 || way === 0 || !ways.includes(hex) || !mayGoBy(g, f.fighter, hex, way, why)) return why;
  return (kind === 'move' ? GIVEN_MOVE : GIVEN_CHARGE) + wayCode(hex, way);
}
