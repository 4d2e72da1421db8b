/** IX-G, VII-D. Who may pursue, where to, and the combats that come of it. */
import {
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  NEXT,
  NOBODY,
  offers,
  REPEAT,
  type Reasons,
  type Refusal,
  type RefusedOption,
  refuse,
  step,
} from '../../../core/index.ts';
import { FELLED_BY, KILLED, NO_COMBAT, RECUT, WAITS } from '../state.ts';
import { type Conf, chose, SKILL } from '../table.ts';
import { enemiesTouched, firstOf, seatBits, sideBits } from './board.ts';
import { ACTOR, against, alone, figureOf, PURSUE, packed, STAY_PUT, spelled, TARGET, WHITHER, WHO, xOf, yOf } from './codes.ts';
import { distanceCost } from './costs.ts';
import { type CombatFrame, type PursuitFrame, pursuitSequence, type SeparateFrame, separateSequence } from './frames.ts';
import { figuresIn } from './keys.ts';
import { contactPlaces, gapTo, mayReach, put, walkOf, wouldTouch } from './moving.ts';
import { speakerOf } from './opposed.ts';
import { skill } from './values.ts';

const there = (_g: Conf, _f: unknown, code: number) => ({ x: xOf(code), y: yOf(code) });

const PURSUITS = [
  coded<Conf, unknown>('stay:{figure}', { say: 'do-not-pursue', parts: { figure: WHO }, ...alone(STAY_PUT) }),
  coded<Conf, unknown>('pursue:{figure}>{place}', {
    say: 'pursue-to',
    parts: { figure: WHO, place: WHITHER },
    more: there,
    ...alone(PURSUE),
  }),
  coded<Conf, unknown>('pursue:{figure}>{target}@{place}', {
    say: 'pursue',
    parts: { figure: ACTOR, target: TARGET, place: WHITHER },
    more: there,
    ...against(PURSUE),
  }),
];

export const pursuitSteps = define(pursuitSequence, [
  step('who pursues', 'conf:IX-G.a', (g: Conf, f: PursuitFrame): Flow => {
    f.fig = NOBODY;
    if (f.waiting === 0) return END;
    const own = askedNow(g, f);
    // Of several a player chooses who goes first; of allies the one who speaks before the other.
    if ((own & (own - 1)) !== 0) return NEXT;
    f.fig = firstOf(own);
    f.waiting &= ~own;
    return NEXT;
  }),
  decide<Conf, PursuitFrame>('pursue', 'conf:IX-G.a', {
    seat: (g: Conf, f: PursuitFrame) => g.state.figures[firstOf(askedNow(g, f))].seat,
    options(g, f, out) {
      for (let a = askedNow(g, f); a !== 0; a &= a - 1) {
        const fig = firstOf(a);
        out.push(packed(STAY_PUT, fig, fig, 0, 0));
        if (g.state.figures[fig].routed === 1) continue;
        const most = pursuitRange(g, fig);
        for (let b = enemies(g, fig); b !== 0; b &= b - 1) {
          const e = firstOf(b);
          if (g.state.figures[e].level !== g.state.figures[fig].level) continue;
          for (const [x, y] of contactPlaces(g, fig, e, most)) if (arrives(g, fig, e, x, y)) out.push(packed(PURSUE, fig, e, x, y));
        }
      }
    },
    take(g, f, code): Flow {
      const fig = figureOf(code);
      const x = g.state.figures[fig];
      f.fig = fig;
      f.waiting &= ~(1 << fig);
      if (code === packed(STAY_PUT, fig, fig, 0, 0)) {
        g.log?.tell('conf:IX-G.a', 'no-pursuit', { figure: { figure: fig } });
        return REPEAT;
      }
      x.pursuits++;
      // IX-B-2.f: a pursuit ends what a dive gave; F6.c: it engages, it does not charge.
      x.dive = 0;
      x.assaulted = 0;
      put(g, fig, xOf(code), yOf(code), x.level);
      g.log?.tell('conf:VII-D', 'pursues', {
        figure: { figure: fig },
        figures: { figures: figuresIn(enemiesTouched(g, fig)) },
        x: x.x,
        y: x.y,
      });
      newCombats(g, fig);
      return REPEAT;
    },
    ...offers(...PURSUITS),
    cost: (g, _f, code) => distanceCost(g, code),
    refused(g, f): RefusedOption[] {
      const out: RefusedOption[] = [];
      for (const fig of figuresIn(askedNow(g, f)))
        for (const e of figuresIn(enemies(g, fig))) {
          const id = `pursue:${g.table.keys[fig]}>${g.table.keys[e]}`;
          const why = readPursuit(g, f, id);
          if (Array.isArray(why))
            out.push({ id, say: { key: 'pursue-target', args: { figure: { figure: fig }, target: { figure: e } } }, reasons: why });
        }
      return out;
    },
    understand: readPursuit,
    prompt: (g, f) =>
      f.fig !== NOBODY
        ? { key: 'ask-pursue', args: { figure: { figure: f.fig }, most: Math.round(pursuitRange(g, f.fig)) } }
        : { key: 'ask-pursuers', args: { figures: { figures: figuresIn(askedNow(g, f)) } } },
  }),
]);

