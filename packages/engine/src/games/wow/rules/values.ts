/** Every characteristic in one place, with what it is made of. */

import { begin, type Contribution, close, put, type Tally, tally, type Value } from '../../../core/index.ts';
import {
  type AttackAbility,
  DAMAGE_TYPES,
  type DamageType,
  type Effect,
  type Modifier,
  NATURES,
  type Nature,
  type OngoingAbility,
  type Range,
  STATS,
  type Stat,
} from '../content/types.ts';
import { effectAt } from '../effect-numbers.ts';
import { CONVERT, MODIFY, NO_EFFECT, NO_TOKEN, NOWHERE, REROLLS, ROOT } from '../state.ts';
import type { AbilityDef, Wow } from '../table.ts';
import { COVER, HIGH, holdsSpace, meant } from './board.ts';

type Convert = Extract<Effect, { do: 'convert' }>;
type Modify = Extract<Effect, { do: 'modify' }>;

/** 404.1: points of a natural move. */
const BASE_MOVE = 2;

const shared = tally();

/** The stats by their place in STATS, by which tables and states name them. */
const [ARMOR, RESIST, MOVE, POWER, PAY] = (['armor', 'resist', 'move', 'power', 'pay'] as const).map((stat) => STATS.indexOf(stat));

/** Which attack a number is asked for, as one integer: 1 a main attack; and twice the place of its nature and type, counted from 1. */
const MAIN = 1;

/** An attack of a nature and a type, by their places in NATURES and DAMAGE_TYPES. */
export function attackOf(nature: number, type: number): number {
  return 2 * (1 + nature * DAMAGE_TYPES.length + type);
}

/** The nature and the type in what `attackOf` packs, whether the attack is a main one or not. */
function kindIn(how: number): { readonly nature: Nature; readonly type: DamageType } {
  const place = (how >> 1) - 1;
  const type = place % DAMAGE_TYPES.length;
  return { nature: NATURES[(place - type) / DAMAGE_TYPES.length], type: DAMAGE_TYPES[type] };
}

/** What an attack would be if it were made now, conversions counted (600.1c); 0 for another ability, and where no text asks. */
function kindNow(g: Wow, fig: number, def: AbilityDef): number {
  if (!g.table.narrowed || def.ability.kind !== 'attack') return 0;
  const { nature, type } = conversionOf(g, conversionFor(g, fig, def.ability))?.to ?? def.ability;
  return attackOf(NATURES.indexOf(nature), DAMAGE_TYPES.indexOf(type));
}

/** 600.1b: whether an attack is one of those that a text refers to. */
function isOf(how: number, text: { readonly nature?: Nature; readonly type?: DamageType }): boolean {
  if (text.nature === undefined && text.type === undefined) return true;
  if (how <= MAIN) return false;
  const { nature, type } = kindIn(how);
  return (text.type === undefined || type === text.type) && (text.nature === undefined || nature === text.nature);
}

/** An effect of the table by its number in a lasting one. */
function effectOf(g: Wow, effect: number): Effect {
  return effectAt(g.table.lists, effect);
}

function addModifier(
  g: Wow,
  t: Tally,
  m: Modifier,
  bearer: number,
  fig: number,
  stat: Stat,
  how: number,
  tag: 'figure' | 'card',
  ref: number,
): void {
  if (m.stat !== stat || (m.main === true && (how & MAIN) === 0)) return;
  if ((m.nature !== undefined || m.type !== undefined) && !isOf(how, m)) return;
  if (m.whileHealthAtMost !== undefined && g.state.figures[bearer].health > m.whileHealthAtMost) return;
  if (m.on === 'self' ? fig === bearer : meant(g, bearer, m.on, fig)) put(t, 'add', m.n, 'wow:704', tag, ref);
}

function addOngoing(
  g: Wow,
  t: Tally,
  list: readonly AbilityDef[],
  bearer: number,
  fig: number,
  stat: Stat,
  how: number,
  tag: 'figure' | 'card',
  ref: number,
): void {
  for (let k = 0; k < list.length; k++) {
    const modifiers = (list[k].ability as OngoingAbility).modifiers;
    if (modifiers === undefined) continue;
    for (let m = 0; m < modifiers.length; m++) addModifier(g, t, modifiers[m], bearer, fig, stat, how, tag, ref);
  }
}

