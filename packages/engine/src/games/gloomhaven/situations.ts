/** Situations made into matches. */
import { Faults, Match, type Situations, stepOf, Unplayable } from '../../core/index.ts';
import { oddsAt } from '../../odds/index.ts';
import { hexFromRow, spaceAt } from '../../space/index.ts';
import { modifierAt, STANDARD_DECK } from './content/modifiers.ts';
import { CONDITIONS, type ConditionId, ELEMENTS } from './content/types.ts';
import { gloomhaven } from './game.ts';
import { GLOOMHAVEN_ODDS } from './odds.ts';
import { isRevealed, standsOn } from './rules/board.ts';
import { matchSequence, roundSequence, turnSequence, turnsSequence } from './rules/frames.ts';
import { noteGiven, noteSummoned, summonedBy } from './rules/lasting.ts';
import { hitPoints } from './rules/revealing.ts';
import { figureKey } from './rules/telling.ts';
import type { CharacterKey, Setup } from './setup.ts';
import {
  type At,
  isAt,
  type Situation,
  type SituationCharacter,
  type SituationDeck,
  type SituationFigure,
  type SituationTile,
  STRENGTHS,
  TILES,
} from './situation.ts';
import { bareOf, charactersOf, chosenOf, isHidden, noSuch, placeIn, revealedRooms, setupOf, typeAndNumber } from './situation-setup.ts';
import { namedArgs, situationValue } from './situation-values.ts';
import {
  ACTIVE,
  CHOSEN,
  type DeckState,
  DISCARD,
  type FigureState,
  GONE,
  HAND,
  LOST,
  MONSTER,
  OBJECTIVE,
  type State,
  SUMMON,
  TILE_CHEST,
  TILE_OBSTACLE,
  TILE_TRAP,
} from './state.ts';
import type { Gloom, Table } from './table.ts';
import type { View } from './view.ts';
import { gloomhavenVocabulary } from './vocabulary.ts';

function hexOf(g: Gloom, at: At, where: string): number {
  const { q, r } = hexFromRow(at[0], at[1], 'odd');
  const hex = spaceAt(g.table.map.field, q, r);
  if (hex < 0) throw noSuch('no-such-hex', where, at.join());
  return hex;
}

function bitsOf(list: readonly ConditionId[] | undefined): number {
  return (list ?? []).reduce((bits, id) => bits | (1 << CONDITIONS.indexOf(id)), 0);
}

/** What is laid, and in what it may go wrong. `ground` and `cards` are false where map or cards themselves are at fault: nothing is said of them. */
interface Laying {
  readonly faults: Faults;
  readonly ground: boolean;
  readonly cards: boolean;
  /** Modifier cards of the situation's own, by id: the table has them where nothing is at fault. */
  readonly own: readonly string[];
}

/** A deck of modifier cards as it lies. */
function deckOf({ modifiers }: Table, given: SituationDeck | undefined, at: string, { faults, own }: Laying): DeckState {
  const counted = (of: Readonly<Record<string, number>>, where: string): number[] => {
    const out = modifiers.map(() => 0);
    for (const [id, n] of Object.entries(of)) {
      const kind = modifierAt(id, modifiers);
      if (kind >= 0) out[kind] = n;
      else if (!own.includes(id)) faults.note(noSuch('unknown-modifier', `${at}.${where}.${id}`, id));
    }
    return out;
  };
  return {
    pile: counted(given?.pile ?? STANDARD_DECK, 'pile'),
    spent: counted(given?.discard ?? {}, 'discard'),
    shuffle: given?.shuffle === true ? 1 : 0,
  };
}

/** What every figure has, laid upon one that is fresh. */
function layFigure(g: Gloom, x: FigureState, given: SituationFigure, at: string, { faults, ground }: Laying): void {
  const spot = given.at;
  if (spot !== undefined && given.out !== true && ground)
    faults.part(() => {
      const hex = hexOf(g, spot, at);
      if (!isRevealed(g, hex)) throw noSuch('hex-not-revealed', at, spot.join());
      if (standsOn(g, hex) >= 0) throw noSuch('hex-taken-twice', at, spot.join());
      x.hex = hex;
    });
  x.hp = given.hp ?? x.hp;
  x.most = Math.max(x.most, x.hp);
  x.fresh = bitsOf(given.fresh);
  x.conditions = bitsOf(given.conditions) | x.fresh;
  x.shield = given.shield ?? 0;
  x.retaliate = given.retaliate ?? 0;
  x.far = (given.retaliateFar ?? []).flatMap(({ n, range }) => [n, range]);
  x.acted = given.acted === true ? 1 : 0;
  x.out = given.out === true ? 1 : 0;
  if (x.out === 0 && x.hp < 1) faults.note(noSuch('already-dead', `${at}.hp`, String(x.hp)));
}

