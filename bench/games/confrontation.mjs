import { CONFRONTATION_ODDS, CONFRONTATION_THREATS, confrontation, readySetup } from '@escarmouche/engine/confrontation';

/** Whom it is measured with, whatever the ready-made forces become. */
const LIONS = ['royal-guard', 'royal-guard', 'paladin-of-alahan', 'paladin-of-alahan'];
const SCORPIONS = ['arkeon-sanath', 'dirz-clone', 'dirz-clone', 'dirz-clone'];

export const odds = CONFRONTATION_ODDS;
export const threats = CONFRONTATION_THREATS;

/** The matches it is measured on. */
export const matches = [
  {
    name: 'confrontation, a full combat phase, 4 against 4',
    game: confrontation,
    setup: readySetup('combat', [LIONS, SCORPIONS]),
  },
  {
    name: 'confrontation, a skirmish, 4 against 4',
    game: confrontation,
    setup: readySetup('skirmish', [LIONS, SCORPIONS]),
  },
];
