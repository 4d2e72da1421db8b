import { findParty, WOW_ODDS, WOW_THREATS, wow } from '@escarmouche/engine/wow';

/** @param {string} a @param {string} b @param {'starter' | 'constructed'} format */
function wowSetup(a, b, format) {
  const [d, e] = [findParty(a), findParty(b)];
  if (d === undefined || e === undefined) throw new Error(`no party ${a} or ${b}`);
  return {
    format,
    map: 'crossroads',
    seats: [
      { faction: d.faction, party: d.members },
      { faction: e.faction, party: e.members },
    ],
  };
}

export const odds = WOW_ODDS;
export const threats = WOW_THREATS;

/** The matches it is measured on. */
export const matches = [
  { name: 'wow, 3 against 3, starter', game: wow, setup: wowSetup('dawn-starter', 'ash-starter', 'starter') },
  { name: 'wow, 3 against 3, constructed', game: wow, setup: wowSetup('dawn-oak-and-frost', 'ash-storm-and-knives', 'constructed') },
];
