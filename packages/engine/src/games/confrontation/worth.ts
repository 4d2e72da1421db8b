/** How good a position is, for plain bots: who stands, how badly hurt, and in a skirmish how near the enemy is. */
import { sideBits } from './rules/board.ts';
import { stat } from './rules/values.ts';
import { ACTIVATION, COMBAT } from './state.ts';
import { ATT, type Conf, DEF, INI, PA } from './table.ts';

/** What is left of a fighter's value with each wound. */
const LEFT = [1, 0.8, 0.6, 0.4, 0] as const;

/** The worth of a position for a seat; a difference, so that what is good for one side is bad for the other. */
export function worthFor(g: Conf, seat: number): number {
  const s = g.state;
  const side = g.table.sideOf[seat];
  if (s.over === 1) return s.winner < 0 ? 0 : g.table.sideOf[s.winner] === side ? 10_000 : -10_000;
  const foes = [sideBits(g, 1), sideBits(g, 0)];
  let sum = 0;
  for (let i = 0; i < s.figures.length; i++) {
    const f = s.figures[i];
    const sign = f.side === side ? 1 : -1;
    const pa = g.table.fighters[f.def].values[PA];
    if (f.placed === 0) {
      if (f.wound > 3) sum -= sign * pa;
      continue;
    }
    let own = pa * LEFT[f.fierce === 1 ? 3 : f.wound] - (f.stunned === 1 ? pa * 0.05 : 0) - (f.routed === 1 ? pa * 0.2 : 0);
    if (s.phase === COMBAT && f.combat >= 0) {
      // A die in attack is worth its blow, one in defence the blow it may stop; IX-C-3.h: more for those who strike second.
      own += f.attack * (stat(g, i, ATT) + 4) * 0.35 + f.defence * (stat(g, i, DEF) + 4) * 0.3;
      if (f.ready === 1 && f.defence === 0 && f.sustained === 0) own -= Math.max(0, 5 - stat(g, i, INI)) * 0.25;
    }
    if (s.phase === ACTIVATION)
      own += nearness(g, i, foes[f.side]) * pa * 0.1 + (f.dive === 1 || f.assaulted === 1 ? pa * 0.12 : 0) - f.charged * pa * 0.06;
    sum += sign * own;
  }
  return sum;
}

/** From 0 far from every enemy to 1 in contact with one. */
function nearness(g: Conf, fig: number, foes: number): number {
  const f = g.state.figures[fig];
  let best = 0;
  for (let i = 0; i < g.state.figures.length; i++) {
    if (((foes >>> i) & 1) === 0) continue;
    const o = g.state.figures[i];
    const dx = o.x - f.x;
    const dy = o.y - f.y;
    best = Math.max(best, 1 - Math.sqrt(dx * dx + dy * dy) / 900);
  }
  return best;
}
