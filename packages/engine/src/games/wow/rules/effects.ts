/** 705. Resolving effects one after another, as much of each as possible; 402 for damage that is no attack damage. */

import {
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  fieldsOf,
  NEXT,
  NOBODY,
  offers,
  on,
  REPEAT,
  STAY,
  step,
} from '../../../core/index.ts';
import { DURATIONS, type Duration, type Effect, STATS, type Who } from '../content/types.ts';
import { effectNumber } from '../effect-numbers.ts';
import { CONVERT, LASTING, MODIFY, NO_CARD, NOWHERE, REROLLS, ROOT, SHIELD } from '../state.ts';
import type { Wow } from '../table.ts';
import { hurt, lessShields } from './attack.ts';
import { inPlay, meant, takesTurns } from './board.ts';
import { tickDown, tickUp } from './clocks.ts';
import {
  type AttackFrame,
  type CardsFrame,
  cardsSequence,
  type EffectsFrame,
  effectsSequence,
  type HarmFrame,
  harmSequence,
  placeInWindow,
  playSequence,
  type ShiftFrame,
  shiftSequence,
  type TeleportFrame,
  teleportSequence,
  turnFrame,
  turnSequence,
} from './frames.ts';
import { FIGURE } from './naming.ts';
import { asksForOrder, orderingSeat, windowsFor } from './order.ts';
import { answered, mightOpen, open } from './reacting.ts';
import { readyCard } from './readying.ts';
import { destroyTheFallen } from './scoring.ts';

/** `j` of the frame where those it is for are still to be put in order. */
const UNORDERED = -1;

export const CHOOSE = coded<Wow, EffectsFrame>('choose:{figure}', {
  say: 'choose',
  parts: { figure: on(FIGURE) },
  more: (g, f) => ({ effect: { term: effectOf(g, f).do } }),
});

export const NEXT_ONE = coded<Wow, EffectsFrame>('next:{figure}', { say: 'next-figure', parts: { figure: on(FIGURE) } });

export const effectsSteps = define(effectsSequence, [
  step('next effect', 'wow:705', (g: Wow, f: EffectsFrame): Flow => {
    if (f.effect >= g.table.lists[f.list].length) return END;
    // In the middle of one that falls on several: the next of them.
    if (f.next > 0 && f.next < f.on.length) return NEXT;
    const e = effectOf(g, f);
    const known = fallsOn(g, f, 'who' in e ? e.who : undefined, e.do === 'heal', f.on);
    f.next = known ? 0 : UNORDERED;
    return NEXT;
  }),
  decide('whom', 'wow:705', {
    when: (_g: Wow, f: EffectsFrame) => f.next === UNORDERED,
    seat: (_g, f) => f.seat,
    options(_g, f, out) {
      for (const x of f.on) out.push(x);
    },
    take(_g, f, code): Flow {
      f.on = [code];
      f.next = 0;
      return NEXT;
    },
    ...offers(CHOOSE),
    by: (_g, f) => f.by,
    prompt: (g, f) => {
      const e = effectOf(g, f);
      return { key: 'ask-choose', args: { effect: { term: e.do }, n: 'n' in e ? e.n : 0, by: { figure: f.by } } };
    },
  }),
  decide('order of figures', 'wow:107', {
    when: (g: Wow, f: EffectsFrame) => toOrder(g, f).length > 1,
    seat: ordersFigures,
    options(g, f, out) {
      out.push(...toOrder(g, f));
    },
    take(_g, f, x): Flow {
      f.on = [...f.on.slice(0, f.next), x, ...f.on.slice(f.next).filter((y) => y !== x)];
      return NEXT;
    },
    ...offers(NEXT_ONE),
    by: (_g, f) => f.by,
    prompt: (g, f) => ({ key: 'ask-figure-order', args: { effect: { term: effectOf(g, f).do }, by: { figure: f.by } } }),
  }),
  step('apply', 'wow:705', (g: Wow, f: EffectsFrame): Flow => {
    const { stack } = g.state;
    const depth = stack.length;
    const list = g.table.lists[f.list];
    if (strikesTogether(g, f, list[f.effect]) && stack.length !== depth) return STAY;
    while (f.next < f.on.length) {
      apply(g, f, list[f.effect], f.on[f.next++]);
      // It called a rule, or ended the match: the rest comes after that, or never.
      if (stack.length !== depth) return f.next < f.on.length ? REPEAT : STAY;
      if (toOrder(g, f).length > 1) return REPEAT;
    }
    f.effect++;
    return f.effect < list.length ? REPEAT : END;
  }),
]);

