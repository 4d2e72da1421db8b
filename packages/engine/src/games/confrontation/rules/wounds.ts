/** II-B-1, F2. The wound roll, the table, and what its results do. */
import { chance, define, END, type Flow, NOBODY } from '../../../core/index.ts';
import { columnOf, rowOf } from '../content/index.ts';
import { LOCATIONS, RESULTS, ROWS } from '../content/types.ts';
import { CRITICAL, FELLED, FELLED_BY, KILLED } from '../state.ts';
import { type Conf, chose, RES, SKILL } from '../table.ts';
import { remove } from './board.ts';
import { higherOf, lowerOf, WOUND_DICE, woundCode } from './dice.ts';
import { combatNow } from './fighting.ts';
import { type WoundFrame, woundSequence } from './frames.ts';
import { has, skill, stat } from './values.ts';

export const woundSteps = define(woundSequence, [
  chance('wound roll', 'conf:II-B-1', {
    outcomes: () => WOUND_DICE,
    alike: (g: Conf, f: WoundFrame, code) => comesTo(g, f, lowerOf(code), higherOf(code)),
    take(g: Conf, f: WoundFrame, code): Flow {
      const low = lowerOf(code);
      const high = higherOf(code);
      const total = woundTotal(g, f, high);
      const read = readTable(g, total, low, high);
      g.log?.tell('conf:II-B-1', 'wound-roll', {
        figure: { figure: f.by },
        target: { figure: f.on },
        low,
        high,
        force: f.force,
        resistance: stat(g, f.on, RES),
        total,
        location: { term: `location.${LOCATIONS[columnOf(low)]}` },
        row: ROWS[rowOf(total)],
        result: { term: `wound.${RESULTS[read]}` },
      });
      if (ignores(g, f.on, low, high)) {
        g.log?.tell('conf:skill.immunity', 'immune', { figure: { figure: f.on } });
        return END;
      }
      applyResult(g, f.on, f.by, g.state.figures[f.on].counters > 0 ? shrugOff(g, f.on, read) : read);
      return END;
    },
    id: (_g, _f, code) => `wound:${lowerOf(code)}:${higherOf(code)}`,
    seat: (g, f) => g.state.figures[f.by].seat,
    dice: () => ({ dice: 2, sides: 6 }),
    fromFaces: (_g, _f, faces) => woundCode(Math.min(...faces), Math.max(...faces)),
    prompt: (_g, f) => ({ key: 'roll-wound', args: { figure: { figure: f.by }, target: { figure: f.on } } }),
  }),
]);

/** Places in RESULTS. */
const NOTHING = 0;
export const STUNNED = 1;
const KILL = 5;

/** Results that a double brings at least, by its face, where that option is on (F2.f). */
const BY_DOUBLE = [0, 0, 1, 2, 3, 4, 5] as const;

/** The result the table gives, before what spares the target. */
function readTable(g: Conf, final: number, low: number, high: number): number {
  const cell = g.table.cells[rowOf(final) * LOCATIONS.length + columnOf(low)];
  return low === high && chose(g, 'doubles', 'at-least') ? Math.max(cell, BY_DOUBLE[low]) : cell;
}

/** Whether an Immunity makes the target ignore this roll: to its location, or to doubles. */
function ignores(g: Conf, on: number, low: number, high: number): boolean {
  const def = g.table.fighters[g.state.figures[on].def];
  return ((def.immune >>> columnOf(low)) & 1) === 1 || (low === high && def.immuneTo.includes('exceptional'));
}

/** Huge: each counter given lowers a wound or a death by one degree; a light wound becomes nothing. */
function shrugOff(g: Conf, on: number, result: number): number {
  const f = g.state.figures[on];
  let r = result;
  while (r > STUNNED && f.counters > 0) {
    f.counters--;
    r = r - 1 === STUNNED ? NOTHING : r - 1;
  }
  if (r !== result)
    g.log?.tell('conf:skill.huge', 'huge-spares', {
      figure: { figure: on },
      from: { term: `wound.${RESULTS[result]}` },
      to: { term: `wound.${RESULTS[r]}` },
    });
  return r;
}

