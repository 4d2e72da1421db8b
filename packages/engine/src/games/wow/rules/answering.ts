/** 600.1c, 701. Whether an ability being played is what a react waits for, window or no window. */
import { allowed, type Reasons, refuse } from '../../../core/index.ts';
import type { ReactAbility } from '../content/types.ts';
import { NO_ATTACK, NOWHERE } from '../state.ts';
import type { Wow } from '../table.ts';
import { inRange, meant } from './board.ts';
import type { PlayFrame } from './frames.ts';

/** Whether an ability being played is what this react waits for: `targeted` and `played` reacts. */
export function answersPlay(g: Wow, p: PlayFrame, bearer: number, react: ReactAbility, why: Reasons): boolean {
  const { to } = react;
  if (to.on !== 'targeted' && to.on !== 'played') return false;
  const played = g.table.abilities[p.ability];
  const attack = p.nature !== NO_ATTACK;
  if (p.cancelled === 1 && react.effects.some((e) => e.do === 'cancel') && refuse(why, 'wow:600.2', 'cancelled-already')) return false;
  if (to.on === 'targeted') {
    if ((!attack || p.space !== NOWHERE) && refuse(why, 'wow:407.2', 'no-attack-targets')) return false;
    if (
      attack &&
      to.nature !== undefined &&
      p.nature !== (to.nature === 'physical' ? 0 : 1) &&
      refuse(why, 'wow:600.1c', 'wrong-nature', why && { nature: { term: to.nature ?? '' } })
    )
      return false;
    if (
      !p.targets.some((t) => to.whom.some((w) => meant(g, bearer, w, t))) &&
      refuse(why, 'wow:701', 'others-targeted', why && { figure: { figure: bearer } })
    )
      return false;
  } else {
    if (
      g.state.figures[p.by].seat === g.state.figures[bearer].seat &&
      refuse(why, 'wow:701', 'no-enemy', why && { figure: { figure: p.by } })
    )
      return false;
    if (to.except === 'physical-attack' && attack && p.nature === 0 && refuse(why, 'wow:600.1c', 'physical-attack')) return false;
    // 408.3: the cost is what is printed, whatever was paid.
    if (
      to.costs !== undefined &&
      played.ticks < to.costs &&
      refuse(why, 'wow:408.3', 'costs-less', why && { n: to.costs ?? 0, cost: played.ticks })
    )
      return false;
    if (
      to.range !== undefined &&
      !inRange(g, bearer, g.state.figures[p.by].space, to.range) &&
      refuse(why, 'wow:405.2', 'out-of-range', why && { figure: { figure: p.by } })
    )
      return false;
  }
  if (g.table.choice['react-to-react'] === 'no' && played.ability.kind === 'react' && refuse(why, 'wow:701', 'answers-a-react'))
    return false;
  return allowed(why);
}
