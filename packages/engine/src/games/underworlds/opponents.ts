import { CLEAR, type Opponents } from '../../core/index.ts';

/** The levels in Underworlds. docs/opponents.md says who beats whom how often, and how that was measured. */
export const underworldsOpponents: Opponents = {
  styles: ['closes-in', 'keeps-away', 'objectives', 'strikes', 'weighs'],
  sights: [
    { ...CLEAR, notices: 0.6, glances: 1, blur: 1.1 },
    { ...CLEAR, notices: 0.8, glances: 1, blur: 0.55 },
    { ...CLEAR, blur: 0.3 },
    { ...CLEAR, lines: 25 },
    { ...CLEAR, lines: 250 },
  ],
};
