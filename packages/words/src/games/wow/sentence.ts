/**
 * From a key and its values to a sentence. Values become names; what the values are picks the variant of the sentence
 * (`damaged_no-n`); a few pieces are made of several values together (`aim`, `with`).
 */
import { type Arg, NOBODY, type Say } from '@escarmouche/engine/core';
import type { Table } from '@escarmouche/engine/wow';
import { agreeingWith, withNumbers } from '../../grammar.ts';
import type { Room } from '../../resources.ts';
import type { Translator } from '../../translator.ts';
import { told } from '../../variants.ts';
import { grammarOf, markedCard, markedFigure, markedSpace, sideOf } from './naming.ts';
import type { Resources } from './resources.ts';
import type { Naming } from './types.ts';

type Words = Translator<Resources>;

type AbilityDef = Table['abilities'][number];

/** Where the words for a term are kept, by the name of the value it comes in. */
export const TERM_ROOMS: Readonly<Record<string, string>> = {
  stat: 'stat-',
  until: 'until-',
  effect: 'effect-',
  who: 'who-',
  part: 'part-',
  on: 'on-',
  opened: 'on-',
  nature: 'nature-',
  type: 'type-',
  ofNature: 'nature-',
  ofType: 'type-',
  face: 'face-',
  what: 'moment-',
  from: 'face-',
  to: 'face-',
};

/** Kinds of terms in the order in which a bare one is looked for. */
const TERM_KINDS = [
  '',
  'stat-',
  'type-',
  'nature-',
  'card-',
  'category-',
  'terrain-',
  'slot-',
  'effect-',
  'until-',
  'on-',
  'face-',
  'format-',
] as const;

/** A term in words; undefined where the lists do not know it. */
export function termWords(w: Words, id: string, kind?: string): string | undefined {
  const found = (kind === undefined ? TERM_KINDS : [kind, ...TERM_KINDS]).find((k) => w.has('terms', k + id));
  return found === undefined ? undefined : w.say('terms', found + id);
}

/** In place of a card or a space that a sentence names none of. */
const NONE = -1;

function figureOf(arg: Arg | undefined): number {
  return typeof arg === 'object' && 'figure' in arg ? arg.figure : NOBODY;
}

function cardOf(arg: Arg | undefined): number {
  return typeof arg === 'object' && 'card' in arg ? arg.card : NONE;
}

/** The abilities of a figure by what is done with them: those that are played, those that count or wait, those that answer. */
function boxes(ctx: Naming, figure: number): readonly (readonly AbilityDef[])[] {
  const f = ctx.state.figures[figure];
  if (f === undefined) return [];
  const { abilities, ongoing, reacts } = ctx.table.figures[f.def];
  return [abilities, ongoing, reacts];
}

/** The ability a sentence is about: on the figure's card, or on a card of its bar. */
function abilityOf(args: Say['args'], ctx: Naming): AbilityDef | undefined {
  const { ability } = args;
  const key = typeof ability === 'object' && 'term' in ability ? ability.term : '';
  const c = cardOf(args.card);
  if (c >= 0) {
    const def = ctx.table.cards[ctx.state.cards[c]?.def];
    return def === undefined || key === 'core' ? def?.core : def.grants.find((a) => a.key === key);
  }
  return boxes(ctx, figureOf(args.figure ?? args.by))
    .flat()
    .find((a) => a.key === key);
}

/** A name for an ability that has none: by its place, or by what it mainly does. A price comes last. */
export function abilityTitle(w: Words, def: AbilityDef | undefined, key: string): string {
  if (def === undefined || def.main === 1 || def.key === 'core') return termWords(w, key.replace(/\d+$/, '')) ?? key;
  if (def.ability.kind === 'attack') return w.say('phrases', 'second-attack');
  const effects = def.ability.effects ?? [];
  const telling = effects.find((e) => e.do !== 'lose-health') ?? effects[0];
  return (telling === undefined ? undefined : termWords(w, telling.do, 'effect-')) ?? termWords(w, 'lower') ?? key;
}

/** The name of one of these abilities, told from others that would be called the same: attacks by their types, what is left by a number. */
function titleAmong(w: Words, def: AbilityDef | undefined, key: string, all: readonly AbilityDef[]): string {
  const name = abilityTitle(w, def, key);
  const twins = all.filter((a) => abilityTitle(w, a, a.key) === name);
  if (def === undefined || twins.length < 2) return name;
  const type = (a: AbilityDef): string => (a.ability.kind === 'attack' ? a.ability.type : '');
  const alike = twins.filter((a) => type(a) === type(def));
  const kind = termWords(w, type(def), 'type-');
  const typed = kind === undefined || alike.length === twins.length ? name : w.say('phrases', 'second-attack-of', { type: kind });
  return alike.length < 2 ? typed : w.say('phrases', 'numbered', { name: typed, n: alike.indexOf(def) + 1 });
}

