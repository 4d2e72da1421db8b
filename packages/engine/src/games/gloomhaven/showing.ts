/** What a screen shows of a position beside the map: who acts when, every number with its parts, the decks and their chances. Reads what a seat sees, changes nothing. */

import { type Contribution, NOBODY, type RuleId, type Value } from '../../core/index.ts';
import { CONDITIONS, type ConditionId } from './content/types.ts';
import { bitOf, endOf } from './rules/conditions.ts';
import { type HalfFrame, halfSequence } from './rules/frames.ts';
import { HALVES, type HalfName } from './rules/halves.ts';
import { actsBy, initiativeOf, nextToAct } from './rules/initiative.ts';
import { activeHalves, activeOf, mostUses } from './rules/lasting.ts';
import { standeesLeft } from './rules/revealing.ts';
import { linesOf } from './rules/stats.ts';
import { attackOf, moveOf, type Parts, rangeOf, retaliateOf, shieldOf, targetsOf } from './rules/values.ts';
import { CHARACTER, MONSTER, NO_CARD, NO_TYPE, OBJECTIVE, SUMMON } from './state.ts';
import type { Gloom } from './table.ts';

/** One place on the initiative track: a character, a summon, or a monster type with all its figures. */
export interface TrackPlace {
  readonly kind: 'character' | 'summon' | 'monsters';
  /** Who acts here, in order: of a monster type the elites first, each by number (gh:round.4). */
  readonly figures: readonly number[];
  /** The player, `NOBODY` for monsters; the monster type, `NO_TYPE` for the others. */
  readonly seat: number;
  readonly type: number;
  /** The number it acts by; null before it is shown, and for a monster type before its card is drawn. */
  readonly initiative: number | null;
  /** A long rest: 99 without a card (gh:round.5). */
  readonly rests: boolean;
  /** The leading card and the other one, by their numbers in the table; `NO_CARD` for none. A summon goes by its summoner's. */
  readonly lead: number;
  readonly other: number;
  /** Whether it has chosen, while cards are chosen. */
  readonly ready: boolean;
  readonly state: 'waits' | 'next' | 'acts' | 'acted';
}

/** The initiative track. */
export interface Track {
  /** Before the first round, while cards are chosen, once they are shown. */
  readonly phase: 'before' | 'choosing' | 'shown';
  readonly places: readonly TrackPlace[];
}

function defAt(g: Gloom, place: number): number {
  return place < 0 ? NO_CARD : g.state.cards[place].def;
}

/**
 * Everybody in the order of their turns (gh:round.3 to .5); while cards are chosen the players in theirs and the monster types. Of a
 * view it tells no more than the view does.
 */
export function trackOf(g: Gloom): Track {
  const { figures, players, types, choosing, round, turn } = g.state;
  const shown = round > 0 && choosing === 0;
  const next = shown && turn < 0 && g.state.acting === 1 ? nextToAct(g) : [];
  const stateOf = (of: readonly number[]): TrackPlace['state'] => {
    if (of.includes(turn)) return 'acts';
    if (of.some((i) => next.includes(i))) return 'next';
    return shown && of.every((i) => figures[i].acted === 1) ? 'acted' : 'waits';
  };
  const places: { readonly at: number; readonly place: TrackPlace }[] = [];
  const add = (of: readonly number[], place: Pick<TrackPlace, 'kind' | 'seat' | 'type' | 'initiative'>): void => {
    const p = players[place.seat];
    places.push({
      at: shown ? Math.min(...of.map((i) => initiativeOf(g, i))) : 100 * places.length,
      place: {
        ...place,
        figures: of,
        rests: p?.resting === 1,
        lead: p === undefined ? NO_CARD : defAt(g, p.lead),
        other: p === undefined ? NO_CARD : defAt(g, p.other),
        ready: p?.ready === 1,
        state: stateOf(of),
      },
    });
  };
  figures.forEach((f, i) => {
    if (f.out === 1 || (f.kind !== CHARACTER && f.kind !== SUMMON)) return;
    const p = players[f.seat];
    // Before the cards are shown a view tells nobody's number but that of its own seat.
    const known = shown || p.resting === 1 || p.lead >= 0;
    const initiative = known ? actsBy(g, i).n : null;
    add([i], { kind: f.kind === CHARACTER ? 'character' : 'summon', seat: f.seat, type: NO_TYPE, initiative });
  });
  types.forEach((t, type) => {
    const of = figures.flatMap((f, i) => (f.kind === MONSTER && f.type === type && f.out === 0 ? [i] : []));
    if (of.length === 0) return;
    of.sort((a, b) => initiativeOf(g, a) - initiativeOf(g, b));
    const initiative = t.card < 0 ? null : g.table.monsters[type].cards[t.card].initiative;
    add(of, { kind: 'monsters', seat: NOBODY, type, initiative });
  });
  // Players whose cards are level keep their summons right before them (gh:round.4); otherwise nothing but the order counts.
  const level = (at: number): number => Math.floor(at / 100);
  places.sort((a, b) => level(a.at) - level(b.at) || a.place.seat - b.place.seat || a.at - b.at);
  return { phase: round === 0 ? 'before' : shown ? 'shown' : 'choosing', places: places.map((x) => x.place) };
}