/** Pursuits a figure may make in a round: one, and as many more as it is Implacable (F6.b). */
export function pursuitsOf(g: Conf, fig: number): number {
  return 1 + Math.max(0, skill(g, fig, SKILL.implacable));
}

/** Who of an ended combat may pursue, as bits: a figure that killed all its opponents of this combat (IX-G.a). */
export function pursuersOf(g: Conf, f: CombatFrame): number {
  const left = [f.members & sideBits(g, 0), f.members & sideBits(g, 1)];
  const side = left[0] === 0 ? 1 : 0;
  if (left[1 - side] !== 0 || left[side] === 0) return 0;
  let may = left[side];
  // Of several against one only one killed him.
  if ((may & (may - 1)) !== 0 && chose(g, 'pursuers', 'the-killer')) may &= f.killer === NOBODY ? 0 : 1 << f.killer;
  for (let b = may; b !== 0; b &= b - 1) {
    const i = firstOf(b);
    if (g.state.figures[i].pursuits >= pursuitsOf(g, i) || heldBy(g, i) !== NOBODY) may &= ~(1 << i);
  }
  return may;
}

/** The Fierce enemy that a figure has killed and that still stands against it, so that it does not pursue; `NOBODY` for none. */
function heldBy(g: Conf, fig: number): number {
  return figuresIn(enemiesTouched(g, fig)).find((e) => g.state.figures[e].fierce === FELLED_BY + fig) ?? NOBODY;
}

/** How far a pursuit goes, in millimetres (VII-D, IX-B-1.c). */
export function pursuitRange(g: Conf, fig: number): number {
  return walkOf(g, fig) / (chose(g, 'pursuit-distance', 'half') ? 2 : 1);
}

function enemies(g: Conf, fig: number): number {
  return sideBits(g, 1 - g.state.figures[fig].side);
}

/** Why a figure is not among those who pursue now: it has used up its pursuits (F6.b), or has not killed all its opponents (IX-G.a). */
function whyNoPursuit(g: Conf, fig: number): Refusal {
  const x = g.state.figures[fig];
  const args = { figure: { figure: fig } };
  if (x.wound === KILLED) return { rule: 'conf:F2.e', key: 'killed', args, also: ['conf:IX-G.a'] };
  const held = heldBy(g, fig);
  if (held !== NOBODY)
    return { rule: 'conf:skill.fierce', key: 'victim-stands', args: { figure: { figure: held } }, also: ['conf:IX-G.a'] };
  return x.pursuits >= pursuitsOf(g, fig)
    ? { rule: 'conf:F6.b', key: 'has-pursued', args, also: ['conf:IX-G.a'] }
    : { rule: 'conf:IX-G.a', key: 'may-not-pursue', args };
}

/** Whether there is somebody to pursue: an enemy on the table. */
function isTarget(g: Conf, fig: number, target: number, why: Reasons): boolean {
  const o = g.state.figures[target];
  if (o.wound === KILLED) return refuse(why, 'conf:F2.e', 'killed', why && { figure: { figure: target } }, ['conf:IX-G.b']) && false;
  if (o.placed === 0 || o.side === g.state.figures[fig].side) return refuse(why, 'conf:IX-G.b', 'no-enemy') && false;
  return true;
}

/** F8.b: whoever is in rout makes no assault, and a pursuit into contact engages (F6.c); anywhere else it may go. */
function daresPursue(g: Conf, fig: number, x: number, y: number, why: Reasons): boolean {
  const { figures } = g.state;
  if (figures[fig].routed === 0) return true;
  for (let b = enemies(g, fig); b !== 0; b &= b - 1) {
    const e = firstOf(b);
    if (figures[e].level === figures[fig].level && wouldTouch(g, fig, x, y, e))
      return !refuse(why, 'conf:F8.b', 'routed-pursues', null, ['conf:F6.c']);
  }
  return true;
}

function mayPursue(g: Conf, fig: number, target: number, x: number, y: number, why: Reasons): boolean {
  const { figures } = g.state;
  if (target !== fig) {
    if (!isTarget(g, fig, target, why)) return false;
    if (figures[target].level !== figures[fig].level && refuse(why, 'conf:IX-B-1.e', 'no-level-change')) return false;
    if (!wouldTouch(g, fig, x, y, target) && refuse(why, 'conf:F5.d', 'not-touching')) return false;
  }
  if (!daresPursue(g, fig, x, y, why)) return false;
  if (!mayReach(g, fig, x, y, pursuitRange(g, fig), 'conf:VII-D', why) && why === null) return false;
  if (!arrives(g, fig, target, x, y) && refuse(why, 'conf:IX-G.c', 'no-arrival', why && { figure: { figure: fig } })) return false;
  return why === null || why.length === 0;
}

