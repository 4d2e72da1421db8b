import { CLEAR, type Opponents } from '../../core/index.ts';

/** The levels in Gloomhaven. Played together: what counts is how often the scenario is won. Who keeps away loses. docs/opponents.md says who beats whom how often, and how that was measured. */
export const gloomhavenOpponents: Opponents = {
  styles: ['closes-in', 'objectives', 'spares', 'strikes', 'weighs'],
  sights: [
    { ...CLEAR, notices: 0.6, glances: 1, blur: 0.5 },
    { ...CLEAR, glances: 2, blur: 0.1 },
    { ...CLEAR, lines: 15, blur: 0.15 },
    { ...CLEAR, lines: 60 },
    { ...CLEAR, lines: 200 },
  ],
};
