import { CLEAR, type Opponents } from '../../core/index.ts';

/** The levels in Gloomhaven. Played together: what counts is how often the scenario is won. Who keeps away loses. docs/opponents.md says who beats whom how often, and how that was measured. */
export const gloomhavenOpponents: Opponents = {
  styles: ['closes-in', 'objectives', 'spares', 'strikes', 'weighs'],
  sights: [
    { ...CLEAR, notices: 0.6, glances: 1, blur: 0.5 },
    // A plan thinks a whole turn through; fifteen lines of play see less of it, and won none of twenty scenarios.
    { ...CLEAR, plans: true, blur: 0.35 },
    { ...CLEAR, plans: true, blur: 0.05 },
    { ...CLEAR, lines: 60 },
    { ...CLEAR, lines: 200 },
  ],
};
