/** Situations made into matches, and matches into situations. */
import { type GameEvent, Match, type RulingCase, type ScriptStep, SetupError, type Situations } from '../../core/index.ts';
import { shortestPathCount } from '../../space/index.ts';
import { findCharacter, findMap } from './content/index.ts';
import type { AttackAbility, BoardMap, Card, Character, Duration } from './content/types.ts';
import { DURATIONS, STATS, TERRAINS } from './content/types.ts';
import { freshState, wow } from './game.ts';
import { reachOf } from './inspect.ts';
import { apart, holderOf, holdsSpace, sees, takesTurns } from './rules/board.ts';
import { dial, roundOf } from './rules/clocks.ts';
import type { AttackFrame } from './rules/frames.ts';
import { attackSequence, matchSequence, type TurnFrame, tickSequence, turnFrame, turnSequence, turnsSequence } from './rules/frames.ts';
import { cardKey, figureKey, figureNamed, spaceId, spaceNamed } from './rules/telling.ts';
import { armor, movePoints, power, resist, toPay } from './rules/values.ts';
import type { Setup } from './setup.ts';
import type { Situation, SituationFigure, SituationToken } from './situation.ts';
import { CONVERT, type Lasting, MODIFY, REROLLS, ROOT, SHIELD, type State } from './state.ts';
import { PET, type Table, ticksOf, type Wow } from './table.ts';
import type { View } from './view.ts';

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
  for (const e of s.effects ?? []) {
    const on = figureNamed(g, e.on);
    if (on < 0) throw wrong('effects', 'wow:708', 'no-such-figure', e.on);
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
  lay(g, s);
  stand(g, s);
  return new Match(wow, setup, { table, state });
}

type WowMatch = Match<Setup, Table, State, View>;

/** A space by its id or by the figure that stands on it. */
function spot(g: Wow, name: string): number {
  const figure = figureNamed(g, name);
  const space = figure >= 0 ? g.state.figures[figure].space : spaceNamed(g, name);
  if (space < 0) throw new RangeError(`${name} is neither a figure on the map nor a space`);
  return space;
}

function figureValue(g: Wow, i: number, name: string): unknown {
  const f = g.state.figures[i];
  const main = g.table.figures[f.def].abilities.find((a) => a.main === 1);
  switch (name) {
    case 'health':
      return f.health;
    case 'clock':
      return f.clock;
    case 'dial':
      return dial(f.clock);
    case 'at':
      return f.space < 0 ? 'off' : spaceId(g, f.space);
    case 'side':
      return f.seat + 1;
    case 'armor':
      return armor(g, i);
    case 'resist':
      return resist(g, i);
    case 'move':
      return movePoints(g, i);
    case 'power':
      return main === undefined ? null : power(g, i, main);
    case 'cost':
      return main === undefined ? null : ticksOf(main.ability);
    case 'pays':
      return main === undefined ? null : toPay(g, i, main);
    case 'attacks':
      return g.table.figures[f.def].abilities.filter((a) => a.main === 1).length;
    case 'attacked':
      return f.attackedIn === g.state.turn && f.attackedIn > 0;
    case 'hurt':
      return f.hurtIn === g.state.turn && f.hurtIn > 0;
    default:
      throw new RangeError(`a figure has no value called ${name}`);
  }
}

function cardValue(g: Wow, c: number, name: string): unknown {
  const card = g.state.cards[c];
  switch (name) {
    case 'ready':
      return card.ready === 1;
    case 'up':
      return card.face === 1;
    case 'active':
      return card.active === 1;
    case 'on':
      return card.on < 0 ? null : figureKey(g, card.on);
    case 'cost':
      return g.table.cards[card.def].card.ticks;
    case 'pays':
      return toPay(g, card.bearer, g.table.cards[card.def].core);
    default:
      throw new RangeError(`a card has no value called ${name}`);
  }
}

function attackValue(g: Wow, name: string): unknown {
  const frame = g.state.stack.findLast((f) => f.seq === attackSequence.id);
  if (frame === undefined) return null;
  const a = frame.d as AttackFrame;
  switch (name) {
    case 'hits':
      return a.hits;
    case 'crit':
      return a.crit === 1;
    case 'power':
      return a.power;
    case 'nature':
      return a.nature === 1 ? 'magic' : 'physical';
    case 'defenders':
      return a.defenders.map((x) => figureKey(g, x));
    case 'blocks':
      return a.blocks.slice();
    case 'damage':
      return a.dealt.slice();
    default:
      throw new RangeError(`an attack has no value called ${name}`);
  }
}

