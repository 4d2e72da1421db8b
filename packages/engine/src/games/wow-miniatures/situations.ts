/** Situations made into matches. */
import { Match, SetupError, type Situations } from '../../core/index.ts';
import { oddsAt } from '../../odds/index.ts';
import { FACTIONS } from './content/factions.ts';
import { findCharacter, findMap } from './content/index.ts';
import type { AttackAbility, BoardMap, Character } from './content/types.ts';
import { DURATIONS, STATS, TERRAINS } from './content/types.ts';
import { freshState, wow } from './game.ts';
import { WOW_ODDS } from './odds.ts';
import { holderOf } from './rules/board.ts';
import { matchSequence, type TurnFrame, tickSequence, turnFrame, turnSequence, turnsSequence } from './rules/frames.ts';
import { checkVictory } from './rules/scoring.ts';
import { figureNamed, spaceNamed } from './rules/telling.ts';
import type { Setup } from './setup.ts';
import type { Situation, SituationEffect, SituationFigure, SituationToken } from './situation.ts';
import { namedArgs, situationValue } from './situation-values.ts';
import { MODIFY, REROLLS, ROOT, SHIELD, type State } from './state.ts';
import { PET, type Table, type Wow } from './table.ts';
import type { View } from './view.ts';
import { wowVocabulary } from './vocabulary.ts';

const PLAIN_ATTACK: AttackAbility = { kind: 'attack', ticks: 2, nature: 'physical', type: 'melee', power: 3, range: { max: 1 } };

function wrong(at: string, rule: string, key: string, what: string): SetupError {
  return new SetupError(at, rule, { key, args: { what } }, `${key}: ${what}`);
}

/** The character card of a figure as the situation prints it. */
function printedCharacter(key: string, f: SituationFigure, faction: string): Character {
  const base = f.is === undefined ? undefined : findCharacter(f.is);
  if (f.is !== undefined && base === undefined) throw wrong(`figures.${key}.is`, 'wow:201', 'unknown-character', f.is);
  const p = f.printed;
  if (base !== undefined && p === undefined) return base;
  const from: Character = base ?? {
    id: key,
    names: { en: key, fr: key },
    className: 'warrior',
    race: 'human',
    faction,
    honor: 4,
    health: 10,
    armor: 0,
    resist: 0,
    main: PLAIN_ATTACK,
    lower: [],
  };
  if (p === undefined) return from;
  const { main, ...rest } = p;
  return { ...from, ...rest, id: key, main: { ...from.main, ...main } } as Character;
}

function mapOf(s: Situation): BoardMap {
  const base = findMap(s.map ?? 'open-5');
  if (base === undefined) throw wrong('map', 'wow:406.1', 'unknown-map', s.map ?? '');
  if (!s.spaces && !s.without && !s.terrain && !s.victory && !s.spawn) return base;
  const all = new Set(base.spaces.map((x) => x.at));
  for (const word of ['spaces', 'without'] as const)
    for (const [i, at] of (s[word] ?? []).entries()) if (!all.has(at)) throw wrong(`${word}[${i}]`, 'wow:406.1', 'no-such-space', at);
  const kept = base.spaces.filter((x) => (s.spaces === undefined || s.spaces.includes(x.at)) && !(s.without ?? []).includes(x.at));
  const known = new Set(kept.map((x) => x.at));
  for (const at of Object.keys(s.terrain ?? {})) if (!known.has(at)) throw wrong(`terrain.${at}`, 'wow:406.1', 'no-such-space', at);
  return {
    id: 'situation',
    names: { en: 'Situation', fr: 'Situation' },
    spaces: kept.map((x) => ({ at: x.at, terrain: s.terrain?.[x.at] ?? x.terrain })),
    victory: s.victory ?? base.victory.filter((v) => known.has(v)),
    spawn: s.spawn ?? base.spawn.filter((p) => known.has(p.at)),
  };
}

function tokensOf(s: Situation, key: string): readonly SituationToken[] {
  return (s.tokens ?? []).filter((t) => t.of === key);
}

function setupOf(s: Situation): Setup {
  const factions = s.factions ?? ['D', 'A'];
  const custom: Character[] = [];
  const seat = (side: 1 | 2): Setup['seats'][0] => ({
    faction: factions[side - 1],
    party: Object.entries(s.figures)
      .filter(([, f]) => f.side === side)
      .map(([key, f]) => {
        const c = printedCharacter(key, f, factions[side - 1]);
        if (findCharacter(c.id) !== c) custom.push(c);
        const cards = (f.cards ?? []).map((x) => (typeof x === 'string' ? x : x.card));
        for (const t of tokensOf(s, key)) if (!cards.includes(t.card)) cards.push(t.card);
        return { character: c.id, key, cards };
      }),
  });
  const map = mapOf(s);
  return {
    format: s.format ?? 'open',
    map: map.id,
    seats: [seat(1), seat(2)],
    ...(s.choices === undefined ? {} : { choices: s.choices }),
    ...(s.target === undefined ? {} : { target: s.target }),
    ...(s.first === 'chance' ? {} : { first: (s.first ?? 1) - 1 }),
    content: { characters: custom, cards: s.cards ?? [], maps: map.id === 'situation' ? [map] : [] },
  };
}

