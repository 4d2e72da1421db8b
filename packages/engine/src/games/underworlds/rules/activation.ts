/** R2 to R8. One activation: what may be done, what not, and by which rule. */

import {
  allowed,
  call,
  decide,
  define,
  END,
  type Flow,
  NEXT,
  type Reasons,
  type Refusal,
  type RefusedOption,
  refuse,
  type Settled,
  step,
} from '../../../core/index.ts';
import type { Und, Used } from '../defs.ts';
import { listOfNone } from '../lists.ts';
import { CARD_ACTION, DECK, DEED_ACTION, HAND, NO_ABILITY, NO_CARD, OBJECTIVES, POWER } from '../state.ts';
import { fieldOf } from '../table.ts';
import {
  ANY_ATTACK,
  attackBy,
  attackCodes,
  charge,
  couldAttackFrom,
  guard,
  listAttacks,
  listCharges,
  mayCharge,
  mayGuard,
  whyNoAttack,
  whyNotNamed,
} from './acting.ts';
import {
  ABILITY,
  ACTING,
  ATTACK,
  actionCost,
  CHARGE,
  DRAW,
  DRAWS,
  EXCHANGE,
  EXCHANGES,
  GUARD,
  GUARDING,
  MOVE,
  PASS,
  RULES,
  UPGRADE,
} from './activation-codes.ts';
import { inPlay, survivors } from './board.ts';
import { useOrCast } from './casting.ts';
import { ofBearer } from './cited.ts';
import { note } from './deeds.ts';
import { discard, draw, NOTHING_TO_DRAW, whyNoExchange } from './drawing.ts';
import { type ActivationFrame, activationSequence, anyActionSequence, type UseFrame, useOfOwn } from './frames.ts';
import { anyInForce } from './in-force.ts';
import { cardArg, fighterKey } from './keys.ts';
import { endLasting } from './lasting.ts';
import { destinationsOf, listDestinations, mayMove, move, wayOf } from './moving.ts';
import { attackCode, fighterIn, goingIn, hexIn, hurtsIn, kindOf, LONG, optionOf, restOf, wayCode } from './packing.ts';
import { isAnyIn, listPlaces } from './places.ts';
import { open } from './reacting.ts';
import { settle } from './settling.ts';
import { listLong, listThrough, mayGoBy } from './through.ts';
import { couldUse } from './usable.ts';
import { endAction } from './using.ts';
import { attacksOf, moveOf, sideUp, woundsOf } from './values.ts';

const seatOf = (g: Und, f: { fighter: number }): number => g.state.fighters[f.fighter].seat;

export const activationSteps = define(activationSequence, [
  step('begins', 'wu:R2', (g: Und, f: ActivationFrame): Flow => {
    const { state } = g;
    state.activation++;
    state.acting = 1;
    state.active = f.seat;
    state.players[f.seat].activations++;
    g.log?.tell('wu:R2', 'activation', { seat: { seat: f.seat }, n: state.players[f.seat].activations });
    const { fighters } = g.table;
    for (let i = 0; i < fighters.length; i++) if (fighters[i].seat === f.seat) fighters[i].inspires.activation?.(g, i);
    return NEXT;
  }),
  decide('activate', 'wu:R2', {
    when: (g: Und, f: ActivationFrame) => g.state.players[f.seat].skip === 0,
    seat: (_g, f) => f.seat,
    options: (g, f, out) => {
      options(g, f.seat, out);
    },
    take(g, f, code): Flow {
      carryOut(g, f.seat, code);
      return NEXT;
    },
    ...ACTING,
    cites: (_g, _f, code) => RULES[kindOf(code)],
    settles: (g, _f, code) => settledBy(g, code),
    cost: (g, _f, code) => actionCost(g, code, false),
    // One action, a card or a pass: then it is over (R2).
    span: 'activation',
    ends: () => true,
    sort: kindOf,
    quiet: PASS,
    refused: (g, f) => refused(g, f.seat),
    understand: (g, f, id) => understand(g, f.seat, id),
    prompt: (g, f) => ({ key: 'ask-activation', args: { n: g.state.players[f.seat].activations } }),
  }),
  step('after the activation', 'wu:g.29', (g: Und, f: ActivationFrame): Flow => {
    if (g.state.players[f.seat].skip === 1) g.log?.tell('wu:R6', 'passes', { seat: { seat: f.seat } });
    g.state.players[f.seat].skip = 0;
    if (f.closed === 0) open(g, 'after-activation', { player: f.seat });
    return NEXT;
  }),
  step('ends', 'wu:P3', (g: Und): Flow => {
    const { state } = g;
    state.acting = 0;
    endLasting(g, (l) => l.activation !== 0 && l.activation <= state.activation);
    return END;
  }),
]);