/**
 * Whether a pursuit brings its figure against somebody new, or against nobody. Whoever touched an enemy before touches him after a pursuit of no
 * length too: usually he joins that enemy's combat so, by option only an enemy he did not touch yet is pursued.
 */
function arrives(g: Conf, fig: number, target: number, x: number, y: number): boolean {
  if (chose(g, 'pursuit-contact', 'any-enemy')) return true;
  const before = enemiesTouched(g, fig);
  if (target !== fig) return ((before >>> target) & 1) === 0;
  let stays = false;
  for (let b = enemies(g, fig); b !== 0; b &= b - 1) {
    const e = firstOf(b);
    if (g.state.figures[e].level !== g.state.figures[fig].level || !wouldTouch(g, fig, x, y, e)) continue;
    if (((before >>> e) & 1) === 0) return true;
    stays = true;
  }
  return !stays;
}

/** Those who are asked now, as bits: the only one, or all of one player's, of whom he chooses who goes first. */
function askedNow(g: Conf, f: PursuitFrame): number {
  return f.fig !== NOBODY ? 1 << f.fig : f.waiting & seatBits(g, speakerOf(g, f.waiting));
}

function readPursuit(g: Conf, f: PursuitFrame, id: string): number | Refusal[] | null {
  const s = spelled(g, id);
  if (s === null || (s.action !== PURSUE && s.action !== STAY_PUT)) return null;
  const { fig } = s;
  if (((askedNow(g, f) >>> fig) & 1) === 0) {
    // One of an ally's: his player comes after this one.
    if (((f.waiting >>> fig) & 1) === 1) return [{ rule: 'conf:IX-D-2.b', key: 'not-yours', args: { figure: { figure: fig } } }];
    return [whyNoPursuit(g, fig)];
  }
  if (s.action === STAY_PUT) return packed(STAY_PUT, fig, fig, 0, 0);
  const at = s.at ?? contactPlaces(g, fig, s.target, pursuitRange(g, fig))[0];
  const why: Refusal[] = [];
  if (at === undefined) {
    const o = g.state.figures[s.target];
    if (!isTarget(g, fig, s.target, why)) return why;
    if (o.level !== g.state.figures[fig].level) return [{ rule: 'conf:IX-B-1.e', key: 'no-level-change', args: {} }];
    if (g.state.figures[fig].routed === 1) return [{ rule: 'conf:F8.b', key: 'routed-pursues', args: {}, also: ['conf:F6.c'] }];
    const most = Math.round(pursuitRange(g, fig));
    // Near enough, were it not for those who stand round him or in the way.
    if (gapTo(g, fig, s.target) <= most) return [{ rule: 'conf:F5.h', key: 'no-free-place', args: {}, also: ['conf:F5.i', 'conf:VII-D'] }];
    return [{ rule: 'conf:VII-D', key: 'out-of-reach', args: { most } }];
  }
  return mayPursue(g, fig, s.target, at[0], at[1], why) ? packed(PURSUE, fig, s.target, at[0], at[1]) : why;
}

/** The figures and enemies whose combats a newcomer stirs up: those it touches, with their combats not yet fought (IX-G.c). */
function stirred(g: Conf, fig: number): number {
  const { combats, figures } = g.state;
  let members = 1 << fig;
  for (let b = enemiesTouched(g, fig); b !== 0; b &= b - 1) {
    const e = firstOf(b);
    members |= 1 << e;
    const c = figures[e].combat;
    if (c !== NO_COMBAT && combats[c].done === WAITS) members |= combats[c].members & (sideBits(g, 0) | sideBits(g, 1));
  }
  return members;
}

/** A figure has come into contact during the combat phase: new combats arise, and only those it touches are cut anew. */
function newCombats(g: Conf, fig: number): void {
  if (enemiesTouched(g, fig) === 0) return;
  const { combats, figures } = g.state;
  const members = stirred(g, fig);
  let newcomers = 1 << fig;
  for (let b = members; b !== 0; b &= b - 1) {
    const c = figures[firstOf(b)].combat;
    if (c === NO_COMBAT || combats[c].done !== WAITS) continue;
    // Whoever waited for this speaking turn still does.
    if (combats[c].now === 1) newcomers |= combats[c].members;
    combats[c].done = RECUT;
  }
  call<Conf, SeparateFrame>(g, separateSequence, { members, now: 1, newcomers, seat: NOBODY });
}

/** Why nobody may pursue just now, for ids that ask for it elsewhere. */
export function pursuitElsewhere(g: Conf, id: string): Refusal[] | null {
  const s = id.startsWith('pursue:') ? spelled(g, id) : null;
  return s === null ? null : [whyNoPursuit(g, s.fig)];
}
