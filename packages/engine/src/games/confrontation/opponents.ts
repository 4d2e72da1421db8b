import { CLEAR, type Opponents, type Sight } from '../../core/index.ts';
import type { Table } from './table.ts';

/** Four times as many lines are no better (docs/opponents.md): the fourth has to misjudge what they come to, or it would be as good as the fifth. */
const SIGHTS: readonly Sight[] = [
  { ...CLEAR, notices: 0.3, glances: 1, blur: 2 },
  { ...CLEAR, notices: 0.8, glances: 1, blur: 0.25 },
  { ...CLEAR, blur: 0.05 },
  { ...CLEAR, lines: 150, blur: 0.12 },
  { ...CLEAR, lines: 600 },
];

/**
 * In a combat phase alone luck decides so much that the strongest wins three matches in four against whoever answers by lot: the levels are
 * spread over all there is between the two, and the fourth misjudges more.
 */
const COMBAT: readonly Sight[] = [
  { ...CLEAR, notices: 0.2, glances: 1, blur: 4 },
  { ...CLEAR, notices: 0.8, glances: 1, blur: 0.25 },
  { ...CLEAR, blur: 0.08 },
  { ...CLEAR, lines: 150, blur: 0.5 },
  SIGHTS[4],
];

/** The levels in Confrontation. There is nothing to hold. docs/opponents.md says who beats whom how often, and how that was measured. */
export const confrontationOpponents: Opponents = {
  styles: ['closes-in', 'keeps-away', 'spares', 'strikes', 'weighs'],
  sights: SIGHTS,
  sightsAt: ({ setup }: Table) => (setup.mode === 'combat' ? COMBAT : SIGHTS),
};