export const anyActionSteps = define(anyActionSequence, [
  decide('any action', 'wu:g.28', {
    when: (g: Und, f: { fighter: number }) => inPlay(g, f.fighter),
    seat: seatOf,
    options(g, f, out) {
      out.push(PASS);
      ownActions(g, seatOf(g, f), f.fighter, true, out);
    },
    take(g, f, code): Flow {
      if (kindOf(code) !== PASS) carryOut(g, seatOf(g, f), code);
      return NEXT;
    },
    ...ACTING,
    cites: (_g, _f, code) => RULES[kindOf(code)],
    cost: (g, _f, code) => actionCost(g, code, true),
    sort: kindOf,
    quiet: PASS,
    understand(g, f, id) {
      const why: Refusal[] = [];
      if (!id.includes(`:${fighterKey(g, f.fighter)}`)) refuse(why, 'wu:g.28', 'not-that-action', { figure: { figure: f.fighter } });
      return why.length > 0 ? why : understand(g, seatOf(g, f), id, true);
    },
    by: (_g, f) => f.fighter,
    prompt: (_g, f) => ({ key: 'ask-granted', args: { figure: { figure: f.fighter } } }),
  }),
]);

/** Whether something lets a fighter be activated in spite of its Charge token (354.1). */
function isFreed(g: Und, fighter: number): boolean {
  return anyInForce(g, g.table.forcing.freed, fighter);
}

/** The paragraphs that keep who has charged from being activated, besides the answer that says so for Guard (g.13). */
const HAS_CHARGED = ['wu:R2', 'wu:R4'] as const;

/** May this fighter be activated (R2, g.13)? */
function mayActivate(g: Und, seat: number, fighter: number, why: Reasons = null): boolean {
  const f = g.state.fighters[fighter];
  if (f.seat !== seat && refuse(why, 'wu:R2', 'no-friend', why && { figure: { figure: fighter } })) return false;
  if (!inPlay(g, fighter) && refuse(why, 'wu:R2', 'not-in-play', why && { figure: { figure: fighter } })) return false;
  if (
    f.chargeToken === 1 &&
    !isFreed(g, fighter) &&
    refuse(why, 'wu:g.13', 'has-charged', why && { figure: { figure: fighter } }, HAS_CHARGED)
  )
    return false;
  if (f.spent === 1 && refuse(why, 'wu:R2', 'no-more-activation', why && { figure: { figure: fighter } })) return false;
  return allowed(why);
}

/** The use of an ability, or of what an upgrade lets its bearer do. */
function useOf(g: Und, seat: number, code: number): UseFrame {
  const upgrade = kindOf(code) === UPGRADE;
  const card = upgrade ? restOf(code) : NO_CARD;
  return useOfOwn(card, upgrade ? g.state.cards[card].def : NO_CARD, upgrade ? NO_ABILITY : restOf(code), seat, fighterIn(code));
}

/** An action printed on a card: the option that it is, and what it does. */
interface PrintedAction {
  readonly code: number;
  readonly use: Used;
}

const NO_ACTIONS: readonly PrintedAction[] = listOfNone();

/** Actions printed on the side that lies up and on upgrades (R8), whether they can be used now or not: most fighters have none. */
function printedActions(g: Und, fighter: number): readonly PrintedAction[] {
  let out: PrintedAction[] | null = null;
  const { actions } = sideUp(g, fighter);
  for (let i = 0; i < actions.length; i++) {
    const { use } = g.table.abilities[actions[i]];
    if (use === undefined) continue;
    out ??= [];
    out.push({ code: optionOf(ABILITY, fighter, actions[i]), use });
  }
  const { worn, cards } = g.state;
  for (let i = 0; i < worn.length; i++) {
    const c = cards[worn[i]];
    if (c.on !== fighter) continue;
    const { action, starts, use: other } = g.table.cards[c.def].does;
    const use = action ?? (starts === undefined ? other : undefined);
    if (use === undefined || use.answers !== undefined) continue;
    out ??= [];
    out.push({ code: optionOf(UPGRADE, fighter, worn[i]), use });
  }
  return out ?? NO_ACTIONS;
}