/** A figure dies: it leaves the table with all its dice (IX-E-6.c), or stands on until maintenance (Fierce). */
function kill(g: Conf, fig: number, by: number): void {
  const f = g.state.figures[fig];
  if (has(g, fig, SKILL.fierce)) {
    if (f.fierce === 0) {
      g.log?.tell('conf:skill.fierce', 'fierce-stands', { figure: { figure: fig } });
      f.fierce = by === NOBODY ? FELLED : FELLED_BY + by;
    }
    f.wound = CRITICAL;
    return;
  }
  f.wound = KILLED;
  f.attack = 0;
  f.defence = 0;
  f.unplaced = 0;
  f.ready = 0;
  f.sustained = 0;
  remove(g, fig);
  g.log?.tell('conf:IX-E-6.c', 'killed', { figure: { figure: fig } });
  const combat = combatNow(g);
  if (combat !== null) combat.killer = by;
}

/** Where a wound leads: by option the degrees add up, or any further wound worsens by at least one step (F2.d). */
function worsened(g: Conf, before: number, degree: number): number {
  if (chose(g, 'accumulation', 'scale')) return Math.min(KILLED, before + degree);
  return before === 0 ? degree : Math.min(KILLED, Math.max(degree, before + 1));
}

/** Carries out a result of the wound table on a figure. */
export function applyResult(g: Conf, fig: number, by: number, result: number): void {
  const f = g.state.figures[fig];
  if (result === NOTHING) return;
  if (result === STUNNED) {
    if (f.stunned === 1) return;
    f.stunned = 1;
    g.log?.tell('conf:IX-F-1.a', 'stunned', { figure: { figure: fig } });
    return;
  }
  const degree = result === KILL ? KILLED : result - STUNNED;
  const next = degree === KILLED ? KILLED : worsened(g, f.wound, degree);
  if (next === KILLED) {
    // Else nobody would see why a light wound has killed.
    if (degree < KILLED) g.log?.tell('conf:F2.d', 'wounds-kill', { figure: { figure: fig } });
    kill(g, fig, by);
    enemyFell(g, by, fig);
    return;
  }
  const grown = f.wound !== 0;
  f.wound = next;
  g.log?.tell(
    grown ? 'conf:F2.d' : next === 1 ? 'conf:IX-F-2.a' : next === 2 ? 'conf:IX-F-1.c' : 'conf:F2.c',
    grown ? 'wound-grows' : 'wounded',
    {
      figure: { figure: fig },
      wound: { term: `wound.${RESULTS[next + 1]}` },
    },
  );
}

/** Personal enemy: whoever kills one of them heals by a degree. */
function enemyFell(g: Conf, by: number, victim: number): void {
  if (by === NOBODY || g.state.figures[victim].placed === 1 || !has(g, by, SKILL.personalEnemy)) return;
  const profile = g.table.fighters[g.state.figures[by].def].profile;
  const fallen = g.table.fighters[g.state.figures[victim].def].profile;
  const hates = profile.skills.some((h) => h.skill === 'personal-enemy' && (h.to === fallen.id || h.to === fallen.army));
  if (hates) heal(g, by, 'conf:skill.personal-enemy');
}

/** F2.h: a wound heals by one degree. A Fierce figure that was killed cannot be healed. */
export function heal(g: Conf, fig: number, rule: string): void {
  const f = g.state.figures[fig];
  if (f.wound === 0 || f.fierce > 0) return;
  f.wound--;
  g.log?.tell(rule, 'heals', { figure: { figure: fig }, wound: { term: `wound.${f.wound === 0 ? 'nothing' : RESULTS[f.wound + 1]}` } });
}

/** The final result of a wound roll: the higher die, the Strength, less the target's Resistance. */
function woundTotal(g: Conf, f: WoundFrame, high: number): number {
  return high + f.force - stat(g, f.on, RES);
}

/** What a wound roll comes to: nothing, a stunning, or the wound that it leaves behind one. A Huge one spends counters by what is read. */
function comesTo(g: Conf, f: WoundFrame, low: number, high: number): number {
  const x = g.state.figures[f.on];
  if (ignores(g, f.on, low, high)) return NOTHING;
  const read = readTable(g, woundTotal(g, f, high), low, high);
  if (x.counters > 0 || read === NOTHING) return read;
  if (read === STUNNED) return x.stunned === 1 ? NOTHING : STUNNED;
  return STUNNED + (read === KILL ? KILLED : worsened(g, x.wound, read - STUNNED));
}

/** Counters of Huge that a figure begins with. */
export function countersOf(g: Conf, fig: number): number {
  return Math.max(0, skill(g, fig, SKILL.huge));
}
