/** gh:attack.*, gh:area.*, gh:target.*. An attack ability: its targets chosen, then one attack after the other. */
import { call, coded, decide, define, END, type Flow, NEXT, offers, on, REPEAT, STAY, step, using } from '../../../core/index.ts';
import type { Amount, AttackAbility } from '../content/types.ts';
import { CHARACTER } from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { adjacent, inPlay, mayTarget } from './board.ts';
import { gainXp } from './conditions.ts';
import { elementCost } from './costs.ts';
import { usableFor, useElement } from './elements.ts';
import { type VolleyFrame, volleySequence } from './frames.ts';
import { figureKey, hexKey } from './keys.ts';
import { activeOf, useUp } from './lasting.ts';
import { ELEMENT, FIGURE, oneOf } from './naming.ts';
import { refusedTargets, whyNoElement, whyNoLaying, whyNotChosen } from './refusing.ts';
import { alliesBeside, attackLine, lineOfNth, strike } from './striking.ts';
import { canLay, couldMiss, crossedBy, layingsOf, mayStrikePassed, targetsOf } from './targets.ts';
import { shieldOf } from './values.ts';

/** No element is used up. */
const NO = 255;
/** No further target is chosen. */
const DONE = 255;

/** What a frame holds of an element that could be used up: it has not been asked yet; one was used; none was. */
const NOT_ASKED = 0;
const USED = 1;
const KEPT = 2;

/** What it holds of an area: none is laid yet; it is, or there is none; and the path was chosen as well. */
const NOT_LAID = 0;
const LAID = 1;
const PATH_LAID = 2;

/** The range of an attack that has none. */
const MELEE = 0;

/** The area where it catches nobody. */
const OVER_NOBODY = 65_535;

export const KEEPS = coded<Gloom, VolleyFrame>('keep', { say: 'keep-elements', first: NO });
export const USES = coded<Gloom, VolleyFrame>('use:{element}', { say: 'use-element', parts: { element: using(ELEMENT) } });
export const ON_NOBODY = coded<Gloom, VolleyFrame>('area:nobody', { say: 'lay-area-nobody', first: OVER_NOBODY });
/** A way to lay the area, by the hexes it covers: a dash is off the map. */
const LAYING = oneOf<VolleyFrame>(
  'place+',
  '[0-9,+-]+',
  (g, f) => upTo(layings(g, f).length),
  (g, i, f) =>
    [...layings(g, f)[i].spaces]
      .sort((a, b) => a - b)
      .map((s) => (s < 0 ? '-' : hexKey(g, s)))
      .join('+'),
);
export const AREA = coded<Gloom, VolleyFrame>('area:{spaces}', {
  say: 'lay-area',
  parts: { spaces: on(LAYING, { size: OVER_NOBODY }) },
  more(g, f, i) {
    const { caught, spaces } = layings(g, f)[i];
    return { figures: { figures: [...caught] }, spaces: { spaces: [...spaces] } };
  },
});
export const ENOUGH = coded<Gloom, VolleyFrame>('done', { say: 'no-more-targets', first: DONE });
export const TARGET = coded<Gloom, VolleyFrame>('target:{figure}', { say: 'target', parts: { figure: on(FIGURE, { size: DONE }) } });
/** A path by whom it crosses. */
const PATH = oneOf<VolleyFrame>(
  'figure+',
  '[a-z0-9#+-]+',
  (g, f) => upTo(paths(g, f).length),
  (g, i, f) =>
    paths(g, f)
      [i].map((x) => figureKey(g, x))
      .join('+'),
);
const crossed = (g: Gloom, f: VolleyFrame, i: number) => ({ figures: { figures: paths(g, f)[i] } });
export const PATHS = [
  coded<Gloom, VolleyFrame>('path:{path}', {
    say: 'take-path',
    parts: { path: on(PATH) },
    when: (g, f, i) => paths(g, f)[i].length > 0,
    more: crossed,
  }),
  // Through nobody else: nobody is named.
  coded<Gloom, VolleyFrame>('path:', { say: 'take-path', when: (g, f, i) => paths(g, f)[i].length === 0, more: crossed }),
];
export const NEXT_TARGET = coded<Gloom, VolleyFrame>('next:{figure}', { say: 'attack-next', parts: { figure: on(FIGURE) } });