/** Characters and pets on the fullest space: one, wherever no move is under way (406.1). */
function crowd(g: Wow): number {
  const n = new Array<number>(g.table.field.size).fill(0);
  for (const f of g.state.figures) if (holdsSpace(g.table, f)) n[f.space]++;
  return Math.max(0, ...n);
}

/** By how much the personal clocks are ahead of the main clock: the least and the most; within 0 and 9 (408.2a). */
function leads(g: Wow): [number, number] {
  const ahead = g.state.figures.filter((f) => takesTurns(g.table, f)).map((f) => f.clock - g.state.main);
  return [Math.min(...ahead), Math.max(...ahead)];
}

/** A named value of a match; every name is listed in the description of the ruling file. */
export function situationValue(match: WowMatch, name: string): unknown {
  const g: Wow = match.play;
  const relation = /^(\S+) (sees|to|paths|reaches) (\S+)$/.exec(name);
  if (relation !== null) {
    const [, from, how, to] = relation;
    const a = figureNamed(g, from);
    if (how === 'sees') {
      if (a < 0) throw new RangeError(`no figure is called ${from}`);
      return sees(g, g.state.figures[a].seat, g.state.figures[a].space, spot(g, to));
    }
    if (how === 'to') return apart(g, spot(g, from), spot(g, to));
    if (how === 'paths') return shortestPathCount(g.table.field, spot(g, from), spot(g, to));
    return reachOf(g, a).find((r) => r.space === spot(g, to))?.cost ?? null;
  }
  // Whoever and whatever stands on a space, totems too.
  if (name.startsWith('on ')) return g.state.figures.flatMap((f, i) => (f.space === spot(g, name.slice(3)) ? [figureKey(g, i)] : []));
  const [what, prop] =
    name.split('.').length > 2 ? [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)] : name.split('.');
  if (prop === undefined) {
    if (name === 'main') return g.state.main;
    if (name === 'dial') return dial(g.state.main);
    if (name === 'round') return roundOf(g.state.main);
    if (name === 'points') return g.state.points.slice();
    if (name === 'target') return g.state.target.slice();
    if (name === 'crowd') return crowd(g);
    if (name === 'leads') return leads(g);
  }
  if (what === 'attack' && prop !== undefined) return attackValue(g, prop);
  if (what === 'spawn' && prop !== undefined) {
    const i = g.table.spawn.findIndex((x) => x.space === spaceNamed(g, prop));
    if (i < 0) throw new RangeError(`no spawn point stands on ${prop}`);
    return g.state.spawn[i] < 0 ? 'neutral' : g.table.factions[g.state.spawn[i]];
  }
  const card = g.state.cards.findIndex((_c, i) => cardKey(g, i) === what);
  if (card >= 0 && prop !== undefined) return cardValue(g, card, prop);
  const figure = figureNamed(g, what);
  if (figure >= 0 && prop !== undefined) return figureValue(g, figure, prop);
  throw new RangeError(`no value is called ${name}`);
}

function namedArgs(match: WowMatch, e: GameEvent): Record<string, unknown> {
  const g: Wow = match.play;
  const out: Record<string, unknown> = {};
  for (const [k, v] of Object.entries(e.args)) {
    if (typeof v !== 'object') out[k] = v;
    else if ('figure' in v) out[k] = v.figure < 0 ? null : figureKey(g, v.figure);
    else if ('figures' in v) out[k] = v.figures.map((i) => figureKey(g, i));
    else if ('card' in v) out[k] = v.card < 0 ? null : cardKey(g, v.card);
    else if ('space' in v) out[k] = v.space < 0 ? null : spaceId(g, v.space);
    else if ('spaces' in v) out[k] = v.spaces.map((i) => spaceId(g, i));
    else if ('seat' in v) out[k] = v.seat + 1;
    else out[k] = v.term;
  }
  return out;
}

/** What the ruling runner needs of this game. */
export const wowSituations: Situations<Setup, Table, State, View, Situation> = {
  game: wow,
  match: situationMatch,
  value: situationValue,
  named: namedArgs,
};

/** Whether a state can be written as a situation: between two actions, with nothing in force that situations have no word for. */
function writable(s: State): boolean {
  const top = s.stack[s.stack.length - 1];
  if (top === undefined || s.stack.filter((f) => f.seq === turnSequence.id).length > 1) return false;
  if (s.lasting.some((l: Lasting) => l.kind === CONVERT || (l.kind === MODIFY && l.next === 1))) return false;
  return top.seq === turnsSequence.id || (top.seq === turnSequence.id && turnSequence.steps[top.step]?.name === 'act');
}

