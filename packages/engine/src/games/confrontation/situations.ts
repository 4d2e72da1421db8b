/** Situations made into matches. */
import { Faults, frameOf, lay, Match, NOBODY, type Refusal, type Situations, stepOf } from '../../core/index.ts';
import { oddsAt } from '../../odds/index.ts';
import { wrong } from './faults.ts';
import { confrontation, freshState, standAsSet } from './game.ts';
import { CONFRONTATION_NOTATION } from './notation.ts';
import { CONFRONTATION_ODDS } from './odds.ts';
import { CONFRONTATION_OWN } from './own.ts';
import { melees, remove, seatBits } from './rules/board.ts';
import { combatSteps, dealDice } from './rules/combat.ts';
import {
  activationSequence,
  type CombatFrame,
  cardSequence,
  combatSequence,
  matchSequence,
  phaseSequence,
  roundSequence,
  speakSequence,
} from './rules/frames.ts';
import { figureNamed, keysIn } from './rules/keys.ts';
import { matchSteps, roundSteps } from './rules/match.ts';
import { makeCombat, phaseSteps, speakSteps } from './rules/phase.ts';
import { isCombat, maySeparate } from './rules/separating.ts';
import type { Setup } from './setup.ts';
import type { Situation } from './situation.ts';
import { checkPasses, checkPlaced, checkReady, checkSaid } from './situation-check.ts';
import { FIGHTER, type Laying, type SituationDice } from './situation-fighters.ts';
import { bareOf, byName, layContacts, placeIn, setupOf } from './situation-setup.ts';
import { namedArgs, situationValue } from './situation-values.ts';
import { CONFRONTATION_WORDS } from './situation-words.ts';
import { ACTED, ACTIVATION, COMBAT, FOUGHT, KILLED, NO_COMBAT, NO_SIDE, type State } from './state.ts';
import { buildTable, type Conf, chose, type Table } from './table.ts';
import type { View } from './view.ts';
import { confrontationVocabulary } from './vocabulary.ts';

function readDice(key: string, d: string | SituationDice): SituationDice {
  if (typeof d !== 'string') return d;
  const m = /^(\d{1,2})\/(\d{1,2})$/.exec(d);
  if (m === null) throw wrong(`dice.${key}`, 'conf:IX-C-3.a', 'bad-dice', d);
  return { placed: [Number(m[1]), Number(m[2])] };
}

/** Fighters as bits; a name that nobody has is noted. */
function bitsOf(g: Conf, faults: Faults, at: string, text: string): number {
  return text.split(/[|,]/).reduce((bits, key) => {
    const fig = figureNamed(g, key.trim());
    if (fig === NOBODY) faults.note(wrong(at, 'conf:IX-A-1.d', 'no-such-figure', key));
    else if (((bits >>> fig) & 1) === 1) faults.note(wrong(at, 'conf:IX-A-2.e', 'named-twice', text));
    return fig === NOBODY ? bits : bits | (1 << fig);
  }, 0);
}

/** What has happened to the fighters before. */
function layFighters(on: Laying, s: Situation): void {
  for (const [key, f] of Object.entries(s.fighters)) {
    const i = figureNamed(on, key);
    const x = on.state.figures[i];
    if (s.mode === 'skirmish')
      x.placed = s.turn !== 'start' && f.removed !== true && (f.at !== undefined || s.contacts !== undefined) ? 1 : 0;
    lay(FIGHTER, on, x, f, `fighters.${key}`, i);
    if (f.killed === true) x.wound = KILLED;
    if (f.removed === true || f.killed === true) remove(on, i);
  }
}

/** The combats already cut, and whose speaking turn it is. */
function laySeparation(g: Conf, s: Situation, faults: Faults): void {
  const cut = (s.separated ?? []).map((text, k) => bitsOf(g, faults, `separated[${k}]`, text));
  const gone = (s.fought ?? []).map((text, k) => bitsOf(g, faults, `fought[${k}]`, text));
  // Names that nobody has leave pieces, of which nothing can be said.
  if (faults.at('separated') || faults.at('fought')) return;
  if (s.speaking !== undefined) g.state.authority = s.speaking.map((n) => n - 1);
  if (s.fought !== undefined) {
    // Blows and pursuits have changed the melees since they were cut: what is written stands.
    for (const members of gone) g.state.combats.push({ members, done: FOUGHT, now: 0 });
    for (const combat of cut) makeCombat(g, combat, 0);
    return;
  }
  const named = cut.reduce((a, b) => a | b, 0);
  // Every melee of which somebody is named must be cut whole.
  const members = melees(g).reduce((bits, m) => ((m & named) === 0 ? bits : bits | m), 0);
  const why: Refusal[] = [];
  if (cut.length > 0 && !maySeparate(g, members, cut, why)) {
    for (const { rule, key } of why) faults.note(wrong('separated', rule, key, (s.separated ?? []).join('/')));
    return;
  }
  for (const combat of cut) makeCombat(g, combat, 0);
}

