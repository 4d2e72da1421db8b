/** From a key and its values to a sentence of Underworlds: values become names, counts of dice become results in words. */
import type { Arg, Say } from '@escarmouche/engine/core';
import { ABILITIES, type AttackAction, BOARDS, CARDS, FIGHTERS } from '@escarmouche/engine/underworlds';
import { agreeingWith, withNumbers } from '../../grammar.ts';
import type { Room } from '../../resources.ts';
import type { Translator } from '../../translator.ts';
import { told } from '../../variants.ts';
import { grammarOf, markedCard, markedFigure, markedHex, printed, sideOf } from './naming.ts';
import type { Resources } from './resources.ts';
import type { Naming } from './types.ts';

type Words = Translator<Resources>;
type Names = Readonly<Record<'en' | 'fr', string>>;

/** Every attack of the content by its id: the same id is the same name wherever it is printed. */
const ATTACKS: ReadonlyMap<string, AttackAction> = new Map(
  [
    ...Object.values(FIGHTERS).flatMap((list) => list.flatMap((f) => [...f.uninspired.attacks, ...f.inspired.attacks])),
    ...CARDS.flatMap((c) => (c.attack === undefined ? [] : [c.attack])),
  ].map((a) => [a.id, a]),
);

/** What a kind of term is called in the content itself. */
const PRINTED: Readonly<Record<string, (id: string) => { readonly names: Names } | undefined>> = {
  attack: (id) => ATTACKS.get(id),
  ability: (id) => ABILITIES.find((a) => a.id === id),
  board: (id) => BOARDS.find((b) => b.id === id),
};

/** Kinds of terms whose ids say it themselves (`objective`), by the name of a value that comes without. */
const TERM_KINDS: Readonly<Record<string, string>> = { what: 'a.' };

/** A term in words; undefined where neither the lists nor the content know it. */
export function termWords(w: Words, id: string, kind = ''): string | undefined {
  const found = [kind, ''].find((k) => w.has('terms', k + id));
  if (found !== undefined) return w.say('terms', found + id);
  const dot = id.indexOf('.');
  const names = PRINTED[id.slice(0, dot)]?.(id.slice(dot + 1))?.names;
  return names === undefined ? undefined : printed(names, w.resources.lang);
}

/** `2 successes and 1 critical`. */
export function resultWords(w: Words, n: number, crits: number): string {
  if (crits === 0) return w.say('phrases', 'successes', { n });
  return n === 0 ? w.say('phrases', 'criticals', { n: crits }) : w.say('phrases', 'successes-and-criticals', { n, crits });
}

/** How two boards lie: which of them is turned, and how far the second is shifted. */
function joinWords(w: Words, first: boolean, second: boolean, n: number): Record<string, string> {
  return {
    turned: w.say('phrases', first ? (second ? 'both-turned' : 'first-turned') : second ? 'second-turned' : 'none-turned'),
    shifted: n === 0 ? w.say('phrases', 'not-shifted') : w.say('phrases', n < 0 ? 'shifted-left' : 'shifted-right', { n: Math.abs(n) }),
  };
}

/** What a question begins with: the card or the ability that asks. */
function byCardWords(w: Words, v: Arg, ctx: Naming): string {
  const card = String(one(w, 'card', v, ctx));
  return card === '' ? '' : w.say('phrases', 'by-card', { card });
}

/** The pieces that several values make together. */
function pieces(w: Words, args: Say['args'], ctx: Naming): Record<string, string> {
  const { n, crits, first, second, card, figure } = args;
  return {
    ...(typeof figure === 'object' && 'figure' in figure ? agreeingWith(w.resources.lang, grammarOf(ctx, figure.figure)) : {}),
    ...(typeof n === 'number' && typeof crits === 'number' ? { result: resultWords(w, n, crits) } : {}),
    ...(typeof first === 'boolean' && typeof second === 'boolean' && typeof n === 'number' ? joinWords(w, first, second, n) : {}),
    ...(typeof card === 'object' ? { byCard: byCardWords(w, card, ctx) } : {}),
  };
}

/** What a board of one's own is called. */
function ownName(w: Words, { table }: Naming, term: string): string {
  const board = table.laid.find(({ id }) => term === `board.${id}`);
  return board === undefined ? term : printed(board.names, w.resources.lang);
}

/** A value as it stands in a sentence, its names marked. */
export function one(w: Words, name: string, v: Arg, ctx: Naming): string | number {
  if (typeof v === 'number' || typeof v === 'string') return v;
  if (typeof v === 'boolean') return String(v);
  if ('figure' in v) return markedFigure(w, ctx, v.figure);
  if ('figures' in v) return w.list(v.figures.map((i) => markedFigure(w, ctx, i)));
  if ('card' in v) return markedCard(w, ctx, v.card);
  if ('space' in v) return markedHex(ctx, v.space);
  if ('spaces' in v) return w.list(v.spaces.map((s) => markedHex(ctx, s)));
  if ('seat' in v) return sideOf(w, ctx, v.seat).name;
  const said = termWords(w, v.term, TERM_KINDS[name]) ?? ownName(w, ctx, v.term);
  // What is printed on a fighter's card is quoted like a card: it stands for one.
  return v.term.startsWith('ability.') ? w.say('phrases', 'card-quoted', { card: said }) : said;
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
