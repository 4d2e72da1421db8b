import { CLEAR, type Opponents, type Sight } from '../../core/index.ts';
import type { Table } from './table.ts';

const SIGHTS: readonly Sight[] = [
  { ...CLEAR, notices: 0.3, glances: 1, blur: 2 },
  { ...CLEAR, notices: 0.8, glances: 1, blur: 0.25 },
  { ...CLEAR, blur: 0.03 },
  { ...CLEAR, lines: 150 },
  { ...CLEAR, lines: 600 },
];

/** In a combat phase alone more lines are no better than these: the fourth level has to misjudge what they come to, or it is as good as the fifth. */
const COMBAT = SIGHTS.map((sight, i) => (i === 3 ? { ...sight, blur: 0.4 } : sight));

/** The levels in Confrontation. There is nothing to hold. docs/opponents.md says who beats whom how often, and how that was measured. */
export const confrontationOpponents: Opponents = {
  styles: ['closes-in', 'keeps-away', 'spares', 'strikes', 'weighs'],
  sights: SIGHTS,
  sightsAt: ({ setup }: Table) => (setup.mode === 'combat' ? COMBAT : SIGHTS),
};