/** Whether a card is in force: attached, in form, or worn and not broken (301-303). */
export function cardWorks(g: Wow, c: number): boolean {
  const card = g.state.cards[c];
  if (card.active === 0) return false;
  return !g.table.cards[card.def].gear || card.ready === 1;
}

/** The figure whose numbers a working card is about: what it is attached to, or its bearer. */
export function cardCentre(g: Wow, c: number): number {
  const card = g.state.cards[c];
  const type = g.table.cards[card.def].type;
  return type === 'buff' || type === 'debuff' ? card.on : card.bearer;
}

function addAll(g: Wow, t: Tally, fig: number, stat: Stat, nth: number, how: number): void {
  const { figures, cards, lasting } = g.state;
  const { table } = g;
  if (table.auras[nth]) {
    for (let i = 0; i < figures.length; i++) {
      if (figures[i].space !== NOWHERE || i === fig)
        addOngoing(g, t, table.figures[figures[i].def].ongoing, i, fig, stat, how, 'figure', i);
    }
  } else if (table.figures[figures[fig].def].changes[nth]) {
    addOngoing(g, t, table.figures[figures[fig].def].ongoing, fig, fig, stat, how, 'figure', fig);
  }
  if (table.cardsChange[nth]) {
    for (let c = 0; c < cards.length; c++) {
      if (cards[c].active === 1 && cardWorks(g, c)) {
        const centre = cardCentre(g, c);
        // 704: what lies with somebody off the map is out of play for all others.
        if (centre >= 0 && (figures[centre].space !== NOWHERE || centre === fig) && table.cards[cards[c].def].token === NO_TOKEN)
          addOngoing(g, t, table.cards[cards[c].def].ongoing, centre, fig, stat, how, 'card', c);
      }
    }
  }
  for (let l = 0; l < lasting.length; l++) {
    const e = lasting[l];
    if (e.kind !== MODIFY || e.on !== fig || e.stat !== nth || (e.next === 1 && (how & MAIN) === 0)) continue;
    if (!table.narrowed || e.effect === NO_EFFECT || isOf(how, effectOf(g, e.effect) as Modify))
      put(t, 'add', e.n, 'wow:708', 'figure', e.by);
  }
}

/** Whether a lasting effect on a figure changes a stat. */
function lies(g: Wow, fig: number, nth: number): boolean {
  const { lasting } = g.state;
  for (let l = 0; l < lasting.length; l++) if (lasting[l].on === fig && lasting[l].kind === MODIFY && lasting[l].stat === nth) return true;
  return false;
}

function value(g: Wow, fig: number, nth: number, base: number, how: number, because: Contribution[] | null): number {
  const { table, state } = g;
  // Most numbers are touched by nothing: then the printed one holds.
  if (
    because === null &&
    !table.auras[nth] &&
    !table.cardsChange[nth] &&
    !table.figures[state.figures[fig].def].changes[nth] &&
    !lies(g, fig, nth)
  )
    return base;
  const t = begin(shared, because);
  put(t, 'base', base, 'wow:201', 'figure', fig);
  addAll(g, t, fig, STATS[nth], nth, how);
  return close(t, 0, 'wow:104');
}

/** 601.2: dice a figure rolls against a physical attack; `against`: which one, by `attackOf`, where there is one. */
export function armor(g: Wow, fig: number, because: Contribution[] | null = null, against = 0): number {
  return value(g, fig, ARMOR, g.table.figures[g.state.figures[fig].def].armor, against, because);
}

/** 601.2: dice a figure rolls against a magic attack; `against`: which one, by `attackOf`, where there is one. */
export function resist(g: Wow, fig: number, because: Contribution[] | null = null, against = 0): number {
  return value(g, fig, RESIST, g.table.figures[g.state.figures[fig].def].resist, against, because);
}

/** 404.1, 404.1c: points of this figure's natural move, never below 0. */
export function movePoints(g: Wow, fig: number, because: Contribution[] | null = null): number {
  return value(g, fig, MOVE, BASE_MOVE, 0, because);
}

