import { CLEAR, type Opponents } from '../../core/index.ts';

/** The levels in World of Warcraft Miniatures. Who keeps away loses. docs/opponents.md says who beats whom how often, and how that was measured. */
export const wowOpponents: Opponents = {
  styles: ['closes-in', 'objectives', 'spares', 'strikes', 'weighs'],
  sights: [
    { ...CLEAR, notices: 0.9, glances: 1, blur: 0.21 },
    { ...CLEAR, blur: 0.165 },
    { ...CLEAR, lines: 60, blur: 0.1 },
    { ...CLEAR, lines: 100 },
    { ...CLEAR, lines: 400 },
  ],
};