/** Factions that are said and that nobody has: no figure of the side, and no spawn point of theirs. */
function checkFactions(g: Wow, s: Situation): void {
  const parties = g.table.setup.seats.map((seat, k) => {
    const from = k === 0 ? 0 : g.table.setup.seats[0].party.length;
    return seat.party.map((_m, i) => g.table.figures[from + i].character?.faction);
  });
  const spawning = g.table.map.spawn.map((p) => p.faction);
  for (const [i, faction] of (s.factions ?? []).entries())
    if (!FACTIONS.some((f) => f.id === faction) && !parties[i].includes(faction) && !spawning.includes(faction))
      throw wrong(`factions[${i}]`, 'wow:100.2', 'unknown-faction', faction);
  const known = ['neutral', ...FACTIONS.map((f) => f.id), ...g.table.setup.seats.map((x) => x.faction), ...parties.flat()];
  for (const [i, { faction }] of (s.spawn ?? []).entries())
    if (!known.includes(faction)) throw wrong(`spawn[${i}].faction`, 'wow:406.3b', 'unknown-faction', faction);
}

/** An effect that lasts is one: what it changes and by how much, or what it does. */
function checkEffect(e: SituationEffect, i: number): void {
  const changes = e.stat !== undefined && e.n !== undefined;
  const alone = changes ? false : e.stat !== undefined || e.n !== undefined;
  if (alone || (!changes && e.rooted === undefined && e.rerolls === undefined && e.shield === undefined))
    throw wrong(`effects[${i}]`, 'wow:708', 'no-effect', e.on);
}

/** 102: where victory is looked for at once, nobody waits with the points that win. */
function checkPoints(g: Wow, points: readonly [number, number]): void {
  if (g.table.choice['victory-check'] !== 'at-once' || !checkVictory(g)) return;
  const side = points[0] - g.state.target[0] >= points[1] - g.state.target[1] ? 0 : 1;
  throw wrong(`points[${side}]`, 'wow:102', 'already-won', String(points[side]));
}

function lay(g: Wow, s: Situation): void {
  const { state } = g;
  const main = s.main ?? 1;
  state.main = main;
  if (s.points !== undefined) state.points = [s.points[0], s.points[1]];
  for (const [key, f] of Object.entries(s.figures)) {
    const i = figureNamed(g, key);
    const figure = state.figures[i];
    figure.clock = f.clock ?? main;
    figure.health = f.health ?? figure.health;
    if (f.at !== undefined) {
      figure.space = spaceNamed(g, f.at);
      if (figure.space < 0) throw wrong(`figures.${key}.at`, 'wow:406.1', 'no-such-space', f.at);
      if (g.table.terrain[figure.space] === TERRAINS.indexOf('impassable'))
        throw wrong(`figures.${key}.at`, 'wow:406.2c', 'impassable', f.at);
      if (state.figures.some((o, j) => j !== i && o.space === figure.space))
        throw wrong(`figures.${key}.at`, 'wow:406.1', 'space-taken', f.at);
    }
    if (figure.clock < main || figure.clock > main + 9)
      throw wrong(`figures.${key}.clock`, 'wow:408.2a', 'clock-bounds', String(figure.clock));
    if (f.attackedThisTurn === true) figure.attackedIn = 1;
    if (f.hurtThisTurn === true) figure.hurtIn = 1;
    layCards(g, s, key, i, f);
  }
  for (const t of s.tokens ?? []) layToken(g, t, main);
  for (const [i, e] of (s.effects ?? []).entries()) {
    checkEffect(e, i);
    const on = figureNamed(g, e.on);
    if (on < 0) throw wrong(`effects[${i}].on`, 'wow:708', 'no-such-figure', e.on);
    const until = DURATIONS.indexOf(e.until ?? 'match-end');
    const add = (kind: number, stat: number, n: number, next: number): void => {
      state.lasting.push({ kind, on, stat, n, until, since: 0, next, by: on, effect: -1 });
    };
    if (e.stat !== undefined) add(MODIFY, STATS.indexOf(e.stat), e.n ?? 0, 0);
    if (e.rooted === true) add(ROOT, 0, 0, 0);
    if (e.rerolls !== undefined) add(REROLLS, 0, e.rerolls, 1);
    if (e.shield !== undefined) add(SHIELD, 0, e.shield, 0);
  }
}

