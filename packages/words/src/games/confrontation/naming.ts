/** What fighters, cards and players are called inside a sentence. */
import { armyOf, type Grammar, type Names } from '@escarmouche/engine/confrontation';
import { articleBefore, OWN, type Side, sideCalled } from '../../grammar.ts';
import type { Translator } from '../../translator.ts';
import { marked } from '../../typeset.ts';
import type { Resources } from './resources.ts';
import type { Naming } from './types.ts';

type Words = Translator<Resources>;

/** The plain fighter of ours: where it has been given a name, that one tells more than its profile's. */
const PLAIN = 'plain';

function profileNames({ table }: Naming, i: number): { readonly names: Names; readonly grammar: Grammar } {
  const { profile } = table.fighters[table.defs[i]];
  const key = table.keys[i];
  if (profile.id === PLAIN && !key.startsWith(PLAIN)) return { names: { en: key, fr: key }, grammar: OWN };
  const { names, grammar = OWN } = profile;
  // A profile that a situation prints anew goes by its fighter's own name, which takes no article.
  return { names, grammar: names.fr === key ? { ...grammar, proper: true } : grammar };
}

/** Names of the figures of each table, by language: made once, for sentences ask for them all the time. */
const CACHE = new WeakMap<Naming['table'], Map<string, readonly Named[]>>();

/** A figure's name without its player, and its number among those of that name and player; 0 where it is alone. */
interface Named {
  readonly name: string;
  readonly grammar: Grammar;
  readonly n: number;
  /** Whether another player has figures of that name. */
  readonly shared: boolean;
}

function namesOf(w: Words, ctx: Naming): readonly Named[] {
  const { lang } = w.resources;
  const { keys, seatOf } = ctx.table;
  const known = CACHE.get(ctx.table)?.get(lang);
  if (known !== undefined) return known;
  const found = keys.map((_key, i) => profileNames(ctx, i));
  const names = found.map((f) => f.names[lang]);
  const made = names.map((name, i): Named => {
    const alike = keys.flatMap((_key, k) => (names[k] === name && seatOf[k] === seatOf[i] ? [k] : []));
    return {
      name,
      grammar: found[i].grammar,
      n: alike.length > 1 ? alike.indexOf(i) + 1 : 0,
      shared: names.some((other, k) => other === name && seatOf[k] !== seatOf[i]),
    };
  });
  const all = CACHE.get(ctx.table) ?? new Map<string, readonly Named[]>();
  CACHE.set(ctx.table, all.set(lang, made));
  return made;
}

/** Behind the name the sign on the base, where that is asked for and is not the name itself, and the player, where two have figures of that name. */
function withSeat(w: Words, ctx: Naming, i: number, name: string, sign = ''): string {
  const { shared, name: own } = namesOf(w, ctx)[i];
  const behind = [...(sign === '' || sign === own ? [] : [sign]), ...(shared ? [seatName(w, ctx, ctx.table.seatOf[i])] : [])];
  return behind.length === 0 ? name : w.say('phrases', 'with-seat', { name, seat: behind.join(', ') });
}

function nameWith(w: Words, ctx: Naming, i: number, before: string): string {
  const named = namesOf(w, ctx)[i];
  if (named === undefined) return w.say('phrases', 'nobody');
  const name = before + named.name;
  return withSeat(w, ctx, i, named.n === 0 ? name : w.say('phrases', 'numbered', { name, n: named.n }), ctx.signs?.[i]);
}

/** A figure as labels name it: its profile, a number where there are several, the player where that is not enough. */
export function figureName(w: Words, ctx: Naming, i: number): string {
  return nameWith(w, ctx, i, '');
}

/** A figure as sentences name it, with its article, marked so that a screen can show which it is: `le Clone de Dirz 2`. */
export function markedFigure(w: Words, ctx: Naming, i: number): string {
  const named = namesOf(w, ctx)[i];
  if (named === undefined) return figureName(w, ctx, i);
  return marked('f', i, nameWith(w, ctx, i, articleBefore(w.resources.lang, named.name, named.grammar, named.n > 0)));
}

/** The grammar of a figure's name, for what agrees with it. */
export function grammarOf(w: Words, ctx: Naming, i: number): Grammar {
  return namesOf(w, ctx)[i]?.grammar ?? OWN;
}

/** A card: `Dirz clone ×3`; where a player has several of a profile, `Dirz clone 4 to 6`. */
export function cardName(w: Words, ctx: Naming, c: number): string {
  const { cards, defs } = ctx.table;
  const card = cards[c];
  if (card === undefined) return '';
  const { figures } = card;
  if (figures.length === 1) return figureName(w, ctx, figures[0]);
  const { name, n } = namesOf(w, ctx)[figures[0]];
  const alike = cards.filter((other) => other.seat === card.seat && defs[other.figures[0]] === defs[figures[0]]);
  const said =
    alike.length === 1 || n === 0
      ? w.say('phrases', 'card-of', { name, n: figures.length })
      : w.say('phrases', 'card-from-to', { name, from: n, to: n + figures.length - 1 });
  return withSeat(w, ctx, figures[0], said);
}

/** The name of a card, marked likewise. */
export function markedCard(w: Words, ctx: Naming, c: number): string {
  return c < 0 ? '' : marked('c', c, cardName(w, ctx, c));
}

/** How a player stands in a sentence: as an army with its article where the seat goes by its name, by a name of its own, or by a number. */
export function sideOf(w: Words, ctx: Naming, seat: number): Side {
  const called = ctx.seatNames?.[seat];
  if (called === undefined) return { name: w.say('phrases', seat < 0 ? 'nobody' : 'the-player', { n: seat + 1 }), grammar: null };
  const { lang } = w.resources;
  const army = armyOf(ctx.table, seat);
  return sideCalled(lang, called, army === undefined ? null : { name: army.names[lang], grammar: army.grammar });
}

/** What a player is called. */
export function seatName(w: Words, ctx: Naming, seat: number): string {
  if (seat < 0) return w.say('phrases', 'nobody');
  return ctx.seatNames?.[seat] ?? w.say('phrases', 'player', { n: seat + 1 });
}
