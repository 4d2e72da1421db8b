/** Characteristics, each computed in one place, able to tell what it is made of. Nothing stops them at 0 (F1.a). */
import { type Contribution, put, type Tally, tally } from '../../../core/index.ts';
import { CRITICAL, type Figure, HAS_CHARGED, LACKS, NO_COMBAT, SERIOUS } from '../state.ts';
import { ATT, type Conf, DEF, type FighterDef, FOR, INI, MISSING, SKILL } from '../table.ts';

const sum: Tally = tally();

/** What a wound takes from INI, ATT, FOR and DEF (IX-F-1.c, IX-F-2.a, F2.c). Endurance spares a light one. */
function woundPenalty(f: Figure, def: FighterDef): number {
  if (f.fierce > 0 || f.wound >= CRITICAL) return 3;
  if (f.wound === SERIOUS) return 2;
  return f.wound === 0 || def.skills[SKILL.endurance] !== LACKS ? 0 : 1;
}

function woundRule(f: Figure): string {
  return f.fierce > 0 ? 'conf:skill.fierce' : f.wound >= CRITICAL ? 'conf:F2.c' : f.wound === SERIOUS ? 'conf:IX-F-1.c' : 'conf:IX-F-2.a';
}

/** Places in `SKILL_MOMENTS`; the last of them is after a charge or an engagement. */
const ALWAYS = 0;
const ALL_ATTACK = 1;
const CHARGING = 2;

/** Whether a skill's moment is now: always, with all dice in attack, after a charge, after a charge or an engagement. */
function isMoment(f: Figure, when: number): boolean {
  if (when === ALWAYS) return true;
  if (when === ALL_ATTACK) return f.combat !== NO_COMBAT && f.ready === 1 && f.placedDefence === 0 && f.placedAttack > 0;
  if (when === CHARGING) return f.assaulted === HAS_CHARGED;
  return f.assaulted > 0;
}

/**
 * A characteristic of a figure as it is now: printed, then wounds, stunned, charge, dive, sustained defence, skills and
 * effects. `because` receives every part. `MISSING` where the figure has none.
 */
export function stat(g: Conf, fig: number, which: number, because: Contribution[] | null = null): number {
  const f = g.state.figures[fig];
  const def = g.table.fighters[f.def];
  const printed = def.values[which];
  if (printed === MISSING) return MISSING;
  if (because !== null) return explained(g, fig, which, because);
  let n = printed;
  if (which === INI || which === ATT || which === FOR || which === DEF) {
    if (f.wound !== 0) n -= woundPenalty(f, def);
    n -= f.stunned;
    if (which !== FOR) n -= f.charged;
    if (f.dive === 1 && which !== DEF) n += 2;
    if (f.sustained === 1 && which === DEF) n -= 2;
    n += f.mods[which - INI];
  }
  const { additions } = def;
  for (let k = 0; k < additions.length; k++) if (additions[k].stat === which && isMoment(f, additions[k].when)) n += additions[k].n;
  return n;
}

function explained(g: Conf, fig: number, which: number, because: Contribution[]): number {
  const f = g.state.figures[fig];
  const def = g.table.fighters[f.def];
  sum.base = 0;
  sum.sum = 0;
  sum.factor = 1;
  sum.isSet = false;
  sum.because = because;
  put(sum, 'base', def.values[which], 'conf:F9.a', 'term', 'printed');
  if (which === INI || which === ATT || which === FOR || which === DEF) {
    const wound = f.wound === 0 ? 0 : woundPenalty(f, def);
    if (wound !== 0) put(sum, 'add', -wound, woundRule(f), 'term', 'wound');
    if (f.stunned === 1) put(sum, 'add', -1, 'conf:IX-F-1.a', 'term', 'stunned');
    if (which !== FOR && f.charged !== 0) put(sum, 'add', -f.charged, 'conf:F3.a', 'term', 'charged');
    if (f.dive === 1 && which !== DEF) put(sum, 'add', 2, 'conf:IX-B-2.c', 'term', 'dive');
    if (f.sustained === 1 && which === DEF) put(sum, 'add', -2, 'conf:IX-E-5.d', 'term', 'sustained');
    if (f.mods[which - INI] !== 0) put(sum, 'add', f.mods[which - INI], 'conf:F9.d', 'term', 'effect');
  }
  for (const a of def.additions) if (a.stat === which && isMoment(f, a.when)) put(sum, 'add', a.n, a.rule, 'term', `skill.${a.skill}`);
  sum.because = null;
  return sum.base + sum.sum;
}

/** The number after a skill's stroke, 0 where none is printed; -1 without the skill. */
export function skill(g: Conf, fig: number, which: number): number {
  return g.table.fighters[g.state.figures[fig].def].skills[which];
}

/** Whether a figure has a skill. */
export function has(g: Conf, fig: number, which: number): boolean {
  return g.table.fighters[g.state.figures[fig].def].skills[which] !== LACKS;
}

/** By how much a counter-attack must beat the attack: 2, or 1 for one who has it both by rank and by card. */
export function counterMargin(def: FighterDef): number {
  return def.ranked && def.skills[SKILL.counterAttack] !== LACKS ? 1 : 2;
}