/** 601.1: dice of an attack; 0 where it would be negative (600.2). `kind`: of an attack under way, by `attackOf`; what it would be now unless given. */
export function power(g: Wow, fig: number, def: AbilityDef, because: Contribution[] | null = null, kind = kindNow(g, fig, def)): number {
  return value(g, fig, POWER, (def.ability as AttackAbility).power, kind | def.main, because);
}

/** 408.3: ticks actually paid; the cost itself stays as printed. `kind` as with `power`. */
export function toPay(g: Wow, fig: number, def: AbilityDef, because: Contribution[] | null = null, kind = kindNow(g, fig, def)): number {
  return value(g, fig, PAY, def.ticks, kind | def.main, because);
}

/** A number with its parts, for the screen and the log. */
export function explained(compute: (because: Contribution[]) => number): Value {
  const because: Contribution[] = [];
  return { total: compute(because), because };
}

/** The range of an attack or ability: a form may change that of the main attack (303). */
export function rangeOf(g: Wow, fig: number, def: AbilityDef, printed: Range): Range {
  if (def.main === 0 || !g.table.rangesChange) return printed;
  // Pets bear no cards.
  if (fig >= g.table.bars.length) return printed;
  const { cards } = g.state;
  const bar = g.table.bars[fig];
  for (let n = 0; n < bar.length; n++) {
    const c = bar[n];
    if (cards[c].active === 0 || !cardWorks(g, c)) continue;
    for (const o of g.table.cards[cards[c].def].ongoing) {
      const changed = (o.ability as OngoingAbility).mainRange;
      if (changed !== undefined) return changed;
    }
  }
  return printed;
}

/** 404.1a. */
export function ignoresTerrain(g: Wow, fig: number): boolean {
  if (g.table.figures[g.state.figures[fig].def].ignoresTerrain) return true;
  if (!g.table.cardsIgnoreTerrain) return false;
  const { cards } = g.state;
  for (let c = 0; c < cards.length; c++) {
    if (cards[c].active === 1 && cardWorks(g, c) && cardCentre(g, c) === fig) {
      if (g.table.cards[cards[c].def].ongoing.some((o) => (o.ability as OngoingAbility).ignoresTerrain === true)) return true;
    }
  }
  return false;
}

/** Whether an effect forbids the natural move. */
export function rooted(g: Wow, fig: number): boolean {
  const { lasting } = g.state;
  for (let l = 0; l < lasting.length; l++) if (lasting[l].kind === ROOT && lasting[l].on === fig) return true;
  return false;
}

/** 406.2b, 601.1b: rerolls a figure's ground gives it when it attacks. */
export function attackRerolls(g: Wow, fig: number): number {
  const s = g.state.figures[fig].space;
  return s >= 0 && g.table.terrain[s] === HIGH ? 1 : 0;
}

/** 406.2a, 601.2a: rerolls a figure's ground gives it when it defends. */
export function defenceRerolls(g: Wow, fig: number): number {
  const s = g.state.figures[fig].space;
  // For characters: a totem is none (406.1).
  return s >= 0 && g.table.terrain[s] === COVER && holdsSpace(g.table, g.state.figures[fig]) ? 1 : 0;
}

/** Rerolls that effects give to a figure's next attack, effect by effect: each is a source of its own (105). */
export function aimRerolls(g: Wow, fig: number): number[] {
  const out: number[] = [];
  for (const l of g.state.lasting) if (l.kind === REROLLS && l.on === fig) out.push(l.n);
  return out;
}

/** What a conversion among the lasting effects does, by its index there; undefined for -1. */
export function conversionOf(g: Wow, l: number): Convert | undefined {
  if (l < 0) return undefined;
  const found = effectOf(g, g.state.lasting[l].effect);
  return found.do === 'convert' ? found : undefined;
}

/** 600.1c: the conversion that waits for a figure's attack of this nature and type; index into `lasting`, or `NO_EFFECT`. */
export function conversionFor(g: Wow, fig: number, ability: AttackAbility): number {
  const { lasting } = g.state;
  for (let l = 0; l < lasting.length; l++) {
    const e = lasting[l];
    if (e.kind !== CONVERT || e.on !== fig) continue;
    const from = conversionOf(g, l)?.from;
    if (from !== undefined && from.nature === ability.nature && (from.type === undefined || from.type === ability.type)) return l;
  }
  return NO_EFFECT;
}
