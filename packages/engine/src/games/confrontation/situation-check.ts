/** Words of a situation that name nobody, or say what cannot have been: each would be passed over in silence, and prove nothing. */
import type { Faults } from '../../core/index.ts';
import { wrong } from './faults.ts';
import { figureNamed, figuresIn } from './rules/keys.ts';
import { waitsForInitiative } from './rules/placing.ts';
import { pursuitsOf } from './rules/pursuing.ts';
import { has, skill } from './rules/values.ts';
import { countersOf } from './rules/wounds.ts';
import type { Situation } from './situation.ts';
import { FELLED_BY, type Figure } from './state.ts';
import { type Conf, chose, PEUR, SKILL } from './table.ts';

/** An order of players: each of them once at most, and nobody else. @throws SetupError where it is none */
export function checkOrder(at: 'tactics' | 'speaking', rule: `conf:${string}`, order: readonly number[], players: number): void {
  for (const [i, n] of order.entries())
    if (n < 1 || n > players || order.indexOf(n) < i) throw wrong(`${at}[${i}]`, rule, 'bad-order', order.join(', '));
}

/** The names and the numbers that are said beside the fighters: notes each that means nothing. `bare` where nobody knows what fighters are. */
export function checkSaid(g: Conf, s: Situation, faults: Faults, bare: boolean): void {
  const named = (at: string, rule: string, name: string | undefined): void => {
    if (name !== undefined && figureNamed(g, name) < 0) faults.note(wrong(at, rule, 'no-such-figure', name));
  };
  named('imposed', 'conf:IX-C-1.g', s.imposed);
  named('combat', 'conf:IX-C-1.d', s.combat);
  for (const key of Object.keys(s.dice ?? {})) named(`dice.${key}`, 'conf:IX-C-2.a', key);
  if (typeof s.turn === 'object') named('turn.card', 'conf:F4.d', s.turn.card);
  const { speaking } = s;
  if (speaking !== undefined) faults.part(() => checkOrder('speaking', 'conf:IX-C-1.a', speaking, g.table.sideOf.length));
  for (const word of ['dice', 'initiative', 'passes'] as const)
    if (s[word] !== undefined && s.combat === undefined) faults.note(wrong(word, 'conf:IX-C-1.d', 'no-combat-named', word));
  if (s.mode !== 'skirmish' && (s.turn === 'activation' || typeof s.turn === 'object'))
    faults.note(wrong('turn', 'conf:F4.d', 'skirmish-only', typeof s.turn === 'object' ? s.turn.card : s.turn));
  if (bare) return;
  checkBraved(g, s, faults);
  checkHad(g, s, faults);
}

/** What is said to have happened to a fighter, and cannot have happened to one with its skills. */
function checkHad(g: Conf, s: Situation, faults: Faults): void {
  for (const [key, { memory = {}, fierce, pursuits = 0, charged = [], dived, engaged }] of Object.entries(s.fighters)) {
    const i = figureNamed(g, key);
    const at = `fighters.${key}`;
    const { side, fierce: felled } = g.state.figures[i];
    if ((memory.counters ?? 0) > countersOf(g, i)) faults.note(wrong(`${at}.memory.counters`, 'conf:skill.huge', 'too-many-counters', key));
    if (fierce === true && !has(g, i, SKILL.fierce)) faults.note(wrong(`${at}.fierce`, 'conf:skill.fierce', 'not-fierce', key));
    if (felled >= FELLED_BY && g.state.figures[felled - FELLED_BY].side === side)
      faults.note(wrong(`${at}.memory.felled`, 'conf:skill.fierce', 'felled-by-friend', key));
    if (memory.fury === true && !has(g, i, SKILL.warFury))
      faults.note(wrong(`${at}.memory.fury`, 'conf:skill.war-fury', 'never-furious', key));
    if (pursuits > pursuitsOf(g, i)) faults.note(wrong(`${at}.pursuits`, 'conf:F6.b', 'too-many-pursuits', key));
    // A dive is a charge (IX-B-2.b), and whoever walked into contact has made none (F3.d).
    if (dived === true && charged.length === 0) faults.note(wrong(`${at}.dived`, 'conf:IX-B-2.b', 'dived-at-nobody', key));
    if (engaged === true && charged.length > 0) faults.note(wrong(`${at}.engaged`, 'conf:F3.d', 'charged-and-engaged', key));
  }
}

