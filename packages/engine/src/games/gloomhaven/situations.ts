/** Situations made into matches. */
import { Faults, frameOf, lay, Match, type Situations, stepOf, Unplayable } from '../../core/index.ts';
import { oddsAt } from '../../odds/index.ts';
import { ELEMENTS } from './content/types.ts';
import { gloomhaven } from './game.ts';
import { GLOOMHAVEN_NOTATION } from './notation.ts';
import { GLOOMHAVEN_ODDS } from './odds.ts';
import { GLOOMHAVEN_OWN } from './own.ts';
import { matchSequence, roundSequence, turnSequence, turnsSequence } from './rules/frames.ts';
import { figureKey } from './rules/keys.ts';
import { noteGiven, noteSummoned, summonedBy } from './rules/lasting.ts';
import { hitPoints } from './rules/revealing.ts';
import { matchSteps, roundSteps } from './rules/rounds.ts';
import type { CharacterKey, Setup } from './setup.ts';
import { isAt, type Situation, STRENGTHS } from './situation.ts';
import { checkAbilityCards, checkActive, checkFooting, checkOwners, checkShuffledIn } from './situation-bounds.ts';
import { TYPE } from './situation-content.ts';
import { ACTIVE_CARD, deckOf, FIGURE, layFigure, MONSTER, PLAYER, type SituationCharacter, SUMMONED } from './situation-figures.ts';
import { TILE } from './situation-map.ts';
import { type Laying, noSuch } from './situation-names.ts';
import { withPlainCards } from './situation-plain.ts';
import { bareOf, charactersOf, chosenOf, isHidden, placeIn, revealedRooms, setupOf, typeAndNumber } from './situation-setup.ts';
import { namedArgs, situationValue } from './situation-values.ts';
import { GLOOMHAVEN_WORDS } from './situation-words.ts';
import {
  MONSTER as A_MONSTER,
  ACTIVE,
  CHOSEN,
  DISCARD,
  GONE,
  HAND,
  LOST,
  NO_CARD,
  NO_HALF,
  NOWHERE,
  newFigure,
  OBJECTIVE,
  type State,
  SUMMON,
  type TileState,
} from './state.ts';
import { type Gloom, type Table, wrong } from './table.ts';
import type { View } from './view.ts';
import { gloomhavenVocabulary } from './vocabulary.ts';

/** Cards of a character where they lie, and what is kept of its turn. */
function layCharacter(on: Laying, seat: number, c: SituationCharacter): void {
  const { state, table } = on;
  const at = `characters.${table.characters[seat].key}`;
  if (on.cards) layHand(on, seat, c, at);
  state.players[seat].ready = 1;
  lay(PLAYER, on, state.players[seat], c, at, seat);
  state.decks[seat] = deckOf(on, c.deck, `${at}.deck`);
  layFigure(FIGURE, on, state.figures[seat], c, at);
}

function layHand(on: Laying, seat: number, c: SituationCharacter, at: string): void {
  const { state, table, faults } = on;
  const placeOf = (id: string): number => state.cards.findIndex((x) => x.owner === seat && table.cards[x.def].face.id === id);
  for (const [ids, zone] of [
    [c.hand, HAND],
    [c.discard, DISCARD],
    [c.lost, LOST],
    [c.gone, GONE],
  ] as const)
    for (const id of ids ?? []) state.cards[placeOf(id)].zone = zone;
  for (const a of c.active ?? []) {
    const card = state.cards[placeOf(a.card)];
    const { face } = table.cards[card.def];
    const half = a.half === 'top' ? face.top : face.bottom;
    card.zone = ACTIVE;
    card.after = half.lost === 'for-good' ? GONE : half.lost === true ? LOST : DISCARD;
    lay(ACTIVE_CARD, on, card, a, at);
  }
  const named = new Set([
    ...(c.hand ?? []),
    ...(c.discard ?? []),
    ...(c.lost ?? []),
    ...(c.gone ?? []),
    ...(c.active ?? []).map((a) => a.card),
  ]);
  const [lead, other] = chosenOf(c);
  const p = state.players[seat];
  if (lead !== '' && lead === other) faults.note(noSuch('card-twice', at, lead));
  if (c.rest === true && lead !== '') faults.note(wrong(`${at}.rest`, 'gh:round.1', 'rests-or-chooses', table.characters[seat].key));
  p.lead = lead === '' ? NO_CARD : placeOf(lead);
  p.other = other === '' ? NO_CARD : placeOf(other);
  // A character that has had its turn has used its cards: unless they lie elsewhere they are discarded.
  for (const id of [lead, other]) if (id !== '' && !named.has(id)) state.cards[placeOf(id)].zone = c.acted === true ? DISCARD : CHOSEN;
}

/** Of a player's summons the first of a kind that no other card has brought is there by this one. */
function laySummonOf(g: Gloom, seat: number, place: number, of: string): void {
  const { state, table } = g;
  const taken = new Set(state.cards.flatMap((_c, card) => summonedBy(g, card)));
  const figure = state.figures.findIndex(
    (x, i) => x.kind === SUMMON && x.seat === seat && x.out === 0 && table.summons[x.type].id === of && !taken.has(i),
  );
  if (figure >= 0) noteSummoned(g, place, figure);
}

