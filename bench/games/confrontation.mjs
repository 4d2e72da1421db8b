import { CONFRONTATION_ODDS, CONFRONTATION_THREATS, confrontation, findForce, readySetup } from '@escarmouche/engine/confrontation';

/** @param {'combat' | 'skirmish'} mode @param {string} a @param {string} b */
function confrontationSetup(mode, a, b) {
  const [one, two] = [findForce(a), findForce(b)];
  if (one === undefined || two === undefined) throw new Error(`no force ${a} or ${b}`);
  return readySetup(mode, [one.profiles, two.profiles]);
}

export const odds = CONFRONTATION_ODDS;
export const threats = CONFRONTATION_THREATS;

/** The matches it is measured on. */
export const matches = [
  {
    name: 'confrontation, a full combat phase, 4 against 4',
    game: confrontation,
    setup: confrontationSetup('combat', 'lion-household', 'scorpion-sanath'),
  },
  {
    name: 'confrontation, a skirmish, 4 against 4',
    game: confrontation,
    setup: confrontationSetup('skirmish', 'lion-household', 'scorpion-sanath'),
  },
];
