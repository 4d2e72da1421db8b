/** Situations made into matches. */
import { Faults, Match, type Refusal, type SetupFault, type Situations } from '../../core/index.ts';
import { oddsAt } from '../../odds/index.ts';
import { layOut } from '../../space/index.ts';
import { findProfile } from './content/index.ts';
import type { Profile } from './content/types.ts';
import { wrong } from './faults.ts';
import { confrontation, freshState, standAsSet } from './game.ts';
import { CONFRONTATION_ODDS } from './odds.ts';
import { melees, remove, seatBits } from './rules/board.ts';
import { dealDice } from './rules/combat.ts';
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
import { makeCombat } from './rules/phase.ts';
import { isCombat, maySeparate } from './rules/separating.ts';
import { figureNamed, keysIn } from './rules/telling.ts';
import type { FighterSetup, Setup } from './setup.ts';
import type { Situation, SituationDice, SituationFighter, SituationMemory } from './situation.ts';
import { checkOrder, checkPasses, checkSaid } from './situation-check.ts';
import { namedArgs, situationValue } from './situation-values.ts';
import { ACTIVATION, COMBAT, CRITICAL, HAS_CHARGED, HAS_ENGAGED, KILLED, type State } from './state.ts';
import { buildTable, type Conf, type Table } from './table.ts';
import type { View } from './view.ts';
import { confrontationVocabulary } from './vocabulary.ts';

const PLAIN = 'plain';

/** Whether a situation prints anything else than the profile it names. */
function isChanged(f: SituationFighter): boolean {
  return [f.printed, f.skills, f.role, f.hero, f.base, f.places, f.effects, f.perCard].some((x) => x !== undefined);
}

/** The profile of a fighter as the situation prints it; the plain one in place of one that nobody knows. */
function printedProfile(key: string, f: SituationFighter, faults: Faults, profiles: Situation['profiles'] = []): Profile {
  const known = profiles.find((p) => p.id === f.is) ?? findProfile(f.is ?? PLAIN);
  if (known === undefined) faults.note(wrong(`fighters.${key}.is`, 'conf:F9.a', 'unknown-profile', f.is ?? PLAIN));
  const base = known ?? (findProfile(PLAIN) as Profile);
  if (!isChanged(f)) return base;
  const { role: _role, ...rest } = base;
  const role = f.role === undefined ? base.role : f.role === 'none' ? undefined : f.role;
  const values = { ...base.values, ...f.printed };
  // A fighter shows courage or fear, never both: writing one takes the other away.
  if (f.printed?.PEUR != null && f.printed.COU === undefined) values.COU = null;
  return {
    ...rest,
    id: `own-${key.toLowerCase()}`,
    names: { en: key, fr: key },
    values,
    ...(role === undefined ? {} : { role }),
    skills: f.skills ?? base.skills,
    ...(f.hero === true ? { hero: true as const } : {}),
    base: f.base ?? base.base,
    ...(f.places === undefined ? {} : { places: f.places }),
    ...(f.effects === undefined ? {} : { effects: f.effects }),
    perCard: f.perCard ?? base.perCard,
  };
}

/** `A1-B1` as two names. */
function pairOf(text: string, k: number, s: Situation): readonly [string, string] {
  // Names may hold a hyphen themselves: the one that parts two known names counts.
  for (let i = text.indexOf('-'); i > 0; i = text.indexOf('-', i + 1)) {
    const pair = [text.slice(0, i), text.slice(i + 1)] as const;
    if (Object.hasOwn(s.fighters, pair[0]) && Object.hasOwn(s.fighters, pair[1])) return pair;
  }
  throw wrong(`contacts[${k}]`, 'conf:F5.d', 'no-such-figure', text);
}

