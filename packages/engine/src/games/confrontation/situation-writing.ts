/** Matches written down as situations: what 'copy as ruling' makes of the present position. */
import type { Match, RulingCase, ScriptStep } from '../../core/index.ts';
import { isPass } from './rules/blows.ts';
import { sideBits } from './rules/board.ts';
import { type CombatFrame, combatSequence, type PassFrame, phaseSequence, speakSequence } from './rules/frames.ts';
import { figuresIn, keysIn } from './rules/telling.ts';
import { countersOf } from './rules/wounds.ts';
import type { FighterSetup, Setup } from './setup.ts';
import { WOUNDS } from './setup.ts';
import type { Situation, SituationDice, SituationFighter, SituationMemory } from './situation.ts';
import { type Figure, HAS_CHARGED, KILLED, type State } from './state.ts';
import type { Conf, Table } from './table.ts';
import type { View } from './view.ts';

type ConfMatch = Match<Setup, Table, State, View>;

/** What a moment adds to the figures themselves. */
type Moment = Omit<Situation, 'fighters'>;

/** Names that stand in a file in the order they were written: those that look like numbers would not. */
function namesKeepOrder(table: Table): boolean {
  return table.keys.every((key) => !/^\d+$/.test(key));
}

/** `A1,A2|B1`: a combat by its members, the first side's before the stroke. */
function combatText(g: Conf, members: number): string {
  const one = figuresIn(members).filter((i) => g.state.figures[i].side === 0);
  const two = figuresIn(members).filter((i) => g.state.figures[i].side === 1);
  return [one, two].map((list) => list.map((i) => keysIn(g, 1 << i)).join(',')).join('|');
}

/** The match as it was set up: what the situation of its first moment, and of any later one, says alike. */
function alike(match: ConfMatch): Moment {
  const { setup, table } = match;
  const { content } = setup;
  const used = new Set(table.fighters.map((f) => f.profile.id));
  const profiles = (content?.profiles ?? []).filter((p) => used.has(p.id));
  return {
    ...(setup.mode === 'skirmish' ? { mode: 'skirmish' as const } : {}),
    ...(setup.table === undefined ? {} : { table: setup.table }),
    ...(setup.choices === undefined ? {} : { choices: setup.choices }),
    ...(profiles.length === 0 ? {} : { profiles }),
    ...(content?.wounds === undefined ? {} : { wounds: content.wounds }),
  };
}

/** Who a fighter is, whatever has happened to it. */
function identity(match: ConfMatch, i: number): Pick<SituationFighter, 'is' | 'side' | 'player'> {
  const { table } = match;
  const seat = table.seatOf[i];
  const side = (table.sideOf[seat] + 1) as 1 | 2;
  return { is: table.fighters[table.defs[i]].profile.id, side, ...(seat + 1 === side ? {} : { player: seat + 1 }) };
}

/** The first moment: the set-up as a situation. */
function asSetUp(match: ConfMatch): Situation {
  const { setup, table } = match;
  const fighters = setup.seats.flatMap((s) => s.fighters);
  return {
    ...alike(match),
    fighters: Object.fromEntries(
      fighters.map((f, i): [string, SituationFighter] => {
        const { profile: _profile, key: _key, level, ...rest } = f as FighterSetup & { readonly level?: 0 | 1 | 2 };
        return [table.keys[i], { ...identity(match, i), ...rest, ...(level === undefined ? {} : { level }) }];
      }),
    ),
    ...(setup.contacts === undefined ? {} : { contacts: setup.contacts.map(([a, b]) => `${a}-${b}`) }),
    tactics: setup.tactics === undefined ? 'roll' : setup.tactics.map((s) => s + 1),
    turn: 'start',
  };
}

/** What the round remembers of a figure; undefined where nothing. */
function memoryOf(g: Conf, i: number): SituationMemory | undefined {
  const f = g.state.figures[i];
  const effects = g.table.fighters[f.def].profile.effects ?? [];
  const memory: SituationMemory = {
    ...(f.charged === 0 ? {} : { penalty: f.charged }),
    ...(f.assaulted === 0 ? {} : { assault: f.assaulted === HAS_CHARGED ? ('charge' as const) : ('engagement' as const) }),
    ...(f.dive === 0 ? {} : { dive: true }),
    ...(f.fury === 0 ? {} : { fury: true }),
    ...(f.counters === countersOf(g, i) ? {} : { counters: f.counters }),
    ...(f.braved === 0 ? {} : { braved: f.braved }),
    ...(f.acted === 0 ? {} : { acted: f.acted }),
    ...(f.used === 0 ? {} : { used: effects.filter((_e, k) => ((f.used >>> k) & 1) === 1).map((e) => e.id) }),
    ...(f.mods.every((n) => n === 0) ? {} : { effects: f.mods.slice() }),
  };
  return Object.keys(memory).length === 0 ? undefined : memory;
}

function writtenFighter(match: ConfMatch, g: Conf, i: number): SituationFighter {
  const f: Figure = g.state.figures[i];
  const memory = memoryOf(g, i);
  return {
    ...identity(match, i),
    at: [f.x, f.y],
    ...(f.level === 0 ? {} : { level: f.level as 1 | 2 }),
    ...(f.angle === 0 ? {} : { angle: f.angle }),
    ...(f.wound === 0 || f.wound === KILLED ? {} : { wound: WOUNDS[f.wound - 1] }),
    ...(f.stunned === 1 ? { stunned: true } : {}),
    ...(f.routed === 1 ? { routed: true } : {}),
    ...(f.fierce === 1 ? { fierce: true } : {}),
    ...(f.pursuits === 0 ? {} : { pursuits: f.pursuits }),
    ...(f.wound === KILLED ? { killed: true } : f.placed === 0 ? { removed: true } : {}),
    ...(memory === undefined ? {} : { memory }),
  };
}

