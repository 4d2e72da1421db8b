/** Players who listen: the game as somebody sees it who takes the others at their word. */
import { type Ask, type Game, type Guide, NOBODY } from '../../../core/index.ts';
import { deedsOf } from '../planning/deeds.ts';
import { choiceCode, LONG, leadIn } from '../rules/card-codes.ts';
import { roundSequence } from '../rules/frames.ts';
import { cardsIn } from '../rules/harm.ts';
import { figureKey } from '../rules/keys.ts';
import { countingAsDiscarded } from '../rules/lasting.ts';
import type { Setup } from '../setup.ts';
import { CHARACTER, CHOSEN, HAND, NO_CARD, NOWHERE, type State } from '../state.ts';
import type { Gloom, Table } from '../table.ts';
import type { View } from '../view.ts';
import { type Intent, intentOf, keeps, mayTalk, TIMES, type Words } from './intent.ts';

type Gloomhaven = Game<Setup, Table, State, View>;

/** Damage of a plain attack. */
const PLAIN = 2;

/** Whose cards these codes choose; `NOBODY` where they choose none. */
function chooserOf(g: Gloom, codes: readonly number[]): number {
  const code = codes.find((c) => c !== LONG);
  return code === undefined ? NOBODY : g.state.cards[leadIn(code)].owner;
}

const choosesCards = (g: Gloom): boolean => g.state.choosing === 1 && g.state.stack[g.state.stack.length - 1].seq === roundSequence.id;

/** What the attacks of somebody's hand do as a rule, those left out that lose their card: who announces one will hardly do less. */
function usualDamage(g: Gloom, seat: number): number {
  const blows = cardsIn(g, seat, HAND).flatMap((place) => {
    const { blow, lost } = deedsOf(g.table.cards[g.state.cards[place].def].face.top);
    return blow === null || lost ? [] : [blow.n];
  });
  return blows.length === 0 ? PLAIN : Math.round(blows.reduce((sum, n) => sum + n, 0) / blows.length);
}

/** The position once those who said that they attack have done so; null where nobody of the others did. */
function afterAttacks(g: Gloom, game: Gloomhaven, seat: number, words: Words, when: number): Gloom | null {
  let state: State | null = null;
  words.forEach((intent, by) => {
    if (intent?.does !== 'attack' || intent.on === null || by === seat) return;
    const { on } = intent;
    // Who is not said to be slower goes first.
    if (intent.when !== null && TIMES.indexOf(intent.when) >= when) return;
    const i = g.state.figures.findIndex((f, k) => f.out === 0 && figureKey(g, k) === on);
    if (i < 0) return;
    state ??= game.copy(g.state);
    const f = state.figures[i];
    f.hp -= usualDamage(g, by);
    if (f.hp > 0) return;
    f.out = 1;
    f.hex = NOWHERE;
  });
  return state === null ? null : { table: g.table, state, log: null };
}

/** Changes an imagined state so that players who have chosen their cards hold what they said they would, whatever was supposed of them. */
function asSaid(g: Gloom, seat: number, words: Words, pick: (n: number) => number): void {
  const { state } = g;
  state.players.forEach((p, by) => {
    const said = words[by] ?? null;
    if (by === seat || said === null || p.ready === 0 || !state.figures.some((f) => f.kind === CHARACTER && f.seat === by && f.out === 0))
      return;
    const chosen = [p.lead, p.other].filter((place) => place >= 0);
    for (const place of chosen) state.cards[place].zone = HAND;
    const hand = cardsIn(g, by, HAND);
    const leads = hand.filter((place) => keeps(g, choiceCode(place, 0), said));
    if (said.does === 'rest' && countingAsDiscarded(g, by).length >= 2) {
      p.lead = NO_CARD;
      p.other = NO_CARD;
      p.resting = 1;
      return;
    }
    if (said.does !== 'rest' && leads.length > 0 && hand.length >= 2) {
      p.resting = 0;
      p.lead = leads[pick(leads.length)];
      const rest = hand.filter((place) => place !== p.lead);
      p.other = rest[pick(rest.length)];
    }
    // What cannot be kept is left as it was supposed.
    for (const place of [p.lead, p.other]) if (place >= 0) state.cards[place].zone = CHOSEN;
  });
}

/**
 * The game as a seat plays it that takes what the others said at their word: it supposes cards of theirs that keep it, and plans to strike whom
 * they leave. Nothing else of it differs; a player built on it is handed the same view.
 */
export function heeding(game: Gloomhaven, seat: number, words: Words): Gloomhaven {
  if (words.every((w, by) => w === null || by === seat)) return game;
  const { guide } = game;
  const imagine: Gloomhaven['imagine'] = (table, view, pick) => {
    const state = game.imagine(table, view, pick);
    if (state.choosing === 1) asSaid({ table, state, log: null }, seat, words, pick);
    return state;
  };
  if (guide === undefined) return { ...game, imagine };
  const kept = (g: Gloom, codes: readonly number[]): readonly number[] => {
    const said = choosesCards(g) ? (words[chooserOf(g, codes)] ?? null) : null;
    const of = said === null ? [] : codes.filter((code) => keeps(g, code, said));
    return of.length === 0 ? codes : of;
  };
  const heard: Guide<Table, State> = {
    ...guide,
    likely: (g, codes, pick, sort) => guide.likely(g, kept(g, codes), pick, sort),
    promise(g, codes, out) {
      if (guide.promise?.(g, codes, out) !== true) return false;
      if (!choosesCards(g) || chooserOf(g, codes) !== seat) return true;
      // Whoever acts later meets what the others have left.
      const later = new Float64Array(codes.length);
      TIMES.forEach((time, when) => {
        const after = afterAttacks(g, game, seat, words, when);
        if (after === null || guide.promise?.(after, codes, later) !== true) return;
        codes.forEach((code, i) => {
          if (code !== LONG && keeps(g, code, { when: time, does: null, on: null })) out[i] = later[i];
        });
      });
      return true;
    },
  };
  return { ...game, imagine, guide: heard };
}

/** Of the codes of a question those by which a seat keeps what it said itself; all of them where none does, or where cards are not chosen. */
export function keeping(ask: Ask<Table, View>, words: Words): readonly number[] {
  const said = words[ask.seat] ?? null;
  const g: Gloom = { table: ask.table(), state: ask.view().state, log: null };
  if (said === null || !mayTalk(g) || !choosesCards(g)) return ask.codes;
  const codes = ask.codes.filter((code) => keeps(g, code, said));
  return codes.length === 0 ? ask.codes : codes;
}

/** A view as it would be were the others ready: what its seat is asked then it can be asked before, to say what it intends. */
export function asIfLast(view: View, copy: (s: State) => State): View {
  const state = copy(view.state);
  state.players.forEach((p, seat) => {
    p.ready = seat === view.seat ? 0 : 1;
  });
  return { seat: view.seat, state };
}

/** What a seat says of the answer with this id; null where that chooses no cards. */
export function intentSaid(g: Gloom, seat: number, id: string): Intent | null {
  if (id === 'rest') return intentOf(g, seat, LONG);
  const names = id.startsWith('cards:') ? id.slice('cards:'.length).split('+') : [];
  const [lead, other] = names.map((name) => g.state.cards.findIndex((c) => c.owner === seat && g.table.cards[c.def].face.id === name));
  return names.length === 2 && lead >= 0 && other >= 0 ? intentOf(g, seat, choiceCode(lead, other)) : null;
}