/** A condition of a figure: when it ends, and the paragraph that says what it does. */
export interface ShownCondition {
  readonly id: ConditionId;
  readonly rule: RuleId;
  readonly ends: 'healed' | 'this-turn' | 'next-turn';
}

/** A figure's numbers with what each is made of; null where it has none of its own. */
export interface FigureValues {
  readonly move: Value | null;
  readonly attack: Value | null;
  readonly range: Value | null;
  readonly targets: Value | null;
  readonly shield: Value;
  readonly retaliate: Value;
  readonly conditions: readonly ShownCondition[];
}

function reckoned(reckon: (parts: Parts) => number): Value {
  const because: Contribution[] = [];
  return { total: reckon(because), because };
}

/** The shield of the next attack: active cards may add to it (gh:turn.5). */
function shieldNow(g: Gloom, figure: number, parts: Parts): number {
  const { seat, kind } = g.state.figures[figure];
  let shield = shieldOf(g, figure, parts);
  if (kind !== CHARACTER) return shield;
  for (let six = activeOf(g, seat, 'shield-next-six'); six >= 0; six = activeOf(g, seat, 'shield-next-six', six + 1)) {
    parts?.push({ layer: 'add', amount: 1, source: { card: defAt(g, six) }, rule: 'gh:turn.5' });
    shield++;
  }
  return shield;
}

/** The numbers of a figure now, and its conditions. */
export function valuesOf(g: Gloom, figure: number): FigureValues {
  const f = g.state.figures[figure];
  // A character moves and attacks by its cards alone; before its type has a card a monster shows what is printed on the map's side.
  const own = (f.kind === MONSTER && linesOf(g, figure).length > 0) || f.kind === SUMMON;
  const value = (of: (g: Gloom, figure: number, parts: Parts) => number): Value => reckoned((parts) => of(g, figure, parts));
  return {
    move: own ? value(moveOf) : null,
    attack: own ? value(attackOf) : null,
    range: own ? value(rangeOf) : null,
    targets: own ? value(targetsOf) : null,
    shield: value(shieldNow),
    retaliate: value(retaliateOf),
    conditions: CONDITIONS.flatMap((id) =>
      (f.conditions & bitOf(id)) === 0 || f.kind === OBJECTIVE
        ? []
        : [{ id, rule: `gh:condition.${id}`, ends: endOf(g, figure, bitOf(id)) }],
    ),
  };
}

/** Cards of one kind in a modifier deck. */
export interface DeckKind {
  /** The card's id: `+1`, `x2`, `rolling+0/stun`. */
  readonly id: string;
  readonly left: number;
  readonly spent: number;
  /** The chance that the next card drawn is one, in lowest terms. */
  readonly chance: { readonly num: number; readonly den: number };
}