/** Who touches whom, as pairs of names. */
function contactsOf(g: Conf): string[] {
  const { keys } = g.table;
  return g.state.contact.flatMap((bits, i) =>
    figuresIn(bits)
      .filter((j) => j > i)
      .map((j) => `${keys[i]}-${keys[j]}`),
  );
}

/** Combats, speaking turns and all that lies behind in a phase that is under way; null where something of it has no word. */
function inPhase(g: Conf): Moment | null {
  const { combats, authority, speaking } = g.state;
  if (combats.some((c) => c.done === 0 && c.now === 1) || speaking < 0) return null;
  const fought = combats.filter((c) => c.done === 1).map((c) => combatText(g, c.members));
  const order = authority.map((_s, i) => authority[(speaking + i) % authority.length] + 1);
  const waiting = combats.filter((c) => c.done === 0);
  return { separated: waiting.map((c) => combatText(g, c.members)), fought, speaking: order };
}

/** The dice of a combat as they are placed so far. */
function diceOf(g: Conf, members: number): Record<string, SituationDice> {
  const ready = figuresIn(members).filter((i) => g.state.figures[i].ready === 1);
  return Object.fromEntries(
    ready.map((i): [string, SituationDice] => {
      const f = g.state.figures[i];
      return [
        g.table.keys[i],
        { placed: [f.placedAttack, f.placedDefence], left: [f.attack, f.defence], ...(f.sustained === 1 ? { sustained: true } : {}) },
      ];
    }),
  );
}

/** What a combat under way adds, while its dice are placed or a pass of arms begins; null elsewhere. */
function inCombat(g: Conf): Moment | null {
  const { stack, figures } = g.state;
  const top = stack[stack.length - 1];
  const pass = isPass(top) ? (top.d as PassFrame) : null;
  const frame = stack[stack.length - (pass === null ? 1 : 2)];
  if (frame?.seq !== combatSequence.id) return null;
  const combat = frame.d as CombatFrame;
  const begins = pass === null || (top.step === 0 && pass.done === 0 && pass.side === combat.first);
  const all = figuresIn(combat.members);
  if (!begins || combat.killer >= 0 || all.some((i) => figures[i].placed === 0)) return null;
  const phase = inPhase(g);
  if (phase === null || g.state.combats[combat.id].members !== combat.members) return null;
  const dice = diceOf(g, combat.members);
  const passes = pass === null ? combat.passes : combat.passes - 1;
  return {
    ...phase,
    combat: g.table.keys[all[0]],
    ...(Object.keys(dice).length === 0 ? {} : { dice }),
    ...(combat.first < 0 ? {} : { initiative: (combat.first + 1) as 1 | 2 }),
    ...(passes === 0 ? {} : { passes }),
  };
}

/** The words for where a state stands within its combat phase; null where they do not reach so far. */
function momentOf(g: Conf): Moment | null {
  const { stack, hands } = g.state;
  if (hands.some((h) => h.pile.length + h.reserve.length > 0)) return null;
  const deep = stack.findIndex((f) => f.seq === phaseSequence.id);
  if (deep < 0 || (sideBits(g, 0) | sideBits(g, 1)) === 0) return null;
  const top = stack[stack.length - 1];
  if (top.seq === speakSequence.id && top.step === 0) {
    const { imposed } = top.d as { readonly imposed: number };
    return imposed < 0 ? inPhase(g) : null;
  }
  return inCombat(g);
}

/** Whether a combat phase is under way. */
const hasPhase = (s: State | undefined): boolean => s?.stack.some((f) => f.seq === phaseSequence.id) === true;

/** A position as a situation: the figures as they are, and where the match stands; null where that has no word. */
function written(match: ConfMatch, at: number, state: State): Situation | null {
  const g: Conf = { table: match.table, state, log: null };
  // The first question of a phase: nothing has happened in it, and the rules come to it again by themselves.
  const begins = hasPhase(state) && !hasPhase(match.stateBefore(at - 1)) && state.authority.length === 0;
  const moment = begins ? {} : hasPhase(state) ? momentOf(g) : null;
  if (moment === null) return null;
  return {
    ...alike(match),
    fighters: Object.fromEntries(state.figures.map((_f, i) => [match.table.keys[i], writtenFighter(match, g, i)])),
    contacts: contactsOf(g),
    tactics: state.tactics.map((s) => s + 1),
    ...(state.round > 1 ? { round: state.round } : {}),
    ...moment,
  };
}

/**
 * The present position as a case of a ruling: the last moment that the words of situations reach, and what was answered since. The
 * beginning of the match is one of them. Null where the match kept no such moment, and for figures whose names are numbers.
 */
export function caseOf(match: ConfMatch): RulingCase<Situation> | null {
  if (!namesKeepOrder(match.table)) return null;
  for (let at = match.at; at >= 0; at--) {
    const state = match.stateBefore(at);
    if (state === undefined) return null;
    const situation = at === 0 ? asSetUp(match) : written(match, at, state);
    if (situation === null) continue;
    const script: ScriptStep[] = match.entries.slice(at).map((e) => (e.kind === 'take' ? { take: e.id } : { roll: e.faces ?? e.id }));
    return { name: { en: 'A position of a match', fr: 'Une position de partie' }, situation, script };
  }
  return null;
}