export const harmSteps = define(harmSequence, [
  ...windowsFor<HarmFrame>('damage', 'replacement', 'wow:709', (_g, f, k) => f.dealt[k] > 0),
  step('dealt', 'wow:402', (g: Wow, f: HarmFrame): Flow => {
    for (let i = 0; i < f.defenders.length; i++) {
      const x = f.defenders[i];
      f.dealt[i] = lessShields(g, x, f.dealt[i]);
      if (f.dealt[i] > 0 && inPlay(g.state.figures[x])) hurt(g, x, f.dealt[i], 'wow:402');
    }
    destroyTheFallen(g);
    return END;
  }),
]);

/** Puts whom an effect means into `out`; false where one of them is still to be chosen. */
function fallsOn(g: Wow, f: EffectsFrame, who: Who | undefined, heals: boolean, out: number[]): boolean {
  out.length = 0;
  if (who === undefined || who === 'self') out.push(f.by);
  else if (who === 'target' || who === 'defender') out.push(...f.targets);
  else if (who === 'attacker' || who === 'actor' || who === 'it') {
    if (f.it !== NOBODY) out.push(f.it);
  } else {
    const whom = 'choose' in who ? who.choose : who.each;
    const { figures } = g.state;
    if ('each' in who) {
      // One's own first, then the others: whose seat has which number must not matter.
      for (let pass = 0; pass < 2; pass++) {
        for (let i = 0; i < figures.length; i++) if ((figures[i].seat === f.seat) === (pass === 0) && meant(g, f.by, whom, i)) out.push(i);
      }
      return true;
    }
    // 407.1, 407.1a: chosen by the range icon it is a target, and no heal targets an enemy.
    const spares = heals && whom.range !== undefined;
    for (let i = 0; i < figures.length; i++)
      if (meant(g, f.by, whom, i) && !(spares && figures[i].seat !== figures[f.by].seat)) out.push(i);
    return out.length < 2;
  }
  return true;
}

/** Effects that lie on a figure for a time. */
const LASTING_EFFECTS: ReadonlySet<Effect['do']> = new Set<Effect['do']>(LASTING);

function effectOf(g: Wow, f: EffectsFrame): Effect {
  return g.table.lists[f.list][f.effect];
}

function lastingOn(g: Wow, f: EffectsFrame, kind: number, on: number, stat: number, n: number, until: Duration, next: number): void {
  g.state.lasting.push({
    kind,
    on,
    stat,
    n,
    until: DURATIONS.indexOf(until),
    since: g.state.turn,
    next,
    by: f.by,
    effect: effectNumber(f.list, f.effect),
  });
}

/** Characters keep their clocks off the map too; totems have none, and a pet that left has none any more. */
function hasClock(g: Wow, x: number): boolean {
  return takesTurns(g.table, g.state.figures[x]);
}

