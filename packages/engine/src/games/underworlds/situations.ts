/** Situations made into matches. */

import { Faults, frameOf, lay, Match, NOBODY, type Situations, stepOf } from '../../core/index.ts';
import { oddsAt } from '../../odds/index.ts';
import type { Table, Und } from './defs.ts';
import { underworlds } from './game.ts';
import { UNDERWORLDS_NOTATION } from './notation.ts';
import { UNDERWORLDS_ODDS } from './odds.ts';
import { UNDERWORLDS_OWN } from './own.ts';
import { matchSequence, powerSequence, roundSequence, setUpSequence } from './rules/frames.ts';
import { matchSteps, roundSteps } from './rules/round.ts';
import { laysNext, setUpSteps } from './rules/setting-up.ts';
import { wornAmong } from './rules/wearing.ts';
import { PLAIN, type Setup } from './setup.ts';
import { FIGHTER, LASTING, SIDE, type Situation, type SituationLasting } from './situation.ts';
import { checkFighters, checkLasting, checkToken, checkUpgrades } from './situation-check.ts';
import { DEED_HAS, DEED_MORE, DEED_WHO, type DeedWord, UNSAID } from './situation-deeds.ts';
import { cardOf, fighterNamed, hexOf, type Laying, noSuch } from './situation-names.ts';
import { bareOf, cardsOf, fighterOf, isBefore, placeIn, setupOf } from './situation-setup.ts';
import { namedArgs, situationValue } from './situation-values.ts';
import { UNDERWORLDS_WORDS } from './situation-words.ts';
import {
  ACTION_PHASE,
  ATTACKED,
  BY_ATTACK,
  CARD_ACTION,
  CHARGED,
  DEED_ACTION,
  DEED_ATTACK,
  DEED_CHARGE,
  DEED_GUARD,
  DEED_MOVE,
  DEED_RETURN,
  type Deed,
  GUARDED,
  IN_CHARGE,
  IN_PLAY,
  type Lasting,
  MOVED,
  NO_ABILITY,
  NO_CARD,
  NOWHERE,
  SCORED,
  SETTING_UP,
  type State,
  SUCCEEDED,
  SUCCESSFUL,
} from './state.ts';
import { chose, givenField, wrong } from './table.ts';
import type { View } from './view.ts';
import { underworldsVocabulary } from './vocabulary.ts';

/** The fighters of a side. */
function layFighters(on: Laying, s: Situation): void {
  const { seat, faults } = on;
  faults.each(Object.entries(s.sides[seat].fighters ?? {}), ([id, given]) => {
    const at = `sides[${seat}].fighters.${id}`;
    const i = fighterNamed(on, id, at, seat);
    if (on.table.fighters[i].seat !== seat) throw noSuch('no-such-figure', at, id);
    const f = fighterOf(given);
    // One that is out of action stands nowhere.
    lay(FIGHTER, on, on.state.fighters[i], f.out === true ? { ...f, at: undefined } : f, at);
  });
}

/** A card in force, or what an ability left behind. */
function layLasting(on: Laying, given: SituationLasting, at: string): void {
  const { seat, table, state } = on;
  const def = given.card === undefined ? NO_CARD : cardOf(on, given.card, at);
  const ability = given.ability === undefined ? NO_ABILITY : table.abilities.findIndex((a) => a.id === given.ability);
  if (def < 0 && ability < 0) throw noSuch('no-such-ability', at, given.ability ?? '');
  checkLasting(on, def, ability, given, at);
  const until = given.until ?? (def < 0 ? undefined : table.cards[def].face.persists) ?? 'end-of-phase';
  const card = def < 0 ? NO_CARD : state.cards.findIndex((c) => c.owner === seat && c.def === def);
  const activation = until === 'next-activation' ? state.activation + 1 : 0;
  const l: Lasting = { card, ability, seat, until: 0, activation, fighter: NOBODY, hex: NOWHERE, used: 0 };
  lay(LASTING, on, l, { ...given, until }, at);
  state.lasting.push(l);
}

/** The cards of a side, where the table has them, and what its player has. */
function layCards(on: Laying, s: Situation): void {
  const { seat, faults, table, state } = on;
  const side = s.sides[seat];
  const at = `sides[${seat}]`;
  faults.each(cardsOf(side, at, faults), (lies) => {
    const def = cardOf(on, lies.id, at);
    const { kind } = table.cards[def].face;
    const wants = lies.zone === SCORED ? ['objective'] : lies.on !== '' ? ['upgrade'] : lies.zone === IN_PLAY ? ['ploy', 'spell'] : [kind];
    if (!wants.includes(kind)) throw noSuch('card-in-wrong-place', lies.at, lies.id);
    const place = state.cards.findIndex((c) => c.owner === seat && c.def === def);
    if (place < 0) return;
    const c = state.cards[place];
    c.zone = lies.zone;
    c.fresh = lies.fresh ? 1 : 0;
    // Somebody of that name is not there: told where the fighters are laid.
    if (lies.on !== '' && !faults.at(`${at}.fighters.${lies.on}`)) c.on = fighterNamed(on, lies.on, at, seat);
  });
  state.worn = wornAmong(state.cards);
  faults.each((side.lasting ?? []).entries(), ([i, given]) => {
    const here = `${at}.lasting[${i}]`;
    if (!faults.at(here)) layLasting(on, given, here);
  });
  const p = state.players[seat];
  lay(SIDE, on, p, side, at);
  if (p.spent > p.glory) faults.note(wrong(`${at}.spent`, 'wu:G3', 'more-spent-than-gained', String(p.spent)));
}

