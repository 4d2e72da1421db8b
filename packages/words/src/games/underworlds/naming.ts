/** What fighters, cards, hexes and players are called inside a sentence. */
import type { NameGrammar } from '@escarmouche/engine/core';
import { fieldOf, WARBAND_GRAMMAR, WARBAND_NAMES } from '@escarmouche/engine/underworlds';
import { inSentence, OWN, type Side, sideCalled } from '../../grammar.ts';
import type { Translator } from '../../translator.ts';
import type { Lang } from '../../types.ts';
import { marked } from '../../typeset.ts';
import type { Resources } from './resources.ts';
import type { Naming } from './types.ts';

type Words = Translator<Resources>;

/** A name of the content: every apostrophe in it stands for letters left out, also where a word begins with one (`'Ard Head`). */
export function printed(names: Readonly<Record<Lang, string>>, lang: Lang): string {
  return names[lang].replaceAll("'", '’');
}

/** The player behind a name, where both sides have that fighter. */
function withSeat(w: Words, ctx: Naming, i: number, name: string): string {
  const { fighters } = ctx.table;
  const def = fighters[i];
  const shared = fighters.some((f) => f.seat !== def.seat && f.fighter.id === def.fighter.id);
  return shared ? w.say('phrases', 'with-seat', { name, seat: seatName(w, ctx, def.seat) }) : name;
}

/** A fighter as labels name it: as its card prints it. */
export function figureName(w: Words, ctx: Naming, i: number): string {
  const def = ctx.table.fighters[i];
  return def === undefined ? w.say('phrases', 'nobody') : withSeat(w, ctx, i, printed(def.fighter.names, w.resources.lang));
}

/** A fighter as sentences name it, marked so that a screen can show which it is: `the Harvester`, `la Reine des Ronces`. */
export function markedFigure(w: Words, ctx: Naming, i: number): string {
  const fighter = ctx.table.fighters[i]?.fighter;
  if (fighter === undefined) return figureName(w, ctx, i);
  const { lang } = w.resources;
  return marked('f', i, withSeat(w, ctx, i, inSentence(lang, printed(fighter.names, lang), fighter.grammar)));
}

/** The grammar of a fighter's name, for what agrees with it. */
export function grammarOf(ctx: Naming, i: number): NameGrammar {
  return ctx.table.fighters[i]?.fighter.grammar ?? OWN;
}

/** A card of the table by its name. */
export function cardName(w: Words, ctx: Naming, c: number): string {
  const card = ctx.table.cards[c];
  return card === undefined ? '' : printed(card.face.names, w.resources.lang);
}

/** A card as sentences name it: in quotation marks, since its name may be a sentence itself; marked likewise. */
export function markedCard(w: Words, ctx: Naming, c: number): string {
  return ctx.table.cards[c] === undefined ? '' : w.say('phrases', 'card-quoted', { card: marked('c', c, cardName(w, ctx, c)) });
}

/** A hex by the name printed at the battlefield's rims: `C4`. */
function hexName({ table, state }: Naming, hex: number): string {
  return state === undefined || state.field < 0 ? '?' : (fieldOf({ table, state }).names[hex] ?? '?');
}

/** The name of a hex, marked likewise. */
export function markedHex(ctx: Naming, hex: number): string {
  return hex < 0 ? hexName(ctx, hex) : marked('s', hex, hexName(ctx, hex));
}

/** How a player stands in a sentence: as a warband with its article where the seat goes by its name, or by a name of its own. */
export function sideOf(w: Words, ctx: Naming, seat: number): Side {
  const called = ctx.seatNames?.[seat];
  if (called === undefined) return { name: w.say('phrases', seat < 0 ? 'nobody' : 'the-player', { n: seat + 1 }), grammar: null };
  const { lang } = w.resources;
  const warband = ctx.table.setup.seats[seat]?.warband;
  return sideCalled(lang, called, warband === undefined ? null : { name: WARBAND_NAMES[warband][lang], grammar: WARBAND_GRAMMAR[warband] });
}

/** What a player is called. */
export function seatName(w: Words, ctx: Naming, seat: number): string {
  if (seat < 0) return w.say('phrases', 'nobody');
  return ctx.seatNames?.[seat] ?? w.say('phrases', 'player', { n: seat + 1 });
}
