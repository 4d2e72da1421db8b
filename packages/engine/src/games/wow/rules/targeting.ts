/** 407. What an ability may aim at: one set of checks for options, refusals and the second look on resolution. */
import { allowed, type Reasons, refuse } from '../../../core/index.ts';
import { LISTED_PATHS_LIMIT, NO_PATH, shortestPathCount, shortestPathsBetween, within } from '../../../space/index.ts';
import type { Range } from '../content/types.ts';
import { NOWHERE } from '../state.ts';
import { type AbilityDef, AIM_NOTHING, AIM_SPACE, TOTEM, type Wow } from '../table.ts';
import { apart, sees, sightRule, withinRange } from './board.ts';
import { rangeOf } from './values.ts';

/** No map spans more. */
const FARTHEST = 255;

/** One bit for each figure; a sum of them is a set of targets. Small ones are made by shifting, which keeps them integers to the machine. */
function bitOf(fig: number): number {
  return fig < 30 ? 1 << fig : 2 ** fig;
}

/** The range icon of an ability as it holds now, where it has one. */
export function iconOf(g: Wow, by: number, def: AbilityDef): Range | undefined {
  return def.main === 1 && def.icon !== undefined ? rangeOf(g, by, def, def.icon) : def.icon;
}

/** 407.1 asks of a target what 405.2 says of range. */
const TARGETS_NEED_RANGE = ['wow:407.1'] as const;

/** Beside the paragraph that cuts a look: 405.2 and 407.1 ask for sight, 406.2 says what terrain does to it. */
function sightAlso(g: Wow, from: number, to: number): string[] {
  // Where the paths are too many to be listed nobody needs the third paragraph.
  if (shortestPathCount(g.table.field, from, to) > LISTED_PATHS_LIMIT) return ['wow:405.2', 'wow:407.1'];
  const paths = shortestPathsBetween(g.table.field, from, to);
  const ground = Array.from(paths.spaces).some((s, i) => (i + 1) % paths.length !== 0 && g.table.terrain[s] !== 0);
  return ground ? ['wow:405.2', 'wow:406.2', 'wow:407.1'] : ['wow:405.2', 'wow:407.1'];
}

/** 405.2, 405.2a, 405.3: near enough, not too near, and seen. */
function aimed(g: Wow, by: number, space: number, range: Range, why: Reasons): boolean {
  const from = g.state.figures[by].space;
  const d = apart(g, from, space);
  if (d === NO_PATH) {
    if (refuse(why, 'wow:405.2', 'no-way-through', why && { space: { space } }, TARGETS_NEED_RANGE)) return false;
    return allowed(why);
  }
  if (!withinRange(d, range)) {
    const rule = d > range.max ? 'wow:405.2' : 'wow:405.2a';
    if (
      refuse(
        why,
        rule,
        d > range.max ? 'too-far' : 'too-near',
        why && {
          distance: d,
          n: d > range.max ? range.max : (range.min ?? 0),
          space: { space },
        },
        TARGETS_NEED_RANGE,
      )
    )
      return false;
  }
  if (!sees(g, g.state.figures[by].seat, from, space)) {
    if (
      refuse(
        why,
        why === null ? '' : sightRule(g, g.state.figures[by].seat, from, space),
        'not-seen',
        why && {
          space: { space },
          from: { space: from },
        },
        why && sightAlso(g, from, space),
      )
    )
      return false;
  }
  return allowed(why);
}