/** A modifier deck as everybody may know it: it has no order. */
export interface ShownDeck {
  /** The player whose it is; `NOBODY` for the monsters'. */
  readonly seat: number;
  readonly left: number;
  readonly spent: number;
  readonly kinds: readonly DeckKind[];
  /** Shuffled at the end of the round, and which of the cards that call for it lie among the discards (gh:deck.2). */
  readonly shuffles: boolean;
  readonly because: readonly string[];
  /** The pile is empty: the next draw shuffles the discards first (gh:draw.02). */
  readonly empty: boolean;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Every modifier deck: the players' in their order, then the monsters'. */
export function decksOf(g: Gloom): ShownDeck[] {
  const players = g.state.players.length;
  return g.state.decks.map(({ pile, spent, shuffle }, i) => {
    const left = pile.reduce((sum, n) => sum + n, 0);
    const drawn = left > 0 ? pile : spent;
    const den = drawn.reduce((sum, n) => sum + n, 0);
    return {
      seat: i < players ? i : NOBODY,
      left,
      spent: spent.reduce((sum, n) => sum + n, 0),
      kinds: g.table.modifiers.flatMap(({ id }, kind) => {
        if (pile[kind] === 0 && spent[kind] === 0) return [];
        const by = divisor(drawn[kind], Math.max(1, den));
        return [{ id, left: pile[kind], spent: spent[kind], chance: { num: drawn[kind] / by, den: Math.max(1, den) / by } }];
      }),
      shuffles: shuffle === 1,
      because: shuffle === 0 ? [] : g.table.modifiers.flatMap((m, kind) => (m.shuffle === true && spent[kind] > 0 ? [m.id] : [])),
      empty: left === 0,
    };
  });
}

/** A monster type as it stands: what is left of its standees and of its ability cards. */
export interface ShownType {
  readonly type: number;
  /** Its figures on the map: elites first, each by number. */
  readonly figures: readonly number[];
  /** The card of this round, by its printed number; null where none is drawn. */
  readonly card: string | null;
  /** Standees that are not on the map, of how many. */
  readonly standees: number;
  readonly of: number;
  /** Cards still in its deck; whether that is shuffled at the end of the round (gh:round.6). */
  readonly left: number;
  readonly shuffles: boolean;
}

/** The monster types of which somebody is or was on the map. */
export function typesOf(g: Gloom): ShownType[] {
  return g.state.types.flatMap((t, type) => {
    const all = g.state.figures.flatMap((f, i) => (f.kind === MONSTER && f.type === type ? [i] : []));
    if (all.length === 0) return [];
    const { cards, face } = g.table.monsters[type];
    const card = t.card < 0 ? null : cards[t.card];
    return [
      {
        type,
        figures: all.filter((i) => g.state.figures[i].out === 0).sort((a, b) => initiativeOf(g, a) - initiativeOf(g, b)),
        card: card?.id ?? null,
        standees: standeesLeft(g, type).length,
        of: face.standees,
        left: cards.filter((_c, i) => ((t.left >> i) & 1) === 1).length,
        shuffles: card?.shuffle === true,
      },
    ];
  });
}

/** A card in the active area: how often its bonus was used, and how often it may be; null where only its end counts. */
export interface ShownActive {
  readonly card: number;
  readonly half: HalfName;
  readonly uses: number;
  readonly most: number | null;
}

/** The cards in the active area of a player (gh:turn.5). */
export function activeCards(g: Gloom, seat: number): ShownActive[] {
  return activeHalves(g, seat).map(({ place }) => {
    const c = g.state.cards[place];
    return { card: c.def, half: HALVES[c.half], uses: c.uses, most: mostUses(g, place) };
  });
}

/** The half of a card being performed: which line of it is under way, counted from 0; null where none is. */
export interface ShownHalf {
  readonly card: number;
  readonly half: HalfName;
  readonly basic: boolean;
  readonly line: number;
}

/** The half being performed now. */
export function halfUnderWay(g: Gloom): ShownHalf | null {
  const frame = g.state.stack.findLast((f) => f.seq === halfSequence.id);
  if (frame === undefined) return null;
  const d = frame.d as HalfFrame;
  // Its line is counted before what the line sets off runs.
  const line = g.state.stack.at(-1) === frame ? d.line : d.line - 1;
  return { card: defAt(g, d.card), half: HALVES[d.half], basic: d.basic === 1, line };
}