/** The fighters by player, in the order they are written, and the set-up they make. */
function setupOf(s: Situation, faults: Faults): Setup {
  const entries = Object.entries(s.fighters);
  const players = Math.max(2, ...entries.map(([, f]) => f.player ?? f.side));
  const own: Profile[] = [...(s.profiles ?? [])];
  const seats = Array.from({ length: players }, (_, p) => {
    const mine = entries.filter(([, f]) => (f.player ?? f.side) === p + 1);
    for (const [k, f] of mine)
      if (f.side !== mine[0][1].side) faults.note(wrong(`fighters.${k}.player`, 'conf:F4.k', 'player-of-two-sides', k));
    const fighters = mine.map(([key, f]): FighterSetup => {
      const profile = printedProfile(key, f, faults, s.profiles);
      if (findProfile(profile.id) !== profile && !own.includes(profile)) own.push(profile);
      return {
        profile: profile.id,
        key,
        ...(f.at === undefined ? {} : { at: f.at }),
        ...(f.level === undefined ? {} : { level: f.level }),
        ...(f.angle === undefined ? {} : { angle: f.angle }),
        ...(f.wound === undefined ? {} : { wound: f.wound }),
        ...(f.stunned === undefined ? {} : { stunned: f.stunned }),
        ...(f.routed === undefined ? {} : { routed: f.routed }),
        ...(f.charged === undefined ? {} : { charged: f.charged }),
        ...(f.dived === undefined ? {} : { dived: f.dived }),
        ...(f.engaged === undefined ? {} : { engaged: f.engaged }),
      };
    });
    return { side: mine[0]?.[1].side ?? ((p === 0 ? 1 : 2) as 1 | 2), fighters };
  });
  const order = s.tactics;
  if (typeof order === 'object') faults.part(() => checkOrder('tactics', 'conf:F4.b', order, seats.length));
  const tactics = s.tactics === 'roll' ? undefined : (s.tactics ?? seats.map((_x, i) => i + 1)).map((n) => n - 1);
  return {
    mode: s.mode ?? 'combat',
    seats,
    ...(s.table === undefined ? {} : { table: s.table }),
    ...(tactics === undefined ? {} : { tactics }),
    ...(s.contacts === undefined ? {} : { contacts: s.contacts.flatMap((c, k) => faults.part(() => [pairOf(c, k, s)]) ?? []) }),
    ...(s.choices === undefined ? {} : { choices: s.choices }),
    ...(own.length === 0 && s.wounds === undefined
      ? {}
      : { content: { profiles: own, ...(s.wounds === undefined ? {} : { wounds: s.wounds }) } }),
  };
}

/** Where in a situation a fault of the set-up made of it lies: of a seat by the names of its fighters, of content by who prints it. */
function placeIn(s: Situation, setup: Setup, { at, say }: SetupFault): string {
  const keyOf = (id: string): string | undefined => setup.seats.flatMap((x) => x.fighters).find((f) => f.profile === id)?.key;
  const seat = /^seats\[(\d+)\]\.fighters\[(\d+)\](.*)$/.exec(at);
  if (seat !== null) return `fighters.${setup.seats[Number(seat[1])].fighters[Number(seat[2])].key}${seat[3]}`;
  if (at.startsWith('seats')) {
    const key = keyOf(String(say.args.what));
    return key === undefined ? 'fighters' : `fighters.${key}`;
  }
  const own = /^content\.profiles\[(\d+)\](.*)$/.exec(at);
  if (own === null) return at.replace(/^content\./, '');
  const n = Number(own[1]);
  if (n < (s.profiles?.length ?? 0)) return `profiles[${n}]${own[2]}`;
  const key = keyOf(setup.content?.profiles?.[n].id ?? '');
  return `fighters.${key}${own[2].replace(/^\.values/, '.printed')}`;
}