/** How many enemies of a side have been killed. */
const fallen = (g: Conf, side: number): number => g.state.figures.filter((f) => f.side !== side && f.wound === KILLED).length;

/** The combat under way: its dice dealt and, where the situation says so, placed; its Initiative won. */
function layCombat(g: Conf, s: Situation, id: number, faults: Faults): CombatFrame {
  const { members } = g.state.combats[id];
  dealDice(g, members);
  faults.each(Object.entries(s.dice ?? {}), ([key, given]) => {
    const fig = figureNamed(g, key);
    if (fig === NOBODY || ((members >>> fig) & 1) === 0) throw wrong(`dice.${key}`, 'conf:IX-C-2.a', 'not-in-this-combat', key);
    const x = g.state.figures[fig];
    const dice = readDice(key, given);
    const [a, d] = dice.placed;
    const held = dice.unplaced ?? 0;
    // Dice are dealt when a combat begins: whoever has fallen in its passes of arms counted then.
    const more = a + d + held - x.unplaced;
    if (more < 0 || more > (s.initiative === undefined ? 0 : fallen(g, x.side)))
      throw wrong(`dice.${key}`, 'conf:IX-C-2.b', 'dice-count', `${a}/${d}, ${x.unplaced}`);
    x.placedAttack = a;
    x.placedDefence = d;
    x.attack = dice.left?.[0] ?? a;
    x.defence = dice.left?.[1] ?? d;
    x.sustained = dice.sustained === true ? 1 : 0;
    x.unplaced = held;
    x.ready = 1;
    checkPlaced(x, key);
  });
  if (!faults.at('dice')) {
    faults.part(() => checkPasses(g, s, members));
    faults.part(() => checkReady(g, s, members));
  }
  return { id, members, first: s.initiative === undefined ? NO_SIDE : s.initiative - 1, passes: s.passes ?? 0, killer: NOBODY };
}

/** Puts the match where the situation says it stands. */
function stand(g: Conf, s: Situation, faults: Faults): void {
  const { state } = g;
  const { stack } = state;
  const skirmish = s.mode === 'skirmish';
  const turn = s.turn ?? 'combat';
  if (turn === 'start') {
    stack.push(frameOf(matchSequence, { mode: skirmish ? 1 : 0 }));
    return;
  }
  state.round = s.round ?? 1;
  if (state.tactics.length === 0 && (turn !== 'combat' || skirmish)) throw wrong('tactics', 'conf:F4.b', 'tactics-needed', '');
  if (skirmish) {
    stack.push(frameOf(matchSequence, { mode: 1 }, stepOf(matchSteps, 'rounds')));
    const next = turn === 'combat' ? 'combat' : turn === 'end' ? 'rally' : 'activation';
    stack.push(frameOf(roundSequence, { round: state.round }, stepOf(roundSteps, next) + (turn === 'end' ? 0 : 1)));
    if (turn === 'end') return;
    if (turn !== 'combat') {
      standInActivation(g, turn === 'activation' ? null : turn.card);
      return;
    }
  } else {
    // Without a Tactics roll written down the dice decide it first.
    if (state.tactics.length === 0) {
      stack.push(frameOf(matchSequence, { mode: 0 }, stepOf(matchSteps, 'Tactics roll')));
      return;
    }
    stack.push(
      frameOf(matchSequence, { mode: 0 }, stepOf(matchSteps, turn === 'end' ? 'maintenance' : 'rounds') + (turn === 'end' ? 0 : 1)),
    );
    if (turn === 'end') return;
  }
  standInCombat(g, s, faults);
}

/** Whether a card has been played: somebody of it is on the table, and all who are have acted (F4.d). One whose figures have all died is played empty yet (F4.e). */
function isPlayed({ figures }: State, card: readonly number[]): boolean {
  const standing = card.filter((i) => figures[i].placed === 1);
  return standing.length > 0 && standing.every((i) => figures[i].acted === ACTED);
}

function standInActivation(g: Conf, key: string | null): void {
  const { state } = g;
  state.phase = ACTIVATION;
  state.hands.forEach((hand, seat) => {
    hand.pile = g.table.cards.flatMap((c, i) => (c.seat === seat && !isPlayed(state, c.figures) ? [i] : []));
  });
  if (key === null) {
    state.stack.push(frameOf(activationSequence, { seat: NOBODY }));
    return;
  }
  const fig = figureNamed(g, key);
  const card = g.table.cards.findIndex((c) => c.figures.includes(fig));
  if (card < 0) throw wrong('turn.card', 'conf:F4.d', 'no-such-figure', key);
  const { seat } = g.table.cards[card];
  state.hands[seat].pile = state.hands[seat].pile.filter((c) => c !== card);
  state.stack.push(frameOf(activationSequence, { seat }));
  state.stack.push(frameOf(cardSequence, { card, seat, moved: 0 }));
}

