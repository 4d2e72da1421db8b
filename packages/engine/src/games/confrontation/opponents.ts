import { CLEAR, type Opponents } from '../../core/index.ts';

/** The levels in Confrontation. There is nothing to hold. docs/opponents.md says who beats whom how often, and how that was measured. */
export const confrontationOpponents: Opponents = {
  styles: ['closes-in', 'keeps-away', 'spares', 'strikes', 'weighs'],
  sights: [
    { ...CLEAR, notices: 0.3, glances: 1, blur: 2 },
    { ...CLEAR, notices: 0.8, glances: 1, blur: 0.25 },
    { ...CLEAR, blur: 0.03 },
    { ...CLEAR, lines: 150 },
    { ...CLEAR, lines: 600 },
  ],
};