/** The same fighters as plain ones, where they are said to stand well: to look at names and orders where what they are cannot be made out. */
function bareOf(setup: Setup, faults: Faults): Setup {
  const { table: _table, choices: _choices, content: _content, tactics: _tactics, ...rest } = setup;
  return {
    ...rest,
    seats: setup.seats.map((seat) => ({
      ...seat,
      fighters: seat.fighters.map(
        ({ key = '', at }): FighterSetup => ({ profile: PLAIN, key, ...(at === undefined || faults.at(`fighters.${key}`) ? {} : { at }) }),
      ),
    })),
  };
}

/** Places for figures told by their contacts alone, in the middle of the table. */
export function layContacts(setup: Setup, table: Table): Setup {
  if (setup.contacts === undefined || setup.seats.every((s) => s.fighters.every((f) => f.at !== undefined))) return setup;
  const bases = table.defs.map((d) => table.fighters[d].base);
  const pairs = setup.contacts
    .map(([a, b]) => [table.keys.indexOf(a), table.keys.indexOf(b)] as const)
    .filter(([a, b]) => a >= 0 && b >= 0 && a !== b);
  const touch = new Set(pairs.flatMap(([a, b]) => [a * 64 + b, b * 64 + a]));
  const apart: (readonly [number, number])[] = [];
  for (let a = 0; a < bases.length; a++)
    for (let b = a + 1; b < bases.length; b++)
      if (table.sideOf[table.seatOf[a]] !== table.sideOf[table.seatOf[b]] && !touch.has(a * 64 + b)) apart.push([a, b]);
  const laid = layOut(bases, pairs, { forbidden: apart });
  const dx = Math.max(0, (table.wide - laid.width) / 2);
  const dy = Math.max(0, (table.deep - laid.height) / 2);
  let i = 0;
  return {
    ...setup,
    seats: setup.seats.map((seat) => ({
      ...seat,
      fighters: seat.fighters.map((f): FighterSetup => {
        const [x, y] = laid.spots[i++];
        return f.at === undefined ? { ...f, at: [Math.min(table.wide, x + dx), Math.min(table.deep, y + dy)] } : f;
      }),
    })),
  };
}

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
    if (fig < 0) faults.note(wrong(at, 'conf:IX-A-1.d', 'no-such-figure', key));
    return fig < 0 ? bits : bits | (1 << fig);
  }, 0);
}

/** What has happened to the fighters before. `bare` where they are not what they are said to be. */
function layFighters(g: Conf, s: Situation, faults: Faults, bare: boolean): void {
  for (const [key, f] of Object.entries(s.fighters)) {
    const i = figureNamed(g, key);
    const x = g.state.figures[i];
    if (f.pursuits !== undefined) x.pursuits = f.pursuits;
    if (f.fierce === true) {
      x.fierce = 1;
      x.wound = CRITICAL;
    }
    if (s.mode === 'skirmish')
      x.placed = s.turn !== 'start' && f.removed !== true && (f.at !== undefined || s.contacts !== undefined) ? 1 : 0;
    if (f.memory !== undefined) layMemory(g, key, i, f.memory, faults, bare);
    if (f.killed === true) x.wound = KILLED;
    if (f.removed === true || f.killed === true) remove(g, i);
  }
}