function layTokens(g: Und, s: Situation, faults: Faults): void {
  faults.each(Object.entries(s.objectives ?? {}), ([name, where]) => {
    const face = Number(name);
    if (!/^[1-5]$/.test(name)) throw noSuch('no-such-objective', `objectives.${name}`, name);
    const down = where.startsWith('down ');
    const spot = down ? where.slice(5) : where;
    const hex = where === 'removed' ? NOWHERE : hexOf(g, spot, `objectives.${name}`);
    checkToken(g, `objectives.${name}`, hex, spot);
    if (hex >= 0 && g.state.tokens.some((t) => t.hex === hex)) throw noSuch('objectives-on-one-hex', `objectives.${name}`, spot);
    g.state.tokens.push({ hex, face: down ? 0 : face });
  });
}

/** A deed of which nothing is known yet, and of no check that matters now. */
const NO_DEED: Deed = {
  what: 0,
  seat: NOBODY,
  by: NOBODY,
  on: NOBODY,
  n: 0,
  hex: NOWHERE,
  card: NO_CARD,
  how: 0,
  upgrades: 0,
  beside: 0,
  check: 0,
};

const DOES_ITSELF: readonly DeedWord[] = ['move', 'charge', 'guard'];

/** What is done to another fighter only. */
const TO_ANOTHER: readonly DeedWord[] = ['attack', 'through', 'supported', 'outnumbered'];

function layDeeds(on: Laying, s: Situation): void {
  on.faults.each((s.deeds ?? []).entries(), ([i, given]) => {
    const at = `deeds[${i}]`;
    const d: Deed = { ...NO_DEED };
    lay(DEED_WHO, on, d, given, at);
    // Where nobody else is named, such a deed counts as done to the fighter that did it.
    if (d.on < 0 && DOES_ITSELF.includes(given.what)) d.on = d.by;
    const doer = d.by < 0 && given.what === 'return' ? d.on : d.by;
    if (d.seat === UNSAID) d.seat = doer < 0 ? NOBODY : on.table.fighters[doer].seat;
    const has = { side: d.seat >= 0 || given.side === 0, by: d.by >= 0, on: d.on >= 0, card: given.card !== undefined };
    const lacks = DEED_HAS[given.what].find((field) => !has[field]);
    // Whom it is credited to decides glory and objectives: it may be said to be nobody, but it must be said.
    if (lacks === 'side') throw noSuch('deed-by-whom', at, given.what);
    if (lacks !== undefined) throw noSuch('deed-lacks', at, `${given.what}: ${lacks}`);
    if (d.by >= 0 && d.by === d.on && TO_ANOTHER.includes(given.what)) throw noSuch('does-to-itself', at, given.by ?? '');
    lay(DEED_MORE, on, d, given, at);
    on.state.deeds.push(d);
  });
}

/** Returns that a situation lists are counted by whoever counts those of friends: the Warden, unless his merit is said (sepulchral-guard.1). */
function countReturns(g: Und, s: Situation): void {
  for (const [seat, side] of s.sides.entries())
    for (const [id, given] of Object.entries(side.fighters ?? {})) {
      const i = g.table.fighters.findIndex((f) => f.key === id && f.seat === seat);
      const { out, merit } = fighterOf(given);
      if (i < 0 || out === true || merit !== undefined) continue;
      for (const d of g.state.deeds)
        if (d.what === DEED_RETURN && d.seat === seat && d.on !== i) g.table.fighters[i].inspires.returned?.(g, i, d.on);
    }
}

/** What `did` stands for among the deeds of a round, where that is one thing; a Move alone may be deemed to have been made (331.1). */
const DONE_BY: readonly (readonly [bit: number, what: number])[] = [
  [MOVED, DEED_MOVE],
  [CHARGED, DEED_CHARGE],
  [GUARDED, DEED_GUARD],
];

/**
 * Deeds that fighters' tokens, or what they did, tell and the situation does not list: objectives count deeds. A Move is taken for one only
 * where it lists none at all.
 */
function layDone(on: Laying, s: Situation): void {
  on.state.fighters.forEach((f, i) => {
    for (const [bit, what] of DONE_BY) {
      if ((f.did & bit) === 0 || (bit === MOVED && s.deeds !== undefined)) continue;
      if (!on.state.deeds.some((d) => d.what === what && d.by === i)) on.state.deeds.push({ ...NO_DEED, what, seat: f.seat, by: i, on: i });
    }
    layAttacked(on, f.did, i);
    // An action of a card is that of the fighter's own card where it prints one.
    const acts = on.table.fighters[i].sides.some((side) => side.actions.length > 0);
    if ((f.did & CARD_ACTION) !== 0 && acts && !on.state.deeds.some((d) => d.what === DEED_ACTION && d.by === i))
      on.state.deeds.push({ ...NO_DEED, what: DEED_ACTION, seat: f.seat, by: i });
  });
}