export const volleySteps = define(volleySequence, [
  decide('use an element', 'gh:element.2', {
    when: (g: Gloom, f: VolleyFrame) => f.consumed === NOT_ASKED && f.nth === 0 && usable(g, f).length > 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      out.push(NO);
      for (const e of usable(g, f)) out.push(e);
    },
    take(g, f, code): Flow {
      if (code === NO) f.consumed = KEPT;
      else {
        f.consumed = USED;
        useElement(g, f.seat, code, attackLine(g, f.line)?.consume);
      }
      return NEXT;
    },
    understand: (g, f, id) => whyNoElement(g, attackLine(g, f.line)?.consume, id),
    ...offers(KEEPS, USES),
    cost: (_g, _f, code) => (code === NO ? [] : elementCost(code)),
    quiet: NO,
    by: (_g, f) => f.by,
    prompt: () => ({ key: 'ask-element', args: {} }),
  }),
  decide('lay the area', 'gh:area.01', {
    when: (g: Gloom, f: VolleyFrame) => f.laid === NOT_LAID && canLayOne(g, f),
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      const { length } = layings(g, f);
      for (let i = 0; i < length; i++) out.push(i);
      if (mayLieOverNobody(g, f)) out.push(OVER_NOBODY);
    },
    take(g, f, code): Flow {
      f.caught = code === OVER_NOBODY ? [] : [...layings(g, f)[code].caught];
      f.laid = LAID;
      // One target is the area's own; what is left are added ones, outside of it.
      f.left--;
      return NEXT;
    },
    ...offers(ON_NOBODY, AREA),
    understand(g, f, id) {
      const area = attackLine(g, f.line)?.area;
      return area === undefined ? null : whyNoLaying(g, f.by, area, f.range, id);
    },
    by: (_g, f) => f.by,
    prompt: () => ({ key: 'ask-area', args: {} }),
  }),
  step('without an area', 'gh:area.04', (_g: Gloom, f: VolleyFrame): Flow => {
    if (f.laid === NOT_LAID) {
      f.laid = LAID;
      f.left = Math.max(0, f.left - 1);
    }
    return NEXT;
  }),
  decide('target', 'gh:target.01', {
    when: (g: Gloom, f: VolleyFrame) => choosable(g, f).length > 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      if (chosenBy(g, f) && f.targets.length + f.caught.length > 0) out.push(DONE);
      for (const i of choosable(g, f)) out.push(i);
    },
    take(_g, f, code): Flow {
      if (code === DONE) f.left = 0;
      else {
        // Those of an area and those added to it are attacked in the order the player likes.
        (f.caught.length > 0 ? f.caught : f.targets).push(code);
        f.left--;
      }
      return STAY;
    },
    refused: (g, f) => refusedTargets(g, f.by, f.range, [...f.targets, ...f.caught]),
    understand: (g, f, id) => whyNotChosen(g, f.by, id),
    ...offers(ENOUGH, TARGET),
    by: (_g, f) => f.by,
    prompt: (_g, f) => ({ key: 'ask-target', args: { figure: { figure: f.by } } }),
  }),
  decide('path', 'gh:ranged.03', {
    when: (g: Gloom, f: VolleyFrame) => f.laid !== PATH_LAID && paths(g, f).some((crossed) => crossed.length > 0),
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      const { length } = paths(g, f);
      for (let i = 0; i < length; i++) out.push(i);
    },
    take(g, f, code): Flow {
      f.caught.push(f.targets[0], ...paths(g, f)[code]);
      f.targets = [];
      f.laid = PATH_LAID;
      return NEXT;
    },
    ...offers(...PATHS),
    by: (_g, f) => f.by,
    prompt: (_g, f) => ({ key: 'ask-path', args: { figure: { figure: f.by } } }),
  }),
  decide('whom first', 'gh:area.09', {
    when: (_g: Gloom, f: VolleyFrame) => f.caught.length > 1,
    seat: (_g, f) => f.seat,
    options(_g, f, out) {
      for (const i of f.caught) out.push(i);
    },
    take(_g, f, code): Flow {
      f.caught = f.caught.filter((i) => i !== code);
      f.targets.push(code);
      return STAY;
    },
    ...offers(NEXT_TARGET),
    by: (_g, f) => f.by,
    prompt: (_g, f) => ({ key: 'ask-next', args: { figure: { figure: f.by } } }),
  }),
  step('each in turn', 'gh:target.02', (g: Gloom, f: VolleyFrame): Flow => {
    if (f.caught.length > 0) {
      f.targets.push(...f.caught);
      f.caught = [];
    }
    if (!inPlay(g, f.by) || f.nth >= f.targets.length) {
      if (chosenBy(g, f) && f.nth > 0) spendOnAction(g, f.seat);
      return END;
    }
    const ability = attackLine(g, f.line);
    const target = f.targets[f.nth++];
    const on = standIn(g, f.by, target);
    if (!inPlay(g, on)) return REPEAT;
    if (chose(g, 'provoked-twice', 'no') && f.targets.some((i, at) => at < f.nth - 1 && i !== target && standIn(g, f.by, i) === on))
      return REPEAT;
    if (ability?.xpEach !== undefined) gainXp(g, f.seat, ability.xpEach);
    strike(g, {
      by: f.by,
      on,
      seat: f.seat,
      line: f.line,
      // A pattern with a grey hex is a melee attack whatever the range (gh:area.05).
      ranged: ability?.area?.grey === true || f.range === MELEE ? 0 : 1,
      n: ability === null ? f.n : amountOf(g, ability.n, f.by, on),
      consumed: f.consumed === USED ? 1 : 0,
    });
    return STAY;
  }),
]);