/** Whether a figure may be a target of this ability played by this character. */
export function mayTarget(g: Wow, by: number, def: AbilityDef, target: number, why: Reasons, icon = iconOf(g, by, def)): boolean {
  if (!def.played) return false;
  const me = g.state.figures[by];
  const it = g.state.figures[target];
  if (it.space === NOWHERE) {
    if (refuse(why, 'wow:403', 'not-in-play', why && { figure: { figure: target } })) return false;
    return allowed(why);
  }
  if (
    (def.side === 'ally' || def.spares === 'enemies') &&
    me.seat !== it.seat &&
    refuse(why, 'wow:407.1a', 'not-an-ally', why && { figure: { figure: target } })
  )
    return false;
  if (
    (def.side === 'enemy' || def.spares === 'allies') &&
    me.seat === it.seat &&
    refuse(why, 'wow:407.1a', 'not-an-enemy', why && { figure: { figure: target } })
  )
    return false;
  if (def.side === 'self' && target !== by && refuse(why, 'wow:407.1', 'only-itself', why && { figure: { figure: target } })) return false;
  if (def.other && target === by && refuse(why, 'wow:407.1', 'not-itself', why && { figure: { figure: target } })) return false;
  if (
    !def.tokens &&
    g.table.figures[it.def].kind === TOTEM &&
    refuse(why, 'wow:406.1', 'not-a-character', why && { figure: { figure: target } })
  )
    return false;
  if (def.adjacent && apart(g, me.space, it.space) > 1 && refuse(why, 'wow:407.1', 'not-adjacent', why && { figure: { figure: target } }))
    return false;
  if (icon !== undefined && !aimed(g, by, it.space, icon, why) && why === null) return false;
  return allowed(why);
}

/** 407.2: whether a space may be the target of an area ability. */
export function mayAimAt(g: Wow, by: number, def: AbilityDef, space: number, why: Reasons, icon = iconOf(g, by, def)): boolean {
  if (icon === undefined) return false;
  if (!aimed(g, by, space, icon, why) && why === null) return false;
  if (
    g.table.choice['area-at-edge'] === 'refused' &&
    !hasTriangle(g, space) &&
    refuse(why, 'wow:407.2a', 'no-triangle', why && { space: { space } })
  )
    return false;
  return allowed(why);
}

/** Whether three spaces of the map touch one another here. */
function hasTriangle(g: Wow, space: number): boolean {
  for (let d = 0; d < 6; d++)
    if (g.table.field.neighbours[space * 6 + d] >= 0 && g.table.field.neighbours[space * 6 + ((d + 1) % 6)] >= 0) return true;
  return false;
}

/**
 * Pushes every way of aiming an ability: 0 for none needed, bits of figures for targets, space + 1 for an area.
 * Nothing is pushed where no legal target exists (407.1).
 */
export function aims(g: Wow, by: number, def: AbilityDef, out: number[], icon = iconOf(g, by, def)): void {
  const { aim } = def;
  if (aim === AIM_NOTHING) {
    out.push(0);
    return;
  }
  if (aim === AIM_SPACE) {
    if (icon === undefined) return;
    const near = within(g.table.field, g.state.figures[by].space, Math.min(icon.max, FARTHEST));
    for (let k = 0; k < near.length; k++) if (mayAimAt(g, by, def, near[k], null, icon)) out.push(near[k] + 1);
    return;
  }
  const { figures } = g.state;
  const most = def.mostTargets;
  const from = figures[by].space;
  const legal: number[] = most === 1 ? out : [];
  for (let i = 0; i < figures.length; i++) {
    const at = figures[i].space;
    // Off the map or out of range: no need to look closer.
    if (at < 0 || (icon !== undefined && !withinRange(apart(g, from, at), icon))) continue;
    if (!mayTarget(g, by, def, i, null, icon)) continue;
    legal.push(bitOf(i));
  }
  if (most !== 1) pushSets(legal, 0, 0, most, out);
}

/** Pushes every set of at most `left` of these targets, from one of them on, beside those already in. */
function pushSets(legal: readonly number[], from: number, bits: number, left: number, out: number[]): void {
  for (let k = from; k < legal.length; k++) {
    out.push(bits + legal[k]);
    if (left > 1) pushSets(legal, k + 1, bits + legal[k], left - 1, out);
  }
}

/** The figures of a set of bits, ascending. */
export function figuresOf(bits: number): number[] {
  const out: number[] = [];
  for (let base = 0, rest = bits; rest > 0; base += 30, rest = Math.floor(rest / 0x4000_0000)) {
    for (let low = rest % 0x4000_0000, i = base; low > 0; i++, low >>= 1) if ((low & 1) === 1) out.push(i);
  }
  return out;
}
