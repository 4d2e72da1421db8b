/** Situations made into matches. */

import { Faults, frameOf, lay, Match, NOBODY, type SetupFault, type Situations, stepOf } from '../../core/index.ts';
import { oddsAt } from '../../odds/index.ts';
import { FACTIONS } from './content/factions.ts';
import { findCharacter } from './content/index.ts';
import type { AttackAbility, Character } from './content/types.ts';
import { DURATIONS, STATS, TERRAINS } from './content/types.ts';
import { effectNumber } from './effect-numbers.ts';
import { freshState, wow } from './game.ts';
import { WOW_NOTATION } from './notation.ts';
import { WOW_ODDS } from './odds.ts';
import { WOW_OWN } from './own.ts';
import { holderOf, takesTurns } from './rules/board.ts';
import { matchSequence, type TurnFrame, tickSequence, turnFrame, turnSequence, turnsSequence } from './rules/frames.ts';
import { figureNamed, spaceNamed } from './rules/keys.ts';
import { matchSteps, tickSteps } from './rules/match.ts';
import { checkVictory } from './rules/scoring.ts';
import { turnSteps } from './rules/turn.ts';
import type { NarrowEffect, Setup } from './setup.ts';
import { SITUATION, type Situation, type SituationEffect } from './situation.ts';
import { whyNotOn } from './situation-attached.ts';
import { FIGURE, type Laying, type SituationFigure, type SituationToken, wrong } from './situation-figures.ts';
import { mapOf } from './situation-map.ts';
import { namedArgs, situationValue } from './situation-values.ts';
import { WOW_WORDS } from './situation-words.ts';
import { MODIFY, NO_EFFECT, NO_TOKEN, NOWHERE, REROLLS, ROOT, SHIELD, type State } from './state.ts';
import { PET, type Table, type Wow } from './table.ts';
import type { View } from './view.ts';
import { wowVocabulary } from './vocabulary.ts';

const PLAIN_ATTACK: AttackAbility = { kind: 'attack', ticks: 2, nature: 'physical', type: 'melee', power: 3, range: { max: 1 } };