/** Begins an attack ability of a character's card. `targets` where they are given: those moved through. */
export function attackWith(g: Gloom, by: number, line: number, targets: readonly number[] | null): void {
  const ability = attackLine(g, line) as AttackAbility;
  const all =
    ability.targets === 'all-adjacent'
      ? targetsOf(g, by, MELEE)
      : ability.targets === 'moved-through'
        ? (targets ?? []).filter((i) => mayStrikePassed(g, by, i))
        : null;
  call(g, volleySequence, {
    by,
    seat: g.state.figures[by].seat,
    line,
    n: 0,
    range: ability.range ?? MELEE,
    left: all !== null ? 0 : (typeof ability.targets === 'number' ? ability.targets : 1) + (ability.add ?? 0),
    targets: [],
    caught: all === null ? [] : [...all],
    laid: ability.area === undefined ? LAID : NOT_LAID,
    nth: 0,
    bonus: 0,
    consumed: NOT_ASKED,
  });
}

/** A plain attack: a monster's, `nth` of those on its card from 0, a summon's, or a card used as Attack 2. */
export function attackPlain(
  g: Gloom,
  d: { by: number; seat: number; n: number; range: number; targets: number; on: readonly number[]; nth: number },
): void {
  call(g, volleySequence, {
    by: d.by,
    seat: d.seat,
    line: lineOfNth(d.nth),
    n: d.n,
    range: d.range,
    left: d.targets,
    targets: [...d.on],
    caught: [],
    laid: LAID,
    nth: 0,
    bonus: 0,
    consumed: NOT_ASKED,
  });
}

/** A number of a card in the present situation. */
function amountOf(g: Gloom, n: Amount, by: number, on: number): number {
  const { seat } = g.state.figures[by];
  if (typeof n === 'number') return n;
  if (n === 'moved') return g.state.players[seat].moved;
  if (n === 'dealt') return g.state.players[seat].dealt;
  if ('perShield' in n) return n.base + n.perShield * shieldOf(g, on);
  return n.base + n.perAlly * alliesBeside(g, by, on);
}

/** What was for one attack ability is used up by it. */
function spendOnAction(g: Gloom, seat: number): void {
  const id = 'attack-action-plus-one';
  for (let place = activeOf(g, seat, id); place >= 0; place = activeOf(g, seat, id, place + 1)) useUp(g, place);
}

function usable(g: Gloom, f: VolleyFrame): number[] {
  return usableFor(g, attackLine(g, f.line)?.consume);
}

function chosenBy(g: Gloom, f: VolleyFrame): boolean {
  return g.state.figures[f.by].kind === CHARACTER;
}

/** Whom it may still choose: nobody twice (gh:attack.05), and with an area one outside of it. */
function choosable(g: Gloom, f: VolleyFrame): readonly number[] {
  if (f.left === 0) return NO_FIGURES;
  const out = targetsOf(g, f.by, f.range);
  return f.targets.length + f.caught.length === 0 ? out : out.filter((i) => !f.targets.includes(i) && !f.caught.includes(i));
}

const NO_FIGURES: readonly number[] = [];

const upTo = (n: number): number[] => Array.from({ length: n }, (_x, i) => i);

/** What the free paths to the target cross besides it, each set of those crossed once, the empty one first (Impaling Eruption). */
function paths(g: Gloom, f: VolleyFrame): number[][] {
  if (attackLine(g, f.line)?.path !== true || f.targets.length !== 1 || f.nth > 0) return [];
  return crossedBy(g, f.by, f.targets[0], f.range);
}

/** Whether the area may lie over nobody, and there is somebody to be added all the same: an option (gh:pipeline.1). */
function mayLieOverNobody(g: Gloom, f: VolleyFrame): boolean {
  const ability = attackLine(g, f.line);
  if (ability?.area === undefined || (ability.add ?? 0) === 0 || chose(g, 'area-over-nobody', 'refused')) return false;
  return targetsOf(g, f.by, f.range).length > 0 && couldMiss(g, f.by, ability.area, f.range);
}

function layings(g: Gloom, f: VolleyFrame) {
  const area = attackLine(g, f.line)?.area;
  return area === undefined ? [] : layingsOf(g, f.by, area, f.range);
}

/** Whether there is any. */
function canLayOne(g: Gloom, f: VolleyFrame): boolean {
  const area = attackLine(g, f.line)?.area;
  return area !== undefined && canLay(g, f.by, area, f.range);
}

/** Who is attacked instead: one who provokes, next to the target, whatever the range (Provoking Roar). */
function standIn(g: Gloom, by: number, on: number): number {
  if (g.state.figures[on].seat < 0) return on;
  const { figures } = g.state;
  for (let i = 0; i < figures.length; i++) {
    const f = figures[i];
    if (f.kind === CHARACTER && i !== on && mayTarget(g, by, i) && adjacent(g, i, on) && activeOf(g, f.seat, 'provoke') >= 0) return i;
  }
  return on;
}