function theAbility(w: Words, def: AbilityDef | undefined, key: string): string {
  if (key === 'main') return w.say('phrases', 'the-main');
  if (key === 'core') return w.say('phrases', 'the-card');
  return w.say('phrases', def?.ability.kind === 'attack' ? 'the-second' : 'the-ability');
}

/** The pieces that several values make together. */
function pieces(w: Words, args: Say['args'], ctx: Naming, placed: boolean): Record<string, string> {
  const out: Record<string, string> = {};
  const { ability, targets, space, card, converted, nature, type, faces } = args;
  if (typeof ability === 'object' && 'term' in ability) {
    const def = abilityOf(args, ctx);
    const key = ability.term;
    const c = cardOf(card);
    const among = boxes(ctx, figureOf(args.figure ?? args.by)).find((box) => def !== undefined && box.includes(def)) ?? [];
    out.ability = c >= 0 ? markedCard(w, ctx, c, placed) : titleAmong(w, def, key, among);
    out.theAbility = c >= 0 ? w.say('phrases', 'the-card-called', { card: markedCard(w, ctx, c, placed) }) : theAbility(w, def, key);
    out.with =
      c >= 0
        ? w.say('phrases', 'with-card', { card: markedCard(w, ctx, c, placed) })
        : key === 'main'
          ? ''
          : w.say('phrases', 'with-second');
  }
  const figures = typeof targets === 'object' && 'figures' in targets ? targets.figures : [];
  const at = typeof space === 'object' && 'space' in space ? space.space : NONE;
  if (figures.length > 0) {
    out.aim = w.list(figures.map((i) => markedFigure(w, ctx, i)));
    out.on = w.say('phrases', 'on-figures', { figures: out.aim });
  } else if (at >= 0) {
    out.aim = w.say('phrases', 'aim-space', { space: markedSpace(ctx, at) });
    out.on = w.say('phrases', 'on-space', { space: markedSpace(ctx, at) });
  } else {
    out.aim = '';
    out.on = '';
  }
  // Some sentences have a value of that name themselves.
  if (args.on !== undefined) delete out.on;
  out.as = '';
  if (converted === true && typeof nature === 'object' && typeof type === 'object' && 'term' in nature && 'term' in type) {
    out.as = w.say('phrases', 'as', { nature: termWords(w, nature.term, 'nature-') ?? '', type: termWords(w, type.term, 'type-') ?? '' });
  }
  if (typeof faces === 'string') out.facesShown = faces === '' ? '' : w.say('phrases', 'faces', { faces: faces.split(' ').join(', ') });
  return out;
}

function spacesPieces(w: Words, name: string, spaces: readonly number[], ctx: Naming): Record<string, string> {
  const names = spaces.map((s) => markedSpace(ctx, s));
  const way = names.slice(0, -1);
  return {
    [name]: w.list(names),
    [`${name}End`]: names[names.length - 1] ?? '',
    [`${name}Via`]: way.length === 0 ? '' : w.say('phrases', 'via', { spaces: w.list(way) }),
  };
}

/** Every value of a sentence as words. */
function fill(w: Words, say: Say, ctx: Naming, placed: boolean): Record<string, string | number> {
  const out: Record<string, string | number> = pieces(w, say.args, ctx, placed);
  const { figure } = say.args;
  if (typeof figure === 'object' && 'figure' in figure)
    Object.assign(out, agreeingWith(w.resources.lang, grammarOf(w, ctx, figure.figure)));
  for (const [name, v] of Object.entries(say.args)) {
    if (typeof v === 'number' || typeof v === 'string') out[name] = v;
    else if (typeof v === 'boolean') out[name] = String(v);
    else if ('figure' in v) out[name] = markedFigure(w, ctx, v.figure);
    else if ('figures' in v) out[name] = w.list(v.figures.map((i) => markedFigure(w, ctx, i)));
    else if ('card' in v) {
      out[name] = markedCard(w, ctx, v.card, placed);
      const bearer = ctx.state.cards[v.card]?.bearer;
      if (bearer !== undefined) out[`${name}Owner`] = markedFigure(w, ctx, bearer);
    } else if ('space' in v) out[name] = markedSpace(ctx, v.space);
    else if ('spaces' in v) Object.assign(out, spacesPieces(w, name, v.spaces, ctx));
    else if ('seat' in v) out[name] = sideOf(w, ctx, v.seat).name;
    else if (name !== 'ability') out[name] = termWords(w, v.term, TERM_ROOMS[name]) ?? v.term;
  }
  return out;
}

/** A value as it stands in a sentence, its names marked. */
export function inside(w: Words, it: Arg, ctx: Naming): string | number {
  return fill(w, { key: '', args: { it } }, ctx, true).it ?? '';
}

/** A sentence with marks on its names; undefined where the room has no such key. */
export function sentence(w: Words, room: Room, say: Say, ctx: Naming): string | undefined {
  return told(
    w,
    room,
    withNumbers(say, (seat) => sideOf(w, ctx, seat)),
    () => fill(w, say, ctx, room === 'options'),
  );
}