/** F8.a: nobody has withstood a greater fear than somebody spreads. */
function checkBraved(g: Conf, s: Situation, faults: Faults): void {
  const most = g.state.figures.reduce((n, f, i) => Math.max(n, g.table.fighters[f.def].values[PEUR], skill(g, i, SKILL.warCry)), 0);
  for (const [key, { memory }] of Object.entries(s.fighters))
    if ((memory?.braved ?? 0) > most)
      faults.note(wrong(`fighters.${key}.memory.braved`, 'conf:F8.a', 'braved-too-much', String(memory?.braved)));
}

/** IX-D: a pass of arms takes one attack die at least; where nobody has left, those placed are as many as there can have been. */
export function checkPasses(g: Conf, s: Situation, members: number): void {
  const gone = Object.values(s.fighters).some((f) => f.killed === true || f.removed === true);
  if (s.passes === undefined || s.dice === undefined || gone) return;
  const placed = g.state.figures.reduce((n, f, i) => n + (((members >>> i) & 1) === 1 ? f.placedAttack + f.unplaced : 0), 0);
  if (s.passes > placed) throw wrong('passes', 'conf:IX-D.a', 'too-many-passes', String(s.passes));
  // An earned blow that counts as the pass's own spares a die for it.
  if (chose(g, 'earned-blow', 'within')) return;
  // Whoever has an attack die strikes in every pass (IX-D-1.a, IX-D-2.a, IX-D-2.d), so that each of those fought has taken one of his.
  for (const fig of figuresIn(members)) {
    const x = g.state.figures[fig];
    if (x.attack > Math.max(0, x.placedAttack + x.fury - s.passes))
      throw wrong(`dice.${g.table.keys[fig]}`, 'conf:IX-D-3.e', 'attack-dice-unspent', `${g.table.keys[fig]} ${x.attack}`);
  }
}

/** Dice as nobody can have placed them or have left: of one in rout (F8.b), of a sustained defence (IX-E-5.a, IX-E-5.b, IX-E-5.g), more than were placed (IX-C-4.c). */
export function checkPlaced(x: Figure, key: string): void {
  // With its name, so that no other dice written alike are shown for it.
  const placed = `${key} ${x.placedAttack}/${x.placedDefence}`;
  if (x.routed === 1 && x.placedAttack > 0) throw wrong(`dice.${key}`, 'conf:F8.b', 'routed-attacks', placed);
  if (x.sustained === 1 && x.placedDefence < x.placedAttack)
    throw wrong(`dice.${key}.sustained`, 'conf:IX-E-5.a', 'sustains-attacking', placed);
  if (x.sustained === 1 && x.unplaced > 0)
    throw wrong(`dice.${key}.sustained`, 'conf:IX-E-5.b', 'sustains-unplaced', `${key} ${x.unplaced}`);
  if (x.sustained === 1 && x.defence !== 1)
    throw wrong(`dice.${key}.sustained`, 'conf:IX-E-5.g', 'sustains-with-several', `${key} ${x.defence}`);
  // The die of War fury comes on top of those placed.
  if (x.attack > x.placedAttack + x.fury || x.defence > x.placedDefence)
    throw wrong(`dice.${key}.left`, 'conf:IX-C-4.c', 'left-more-than-placed', `${key} ${x.attack}/${x.defence}`);
}

/** IX-C-4.b: Initiative is rolled once all have placed their dice, but for those who wait for it (IX-C-4.i). */
export function checkReady(g: Conf, s: Situation, members: number): void {
  if (s.initiative === undefined) return;
  for (const fig of figuresIn(members))
    if (g.state.figures[fig].ready === 0 && !waitsForInitiative(g, fig))
      throw wrong('initiative', 'conf:IX-C-4.b', 'dice-not-placed', g.table.keys[fig]);
}