const fresh = (kind: number, seat: number, type: number, number: number, hp: number): FigureState => ({
  kind,
  seat,
  type,
  number,
  elite: 0,
  hex: -1,
  hp,
  most: hp,
  conditions: 0,
  fresh: 0,
  shield: 0,
  retaliate: 0,
  far: [],
  acted: 0,
  summoned: 0,
  out: 0,
});

/** Cards of a character where they lie, and what is kept of its turn. */
function layCharacter(g: Gloom, seat: number, c: SituationCharacter, laying: Laying): void {
  const { state, table } = g;
  const at = `characters.${table.characters[seat].key}`;
  const p = state.players[seat];
  if (laying.cards) layHand(g, seat, c, at, laying.faults);
  p.resting = c.rest === true ? 1 : 0;
  p.ready = 1;
  p.xp = c.xp ?? 0;
  p.gold = c.gold ?? 0;
  p.moved = c.moved ?? 0;
  p.dealt = c.dealt ?? 0;
  state.decks[seat] = deckOf(g.table, c.deck, `${at}.deck`, laying);
  layFigure(g, state.figures[seat], c, at, laying);
}

function layHand(g: Gloom, seat: number, c: SituationCharacter, at: string, faults: Faults): void {
  const { state, table } = g;
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
    card.uses = a.uses ?? 0;
    card.half = a.half === 'top' ? 0 : 1;
    card.boosted = a.boosted === true ? 1 : 0;
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
  p.lead = lead === '' ? -1 : placeOf(lead);
  p.other = other === '' ? -1 : placeOf(other);
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

function layMonsters(g: Gloom, s: Situation, laying: Laying): void {
  const { state, table } = g;
  laying.faults.each(Object.entries(s.monsters ?? {}), ([name, given]) => {
    const at = `monsters.${name}`;
    const [id, number] = typeAndNumber(name, at);
    const type = table.monsters.findIndex((m) => m.face.id === id);
    if (type < 0) {
      // Where the table itself could not be made, that is told already.
      if (!laying.cards && laying.faults.at(at)) return;
      throw noSuch('unknown-monster', at, id);
    }
    const m = isAt(given) ? { at: given } : given;
    const { face, normal, elite } = table.monsters[type];
    if (number > face.standees) throw noSuch('no-such-standee', at, String(number));
    const x = fresh(MONSTER, -1, type, number, m.elite === true ? elite.hp : normal.hp);
    x.elite = m.elite === true ? 1 : 0;
    x.summoned = m.summoned === true ? 1 : 0;
    layFigure(g, x, m, at, laying);
    state.figures.push(x);
  });
}

function laySummons(g: Gloom, s: Situation, laying: Laying): void {
  const { state, table } = g;
  laying.faults.each(Object.entries(s.summons ?? {}), ([name, given]) => {
    const at = `summons.${name}`;
    const [id, number] = typeAndNumber(name, at);
    const type = table.summons.findLastIndex((t) => t.id === id);
    if (type < 0) throw noSuch('no-such-summon', at, id);
    const seat = table.characters.findIndex((c) => c.key === given.owner);
    if (seat < 0) throw noSuch('no-such-figure', `${at}.owner`, given.owner);
    const x = fresh(SUMMON, seat, type, number, table.summons[type].hp);
    x.summoned = 1;
    layFigure(g, x, given, at, laying);
    state.figures.push(x);
  });
}

function layObjectives(g: Gloom, s: Situation, laying: Laying): void {
  laying.faults.each((s.objectives ?? []).entries(), ([i, given]) => {
    const x = fresh(OBJECTIVE, -1, 0, i + 1, hitPoints(g, given.hp));
    layFigure(g, x, { at: given.at }, `objectives[${i}]`, laying);
    g.state.figures.push(x);
  });
}

/** Ability cards of the round, and those left to draw. */
function layTypes(g: Gloom, s: Situation, { faults }: Laying): void {
  faults.each(g.table.monsters.entries(), ([type, m]) => {
    const given = s.types?.[m.face.id];
    const at = `types.${m.face.id}`;
    const cardAt = (id: string): number => {
      const i = m.cards.findIndex((c) => c.id === id);
      if (i < 0) throw noSuch('no-such-card', at, id);
      return i;
    };
    const t = g.state.types[type];
    const wanted = given?.card;
    if (wanted !== undefined) t.card = cardAt(typeof wanted === 'string' ? wanted : (wanted.id ?? 'own'));
    else if (m.cards.length === 1 && (s.at ?? 'turns') === 'turns') t.card = 0;
    const lines = m.cards[t.card]?.lines ?? [];
    for (const line of given?.used ?? []) {
      if (lines[line - 1]?.consume === undefined) faults.note(noSuch('no-such-line', `${at}.used`, String(line)));
      else t.used |= 1 << (line - 1);
    }
    const bits = given?.left?.reduce((all, id) => all | (1 << cardAt(id)), 0);
    t.left = bits ?? ((1 << m.cards.length) - 1) & (t.card < 0 ? -1 : ~(1 << t.card));
  });
}

function layTile(g: Gloom, t: SituationTile, i: number): void {
  const kind = TILES.indexOf(t.kind);
  const n =
    kind === TILE_TRAP
      ? (t.n ?? (t.conditions === undefined ? g.table.numbers.trap : 0))
      : (t.n ?? (kind === TILE_CHEST || kind === TILE_OBSTACLE ? 0 : 1));
  g.state.tiles.push({ kind, hex: hexOf(g, t.at, `tiles[${i}]`), n, conditions: bitsOf(t.conditions) });
}

function layMap(g: Gloom, s: Situation, { faults }: Laying): void {
  const { state, table } = g;
  state.rooms = revealedRooms(s, table.scenario);
  faults.each((s.open ?? []).entries(), ([n, at]) => {
    const i = table.scenario.doors.findIndex((d) => d.at.join() === at.join());
    if (i < 0) throw noSuch('no-such-door', `open[${n}]`, at.join());
    state.doors |= 1 << i;
  });
  faults.each((s.tiles ?? []).entries(), ([i, t]) => {
    if (!isHidden(t, s, table.scenario)) layTile(g, t, i);
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
    { seq: matchSequence.id, step: stepOf(matchSequence, 'rounds'), d: { i: state.round } },
    { seq: roundSequence.id, step: stepOf(roundSequence, STEPS[at]), d: { i: 0 } },
  ];
  if (s.turn === undefined) return;
  if (at !== 'turns') throw noSuch('no-turn-now', 'turn', s.turn);
  const figure = state.figures.findIndex((_x, i) => figureKey(g, i) === s.turn);
  if (figure < 0 || state.figures[figure].out === 1) throw noSuch('no-such-figure', 'turn', s.turn);
  state.stack[1].step = stepOf(roundSequence, STEPS.end);
  state.stack.push(
    { seq: turnsSequence.id, step: 0, d: { i: 0 } },
    { seq: turnSequence.id, step: 0, d: { figure, i: 0, card: -1, half: -1 } },
  );
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
export function situationMatch(s: Situation, still?: true): Match<Setup, Table, State, View> {
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
  const laying: Laying = { faults, ground, cards: whole !== undefined, own: Object.keys(s.modifiers ?? {}) };
  const state = gloomhaven.begin(table);
  const g: Gloom = { table, state, log: null };
  if (ground) layMap(g, s, laying);
  const given = new Map<CharacterKey, SituationCharacter>(charactersOf(s));
  // Who only fills the second seat takes no part.
  for (const [seat, c] of table.characters.entries()) layCharacter(g, seat, given.get(c.key) ?? { out: true }, laying);
  laySummons(g, s, laying);
  if (laying.cards) for (const [seat, c] of table.characters.entries()) faults.part(() => layGifts(g, seat, given.get(c.key) ?? {}));
  layMonsters(g, s, laying);
  layObjectives(g, s, laying);
  if (state.figures.length > MOST_FIGURES) faults.note(noSuch('too-many-figures', 'monsters', String(state.figures.length)));
  layTypes(g, s, laying);
  state.decks[table.characters.length] = deckOf(g.table, s.deck, 'deck', laying);
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
  match: (s) => situationMatch(s),
  value: situationValue,
  named: namedArgs,
  vocabulary: gloomhavenVocabulary,
  odds: (match, asked) => oddsAt(match, GLOOMHAVEN_ODDS, asked),
  idle: GLOOMHAVEN_ODDS.idle,
};
