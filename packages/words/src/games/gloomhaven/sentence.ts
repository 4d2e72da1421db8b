/** From a key and its values to a sentence of Gloomhaven: values become names, modifier cards and monsters' cards become words. */
import type { Arg, Say } from '@escarmouche/engine/core';
import { figureKey, findModifier, findMonster, findMonsterDeck, type MonsterCard, type MonsterLine } from '@escarmouche/engine/gloomhaven';
import { agreeingWith } from '../../grammar.ts';
import type { Room } from '../../resources.ts';
import type { Translator } from '../../translator.ts';
import { told } from '../../variants.ts';
import { grammarOf, markedCard, markedFigure, markedHex, printed, seatInSentence } from './naming.ts';
import type { Resources } from './resources.ts';
import type { Naming } from './types.ts';

type Words = Translator<Resources>;
type Effect = NonNullable<Extract<MonsterLine, { do: 'attack' }>['effects']>[number];

/** An effect of an attack by its word: a condition, an element, a push of so many hexes. */
export function effectWords(w: Words, name: string): string | undefined {
  const kind = ['effect.', 'condition.', 'element.'].find((k) => w.has('terms', k + name));
  if (kind !== undefined) return w.say('terms', kind + name);
  return numberedWords(w, `effect.${name}`);
}

/** `line.move-4`: a word with its number behind. */
function numberedWords(w: Words, id: string): string | undefined {
  const [, word = '', n] = /^(.+)-(\d+)$/.exec(id) ?? [];
  return w.has('terms', word) ? w.say('phrases', 'with-number', { word: w.say('terms', word), n }) : undefined;
}

/** A modifier card of one's own by the name it was given; without one it is called by what it does, as those of the game are. */
export function ownModifier(w: Words, id: string, ctx?: Naming): string | undefined {
  const face = ctx?.table.modifiers.find((m) => m.id === id);
  if (face === undefined || findModifier(id) === face) return undefined;
  if (face.names !== undefined) return printed(face.names, w.resources.lang);
  const { n, times, rolling, effects = [] } = face;
  const does = times === undefined ? w.say('phrases', 'part-more', { n }) : w.say('terms', times === 0 ? 'modifier.null' : 'modifier.x2');
  const card = rolling === undefined ? does : w.say('phrases', 'rolling', { card: does });
  if (effects.length === 0) return card;
  return w.say('phrases', 'modifier-effect', { card, effect: w.list(effects.map((e) => effectWords(w, effectName(e)) ?? effectName(e))) });
}

/** A modifier card by its id: `+1`, `x2`, `rolling+0/stun`. */
export function modifierWords(w: Words, id: string): string | undefined {
  if (w.has('terms', `modifier.${id}`)) return w.say('terms', `modifier.${id}`);
  const [, rolling, n, name] = /^(rolling)?([+-]\d+)(?:\/(.+))?$/.exec(id) ?? [];
  if (n === undefined) return undefined;
  const card = rolling === undefined ? n : w.say('phrases', 'rolling', { card: n });
  if (name === undefined) return card;
  const effect = effectWords(w, name);
  return effect === undefined ? undefined : w.say('phrases', 'modifier-effect', { card, effect });
}

/** An effect by its word and number: `push-2`. */
export function effectName(e: Effect): string {
  if (e.kind === 'condition' || e.kind === 'element') return e.of;
  return 'n' in e ? `${e.kind}-${e.n}` : e.kind;
}

const elementWords = (w: Words, id: string): string => w.say('terms', `element.${id}`);

/** What a line has more with an element: `with fire: +1, Wound`; one that is there only with it says so. */
function consumeWords(w: Words, line: MonsterLine): string[] {
  const { consume: c } = line;
  if (c === undefined) return [];
  const element = elementWords(w, c.element);
  const more = [
    ...(c.n === undefined ? [] : [w.say('phrases', 'part-more', { n: c.n })]),
    ...(c.range === undefined ? [] : [w.say('phrases', 'part-range-more', { n: c.range })]),
    ...(c.targets === undefined ? [] : [w.say('phrases', 'part-targets', { n: c.targets })]),
    ...(c.effects ?? []).map((e) => effectWords(w, effectName(e)) ?? effectName(e)),
  ];
  return [
    ...(c.only === true ? [w.say('phrases', 'part-only', { element })] : []),
    ...(more.length === 0 ? [] : [w.say('phrases', 'part-consume', { element, more: w.list(more) })]),
  ];
}

/** One line of a monster's ability card: `Attack +1, Range +2, Poison`. */
function lineWords(w: Words, line: MonsterLine): string {
  const n = 'n' in line ? line.n : line.do === 'trap' ? line.damage : 0;
  const parts = [w.say('phrases', `line-${line.do}`, line.do === 'element' ? { element: elementWords(w, line.of) } : { n })];
  if (line.do === 'attack') {
    if (line.rangeIs !== undefined) parts.push(w.say('phrases', 'part-range', { n: line.rangeIs }));
    if (line.range !== undefined) parts.push(w.say('phrases', 'part-range-more', { n: line.range }));
    if (line.targets !== undefined) parts.push(w.say('phrases', 'part-targets', { n: line.targets }));
    if (line.area !== undefined) parts.push(w.say('phrases', 'part-area'));
    for (const e of line.effects ?? []) parts.push(effectWords(w, effectName(e)) ?? effectName(e));
    if (line.allOnOne === true) parts.push(w.say('phrases', 'part-all-on-one'));
  }
  if ((line.do === 'heal' || line.do === 'retaliate') && line.range !== undefined)
    parts.push(w.say('phrases', 'part-range', { n: line.range }));
  return [...parts, ...consumeWords(w, line)].join(', ');
}

