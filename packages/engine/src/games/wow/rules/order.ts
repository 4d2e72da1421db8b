/** 107. What happens at the same time, and who puts it in order. */
import {
  coded,
  type DecideStep,
  type DoStep,
  decide,
  type Flow,
  innermost,
  type Kind,
  NEXT,
  NOBODY,
  offers,
  on,
  type RuleId,
  STAY,
  step,
} from '../../../core/index.ts';
import type { Wow } from '../table.ts';
import { ofFigure, turnSequence } from './frames.ts';
import { FIGURE } from './naming.ts';
import { mightOpen, open } from './reacting.ts';

/** 107: the seat that puts in order what happens at the same time: the one whose character acts; between turns an option says whose. */
export function orderingSeat(g: Wow): number {
  const turn = innermost(g.state, turnSequence);
  if (turn !== null) return turn.seat;
  return g.table.choice['between-turns'] === 'latest-turn' ? g.state.lastSeat : g.state.firstSeat;
}

/** Whether anybody is asked for an order at all (an option). */
export function asksForOrder(g: Wow): boolean {
  return g.table.choice['same-time'] === 'acting-player';
}

/** A rule that opens a window for each of several figures, as their damage is about to be dealt, or once they got away unhurt. */
interface Windowed {
  by: number;
  defenders: number[];
  /** 1 beyond the place of the figure whose window it is. */
  i: number;
  /** Figures whose window has opened, as bits of their list. */
  opened: number;
}

/** A figure by its place in the list. */
const DEFENDER: Kind<Wow, Windowed> = {
  ...FIGURE,
  write: (g, k, f) => FIGURE.write(g, f.defenders[k], f),
  read: (g, name, f) => f.defenders.indexOf(FIGURE.read(g, name, f)),
  arg: (_g, k, f) => ({ figure: f.defenders[k] }),
};
const NEXT_OF = coded<Wow, Windowed>('next:{figure}', { say: 'next-figure', parts: { figure: on(DEFENDER) } });

/**
 * The two steps of windows of which one opens for each of several figures: whoever orders what happens at the same time says whose comes
 * next, where two or more might be answered; then each opens in its turn. `due` says of a place in the list whether a window is due there.
 */
export function windowsFor<F extends Windowed>(
  trigger: 'damage' | 'unhurt',
  name: string,
  rule: RuleId,
  due: (g: Wow, f: F, k: number) => boolean,
): [DecideStep<Wow, F>, DoStep<Wow, F>] {
  const waits = (g: Wow, f: F, k: number): boolean => ((f.opened >> k) & 1) === 0 && due(g, f, k);
  const mightBeAnswered = (g: Wow, f: F, k: number): boolean => {
    const { i } = f;
    ofFigure(f, k);
    const might = mightOpen(g, trigger, g.state.figures[f.by].seat, { figure: f.defenders[k], by: f.by, spent: 0 });
    f.i = i;
    return might;
  };
  const openFor = (g: Wow, f: F, k: number): void => {
    f.opened |= 1 << k;
    ofFigure(f, k);
    open(g, trigger, g.state.figures[f.by].seat, { figure: f.defenders[k], by: f.by, spent: 0 });
  };
  const waiting = (g: Wow, f: F): number[] => f.defenders.flatMap((_x, k) => (waits(g, f, k) && mightBeAnswered(g, f, k) ? [k] : []));
  return [
    decide<Wow, F>(`order of ${name}`, 'wow:107', {
      when: (g: Wow, f: F) => f.defenders.length > 1 && asksForOrder(g) && orderingSeat(g) !== NOBODY && waiting(g, f).length > 1,
      seat: orderingSeat,
      options(g, f, out) {
        out.push(...waiting(g, f));
      },
      take(g, f, k): Flow {
        openFor(g, f, k);
        return STAY;
      },
      ...offers(NEXT_OF),
      by: (_g, f) => f.by,
      prompt: () => ({ key: 'ask-window-order', args: {} }),
    }),
    step(name, rule, (g: Wow, f: F): Flow => {
      for (let k = 0; k < f.defenders.length; k++) {
        if (!waits(g, f, k)) continue;
        openFor(g, f, k);
        return STAY;
      }
      f.opened = 0;
      return NEXT;
    }),
  ];
}