/** What cards of the active area give: it is part of what is said of a figure, and counted where nothing is. */
function layGifts(g: Gloom, seat: number, c: SituationCharacter): void {
  const { state, table } = g;
  const at = `characters.${table.characters[seat].key}`;
  const figureOf = (name: string): number => {
    const i = state.figures.findIndex((_x, figure) => figureKey(g, figure) === name);
    if (i < 0) throw noSuch('no-such-figure', `${at}.active`, name);
    return i;
  };
  for (const a of c.active ?? []) {
    const place = state.cards.findIndex((x) => x.owner === seat && table.cards[x.def].face.id === a.card);
    const { face } = table.cards[state.cards[place].def];
    const { abilities } = a.half === 'top' ? face.top : face.bottom;
    for (const line of abilities) if (line.do === 'summon') laySummonOf(g, seat, place, line.of);
    if (a.gives !== undefined) {
      for (const gift of a.gives) noteGiven(g, place, figureOf(gift.to), gift);
      continue;
    }
    for (const line of abilities) {
      if ((line.do !== 'shield' && line.do !== 'retaliate') || line.n === 0) continue;
      const gift =
        line.do === 'shield' ? { shield: line.n } : { retaliate: line.n, ...(line.range === undefined ? {} : { range: line.range }) };
      noteGiven(g, place, seat, gift);
      const x = state.figures[seat];
      if (line.do === 'shield' && c.shield === undefined) x.shield += line.n;
      if (line.do === 'retaliate' && line.range === undefined && c.retaliate === undefined) x.retaliate += line.n;
      if (line.do === 'retaliate' && line.range !== undefined && c.retaliateFar === undefined) x.far.push(line.n, line.range);
    }
  }
}

function layMonsters(on: Laying, s: Situation): void {
  const { state, table, faults } = on;
  faults.each(Object.entries(s.monsters ?? {}), ([name, given]) => {
    const at = `monsters.${name}`;
    const [id, number] = typeAndNumber(name, at);
    const type = table.monsters.findIndex((m) => m.face.id === id);
    if (type < 0) {
      // Where the table itself could not be made, that is told already.
      if (!on.cards && faults.at(at)) return;
      throw noSuch('unknown-monster', at, id);
    }
    const m = isAt(given) ? { at: given } : given;
    const { face, normal, elite } = table.monsters[type];
    if (number > face.standees) throw noSuch('no-such-standee', at, String(number));
    const x = newFigure({ kind: A_MONSTER, type, number, hp: m.elite === true ? elite.hp : normal.hp });
    layFigure(MONSTER, on, x, m, at);
    state.figures.push(x);
  });
}

function laySummons(on: Laying, s: Situation): void {
  const { state, table, faults } = on;
  faults.each(Object.entries(s.summons ?? {}), ([name, given]) => {
    const at = `summons.${name}`;
    const [id, number] = typeAndNumber(name, at);
    const type = table.summons.findLastIndex((t) => t.id === id);
    if (type < 0) throw noSuch('no-such-summon', at, id);
    const seat = table.characters.findIndex((c) => c.key === given.owner);
    if (seat < 0) throw noSuch('no-such-figure', `${at}.owner`, given.owner);
    const x = newFigure({ kind: SUMMON, seat, type, number, hp: table.summons[type].hp, summoned: 1 });
    layFigure(SUMMONED, on, x, given, at);
    state.figures.push(x);
  });
}

function layObjectives(on: Laying, s: Situation): void {
  on.faults.each((s.objectives ?? []).entries(), ([i, given]) => {
    const x = newFigure({ kind: OBJECTIVE, type: 0, number: i + 1, hp: hitPoints(on, given.hp) });
    layFigure(FIGURE, on, x, { at: given.at }, `objectives[${i}]`);
    on.state.figures.push(x);
  });
}

function layMap(on: Laying, s: Situation): void {
  const { state, table, faults } = on;
  state.rooms = revealedRooms(s, table.scenario);
  faults.each((s.open ?? []).entries(), ([n, at]) => {
    const i = table.scenario.doors.findIndex((d) => d.at.join() === at.join());
    if (i < 0) throw noSuch('no-such-door', `open[${n}]`, at.join());
    state.doors |= 1 << i;
  });
  faults.each((s.tiles ?? []).entries(), ([i, given]) => {
    if (isHidden(given, s, table.scenario)) return;
    const t: TileState = { kind: 0, hex: NOWHERE, n: 0, conditions: 0 };
    lay(TILE, on, t, given, `tiles[${i}]`);
    state.tiles.push(t);
  });
}

/** The step of a round that each moment stands at. */
const STEPS = { round: 'begins', cards: 'monster cards', turns: 'turns', end: 'turns over' } as const;