/** What the round remembers of a fighter. */
function layMemory(g: Conf, key: string, i: number, m: SituationMemory, faults: Faults, bare: boolean): void {
  const x = g.state.figures[i];
  if (m.penalty !== undefined) x.charged = m.penalty;
  if (m.assault !== undefined) x.assaulted = m.assault === 'charge' ? HAS_CHARGED : HAS_ENGAGED;
  if (m.dive !== undefined) x.dive = m.dive ? 1 : 0;
  if (m.fury !== undefined) x.fury = m.fury ? 1 : 0;
  if (m.counters !== undefined) x.counters = m.counters;
  if (m.braved !== undefined) x.braved = m.braved;
  if (m.acted !== undefined) x.acted = m.acted;
  if (m.effects !== undefined) x.mods = x.mods.map((n, k) => m.effects?.[k] ?? n);
  const effects = g.table.fighters[x.def].profile.effects ?? [];
  for (const [n, id] of (bare ? [] : (m.used ?? [])).entries()) {
    const k = effects.findIndex((e) => e.id === id);
    if (k < 0) faults.note(wrong(`fighters.${key}.memory.used[${n}]`, 'conf:F9.d', 'unknown-effect', id));
    else x.used |= 1 << k;
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
    for (const members of gone) g.state.combats.push({ members, done: 1, now: 0 });
    for (const combat of cut) makeCombat(g, combat, 0);
    return;
  }
  const named = cut.reduce((a, b) => a | b, 0);
  // Every melee of which somebody is named must be cut whole.
  const members = melees(g).reduce((bits, m) => ((m & named) === 0 ? bits : bits | m), 0);
  const why: Refusal[] = [];
  if (cut.length > 0 && !maySeparate(g, members, cut, why))
    throw wrong('separated', why[0].rule, why[0].key, (s.separated ?? []).join('/'));
  for (const combat of cut) makeCombat(g, combat, 0);
}

/** The combat under way: its dice dealt and, where the situation says so, placed; its Initiative won. */
function layCombat(g: Conf, s: Situation, id: number, faults: Faults): CombatFrame {
  const { members } = g.state.combats[id];
  dealDice(g, members);
  faults.each(Object.entries(s.dice ?? {}), ([key, given]) => {
    const fig = figureNamed(g, key);
    if (fig < 0 || ((members >>> fig) & 1) === 0) throw wrong(`dice.${key}`, 'conf:IX-C-2.a', 'not-in-this-combat', key);
    const x = g.state.figures[fig];
    const dice = readDice(key, given);
    const [a, d] = dice.placed;
    const held = dice.unplaced ?? 0;
    if (a + d + held !== x.unplaced) throw wrong(`dice.${key}`, 'conf:IX-C-2.b', 'dice-count', `${a}/${d}, ${x.unplaced}`);
    x.placedAttack = a;
    x.placedDefence = d;
    x.attack = dice.left?.[0] ?? a;
    x.defence = dice.left?.[1] ?? d;
    x.sustained = dice.sustained === true ? 1 : 0;
    x.unplaced = held;
    x.ready = 1;
  });
  if (!faults.at('dice')) faults.part(() => checkPasses(g, s, members));
  return { id, members, first: s.initiative === undefined ? -1 : s.initiative - 1, passes: s.passes ?? 0, killer: -1 };
}

function stepOf(q: { readonly name: string; readonly steps: readonly { readonly name: string }[] }, name: string): number {
  const at = q.steps.findIndex((x) => x.name === name);
  if (at < 0) throw new Error(`${q.name} has no step ${name}`);
  return at;
}

/** Puts the match where the situation says it stands. */
function stand(g: Conf, s: Situation, faults: Faults): void {
  const { state } = g;
  const { stack } = state;
  const skirmish = s.mode === 'skirmish';
  const turn = s.turn ?? 'combat';
  if (turn === 'start') {
    stack.push({ seq: matchSequence.id, step: 0, d: { mode: skirmish ? 1 : 0 } });
    return;
  }
  state.round = s.round ?? 1;
  if (state.tactics.length === 0 && (turn !== 'combat' || skirmish)) throw wrong('tactics', 'conf:F4.b', 'tactics-needed', '');
  if (skirmish) {
    stack.push({ seq: matchSequence.id, step: stepOf(matchSequence, 'rounds'), d: { mode: 1 } });
    const next = turn === 'combat' ? 'combat' : turn === 'end' ? 'rally' : 'activation';
    stack.push({ seq: roundSequence.id, step: stepOf(roundSequence, next) + (turn === 'end' ? 0 : 1), d: { round: state.round } });
    if (turn === 'end') return;
    if (turn !== 'combat') {
      standInActivation(g, turn === 'activation' ? null : turn.card);
      return;
    }
  } else {
    // Without a Tactics roll written down the dice decide it first.
    if (state.tactics.length === 0) {
      stack.push({ seq: matchSequence.id, step: stepOf(matchSequence, 'Tactics roll'), d: { mode: 0 } });
      return;
    }
    stack.push({
      seq: matchSequence.id,
      step: stepOf(matchSequence, turn === 'end' ? 'maintenance' : 'rounds') + (turn === 'end' ? 0 : 1),
      d: { mode: 0 },
    });
    if (turn === 'end') return;
  }
  standInCombat(g, s, faults);
}

