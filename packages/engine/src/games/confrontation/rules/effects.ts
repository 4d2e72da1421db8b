/** IX-0.c, F9.d. Effects of cards at a moment of the phase: spells, miracles and the like, each once. The steps around them stay as they are. */
import {
  by,
  call,
  chance,
  coded,
  decide,
  define,
  END,
  type Flow,
  type Kind,
  NEXT,
  NOBODY,
  NONE_CALLED_SO,
  offers,
  on,
  REPEAT,
  type Reasons,
  type Refusal,
  refuse,
  type Say,
  step,
} from '../../../core/index.ts';
import { type CardEffect, MOMENTS, type Moment, STATS } from '../content/types.ts';
import { type Conf, chose, INI, SKILL } from '../table.ts';
import { firstOf, seatBits } from './board.ts';
import { ONE_DIE } from './dice.ts';
import { type EffectsFrame, effectsSequence } from './frames.ts';
import { figureKey, figureNamed } from './keys.ts';
import { FIGURE } from './naming.ts';
import { effectIn, FIGURES, FIRST_USE, useBy, useCode, usedNumber, useOf, useOn, userIn } from './packing.ts';
import { has, skill } from './values.ts';
import { applyResult, heal, STUNNED } from './wounds.ts';

/** The option of an effect, where none is being used. */
const NO_EFFECT = -1;

const PASS = 0;

export const PASSES = coded<Conf, EffectsFrame>('pass', { say: 'pass', first: PASS });
const USED: Kind<Conf> = {
  grammar: '{by:figure}/{effect}',
  shape: '[A-Za-z0-9-]+/[A-Za-z0-9-]+',
  write: (g, n) => `${figureKey(g, userIn(n))}/${effectsOf(g, userIn(n))[effectIn(n)].id}`,
  read(g, name) {
    const [who, what] = name.split('/');
    const fig = figureNamed(g, who);
    if (fig === NOBODY) return NONE_CALLED_SO;
    const k = effectsOf(g, fig).findIndex((e) => e.id === what);
    return k < 0 ? NONE_CALLED_SO : usedNumber(fig, k);
  },
};
export const USES = coded<Conf, EffectsFrame>('use:{effect}>{target}', {
  say: (g, _f, code) => ({ key: 'use-effect', args: useArgs(g, code) }),
  parts: { effect: by(USED, { size: FIGURES * FIGURES, unit: 1 }), target: on(FIGURE, { size: FIGURES, unit: FIGURES * FIGURES }) },
  first: FIRST_USE,
});

export const effectsSteps = define(effectsSequence, [
  step('whose', 'conf:F9.d', (g: Conf, f: EffectsFrame): Flow => {
    const n = g.table.sideOf.length;
    while (f.passes < n && usesOf(g, f).length === 0) {
      f.passes++;
      f.seat = nextSeat(g, f.seat);
    }
    return f.passes >= n ? END : NEXT;
  }),
  decide('use an effect', 'conf:F9.d', {
    seat: (_g: Conf, f: EffectsFrame) => f.seat,
    options(g, f, out) {
      out.push(PASS, ...usesOf(g, f));
    },
    take(g, f, code): Flow {
      if (code === PASS) {
        f.passes++;
        f.seat = nextSeat(g, f.seat);
        return REPEAT;
      }
      f.passes = 0;
      f.using = code;
      g.state.figures[useBy(code)].used |= 1 << useOf(code);
      g.log?.tell('conf:F9.d', 'uses-effect', useArgs(g, code));
      return NEXT;
    },
    ...offers(PASSES, USES),
    understand(g, f, id): number | Refusal[] | null {
      const [used, on] = USES.values(g, f, id) ?? [-1, -1];
      if (used < 0 || on < 0) return null;
      const [fig, k] = [userIn(used), effectIn(used)];
      const why: Refusal[] = [];
      return mayUse(g, f, fig, k, on, why) ? useCode(fig, k, on) : why;
    },
    prompt: (_g, f) => ({ key: 'ask-effect', args: { moment: { term: `moment.${MOMENTS[f.moment]}` } } }),
  }),
  chance('Insensible', 'conf:skill.insensible', {
    outcomes: (g: Conf, f: EffectsFrame) =>
      g.state.figures[useOn(f.using)].side !== g.state.figures[useBy(f.using)].side && has(g, useOn(f.using), SKILL.insensible)
        ? ONE_DIE
        : null,
    take(g, f, code): Flow {
      const on = useOn(f.using);
      const spared = code >= skill(g, on, SKILL.insensible);
      g.log?.tell('conf:skill.insensible', spared ? 'insensible' : 'not-insensible', { figure: { figure: on }, natural: code });
      return spared ? REPEAT : NEXT;
    },
    id: (_g, _f, code) => `die:${code}`,
    seat: (g, f) => g.state.figures[useOn(f.using)].seat,
    dice: () => ({ dice: 1, sides: 6 }),
    fromFaces: (_g, _f, faces) => faces[0],
    prompt: (_g, f) => ({ key: 'roll-insensible', args: { figure: { figure: useOn(f.using) } } }),
  }),
  step('the effect', 'conf:F9.d', (g: Conf, f: EffectsFrame): Flow => {
    carryOut(g, f.using);
    return REPEAT;
  }),
]);