function layCards(g: Wow, s: Situation, key: string, i: number, f: SituationFigure): void {
  const bar = g.state.cards.flatMap((c, k) => (c.bearer === i ? [k] : []));
  bar.forEach((c, n) => {
    g.state.cards[c].face = 1;
    const spec = (f.cards ?? [])[n];
    if (spec === undefined || typeof spec === 'string') return;
    g.state.cards[c].ready = spec.ready === false ? 0 : 1;
    g.state.cards[c].face = spec.up === false ? 0 : 1;
    if (spec.on !== undefined) {
      const on = figureNamed(g, spec.on);
      if (on < 0) throw wrong(`figures.${key}.cards[${n}].on`, 'wow:301', 'no-such-figure', spec.on);
      g.state.cards[c].active = 1;
      g.state.cards[c].on = on;
      g.state.cards[c].face = 1;
      // 302: worn equipment adds its honor to what its side must score.
      if (s.target === undefined) g.state.target[f.side - 1] += g.table.cards[g.state.cards[c].def].card.equipment?.honor ?? 0;
    }
  });
}

function layToken(g: Wow, t: SituationToken, main: number): void {
  const owner = figureNamed(g, t.of);
  const c = g.state.cards.findIndex((x) => x.bearer === owner && g.table.cards[x.def].card.id === t.card);
  const def = c < 0 ? -1 : g.table.cards[g.state.cards[c].def].token;
  if (def < 0) throw wrong('tokens', 'wow:304', 'no-such-token', `${t.card} of ${t.of}`);
  const space = spaceNamed(g, t.at);
  if (space < 0) throw wrong('tokens', 'wow:406.1', 'no-such-space', t.at);
  if (g.table.terrain[space] === TERRAINS.indexOf('impassable')) throw wrong('tokens', 'wow:406.2c', 'impassable', t.at);
  const seat = g.state.figures[owner].seat;
  const figure = g.table.figures[def];
  if (figure.kind === PET && holderOf(g, space) !== -1) throw wrong('tokens', 'wow:406.1', 'space-taken', t.at);
  if (figure.kind === PET && t.clock !== undefined && (t.clock < main || t.clock > main + 9))
    throw wrong('tokens', 'wow:408.2a', 'clock-bounds', String(t.clock));
  const card = g.state.cards[c];
  g.state.figures.push({
    def,
    owner: seat,
    seat,
    space,
    health: t.health ?? figure.health,
    clock: figure.abilities.length > 0 ? (t.clock ?? main) : 0,
    card: c,
    attackedIn: 0,
    hurtIn: 0,
    usedIn: 0,
    gone: 0,
  });
  card.active = 1;
  card.ready = 0;
  card.on = g.state.figures.length - 1;
}

function stepOf(s: { readonly steps: readonly { readonly name: string }[] }, name: string): number {
  return s.steps.findIndex((x) => x.name === name);
}

/** Puts the match where the situation says it stands. */
function stand(g: Wow, s: Situation): void {
  const { stack } = g.state;
  if (s.turn === 'start') {
    stack.push({ seq: matchSequence.id, step: 0, d: { seat: 0, done: 0 } });
    return;
  }
  stack.push({ seq: matchSequence.id, step: stepOf(matchSequence, 'next tick'), d: { seat: 0, done: 2 } });
  stack.push({ seq: tickSequence.id, step: stepOf(tickSequence, 'turns') + 1, d: { tick: g.state.main } });
  stack.push({ seq: turnsSequence.id, step: 0, d: { seat: -1 } });
  if (s.turn === 'tick') return;
  const of = typeof s.turn === 'string' ? { of: s.turn } : s.turn;
  const i = figureNamed(g, of.of);
  if (i < 0) throw wrong('turn', 'wow:501', 'no-such-figure', of.of);
  const figure = g.state.figures[i];
  const t: TurnFrame = turnFrame(i, figure.seat, -1, figure.seat);
  t.began = figure.clock;
  t.moved = 'moved' in of && of.moved === true ? 1 : 0;
  t.acted = 'acted' in of && of.acted === true ? 1 : 0;
  stack.push({ seq: turnSequence.id, step: stepOf(turnSequence, figure.space < 0 ? 'enter' : 'act'), d: t });
  g.state.turn = 1;
  g.state.serial = 1;
  g.state.lastSeat = figure.seat;
}

/** A match standing in a situation. */
export function situationMatch(s: Situation): Match<Setup, Table, State, View> {
  const setup = setupOf(s);
  const table = wow.tables(setup);
  const state = freshState(table);
  const g: Wow = { table, state, log: null };
  checkFactions(g, s);
  lay(g, s);
  if (s.points !== undefined) checkPoints(g, s.points);
  stand(g, s);
  return new Match(wow, setup, { table, state });
}

/** What the ruling runner needs of this game. */
export const wowSituations: Situations<Setup, Table, State, View, Situation> = {
  game: wow,
  match: situationMatch,
  value: situationValue,
  named: namedArgs,
  vocabulary: wowVocabulary,
  odds: (match, asked) => oddsAt(match, WOW_ODDS, asked),
  idle: WOW_ODDS.idle,
};