/** Why a fighter may not take an action printed on a card; null where it has none of that name. */
function whyNoAction(g: Und, seat: number, id: string, given: boolean): Refusal[] | null {
  for (const f of g.state.fighters.keys()) {
    if (!inPlay(g, f)) continue;
    const action = printedActions(g, f).find(({ code }) => ACTING.id(g, { seat }, code) === id);
    if (action === undefined) continue;
    const why: Refusal[] = [];
    if (!given) mayActivate(g, seat, f, why);
    couldUse(g, action.use, useOf(g, seat, action.code), why);
    return why.length > 0 ? why : null;
  }
  return null;
}

function options(g: Und, seat: number, out: number[]): void {
  out.push(PASS);
  if (isAnyIn(g, seat, POWER, DECK)) out.push(DRAWS);
  if (isAnyIn(g, seat, OBJECTIVES, DECK)) listPlaces(g, seat, OBJECTIVES, HAND, out, EXCHANGES);
  const { fighters } = g.state;
  for (let f = 0; f < fighters.length; f++) if (mayActivate(g, seat, f)) ownActions(g, seat, f, false, out);
}

/** The actions of one fighter; `given` where a card gives one, outside an activation. */
function ownActions(g: Und, seat: number, f: number, given: boolean, out: number[]): void {
  if (mayGuard(g, f)) out.push(optionOf(GUARD, f));
  if (mayMove(g, f, null, given ? 'any-action' : 'activation')) {
    const from = out.length;
    listDestinations(g, f, moveOf(g, f), out, optionOf(MOVE, f));
    listCharges(g, f, out, from, optionOf(MOVE, f), optionOf(CHARGE, f));
    listWays(g, f, listThrough(g, f), out);
    listWays(g, f, listLong(g, f), out);
  }
  listAttacks(g, f, ANY_ATTACK, out, optionOf(ATTACK, f));
  const printed = printedActions(g, f);
  for (let i = 0; i < printed.length; i++) {
    const { code, use } = printed[i];
    if (couldUse(g, use, useOf(g, seat, code), null)) out.push(code);
  }
}

/** Moves and Charges by ways that are named besides. */
function listWays(g: Und, f: number, ways: readonly number[], out: number[]): void {
  for (let i = 0; i < ways.length; i++) out.push(optionOf(MOVE, f, ways[i]));
  for (let i = 0; i < ways.length; i++)
    if (mayCharge(g, f) && couldAttackFrom(g, f, hexIn(ways[i]))) out.push(optionOf(CHARGE, f, ways[i]));
}

/** What an activation settles: a pass uses it up, an exchanged objective is gone, and a way through lethal hexes may be a fighter's last. */
function settledBy(g: Und, code: number): readonly Settled[] {
  const kind = kindOf(code);
  if (kind === PASS) return [{ kind: 'ends', say: { key: 'settles-activation', args: {} } }];
  if (kind === EXCHANGE) return [{ kind: 'loses', say: { key: 'settles-discarded', args: {} } }];
  if (kind !== MOVE && kind !== CHARGE) return [];
  const figure = fighterIn(code);
  const way = restOf(code);
  // The longest way is one of those that hurt least.
  const hurts = (hurtsIn(way) === LONG ? 0 : hurtsIn(way)) || (wayOf(g, figure, hexIn(way))?.lethal ?? 0);
  const left = woundsOf(g, figure) - g.state.fighters[figure].wounds;
  return hurts === 0 || hurts < left ? [] : [{ kind: 'kills', say: { key: 'settles-lethal', args: { figure: { figure } } } }];
}

function carryOut(g: Und, seat: number, code: number): void {
  const f = fighterIn(code);
  const rest = restOf(code);
  switch (kindOf(code)) {
    case PASS:
      g.log?.tell('wu:R6', 'passes', { seat: { seat } });
      return;
    case DRAW:
      // These are actions as well: an immediate objective that was drawn may be shown now (g.33). What is called last runs first.
      settle(g);
      draw(g, seat, POWER, 1);
      return;
    case EXCHANGE:
      settle(g);
      discard(g, rest);
      draw(g, seat, OBJECTIVES, 1);
      return;
    case GUARD:
      endAction(g, f);
      guard(g, f);
      return;
    case MOVE:
      move(g, f, rest);
      return;
    case CHARGE:
      charge(g, f, rest);
      return;
    case ATTACK:
      attackBy(g, f, seat, rest);
      return;
    default: {
      g.state.fighters[f].did |= CARD_ACTION;
      note(g, { what: DEED_ACTION, seat, by: f, card: kindOf(code) === UPGRADE ? g.state.cards[rest].def : NO_CARD });
      g.log?.tell('wu:R8', 'acts', {
        figure: { figure: f },
        what: kindOf(code) === UPGRADE ? cardArg(g, rest) : { term: `ability.${g.table.abilities[rest].id}` },
      });
      // The action first, then its end: what is called last runs first.
      endAction(g, f);
      useOrCast(g, useOf(g, seat, code));
    }
  }
}

