/** From a key and its values to a sentence of Confrontation: values become names, numbers become sums as the book writes them. */
import type { Arg, Say } from '@escarmouche/engine/core';
import { agreeingWith, withNumbers } from '../../grammar.ts';
import type { Room } from '../../resources.ts';
import type { Translator } from '../../translator.ts';
import { told } from '../../variants.ts';
import { grammarOf, markedCard, markedFigure, sideOf } from './naming.ts';
import type { Resources } from './resources.ts';
import type { Naming } from './types.ts';

type Words = Translator<Resources>;

/** Kinds of terms whose ids say it themselves (`wound.light`), by the name of a value that comes without. */
const TERM_KINDS: Readonly<Record<string, string>> = { what: 'opposed.' };

/** A term in words; undefined where the lists do not know it. */
export function termWords(w: Words, id: string, kind = ''): string | undefined {
  const found = [kind, ''].find((k) => w.has('terms', k + id));
  return found === undefined ? undefined : w.say('terms', found + id);
}

/** `3 + 3`, `5 + 5 − 1`: a minus goes before what is taken away. */
function sum(first: number, ...more: readonly number[]): string {
  return [String(first), ...more.map((n) => (n < 0 ? `− ${-n}` : `+ ${n}`))].join(' ');
}

/** A test as the book writes it: the natural result, what the card prints, what is added or taken away, the final result. */
function testSum(args: Say['args']): Record<string, string> {
  const { natural, value, printed, plus, total } = args;
  if (typeof natural !== 'number' || typeof value !== 'number' || typeof total !== 'number') return {};
  const card = typeof printed === 'number' ? printed : value;
  const rest = [value - card, typeof plus === 'number' ? plus : 0].filter((n) => n !== 0);
  return { sum: `${sum(natural, card, ...rest)} = ${total}` };
}

/** A wound roll likewise: the higher die, the Strength, less the Resistance; and the name of the row. */
function woundSum(w: Words, args: Say['args']): Record<string, string> {
  const { high, force, resistance, total, row } = args;
  if (typeof high !== 'number' || typeof force !== 'number' || typeof resistance !== 'number' || typeof row !== 'string') return {};
  return { woundSum: `${sum(high, force, -resistance)} = ${total}`, rowName: termWords(w, row, 'row.') ?? row };
}

/** The effect of a card by its own name, and what it does: `FOR +2`. */
function effectWords(w: Words, args: Say['args'], ctx: Naming): Record<string, string> {
  const { figure, which } = args;
  if (typeof figure !== 'object' || !('figure' in figure) || typeof which !== 'string') return {};
  const { effects } = ctx.table.fighters[ctx.table.defs[figure.figure]].profile;
  const effect = effects?.find((e) => e.id === which);
  if (effect === undefined) return {};
  const n = (effect.n ?? 1) * (effect.does === 'weaken' ? -1 : 1);
  const stat = termWords(w, effect.stat ?? 'ATT', 'abbr.') ?? '';
  const changes = effect.does === 'strengthen' || effect.does === 'weaken';
  return {
    which: effect.names[w.resources.lang],
    effectText: changes ? w.say('phrases', 'effect-stat', { stat, n }) : (termWords(w, `effect.${effect.does}`) ?? effect.does),
  };
}

/** Figures by their sides: `A and B against C`. Those of one side alone are a plain list. */
function bySides(w: Words, ctx: Naming, figures: readonly number[]): string {
  const { sideOf, seatOf } = ctx.table;
  const [one, other] = [0, 1].map((side) => figures.filter((i) => sideOf[seatOf[i]] === side).map((i) => markedFigure(w, ctx, i)));
  if (one.length === 0 || other.length === 0) return w.list([...one, ...other]);
  return w.say('phrases', 'against', { one: w.list(one), other: w.list(other) });
}

/** A way to cut a melee, written by keys: `A1 B1 / A2 B2 B3`. */
function cutWords(w: Words, ctx: Naming, combats: string): string {
  return combats
    .split(' / ')
    .map((combat) =>
      bySides(
        w,
        ctx,
        combat.split(' ').map((key) => ctx.table.keys.indexOf(key)),
      ),
    )
    .join(w.resources.lang === 'fr' ? ' ; ' : '; ');
}

/** What agrees with the figure of a sentence. */
function agreeing(w: Words, args: Say['args'], ctx: Naming): Record<string, string> {
  const { figure } = args;
  return typeof figure === 'object' && 'figure' in figure ? agreeingWith(w.resources.lang, grammarOf(w, ctx, figure.figure)) : {};
}

/** The pieces that several values make together. */
function pieces(w: Words, args: Say['args'], ctx: Naming): Record<string, string> {
  const { x, y, figures, among, combats } = args;
  return {
    ...agreeing(w, args, ctx),
    ...testSum(args),
    ...woundSum(w, args),
    ...effectWords(w, args, ctx),
    ...(typeof x === 'number' && typeof y === 'number' ? { place: w.say('phrases', 'place', { x, y }) } : {}),
    ...(typeof figures === 'object' && 'figures' in figures ? { sides: bySides(w, ctx, figures.figures) } : {}),
    ...(typeof among === 'object' && 'figures' in among ? { among: bySides(w, ctx, among.figures) } : {}),
    ...(typeof combats === 'string' ? { cut: cutWords(w, ctx, combats) } : {}),
    ...(typeof args.faces === 'string'
      ? { facesShown: args.faces === '' ? '' : w.say('phrases', 'faces', { faces: args.faces.split(' ').join(', ') }) }
      : {}),
  };
}

/** A value as it stands in a sentence, its names marked. */
export function one(w: Words, name: string, v: Arg, ctx: Naming): string | number {
  if (typeof v === 'number' || typeof v === 'string') return v;
  if (typeof v === 'boolean') return String(v);
  if ('figure' in v) return markedFigure(w, ctx, v.figure);
  if ('figures' in v) return w.list(v.figures.map((i) => markedFigure(w, ctx, i)));
  if ('card' in v) return markedCard(w, ctx, v.card);
  if ('seat' in v) return sideOf(w, ctx, v.seat).name;
  return 'term' in v ? (termWords(w, v.term, TERM_KINDS[name]) ?? v.term) : '';
}

/** A sentence with marks on its names; undefined where the room has no such key. */
export function sentence(w: Words, room: Room, say: Say, ctx: Naming): string | undefined {
  return told(
    w,
    room,
    withNumbers(say, (seat) => sideOf(w, ctx, seat)),
    () => ({
      ...Object.fromEntries(Object.entries(say.args).map(([name, v]) => [name, one(w, name, v, ctx)])),
      ...pieces(w, say.args, ctx),
    }),
  );
}