/** An attack that `did` tells of: on whom is not said. That of a fighter that has charged as well is taken for the attack of its Charge. */
function layAttacked(on: Laying, did: number, by: number): void {
  if ((did & (ATTACKED | SUCCEEDED)) === 0) return;
  const successful = (did & SUCCEEDED) !== 0 ? SUCCESSFUL : 0;
  if (on.state.deeds.some((d) => d.what === DEED_ATTACK && d.by === by && (d.how & successful) === successful)) return;
  const how = BY_ATTACK | successful | ((did & CHARGED) !== 0 ? IN_CHARGE : 0);
  on.state.deeds.push({ ...NO_DEED, what: DEED_ATTACK, seat: on.state.fighters[by].seat, by, how });
}

/** Puts the match where the situation says it stands. */
function stand(g: Und, s: Situation): void {
  const { state } = g;
  const first = (s.first ?? 1) - 1;
  const at = s.at ?? 'activation';
  // The last activation of a round is that of who went second.
  const active = (s.active ?? (at === 'end' ? 2 - first : 1)) - 1;
  state.stack = [];
  if (isBefore(s)) {
    state.phase = SETTING_UP;
    state.stack.push(frameOf(matchSequence, { rounds: 0 }, stepOf(matchSteps, 'rounds')));
    const boards = s.sides.map((_x, i) => g.table.boards.indexOf((g.table.setup.field ?? PLAIN).boards[i]));
    const step = stepOf(setUpSteps, at === 'deploy' ? 'who deploys first' : 'lay an objective');
    state.stack.push(frameOf(setUpSequence, { winner: first, boards, seat: laysNext(g, first), unread: 0 }, step));
    return;
  }
  state.round = s.round ?? 1;
  state.phase = ACTION_PHASE;
  state.first = first;
  // Before an activation, the latest one was the other player's.
  state.active = at === 'power' || at === 'end' ? active : 1 - active;
  state.stack.push(frameOf(matchSequence, { rounds: state.round }, stepOf(matchSteps, 'rounds')));
  const step = at === 'round' ? 'action phase' : at === 'end' ? 'end phase' : 'activations';
  state.stack.push(frameOf(roundSequence, { winner: first }, stepOf(roundSteps, step)));
  if (at !== 'power') return;
  const asked = chose(g, 'power-step-first', 'just-activated') ? active : 1 - active;
  state.stack.push(frameOf(powerSequence, { seat: asked, passes: 0 }));
}

/** A match standing in a situation. @throws SetupError or Unplayable for all that is wrong with it */
export function situationMatch(s: Situation): Match<Setup, Table, State, View> {
  const faults = new Faults();
  const setup = setupOf(s, faults);
  const whole = faults.part(() => underworlds.tables(setup), placeIn);
  if (s.at === 'start' && whole !== undefined && faults.none) return new Match(underworlds, setup, { table: whole });
  // Where the battlefield cannot be joined so, hexes are not held against it.
  const there = whole ?? new Faults().part(() => underworlds.tables(bareOf(s, setup, setup.field ?? PLAIN)));
  const ground = there !== undefined && !faults.at('field') && s.at !== 'start';
  const table = there ?? underworlds.tables(bareOf(s, { ...setup, ownBoards: [] }, PLAIN));
  const state = underworlds.begin(table);
  const g: Und = { table, state, log: null };
  const on = (seat: number): Laying => ({ ...g, faults, ground, seat });
  state.field = givenField(table);
  if (ground) layTokens(g, s, faults);
  // Activations so far: what lasts for the next one counts them.
  state.activation = ((s.round ?? 1) - 1) * 8 + (s.sides[0].activations ?? 0) + (s.sides[1].activations ?? 0);
  state.check = 1;
  for (const seat of [0, 1]) layFighters(on(seat), s);
  for (const seat of [0, 1]) layCards(on(seat), s);
  layDeeds(on(NOBODY), s);
  countReturns(g, s);
  layDone(on(NOBODY), s);
  if (whole !== undefined) {
    checkFighters(g, s, faults);
    checkUpgrades(g, s, faults);
  }
  faults.end();
  stand(g, s);
  return new Match(underworlds, setup, { table, state });
}

/** What the ruling runner needs of this game. */
export const underworldsSituations: Situations<Setup, Table, State, View, Situation> = {
  game: underworlds,
  match: situationMatch,
  value: situationValue,
  words: UNDERWORLDS_WORDS,
  named: namedArgs,
  vocabulary: underworldsVocabulary,
  odds: (match, asked) => oddsAt(match, UNDERWORLDS_ODDS, asked),
  idle: UNDERWORLDS_ODDS.idle,
  notation: UNDERWORLDS_NOTATION,
  own: UNDERWORLDS_OWN,
  // An end phase asks only who has a card in hand; the round after it has another number.
  ranPast: (s, { nodeKind, state }) => s.at === 'end' && (nodeKind === 'over' || state.round !== (s.round ?? 1)),
};