/** Every line of a monster's ability card. */
export function abilityWords(w: Words, card: MonsterCard): string {
  return card.lines.map((line) => lineWords(w, line)).join('; ');
}

/** The ability card of a monster by the type and its printed number, `bandit-guard:524`: those of the table first, which may be homemade. */
export function abilityCard(id: string, ctx?: Naming): MonsterCard | undefined {
  const [type, number] = id.split(':');
  const own = ctx?.table.monsters.find((m) => m.face.id === type)?.cards;
  const cards = own ?? findMonsterDeck(findMonster(type)?.deck ?? '')?.cards;
  return cards?.find((c) => c.id === number);
}

/** A term in words; undefined where neither the lists nor the content know it. */
export function termWords(w: Words, id: string, ctx?: Naming): string | undefined {
  if (w.has('terms', id)) return w.say('terms', id);
  const dot = id.indexOf('.');
  const name = id.slice(dot + 1);
  switch (id.slice(0, dot)) {
    case 'effect':
      return effectWords(w, name);
    case 'modifier':
      return ownModifier(w, name, ctx) ?? modifierWords(w, name);
    case 'line':
      return w.has('terms', `condition.${name}`) ? w.say('terms', `condition.${name}`) : numberedWords(w, id);
    case 'monster': {
      const face = ctx?.table.monsters.find((m) => m.face.id === name)?.face ?? findMonster(name);
      return face === undefined ? undefined : printed(face.names, w.resources.lang);
    }
    case 'ability': {
      const card = abilityCard(name, ctx);
      return card === undefined ? undefined : abilityWords(w, card);
    }
    default:
      return undefined;
  }
}

/** What chance picks for a monster where the rules leave equals: a figure, a hex with those attacked from there, an element. */
export function chosenByChance(w: Words, id: string, ctx: Naming): string | undefined {
  const [, word, what, targets] = /^(focus|first|heal|go|trap|use):([^>]+)(?:>(.+))?$/.exec(id) ?? [];
  if (word === undefined || ctx.state === undefined) return undefined;
  const g = { table: ctx.table, state: ctx.state };
  const named = (key: string): string =>
    markedFigure(
      w,
      ctx,
      g.state.figures.findIndex((f, i) => f.out === 0 && figureKey(g, i) === key),
    );
  if (word === 'use') return elementWords(w, what);
  if (word === 'go' || word === 'trap') {
    const space = markedHex(ctx, ctx.table.map.names.indexOf(what));
    return targets === undefined ? space : w.say('phrases', 'outcome-goes', { space, targets: w.list(targets.split('+').map(named)) });
  }
  return named(what);
}

/** A value as it stands in a sentence, its names marked. */
export function one(w: Words, v: Arg, ctx: Naming): string | number {
  if (typeof v === 'number' || typeof v === 'string') return v;
  if (typeof v === 'boolean') return String(v);
  if ('figure' in v) return markedFigure(w, ctx, v.figure);
  if ('figures' in v) return w.list(v.figures.map((i) => markedFigure(w, ctx, i)));
  if ('card' in v) return markedCard(w, ctx, v.card);
  if ('space' in v) return markedHex(ctx, v.space);
  // What lies off the map has no name.
  if ('spaces' in v) return w.list(v.spaces.filter((s) => s >= 0).map((s) => markedHex(ctx, s)));
  if ('seat' in v) return seatInSentence(w, ctx, v.seat);
  return termWords(w, v.term, ctx) ?? v.term;
}

/** A sentence with marks on its names; undefined where the room has no such key. */
export function sentence(w: Words, room: Room, say: Say, ctx: Naming): string | undefined {
  return told(w, room, withCondition(w, say), () => {
    const agreeing = agreeingOf(w, say.args, ctx);
    return {
      ...Object.fromEntries(Object.entries(say.args).map(([name, v]) => [name, one(w, v, ctx)])),
      ...agreeing,
      ...stateOf(w, say.args, agreeing),
    };
  });
}

/** What agrees with the figure of a sentence. */
function agreeingOf(w: Words, { figure }: Say['args'], ctx: Naming): Record<string, string> {
  return typeof figure === 'object' && 'figure' in figure ? agreeingWith(w.resources.lang, grammarOf(ctx, figure.figure)) : {};
}

/** A condition as what it makes of the figure: `stunned`, `étourdie`. */
function stateOf(w: Words, { condition }: Say['args'], agreeing: Record<string, string>): Record<string, string> {
  if (typeof condition !== 'object' || !('term' in condition)) return {};
  const id = condition.term.replace(/^condition\./, 'state.');
  return w.has('terms', id) ? { state: w.say('terms', id, agreeing) } : {};
}

/** Where the line of a card gives a condition its sentence may be another one: `_ability-condition`. */
function withCondition(w: Words, say: Say): Say {
  const { ability } = say.args;
  const line = typeof ability === 'object' && 'term' in ability ? /^line\.(.+)$/.exec(ability.term)?.[1] : undefined;
  return line !== undefined && w.has('terms', `condition.${line}`) ? { ...say, args: { ...say.args, 'ability-condition': true } } : say;
}