/** Carries out the present effect on one figure. Those off the map take what touches clock and bar, not body and place (602.2). */
function apply(g: Wow, f: EffectsFrame, e: Effect, x: number): void {
  const figure = g.state.figures[x];
  const here = inPlay(figure);
  // A pet or totem that left is gone for good: nothing lasts on it, to fall on the next one its card brings (304, 305).
  if (figure.gone === 1 && LASTING_EFFECTS.has(e.do)) return;
  switch (e.do) {
    case 'hits':
    case 'again':
      // Counted in 601.1c and 602.5.
      return;
    case 'heal': {
      if (!here) return;
      const max = g.table.figures[figure.def].health;
      const n = Math.max(0, Math.min(e.n, max - figure.health));
      figure.health += n;
      g.log?.tell('wow:402', 'healed', { figure: { figure: x }, n, health: figure.health });
      return;
    }
    case 'damage':
      if (here) harm(g, f.by, [x], e.n);
      return;
    case 'lose-health':
      if (!here) return;
      loseHealth(g, x, e.n);
      destroyTheFallen(g);
      return;
    case 'tick-up': {
      if (!hasClock(g, x)) return;
      const n = tickUp(g, x, e.n);
      const enemy = g.state.figures[f.by].seat !== figure.seat;
      if (enemy && (n > 0 || g.table.choice['capped-tick-up'] === 'window'))
        open(g, 'ticked-up', g.state.figures[f.by].seat, { figure: x, by: f.by, spent: 0 });
      return;
    }
    case 'tick-down':
      if (hasClock(g, x)) tickDown(g, x, e.n);
      return;
    case 'move':
      if (!here || nothingToFlee(g, f, e)) return;
      call<Wow, ShiftFrame>(g, shiftSequence, {
        fig: x,
        seat: e.by === 'owner' ? figure.seat : f.seat,
        n: e.n,
        upTo: e.upTo === true ? 1 : 0,
        away: e.away === true ? g.state.figures[f.by].space : NOWHERE,
      });
      return;
    case 'teleport':
      if (here) call<Wow, TeleportFrame>(g, teleportSequence, { fig: x, seat: f.seat, n: e.n, icon: e.icon === true ? 1 : 0 });
      return;
    case 'modify':
      lastingOn(g, f, MODIFY, x, STATS.indexOf(e.stat), e.n, e.until, e.next === 'main-attack' ? 1 : 0);
      g.log?.tell('wow:708', 'modified', {
        figure: { figure: x },
        stat: { term: e.stat },
        n: e.n,
        next: e.next === 'main-attack',
        until: { term: e.until },
      });
      return;
    case 'root':
      lastingOn(g, f, ROOT, x, 0, 0, e.until, 0);
      g.log?.tell('wow:708', 'rooted', { figure: { figure: x }, until: { term: e.until } });
      return;
    case 'rerolls':
      lastingOn(g, f, REROLLS, x, 0, e.n, e.until, 1);
      g.log?.tell('wow:708', 'gets-rerolls', { figure: { figure: x }, n: e.n });
      return;
    case 'convert':
      lastingOn(g, f, CONVERT, x, 0, 0, e.until, 1);
      g.log?.tell('wow:600.1c', 'will-convert', {
        figure: { figure: x },
        ofNature: { term: e.from.nature },
        ofType: e.from.type === undefined ? '' : { term: e.from.type },
        nature: { term: e.to.nature },
        type: { term: e.to.type },
      });
      return;
    case 'shield':
      lastingOn(g, f, SHIELD, x, 0, e.n, e.until, 0);
      g.log?.tell('wow:709', 'shielded', { figure: { figure: x }, n: e.n });
      return;
    case 'ready':
      if (e.card === 'this') readyCard(g, f.card, 'wow:705');
      else call<Wow, CardsFrame>(g, cardsSequence, { fig: x, seat: f.seat, ready: 1, n: 1, except: f.card });
      return;
    case 'exhaust':
      call<Wow, CardsFrame>(g, cardsSequence, { fig: x, seat: figure.seat, ready: 0, n: e.n, except: NO_CARD });
      return;
    case 'cancel':
      cancelAnswered(g);
      return;
    case 'prevent':
      preventAnswered(g, e.n);
      return;
    case 'control':
      takeControl(g, f, x);
      return;
  }
}

function loseHealth(g: Wow, x: number, n: number): void {
  const figure = g.state.figures[x];
  figure.health = Math.max(0, figure.health - n);
  g.log?.tell('wow:402', 'loses-health', { figure: { figure: x }, n, health: figure.health });
}

/** 402: damage that is no attack damage, to figures on the map. */
function harm(g: Wow, by: number, defenders: number[], n: number): void {
  call<Wow, HarmFrame>(g, harmSequence, { by, defenders, dealt: defenders.map(() => n), i: 0, opened: 0 });
}

/**
 * What takes health from several figures takes it from all together, as attack damage does (602.1a; an option): they are destroyed
 * together, and only then is anybody's number of points looked at. Returns whether this was such an effect.
 */