/**
 * The player who comes after another at a moment, in the order of the Tactics roll or, by option, the other way round; the first of all of them
 * after `NOBODY`. Before the first roll nobody stands before the others but by the list.
 */
function nextSeat(g: Conf, seat: number): number {
  const { tactics } = g.state;
  const n = tactics.length;
  if (n === 0) return (seat + 1) % g.table.sideOf.length;
  if (chose(g, 'effects-order', 'tactics-loser')) return tactics[seat === NOBODY ? n - 1 : (tactics.indexOf(seat) + n - 1) % n];
  return tactics[(tactics.indexOf(seat) + 1) % n];
}

/** Who is asked first at a moment: by option the one whose speaking turn it is or was, where there is one (IX-C-1.d). */
function firstSeat(g: Conf): number {
  const { authority, speaking } = g.state;
  if (speaking >= 0 && chose(g, 'effects-order', 'speaking-player')) return authority[speaking];
  return nextSeat(g, NOBODY);
}

/** Opens a moment: every player is asked who has something to use at it. Cards lie open, so that asking tells nothing. */
export function openEffects(g: Conf, moment: Moment): void {
  call<Conf, EffectsFrame>(g, effectsSequence, { moment: MOMENTS.indexOf(moment), seat: firstSeat(g), passes: 0, using: NO_EFFECT });
}

function effectsOf(g: Conf, fig: number): readonly CardEffect[] {
  return g.table.fighters[g.state.figures[fig].def].profile.effects ?? [];
}
function mayUse(g: Conf, f: EffectsFrame, fig: number, k: number, on: number, why: Reasons): boolean {
  const x = g.state.figures[fig];
  const o = g.state.figures[on];
  const effect = effectsOf(g, fig)[k];
  if (effect === undefined || x.placed === 0 || x.seat !== f.seat) return refuse(why, 'conf:F9.d', 'no-such-effect') && false;
  if (effect.at !== MOMENTS[f.moment] && refuse(why, 'conf:F9.d', 'other-moment', why && { moment: { term: `moment.${effect.at}` } }))
    return false;
  if (((x.used >>> k) & 1) === 1 && refuse(why, 'conf:F9.d', 'effect-used')) return false;
  const friend = effect.does === 'heal' || effect.does === 'strengthen';
  if ((o.placed === 0 || (o.side === x.side) !== friend) && refuse(why, 'conf:F9.d', friend ? 'needs-friend' : 'needs-enemy')) return false;
  if (
    effect.does === 'heal' &&
    (o.wound === 0 || o.fierce > 0) &&
    refuse(why, o.fierce > 0 ? 'conf:skill.fierce' : 'conf:F2.h', 'nothing-to-heal')
  )
    return false;
  return why === null || why.length === 0;
}

/** Every effect its player may use now, with every figure it may be used on. */
function usesOf(g: Conf, f: EffectsFrame): number[] {
  const out: number[] = [];
  for (let b = seatBits(g, f.seat); b !== 0; b &= b - 1) {
    const fig = firstOf(b);
    for (let k = 0; k < effectsOf(g, fig).length; k++)
      for (let on = 0; on < g.state.figures.length; on++) if (mayUse(g, f, fig, k, on, null)) out.push(useCode(fig, k, on));
  }
  return out;
}

function useArgs(g: Conf, code: number): Say['args'] {
  const effect = effectsOf(g, useBy(code))[useOf(code)];
  return {
    figure: { figure: useBy(code) },
    effect: { term: `effect.${effect.does}` },
    which: effect.id,
    target: { figure: useOn(code) },
  };
}

function carryOut(g: Conf, code: number): void {
  const effect = effectsOf(g, useBy(code))[useOf(code)];
  const on = useOn(code);
  if (effect.does === 'heal') heal(g, on, 'conf:F2.h');
  else if (effect.does === 'stun') applyResult(g, on, NOBODY, STUNNED);
  else {
    const n = (effect.n ?? 1) * (effect.does === 'weaken' ? -1 : 1);
    const at = STATS.indexOf(effect.stat ?? 'ATT');
    g.state.figures[on].mods[at - INI] += n;
    g.log?.tell('conf:F9.d', 'modified', { figure: { figure: on }, stat: { term: `stat.${STATS[at]}` }, n });
  }
}