function standInActivation(g: Conf, key: string | null): void {
  const { state } = g;
  state.phase = ACTIVATION;
  state.hands.forEach((hand, seat) => {
    hand.pile = g.table.cards.flatMap((c, i) => (c.seat === seat ? [i] : []));
  });
  if (key === null) {
    state.stack.push({ seq: activationSequence.id, step: 0, d: { seat: -1 } });
    return;
  }
  const fig = figureNamed(g, key);
  const card = g.table.cards.findIndex((c) => c.figures.includes(fig));
  if (card < 0) throw wrong('turn.card', 'conf:F4.d', 'no-such-figure', key);
  const { seat } = g.table.cards[card];
  state.hands[seat].pile = state.hands[seat].pile.filter((c) => c !== card);
  state.stack.push({ seq: activationSequence.id, step: 0, d: { seat } });
  state.stack.push({ seq: cardSequence.id, step: 0, d: { card, seat, moved: 0 } });
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
  const imposed = s.imposed === undefined ? -1 : figureNamed(g, s.imposed);
  if (s.separated === undefined && s.combat === undefined && s.speaking === undefined && s.fought === undefined) {
    stack.push({ seq: phaseSequence.id, step: 0, d: { melees: [], imposed } });
    return;
  }
  state.phase = COMBAT;
  faults.part(() => laySeparation(g, s, faults));
  if (!faults.none) return;
  const left = meleesLeft(g, s);
  const rolled = s.speaking !== undefined || s.combat !== undefined;
  if (!rolled) {
    stack.push({ seq: phaseSequence.id, step: stepOf(phaseSequence, 'separation of melees'), d: { melees: left, imposed } });
    return;
  }
  for (const m of left) {
    if (!isCombat(g, m)) throw wrong('separated', 'conf:IX-A-2.a', 'separation-needed', keysIn(g, m));
    makeCombat(g, m, 0);
  }
  stack.push({ seq: phaseSequence.id, step: stepOf(phaseSequence, 'speaking turns'), d: { melees: [], imposed } });
  if (s.combat === undefined) return;
  if (state.authority.length === 0) state.authority = g.table.sideOf.map((_x, i) => i).filter((i) => seatBits(g, i) !== 0);
  state.speaking = 0;
  const fig = figureNamed(g, s.combat);
  if (fig < 0 || state.figures[fig].combat < 0) throw wrong('combat', 'conf:IX-C-1.d', 'not-in-combat', s.combat);
  stack.push({ seq: speakSequence.id, step: stepOf(speakSequence, 'turn goes on'), d: { seat: state.authority[0], imposed: -1 } });
  const combat = layCombat(g, s, state.figures[fig].combat, faults);
  stack.push({
    seq: combatSequence.id,
    step: stepOf(combatSequence, s.initiative === undefined ? 'place dice' : 'place dice after Initiative'),
    d: combat,
  });
}

/** The table of a set-up whose figures are told by their contacts. */
function laidTable(told: Setup): Table {
  return buildTable(layContacts(told, buildTable(told)));
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
  const state = freshState(table);
  const g: Conf = { table, state, log: null };
  layFighters(g, s, faults, whole === undefined);
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
  named: namedArgs,
  vocabulary: confrontationVocabulary,
  odds: (match, asked) => oddsAt(match, CONFRONTATION_ODDS, asked),
  idle: CONFRONTATION_ODDS.idle,
};