/** The position of a state, written with the game's words. */
function written(match: WowMatch, state: State): Situation {
  const g: Wow = { table: match.table, state, log: null };
  const { setup, table } = match;
  const builtIn = findMap(setup.map) !== undefined && setup.content?.maps?.some((m) => m.id === setup.map) !== true;
  const map = table.map;
  const figures: Record<string, SituationFigure> = {};
  const tokens: SituationToken[] = [];
  const setupMembers = setup.seats.flatMap((seat) => seat.party);
  state.figures.forEach((f, i) => {
    const def = table.figures[f.def];
    if (f.card >= 0) {
      if (f.space >= 0)
        tokens.push({
          card: def.card,
          of: figureKey(g, state.cards[f.card].bearer),
          at: spaceId(g, f.space),
          health: f.health,
          ...(f.clock > 0 ? { clock: f.clock } : {}),
        });
      return;
    }
    const own = findCharacter(def.card);
    const c = def.character as Character;
    figures[figureKey(g, i)] = {
      ...(own === c
        ? { is: c.id }
        : {
            printed: {
              className: c.className,
              race: c.race,
              faction: c.faction,
              honor: c.honor,
              health: c.health,
              armor: c.armor,
              resist: c.resist,
              main: c.main,
              lower: c.lower,
            },
          }),
      side: (f.owner + 1) as 1 | 2,
      ...(f.space >= 0 ? { at: spaceId(g, f.space) } : {}),
      health: f.health,
      clock: f.clock,
      cards: setupMembers[i].cards.map((_id, n) => writtenCard(g, i, n)),
      ...(f.attackedIn === state.turn && state.turn > 0 ? { attackedThisTurn: true } : {}),
      ...(f.hurtIn === state.turn && state.turn > 0 ? { hurtThisTurn: true } : {}),
    };
  });
  const top = state.stack[state.stack.length - 1];
  const turn = top.seq === turnSequence.id ? (top.d as TurnFrame) : null;
  return {
    map: builtIn ? setup.map : 'open-30',
    ...(builtIn
      ? {}
      : {
          spaces: map.spaces.map((s) => s.at),
          terrain: Object.fromEntries(map.spaces.filter((s) => s.terrain !== 'open').map((s) => [s.at, s.terrain])),
          victory: map.victory,
          spawn: map.spawn,
        }),
    ...(setup.choices === undefined ? {} : { choices: setup.choices }),
    factions: [setup.seats[0].faction, setup.seats[1].faction],
    main: state.main,
    points: [state.points[0], state.points[1]],
    target: [state.target[0], state.target[1]],
    first: ((turn === null ? 1 - state.lastSeat : state.firstSeat) + 1) as 1 | 2,
    figures,
    ...(tokens.length > 0 ? { tokens } : {}),
    ...(state.lasting.length > 0 ? { effects: state.lasting.map((l) => writtenEffect(g, l)) } : {}),
    ...((setup.content?.cards ?? []).length > 0 ? { cards: setup.content?.cards as readonly Card[] } : {}),
    turn: turn === null ? 'tick' : { of: figureKey(g, turn.fig), moved: turn.moved === 1, acted: turn.acted === 1 },
  };
}

function writtenCard(g: Wow, bearer: number, n: number): { card: string; ready: boolean; up: boolean; on?: string } {
  const c = g.state.cards.filter((x) => x.bearer === bearer)[n];
  const token = g.table.cards[c.def].token >= 0;
  return {
    card: g.table.cards[c.def].card.id,
    ready: c.ready === 1,
    up: c.face === 1,
    ...(c.active === 1 && !token ? { on: figureKey(g, c.on < 0 ? bearer : c.on) } : {}),
  };
}

function writtenEffect(g: Wow, l: Lasting): NonNullable<Situation['effects']>[number] {
  const until: Duration = DURATIONS[l.until];
  const on = figureKey(g, l.on);
  if (l.kind === ROOT) return { on, rooted: true, until };
  if (l.kind === REROLLS) return { on, rerolls: l.n, until };
  if (l.kind === SHIELD) return { on, shield: l.n, until };
  return { on, stat: STATS[l.stat], n: l.n, until };
}

/**
 * The present position as a case of a ruling: the last moment between two actions, and what was answered since, so that
 * the middle of an attack can be written down too. Null where the match kept no such moment.
 */
export function caseOf(match: WowMatch): RulingCase<Situation> | null {
  for (let at = match.at; at >= 0; at--) {
    const state = match.stateBefore(at);
    if (state === undefined) return null;
    if (!writable(state)) continue;
    const script: ScriptStep[] = match.entries.slice(at).map((e) => (e.kind === 'take' ? { take: e.id } : { roll: e.faces ?? e.id }));
    return { name: { en: 'A position of a match', fr: 'Une position de partie' }, situation: written(match, state), script };
  }
  return null;
}