/** What is against a Move action is against the Charge that begins with it (R4). */
function asOfCharge(r: Refusal): Refusal {
  return r.rule === 'wu:R4' ? r : { ...r, also: [...(r.also ?? []), 'wu:R4'] };
}

/** Why an activation that is not offered is not: an id of a known kind, with every rule against it; `given` where a card gives the action. */
function understand(g: Und, seat: number, id: string, given = false): number | Refusal[] | null {
  if (id.startsWith('action:')) return whyNoAction(g, seat, id, given);
  if (id.startsWith('exchange:') && !given) {
    const why = whyNoExchange(g, seat, id.slice('exchange:'.length));
    return why.length > 0 ? why : null;
  }
  const going = goingIn(id);
  const [, kind, who, what, to] =
    /^(guard|attack):([a-z0-9-]+)(?:\/([a-z0-9-]+))?(?:>([A-Za-z0-9-]+))?$/.exec(id) ??
    (going === null ? [] : ['', going.kind, going.who, '', going.to]);
  const f = g.table.fighters.findIndex((x) => x.key === who);
  if (f < 0) return null;
  const why: Refusal[] = [];
  if (!given) mayActivate(g, seat, f, why);
  const figure = { figure: f };
  if (kind === 'guard') mayGuard(g, f, why);
  else if (kind === 'attack') whyNotNamed(g, f, what ?? '', to ?? '', why);
  else {
    const hex = fieldOf(g).names.indexOf(to ?? '');
    if (hex < 0) return null;
    const ofMove: Refusal[] = [];
    mayMove(g, f, ofMove, given ? 'any-action' : 'activation');
    if (inPlay(g, f) && !destinationsOf(g, f).includes(hex))
      refuse(ofMove, 'wu:R3', 'cannot-get-there', { figure, space: { space: hex } }, ofBearer(g, f, 'move'));
    why.push(...(kind === 'charge' ? ofMove.map(asOfCharge) : ofMove));
    if (kind === 'charge') mayCharge(g, f, why);
    if (kind === 'charge' && inPlay(g, f) && !couldAttackFrom(g, f, hex))
      refuse(why, 'wu:R4', 'nobody-to-attack', { figure, space: { space: hex } }, ofBearer(g, f, 'charge'));
    // A way through lethal hexes on purpose is listed for those alone whom it Inspires, a long one for those alone who gain by it: of others they
    // are understood.
    const way = going?.way ?? 0;
    if (way > 0 && why.length === 0 && mayGoBy(g, f, hex, way, why)) return optionOf(kind === 'move' ? MOVE : CHARGE, f, wayCode(hex, way));
  }
  return why.length > 0 ? why : null;
}

/** Attacks that cannot be made on anybody, and fighters that cannot be activated. */
function refused(g: Und, seat: number): RefusedOption[] {
  const out: RefusedOption[] = [];
  if (!isAnyIn(g, seat, POWER, DECK)) out.push(ACTING.barred(g, { seat }, DRAWS, NOTHING_TO_DRAW));
  for (const f of survivors(g, seat)) {
    const offered = mayActivate(g, seat, f) ? new Set(attackCodes(g, f)) : new Set<number>();
    for (const which of attacksOf(g, f)) {
      if (g.table.attacks[which].attack.traits.allAdjacent === true) continue;
      for (const t of survivors(g, 1 - seat)) {
        const code = attackCode(which, t);
        if (offered.has(code)) continue;
        const reasons: Refusal[] = [];
        mayActivate(g, seat, f, reasons);
        whyNoAttack(g, f, which, t, reasons);
        if (reasons.length > 0) out.push(ACTING.barred(g, { seat }, optionOf(ATTACK, f, code), reasons));
      }
    }
    const reasons: Refusal[] = [];
    mayActivate(g, seat, f, reasons);
    mayGuard(g, f, reasons);
    for (const { code } of printedActions(g, f)) {
      const against = whyNoAction(g, seat, ACTING.id(g, { seat }, code), false);
      if (against !== null) out.push(ACTING.barred(g, { seat }, code, against));
    }
    if (reasons.length > 0) out.push(GUARDING.barred(g, { seat }, GUARDING.code(f), reasons));
  }
  return out;
}

/** Gives a fighter an action of whatever kind the rules allow it, which is no activation (g.28). */
export function grantAny(g: Und, fighter: number): void {
  call(g, anyActionSequence, { fighter });
}