/** The character card of a figure as the situation prints it; a plain one in place of one that nobody knows. */
function printedCharacter(key: string, f: SituationFigure, faction: string, faults: Faults, own: readonly Character[] = []): Character {
  const base = f.is === undefined ? undefined : (own.find((c) => c.id === f.is) ?? findCharacter(f.is));
  if (f.is !== undefined && base === undefined) faults.note(wrong(`figures.${key}.is`, 'wow:201', 'unknown-character', f.is));
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

function tokensOf(s: Situation, key: string): readonly SituationToken[] {
  return (s.tokens ?? []).filter((t) => t.of === key);
}

/** The effects among them that are for attacks of some kind only: rules look their kind up in the table. */
function narrowOnes({ effects = [] }: Situation): readonly SituationEffect[] {
  return effects.filter((e) => e.nature !== undefined || e.type !== undefined);
}

/** The effect of a lasting one that counts for a nature or a type of attack alone, as cards write it. */
function narrowEffect({ stat = 'power', n = 0, nature, type, until = 'match-end' }: SituationEffect): NarrowEffect {
  return {
    do: 'modify',
    stat,
    n,
    who: 'self',
    until,
    ...(nature === undefined ? {} : { nature }),
    ...(type === undefined ? {} : { type }),
  };
}

function setupOf(s: Situation, faults: Faults): Setup {
  const factions = s.factions ?? ['D', 'A'];
  const own = s.characters ?? [];
  const custom: Character[] = [...own];
  const seat = (side: 1 | 2): Setup['seats'][0] => ({
    faction: factions[side - 1],
    party: Object.entries(s.figures)
      .filter(([, f]) => f.side === side)
      .map(([key, f]) => {
        const c = printedCharacter(key, f, factions[side - 1], faults, own);
        const mine = own.includes(c);
        if (!mine && findCharacter(c.id) !== c) custom.push(c);
        const cards = (f.cards ?? []).map((x) => (typeof x === 'string' ? x : x.card));
        for (const t of tokensOf(s, key)) if (!cards.includes(t.card)) cards.push(t.card);
        // A key of its own tells a figure from the character: one's own that goes by its id is that character.
        return mine && key === c.id ? { character: c.id, cards } : { character: c.id, key, cards };
      }),
  });
  const map = mapOf(s, faults);
  return {
    format: s.format ?? 'open',
    map: map.id,
    seats: [seat(1), seat(2)],
    ...(s.choices === undefined ? {} : { choices: s.choices }),
    ...(s.target === undefined ? {} : { target: s.target }),
    ...(s.first === 'chance' ? {} : { first: (s.first ?? 1) - 1 }),
    content: {
      characters: custom,
      cards: s.cards ?? [],
      maps: map.id === 'situation' ? [map] : [],
      ...(narrowOnes(s).length === 0 ? {} : { effects: narrowOnes(s).map(narrowEffect) }),
    },
  };
}

/**
 * Where in a situation a fault of the set-up made of it lies: of a party by the names of its figures, of content by who prints it. Null for
 * what follows from another fault: nothing fits a character that nobody knows.
 */
function placeIn(s: Situation, setup: Setup, { at, say }: SetupFault): string | null {
  const party = /^seats\[(\d)\]\.party\[(\d+)\](?:\.cards\[(\d+)\])?$/.exec(at);
  if (party !== null) {
    const { character, key = character } = setup.seats[Number(party[1])].party[Number(party[2])];
    const f = s.figures[key];
    const known = f.is === undefined || findCharacter(f.is) !== undefined || s.characters?.some((c) => c.id === f.is) === true;
    if (say.key === 'restriction' && !known) return null;
    const figure = `figures.${key}`;
    if (party[3] === undefined) return figure;
    const n = Number(party[3]);
    if (n < (f.cards ?? []).length) return `${figure}.cards[${n}]`;
    const id = setup.seats[Number(party[1])].party[Number(party[2])].cards[n];
    return `tokens[${(s.tokens ?? []).findIndex((t) => t.of === key && t.card === id)}].card`;
  }
  if (/^seats(\[\d\]\.party)?$/.test(at)) return 'figures';
  const narrow = /^effects\[(\d+)\](.*)$/.exec(at);
  if (narrow !== null) return `effects[${(s.effects ?? []).indexOf(narrowOnes(s)[Number(narrow[1])])}]${narrow[2]}`;
  const [kind, id, ...rest] = at.split('.');
  const own = (s.characters ?? []).findIndex((c) => c.id === id);
  if (kind === 'characters') return [own < 0 ? `figures.${id}.printed` : `characters[${own}]`, ...rest].join('.');
  if (kind === 'cards') return [`cards[${(s.cards ?? []).findIndex((c) => c.id === id)}]`, ...rest].join('.');
  return kind === 'maps' ? 'terrain' : at;
}

/** The same figures as plain ones without cards: to look at places, clocks and turns where what they are cannot be made out. */
function bareOf(s: Situation, setup: Setup): Setup {
  const characters = Object.keys(s.figures).map((key) => printedCharacter(key, { side: s.figures[key].side }, 'D', new Faults()));
  const bare = ({ faction, party }: Setup['seats'][0]): Setup['seats'][0] => ({
    faction,
    party: party.map(({ character, key = character }) => ({ character: key, key, cards: [] })),
  });
  return {
    format: 'open',
    map: setup.map,
    seats: [bare(setup.seats[0]), bare(setup.seats[1])],
    content: { characters, cards: [], maps: setup.content?.maps ?? [] },
  };
}

/** Factions that are said and that nobody has: no figure of the side, and no spawn point of theirs. */
function checkFactions(g: Wow, s: Situation, faults: Faults): void {
  const parties = g.table.setup.seats.map((seat, k) => {
    const from = k === 0 ? 0 : g.table.setup.seats[0].party.length;
    return seat.party.map((_m, i) => g.table.figures[from + i].character?.faction);
  });
  const spawning = g.table.map.spawn.map((p) => p.faction);
  for (const [i, faction] of (s.factions ?? []).entries())
    if (!FACTIONS.some((f) => f.id === faction) && !parties[i].includes(faction) && !spawning.includes(faction))
      faults.note(wrong(`factions[${i}]`, 'wow:100.2', 'unknown-faction', faction));
  const known = ['neutral', ...FACTIONS.map((f) => f.id), ...g.table.setup.seats.map((x) => x.faction), ...parties.flat()];
  for (const [i, { faction }] of (s.spawn ?? []).entries())
    if (!known.includes(faction)) faults.note(wrong(`spawn[${i}].faction`, 'wow:406.3b', 'unknown-faction', faction));
}

/** A lasting effect of a position says one thing: which value it changes and by how much, or what else it does. */
function checkEffect(e: SituationEffect, i: number): void {
  const changes = e.stat !== undefined && e.n !== undefined;
  const alone = changes ? false : e.stat !== undefined || e.n !== undefined;
  if (alone || (!changes && e.rooted === undefined && e.rerolls === undefined && e.shield === undefined))
    throw wrong(`effects[${i}]`, 'wow:708', 'no-effect', e.on);
  if (e.next !== undefined && e.stat !== 'power' && e.stat !== 'pay')
    throw wrong(`effects[${i}].next`, 'wow:708', 'next-without-power', 'next');
  // 600.1b: only what attacks are made of can be for some of them.
  const word = e.nature === undefined ? 'type' : 'nature';
  if (e[word] !== undefined && e.stat === undefined) throw wrong(`effects[${i}].${word}`, 'wow:600.1b', 'kind-without-stat', word);
}

/** 102: where victory is looked for at once, nobody waits with the points that win. */
function checkPoints(g: Wow, points: readonly [number, number]): void {
  if (g.table.choice['victory-check'] !== 'at-once' || !checkVictory(g)) return;
  const side = points[0] - g.state.target[0] >= points[1] - g.state.target[1] ? 0 : 1;
  throw wrong(`points[${side}]`, 'wow:102', 'already-won', String(points[side]));
}

/** Everybody and everything of a situation, each part by itself. */
function layAll(on: Laying, s: Situation): void {
  const { state, faults, bare } = on;
  lay({ main: SITUATION.main, points: SITUATION.points }, on, state, s, '');
  for (const [key, f] of Object.entries(s.figures)) {
    const i = figureNamed(on, key);
    lay(FIGURE, on, state.figures[i], f, `figures.${key}`);
    layCards(on, i, f, s.turn === 'start');
  }
  faults.each((s.tokens ?? []).entries(), ([i, t]) => layToken(on, s, t, `tokens[${i}]`));
  for (const [key, f] of Object.entries(s.figures)) attachCards(on, s, key, figureNamed(on, key), f);
  const narrow = narrowOnes(s);
  // Their lists are the last of the table.
  const first = on.table.lists.length - narrow.length;
  const listOf = (e: SituationEffect): number => (bare || !narrow.includes(e) ? EVERY_ATTACK : effectNumber(first + narrow.indexOf(e), 0));
  faults.each((s.effects ?? []).entries(), ([i, e]) => layEffect(on, e, i, listOf(e), faults, bare));
}

/** In place of the kind of attack that an effect is for: it is for all. */
const EVERY_ATTACK = -1;

/** `narrow` is where the table has the kind of attack that it is for; `EVERY_ATTACK` for all. */
function layEffect(g: Wow, e: SituationEffect, i: number, narrow: number, faults: Faults, bare: boolean): void {
  faults.part(() => checkEffect(e, i));
  const on = figureNamed(g, e.on);
  if (on === NOBODY) {
    // It may lie on a pet or a totem, which nobody has laid then.
    if (bare && e.on.includes('.')) return;
    throw wrong(`effects[${i}].on`, 'wow:708', 'no-such-figure', e.on);
  }
  const by = e.by === undefined ? on : figureNamed(g, e.by);
  if (by === NOBODY && !(bare && e.by?.includes('.'))) throw wrong(`effects[${i}].by`, 'wow:708', 'no-such-figure', String(e.by));
  const until = DURATIONS.indexOf(e.until ?? 'match-end');
  // A turn under way is the first there is.
  const since = e.begun === true ? 1 : 0;
  const add = (kind: number, stat: number, n: number, next: number, effect = NO_EFFECT): void => {
    g.state.lasting.push({ kind, on, stat, n, until, since, next, by, effect });
  };
  if (e.stat !== undefined) add(MODIFY, STATS.indexOf(e.stat), e.n ?? 0, e.next === true ? 1 : 0, narrow);
  if (e.rooted === true) add(ROOT, 0, 0, 0);
  if (e.rerolls !== undefined) add(REROLLS, 0, e.rerolls, 1);
  if (e.shield !== undefined) add(SHIELD, 0, e.shield, 0);
}

/** Before the match, equipment that nobody has put on lies face down: turning it up is putting it on (302). */
function layCards(g: Wow, i: number, f: SituationFigure, atStart: boolean): void {
  for (const [c, n] of barOf(g, i)) {
    const card = g.state.cards[c];
    const spec = (f.cards ?? [])[n];
    const { up, ready } = spec === undefined || typeof spec === 'string' ? {} : spec;
    card.face = (up ?? !(atStart && g.table.cards[card.def].gear)) ? 1 : 0;
    if (ready === false) exhaust(g, c);
  }
}

/** A card that was used: in the present tick, since a position says of no card when that was. */
function exhaust({ state }: Wow, c: number): void {
  state.cards[c].ready = 0;
  state.cards[c].usedAt = state.main;
}

/** The bar of a figure: its cards by number, each with its place there. */
function barOf(g: Wow, i: number): readonly (readonly [number, number])[] {
  return g.state.cards.flatMap((c, k) => (c.bearer === i ? [k] : [])).map((k, n) => [k, n] as const);
}

/** Puts cards on those they lie on, be it a pet or a totem: where those cannot be laid (`bare`), nobody can say that there is none. */
function attachCards(g: Laying, s: Situation, key: string, i: number, f: SituationFigure): void {
  const bar = barOf(g, i);
  for (const [n, spec] of (f.cards ?? []).entries()) {
    if (typeof spec === 'string' || spec.on === undefined) continue;
    const on = figureNamed(g, spec.on);
    if (on === NOBODY && !(g.bare && spec.on.includes('.')))
      g.faults.note(wrong(`figures.${key}.cards[${n}].on`, 'wow:301', 'no-such-figure', spec.on));
    const card = bar[n] === undefined ? undefined : g.state.cards[bar[n][0]];
    if (on === NOBODY || card === undefined) continue;
    const fault = whyNotOn(g, bar[n][0], i, on);
    if (fault !== null) {
      g.faults.note(wrong(`figures.${key}.cards[${n}].on`, fault.rule, fault.key, spec.card));
      continue;
    }
    card.active = 1;
    card.on = on;
    card.face = 1;
    // 302: worn equipment adds its honor to what its side must score.
    if (s.target === undefined) g.state.target[f.side - 1] += g.table.cards[card.def].card.equipment?.honor ?? 0;
  }
}

/** Whether the bar of a figure says of one of its cards whether it is ready. */
function saysReady(g: Wow, s: Situation, key: string, card: number): boolean {
  const { bearer } = g.state.cards[card];
  const n = g.state.cards.slice(0, card).filter((c) => c.bearer === bearer).length;
  const spec = s.figures[key].cards?.[n];
  return typeof spec === 'object' && spec.ready !== undefined;
}

/** A pet or a totem in play. */
function layToken(g: Laying, s: Situation, t: SituationToken, at: string): void {
  const { ground, bare } = g;
  const { main } = g.state;
  const owner = figureNamed(g, t.of);
  const space = spaceNamed(g, t.at);
  if (owner < 0 && bare) throw wrong(`${at}.of`, 'wow:304', 'no-such-figure', t.of);
  const c = g.state.cards.findIndex((x) => x.bearer === owner && g.table.cards[x.def].card.id === t.card);
  const def = c < 0 ? NO_TOKEN : g.table.cards[g.state.cards[c].def].token;
  if (def === NO_TOKEN && !bare) throw wrong(at, 'wow:304', 'no-such-token', `${t.card} of ${t.of}`);
  if (ground && space === NOWHERE) throw wrong(`${at}.at`, 'wow:406.1', 'no-such-space', t.at);
  if (ground && g.table.terrain[space] === TERRAINS.indexOf('impassable')) throw wrong(`${at}.at`, 'wow:406.2c', 'impassable', t.at);
  if (def === NO_TOKEN || !ground) return;
  const seat = g.state.figures[owner].seat;
  const figure = g.table.figures[def];
  if (figure.kind === PET && holderOf(g, space) !== NOBODY) throw wrong(`${at}.at`, 'wow:406.1', 'space-taken', t.at);
  if (figure.kind === PET && t.clock !== undefined && (t.clock < main || t.clock > main + 9))
    throw wrong(`${at}.clock`, 'wow:408.2a', 'clock-bounds', String(t.clock));
  if (t.health === 0) throw wrong(`${at}.health`, 'wow:403.2', 'destroyed-stands', t.at);
  if ((t.health ?? 0) > figure.health) throw wrong(`${at}.health`, 'wow:402', 'health-above', String(t.health));
  const card = g.state.cards[c];
  if (card.active === 1) throw wrong(at, 'wow:305', 'token-twice', `${t.card} of ${t.of}`);
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
  // What brought it is exhausted (304), unless its bar says otherwise: an effect may have readied it since.
  if (!saysReady(g, s, t.of, c)) exhaust(g, c);
  card.on = g.state.figures.length - 1;
}

/** Puts the match where the situation says it stands. */
function stand(g: Wow, s: Situation): void {
  const { stack } = g.state;
  if (s.turn === 'start') {
    stack.push(frameOf(matchSequence, { seat: 0, done: 0 }));
    return;
  }
  stack.push(frameOf(matchSequence, { seat: 0, done: 2 }, stepOf(matchSteps, 'next tick')));
  stack.push(frameOf(tickSequence, { tick: g.state.main }, stepOf(tickSteps, 'turns') + 1));
  stack.push(frameOf(turnsSequence, { seat: NOBODY }));
  if (s.turn === 'tick') return;
  const of = typeof s.turn === 'string' ? { of: s.turn } : s.turn;
  const i = figureNamed(g, of.of);
  if (i < 0) throw wrong('turn', 'wow:501', 'no-such-figure', of.of);
  const figure = g.state.figures[i];
  if (!takesTurns(g.table, figure)) throw wrong('turn', 'wow:304', 'totem-turn', of.of);
  const t: TurnFrame = turnFrame(i, figure.seat, NOBODY, figure.seat);
  t.began = figure.clock;
  t.moved = 'moved' in of && of.moved === true ? 1 : 0;
  t.acted = 'acted' in of && of.acted === true ? 1 : 0;
  t.instants = 'instants' in of ? (of.instants ?? 0) : 0;
  stack.push(frameOf(turnSequence, t, stepOf(turnSteps, figure.space === NOWHERE ? 'enter' : 'act')));
  g.state.turn = 1;
  g.state.serial = 1;
  g.state.lastSeat = figure.seat;
}

/** A match standing in a situation. @throws SetupError or Unplayable for all that is wrong with it */
export function situationMatch(s: Situation): Match<Setup, Table, State, View> {
  const faults = new Faults();
  const setup = setupOf(s, faults);
  const whole = faults.part(
    () => wow.tables(setup),
    (f) => placeIn(s, setup, f),
  );
  const table = whole ?? new Faults().part(() => wow.tables(bareOf(s, setup)));
  if (table === undefined) throw faults.error();
  const state = freshState(table);
  const g: Wow = { table, state, log: null };
  const { points } = s;
  if (whole !== undefined) checkFactions(g, s, faults);
  // Where the map is none, nobody can say that a space is not on it.
  layAll({ ...g, faults, ground: !faults.at('map'), bare: whole === undefined }, s);
  if (points !== undefined && faults.none) faults.part(() => checkPoints(g, points));
  faults.part(() => stand(g, s));
  faults.end();
  return new Match(wow, setup, { table, state });
}

/** What the ruling runner needs of this game. */
export const wowSituations: Situations<Setup, Table, State, View, Situation> = {
  game: wow,
  match: situationMatch,
  value: situationValue,
  words: WOW_WORDS,
  named: namedArgs,
  vocabulary: wowVocabulary,
  odds: (match, asked) => oddsAt(match, WOW_ODDS, asked),
  idle: WOW_ODDS.idle,
  notation: WOW_NOTATION,
  own: WOW_OWN,
};