/** The melees nobody has cut yet; a melee cut in part is none. */
function meleesLeft(g: Conf, s: Situation): number[] {
  if (s.fought !== undefined) return [];
  const cut = g.state.combats.reduce((bits, c) => bits | c.members, 0);
  return melees(g).filter((m) => (m & cut) === 0);
}

function standInCombat(g: Conf, s: Situation, faults: Faults): void {
  const { state } = g;
  const { stack } = state;
  const imposed = s.imposed === undefined ? NOBODY : figureNamed(g, s.imposed);
  const rolled = s.speaking !== undefined || s.combat !== undefined;
  // Before the Authority roll nobody's combat is imposed.
  if (s.imposed !== undefined && !rolled) throw wrong('imposed', 'conf:IX-C-1.g', 'imposed-too-soon', s.imposed);
  if (s.separated === undefined && !rolled && s.fought === undefined) {
    stack.push(frameOf(phaseSequence, { melees: [], imposed }));
    return;
  }
  state.phase = COMBAT;
  faults.part(() => laySeparation(g, s, faults));
  if (!faults.none) return;
  const left = meleesLeft(g, s);
  if (!rolled) {
    stack.push(frameOf(phaseSequence, { melees: left, imposed }, stepOf(phaseSteps, 'separation of melees')));
    return;
  }
  for (const m of left) {
    if (!isCombat(g, m)) throw wrong('separated', 'conf:IX-A-2.a', 'separation-needed', keysIn(g, m));
    makeCombat(g, m, 0);
  }
  if (imposed !== NOBODY && state.figures[imposed].combat === NO_COMBAT && chose(g, 'authority-fighter', 'in-a-combat'))
    throw wrong('imposed', 'conf:IX-C-1.a', 'not-in-combat', s.imposed ?? '');
  stack.push(frameOf(phaseSequence, { melees: [], imposed }, stepOf(phaseSteps, 'speaking turns')));
  if (s.combat === undefined) return;
  if (state.authority.length === 0) state.authority = g.table.sideOf.map((_x, i) => i).filter((i) => seatBits(g, i) !== 0);
  state.speaking = 0;
  const fig = figureNamed(g, s.combat);
  if (fig === NOBODY || state.figures[fig].combat === NO_COMBAT) throw wrong('combat', 'conf:IX-C-1.d', 'not-in-combat', s.combat);
  stack.push(frameOf(speakSequence, { seat: state.authority[0], imposed: NO_COMBAT }, stepOf(speakSteps, 'turn goes on')));
  const combat = layCombat(g, s, state.figures[fig].combat, faults);
  stack.push(
    frameOf(combatSequence, combat, stepOf(combatSteps, s.initiative === undefined ? 'place dice' : 'place dice after Initiative')),
  );
}

/** The table of a set-up whose figures are told by their contacts. */
function laidTable(told: Setup): Table {
  try {
    return buildTable(layContacts(told, buildTable(told)));
  } catch (error) {
    throw byName(told, error);
  }
}

/** A match standing in a situation. @throws SetupError or Unplayable for all that is wrong with it */
export function situationMatch(s: Situation): Match<Setup, Table, State, View> {
  const faults = new Faults();
  const told = setupOf(s, faults);
  const whole = faults.part(
    () => laidTable(told),
    (f) => placeIn(s, told, f),
  );
  const table = whole ?? new Faults().part(() => laidTable(bareOf(told, faults)));
  if (table === undefined) throw faults.error();
  // Where bare fighters stand is no fault of the situation: what is wrong with them as they are has been told.
  const state = (whole === undefined ? new Faults() : faults).part(() => freshState(table));
  if (state === undefined) throw faults.error();
  const g: Conf = { table, state, log: null };
  layFighters({ ...g, faults, bare: whole === undefined }, s);
  checkSaid(g, s, faults, whole === undefined);
  // Contacts, melees and dice are those of the fighters as they are.
  if (faults.none) {
    if (s.mode === 'skirmish' && s.turn !== 'start') standAsSet(g);
    faults.part(() => stand(g, s, faults));
  }
  faults.end();
  return new Match(confrontation, table.setup, { table, state });
}

/** What the ruling runner needs of this game. */
export const confrontationSituations: Situations<Setup, Table, State, View, Situation> = {
  game: confrontation,
  match: situationMatch,
  value: situationValue,
  words: CONFRONTATION_WORDS,
  named: namedArgs,
  vocabulary: confrontationVocabulary,
  odds: (match, asked) => oddsAt(match, CONFRONTATION_ODDS, asked),
  idle: CONFRONTATION_ODDS.idle,
  notation: CONFRONTATION_NOTATION,
  own: CONFRONTATION_OWN,
};