/** Puts the scenario where the situation says it stands. */
function stand(g: Gloom, s: Situation, at: keyof typeof STEPS): void {
  const { state } = g;
  state.round = s.round ?? 1;
  state.acting = at === 'cards' || at === 'turns' ? 1 : 0;
  state.stack = [
    frameOf(matchSequence, { round: state.round }, stepOf(matchSteps, 'rounds')),
    frameOf(roundSequence, { resting: 0 }, stepOf(roundSteps, STEPS[at])),
  ];
  if (s.turn === undefined) return;
  if (at !== 'turns') throw noSuch('no-turn-now', 'turn', s.turn);
  const figure = state.figures.findIndex((_x, i) => figureKey(g, i) === s.turn);
  if (figure < 0) throw noSuch('no-such-figure', 'turn', s.turn);
  const { out, kind } = state.figures[figure];
  if (out === 1 || kind === OBJECTIVE) throw noSuch('takes-no-turn', 'turn', s.turn);
  state.stack[1].step = stepOf(roundSteps, STEPS.end);
  state.stack.push(frameOf(turnsSequence, { late: 0 }), frameOf(turnSequence, { figure, actions: 0, card: NO_CARD, half: NO_HALF }));
}

function tableOf(setup: Setup): Table {
  try {
    return gloomhaven.tables(setup);
  } catch (error) {
    if (!(error instanceof RangeError) || error instanceof Unplayable) throw error;
    throw noSuch('wall-line', 'walls', error.message);
  }
}

/** Figures at most: sets of them are the bits of an integer. */
const MOST_FIGURES = 31;

/** A scenario standing in a situation. One that is `still` has not gone on to what is asked first: it may be looked at, no more. */
export function situationMatch(written: Situation, still?: true): Match<Setup, Table, State, View> {
  const s = withPlainCards(written);
  const at = s.at ?? 'turns';
  if (at === 'start' && s.scenario === undefined) throw noSuch('start-wants-scenario', 'at', 'start');
  const faults = new Faults();
  const setup = setupOf(s, faults);
  const ground = !['map', 'scenario', 'walls'].some((word) => faults.at(word));
  const whole = faults.part(
    () => tableOf(setup),
    (f) => placeIn(s, f),
  );
  if (at === 'start' && whole !== undefined && faults.none) return new Match(gloomhaven, setup, { table: whole });
  const bare = (walls: boolean): Table | undefined => new Faults().part(() => tableOf(bareOf(setup, walls)));
  const table = whole ?? bare(true) ?? bare(false);
  if (table === undefined) throw faults.error();
  const state = gloomhaven.begin(table);
  const g: Gloom = { table, state, log: null };
  const on: Laying = { ...g, faults, ground, cards: whole !== undefined, own: Object.keys(s.modifiers ?? {}), turns: at === 'turns' };
  if (ground) layMap(on, s);
  const given = new Map<CharacterKey, SituationCharacter>(charactersOf(s));
  // Who only fills the second seat takes no part.
  for (const [seat, c] of table.characters.entries()) layCharacter(on, seat, given.get(c.key) ?? { out: true });
  laySummons(on, s);
  if (on.cards) for (const [seat, c] of table.characters.entries()) faults.part(() => layGifts(g, seat, given.get(c.key) ?? {}));
  layMonsters(on, s);
  layObjectives(on, s);
  if (state.figures.length > MOST_FIGURES) faults.note(noSuch('too-many-figures', 'monsters', String(state.figures.length)));
  // Ability cards of the round, and those left to draw.
  faults.each(table.monsters.entries(), ([type, { face }]) =>
    lay(TYPE, on, state.types[type], s.types?.[face.id] ?? {}, `types.${face.id}`, type),
  );
  state.decks[table.characters.length] = deckOf(on, s.deck, 'deck');
  if (ground) checkFooting(on);
  checkOwners(on);
  checkAbilityCards(on);
  checkShuffledIn(on);
  if (on.cards) checkActive(on);
  state.elements = ELEMENTS.map((e) => STRENGTHS.indexOf(s.elements?.[e] ?? 'inert'));
  // Whose turn it is can be told once everybody is there.
  const turn = s.turn;
  const missing = turn === undefined || faults.at(`monsters.${turn}`) || faults.at(`summons.${turn}`) || faults.at(`characters.${turn}`);
  if (at !== 'start' && (faults.none || !missing)) faults.part(() => stand(g, s, at));
  faults.end();
  return new Match(gloomhaven, setup, { table, state, ...(still === true ? { still } : {}) });
}

/** What the ruling runner needs of this game. */
export const gloomhavenSituations: Situations<Setup, Table, State, View, Situation> = {
  game: gloomhaven,
  match: situationMatch,
  value: situationValue,
  words: GLOOMHAVEN_WORDS,
  named: namedArgs,
  vocabulary: gloomhavenVocabulary,
  odds: (match, asked) => oddsAt(match, GLOOMHAVEN_ODDS, asked),
  idle: GLOOMHAVEN_ODDS.idle,
  notation: GLOOMHAVEN_NOTATION,
  own: GLOOMHAVEN_OWN,
  // A figure that can do nothing has its turn all the same, and those behind it go on.
  ranPast: (s, match) =>
    (s.at ?? 'turns') === 'turns' &&
    (match.nodeKind === 'over' ||
      match.play.state.round !== (s.round ?? 1) ||
      (s.turn !== undefined && situationValue(match, 'turn') !== s.turn)),
};