function strikesTogether(g: Wow, f: EffectsFrame, e: Effect): boolean {
  if ((e.do !== 'damage' && e.do !== 'lose-health') || f.on.length < 2 || f.next > 0 || g.table.choice['each-damage'] !== 'together')
    return false;
  f.next = f.on.length;
  const here = f.on.filter((x) => inPlay(g.state.figures[x]));
  if (e.do === 'damage') {
    if (here.length > 0) harm(g, f.by, here, e.n);
  } else {
    for (const x of here) loseHealth(g, x, e.n);
    destroyTheFallen(g);
  }
  return true;
}

/** 404.3: whoever controls an effect decides on all the moves it makes, and so on which comes first. */
function movesThem(e: Effect): boolean {
  return e.do === 'move' || e.do === 'teleport';
}

/** 404.3b: whether an effect moves away from a source that has left the map, from which no space is farther than another: it moves nobody (an option). */
function nothingToFlee(g: Wow, f: EffectsFrame, e: Effect): boolean {
  return e.do === 'move' && e.away === true && !inPlay(g.state.figures[f.by]) && g.table.choice['push-from-gone'] === 'no-move';
}

/** Whether it matters to an effect on several figures in which order it comes to this one. */
function orderMatters(g: Wow, f: EffectsFrame, e: Effect, x: number): boolean {
  const figure = g.state.figures[x];
  if (movesThem(e)) return inPlay(figure) && !nothingToFlee(g, f, e);
  if (e.do === 'control') return inPlay(figure) && figure.seat !== f.seat && takesTurns(g.table, figure);
  if (e.do === 'damage' || e.do === 'lose-health') return inPlay(figure) && g.table.choice['each-damage'] === 'one-by-one';
  // The clocks go up alike; what may be answered is each of the windows that this opens (408.1b).
  const { seat } = g.state.figures[f.by];
  return e.do === 'tick-up' && seat !== figure.seat && hasClock(g, x) && mightOpen(g, 'ticked-up', seat, { figure: x, by: f.by, spent: 0 });
}

const NO_FIGURES: readonly number[] = [];

/** 107: the figures of which somebody says to whom the present effect comes next, among those it has not come to. */
function toOrder(g: Wow, f: EffectsFrame): readonly number[] {
  if (f.next < 0 || f.on.length - f.next < 2 || !asksForOrder(g) || ordersFigures(g, f) === NOBODY) return NO_FIGURES;
  const e = effectOf(g, f);
  return f.on.slice(f.next).filter((x) => orderMatters(g, f, e, x));
}

/** The seat that says so. */
function ordersFigures(g: Wow, f: EffectsFrame): number {
  return movesThem(effectOf(g, f)) ? f.seat : orderingSeat(g);
}

/** 600.2: an ability cancelled does not resolve. */
function cancelAnswered(g: Wow): void {
  const p = fieldsOf(answered(g), playSequence);
  if (p === null) return;
  p.cancelled = 1;
  g.log?.tell('wow:600.2', 'cancelled', {
    figure: { figure: p.by },
    ability: { term: g.table.abilities[p.ability].key },
    card: { card: p.card },
  });
}

/** 709: lessens the damage that the open window is about. */
function preventAnswered(g: Wow, n: number): void {
  const d = answered(g)?.d as AttackFrame | HarmFrame | undefined;
  if (d === undefined || !('dealt' in d)) return;
  const of = placeInWindow(d);
  const taken = Math.min(n, d.dealt[of]);
  d.dealt[of] -= taken;
  g.log?.tell('wow:709', 'prevented', { figure: { figure: d.defenders[of] }, n: taken, left: d.dealt[of] });
}

/** 400.3: the character takes a turn at once with an enemy, which counts as its ally meanwhile. */
function takeControl(g: Wow, f: EffectsFrame, x: number): void {
  const figure = g.state.figures[x];
  // Only an enemy is taken control of: nobody pays both clocks for itself. A totem takes no turns.
  if (!inPlay(figure) || !inPlay(g.state.figures[f.by]) || figure.seat === f.seat || !takesTurns(g.table, figure)) return;
  const t = turnFrame(x, f.seat, f.by, figure.seat);
  figure.seat = f.seat;
  g.log?.tell('wow:400.3', 'controlled', { figure: { figure: x }, by: { figure: f.by } });
  call(g, turnSequence, t);
}
