/** 602.5. The attack that a crit sets off once everything else about the first one is done. */
import { call, coded, decide, define, END, type Flow, NOBODY, offers, on, type Refusal, step } from '../../../core/index.ts';
import { NOWHERE } from '../state.ts';
import { type AbilityDef, AIM_SPACE, type Wow } from '../table.ts';
import { inPlay } from './board.ts';
import { mayPay } from './clocks.ts';
import { type AgainFrame, againSequence, type PlayFrame, playFrame, playSequence } from './frames.ts';
import { figureNamed, spaceNamed } from './keys.ts';
import { FIGURES, SPACE } from './naming.ts';
import { aims, figuresOf, mayAimAt, mayTarget } from './targeting.ts';

export const AGAIN_AT = coded<Wow, AgainFrame>('again:{space}', {
  say: 'again',
  parts: { space: on(SPACE) },
  first: 1,
  when: (g, f) => defOf(g, f).aim === AIM_SPACE,
});
export const AGAIN_ON = coded<Wow, AgainFrame>('again:{targets}', {
  say: 'again',
  parts: { targets: on(FIGURES) },
  when: (g, f) => defOf(g, f).aim !== AIM_SPACE,
});

export const againSteps = define(againSequence, [
  decide('aim again', 'wow:602.5', {
    when: (g: Wow, f: AgainFrame) => againAims(g, f).length > 1,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      out.push(...againAims(g, f));
    },
    take(g, f, code): Flow {
      attackAgain(g, f, code);
      return END;
    },
    ...offers(AGAIN_AT, AGAIN_ON),
    understand: whyNotAgain,
    by: (_g, f) => f.by,
    prompt: (_g, f) => ({ key: 'ask-again', args: { figure: { figure: f.by } } }),
  }),
  step('attacks again', 'wow:602.5', (g: Wow, f: AgainFrame): Flow => {
    const [only] = againAims(g, f);
    if (only !== undefined) attackAgain(g, f, only);
    return END;
  }),
]);

function defOf(g: Wow, f: AgainFrame): AbilityDef {
  return g.table.abilities[f.ability];
}

/** Ways of aiming it: anew, or as before on those that are still legal targets (an option). None where it cannot be made. */
function againAims(g: Wow, f: AgainFrame): number[] {
  const def = defOf(g, f);
  const out: number[] = [];
  if (!inPlay(g.state.figures[f.by])) return out;
  if (g.table.choice['again-cost'] === 'paid' && !mayPay(g, f.by, def, null)) return out;
  if (g.table.choice['again-target'] === 'chosen-anew') {
    aims(g, f.by, def, out);
    return out;
  }
  if (def.aim === AIM_SPACE) return mayAimAt(g, f.by, def, f.space, null) ? [f.space + 1] : [];
  const same = f.defenders.filter((t) => mayTarget(g, f.by, def, t, null)).reduce((bits, t) => bits + 2 ** t, 0);
  return same === 0 ? [] : [same];
}

/** What keeps a figure or a space from being aimed at: what would keep it from the attack itself (407.1). */
function whyNotAgain(g: Wow, f: AgainFrame, id: string): Refusal[] | null {
  if (!id.startsWith('again:')) return null;
  const def = defOf(g, f);
  const reasons: Refusal[] = [];
  for (const name of id.slice('again:'.length).split('+')) {
    const figure = figureNamed(g, name);
    const space = spaceNamed(g, name);
    if (def.aim === AIM_SPACE) {
      if (space >= 0) mayAimAt(g, f.by, def, space, reasons);
    } else if (figure !== NOBODY) mayTarget(g, f.by, def, figure, reasons);
  }
  return reasons.length > 0 ? [...reasons, { rule: 'wow:602.5', key: 'no-such-option', args: {} }] : null;
}

function attackAgain(g: Wow, f: AgainFrame, aim: number): void {
  const area = defOf(g, f).aim === AIM_SPACE;
  const p = playFrame(f.by, f.seat, f.ability, f.card, area ? [] : figuresOf(aim), area ? aim - 1 : NOWHERE);
  p.free = g.table.choice['again-cost'] === 'free' ? 1 : 0;
  p.again = f.again + 1;
  g.log?.tell('wow:602.5', 'attacks-again', { figure: { figure: f.by } });
  call<Wow, PlayFrame>(g, playSequence, p);
}
