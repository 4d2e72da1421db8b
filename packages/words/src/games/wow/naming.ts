/** What figures, cards, spaces and sides are called inside a sentence. */
import type { NameGrammar } from '@escarmouche/engine/core';
import { FACTIONS, type Table, TOTEM } from '@escarmouche/engine/wow';
import { inSentence, OWN, type Side, sideCalled } from '../../grammar.ts';
import type { Translator } from '../../translator.ts';
import { marked } from '../../typeset.ts';
import type { Resources } from './resources.ts';
import { spaceName } from './spaces.ts';
import type { Naming } from './types.ts';

type Words = Translator<Resources>;

type FigureDef = Table['figures'][number];

/** A first name: `Old Hroth` is Hroth, `Vesh the Unlit` is Vesh. */
function shortName(full: string, epithets: readonly string[]): string {
  const words = full.split(/\s+/);
  return words.find((w) => !epithets.includes(w.toLowerCase())) ?? full;
}

/** Names of the characters of a table: first names, whole names where two share one or they are no names of somebody, then the side, then a number. */
function characterName(w: Words, ctx: Naming, i: number): string {
  const { lang, epithets } = w.resources;
  const count = ctx.table.keys.length;
  const full = (k: number): string => ctx.table.figures[k].names[lang];
  const proper = (k: number): boolean => (ctx.table.figures[k].grammar ?? OWN).proper === true;
  const short = (k: number): string => (proper(k) ? shortName(full(k), epithets) : full(k));
  const others = Array.from({ length: count }, (_x, k) => k).filter((k) => k !== i);
  if (others.every((k) => short(k) !== short(i))) return short(i);
  const twins = others.filter((k) => full(k) === full(i));
  if (twins.length === 0) return full(i);
  const seat = (k: number): number => ctx.state.figures[k].owner;
  const mine = [i, ...twins].filter((k) => seat(k) === seat(i)).sort((a, b) => a - b);
  const name = mine.length === 1 ? short(i) : w.say('phrases', 'numbered', { name: short(i), n: mine.indexOf(i) + 1 });
  return mine.length > twins.length ? name : w.say('phrases', 'with-seat', { name, seat: seatName(w, ctx, seat(i)) });
}

/** How a token's name stands in a sentence; one from a file that says nothing of itself is somebody's own, unless it calls itself a totem. */
function tokenGrammar(def: FigureDef, name: string): NameGrammar {
  return def.grammar ?? (def.kind === TOTEM && /^totem /i.test(name) ? { gender: 'm' } : OWN);
}

function tokenName(w: Words, ctx: Naming, i: number, def: FigureDef): string {
  const { lang } = w.resources;
  const name = def.names[lang];
  const grammar = tokenGrammar(def, name);
  const bearer = ctx.state.cards[ctx.state.figures[i].card]?.bearer;
  if (bearer === undefined) return inSentence(lang, name, grammar);
  const owner = characterName(w, ctx, bearer);
  if (grammar.proper === true) return w.say('phrases', def.kind === TOTEM ? 'totem-called' : 'of-owner', { name, owner });
  return w.say('phrases', 'common-of', { name, theName: inSentence(lang, name, grammar), owner });
}

/** The grammar of a figure's name, for what agrees with it. */
export function grammarOf(w: Words, ctx: Naming, i: number): NameGrammar {
  const f = ctx.state.figures[i];
  if (f === undefined) return OWN;
  const def = ctx.table.figures[f.def];
  return f.card < 0 ? (def.grammar ?? OWN) : tokenGrammar(def, def.names[w.resources.lang]);
}

/** A figure as sentences name it; `nobody` where there is none. */
export function figureName(w: Words, ctx: Naming, i: number): string {
  const f = ctx.state.figures[i];
  if (f === undefined) return w.say('phrases', 'nobody');
  return f.card < 0 ? characterName(w, ctx, i) : tokenName(w, ctx, i, ctx.table.figures[f.def]);
}

/** The name of a figure, marked so that a screen can show which it is. */
export function markedFigure(w: Words, ctx: Naming, i: number): string {
  return i < 0 ? figureName(w, ctx, i) : marked('f', i, figureName(w, ctx, i));
}

/** A card's place in its bar, from 1. */
function placeInBar(ctx: Naming, c: number): number {
  const { cards } = ctx.state;
  let n = 0;
  for (let i = 0; i <= c; i++) if (cards[i].bearer === cards[c].bearer) n++;
  return n;
}

/** A card by its name, or as a hidden one; `placed` tells hidden ones apart by their place in the bar. */
export function cardName(w: Words, ctx: Naming, c: number, placed = false): string {
  const card = ctx.state.cards[c];
  if (card === undefined) return '';
  if (card.def >= 0) return ctx.table.cards[card.def].card.names[w.resources.lang];
  return placed ? w.say('phrases', 'hidden-card-at', { n: placeInBar(ctx, c) }) : w.say('phrases', 'hidden-card');
}

/** A card as sentences name it: in quotation marks where its face is known, since its name takes no article; marked likewise. */
export function markedCard(w: Words, ctx: Naming, c: number, placed: boolean): string {
  if (c < 0) return '';
  const card = marked('c', c, cardName(w, ctx, c, placed));
  const seen = ctx.state.cards[c] !== undefined && ctx.state.cards[c].def >= 0;
  return seen ? w.say('phrases', 'card-quoted', { card }) : card;
}

/** The name of a space, marked likewise. */
export function markedSpace(ctx: Naming, s: number): string {
  return s < 0 ? spaceName(ctx.table, s) : marked('s', s, spaceName(ctx.table, s));
}

/** How a side stands in a sentence: as its faction with the article where the seat goes by its name, or by a name of its own. */
export function sideOf(w: Words, ctx: Naming, seat: number): Side {
  const called = ctx.seatNames?.[seat];
  if (called === undefined) return { name: w.say('phrases', seat < 0 ? 'nobody' : 'the-player', { n: seat + 1 }), grammar: null };
  const { lang } = w.resources;
  const faction = FACTIONS.find((f) => f.id === ctx.table.factions[ctx.table.seatFaction[seat]]);
  return sideCalled(lang, called, faction === undefined ? null : { name: faction.names[lang], grammar: faction.grammar });
}

/** What a side is called. */
export function seatName(w: Words, ctx: Naming, seat: number): string {
  if (seat < 0) return w.say('phrases', 'nobody');
  return ctx.seatNames?.[seat] ?? w.say('phrases', 'player', { n: seat + 1 });
}
