import { UNDERWORLDS_ODDS, UNDERWORLDS_THREATS, underworlds, WARBANDS } from '@escarmouche/engine/underworlds';

/** Every warband against every other one, each with its ready-made deck. @returns {object[]} */
function underworldsSetups() {
  const seats = WARBANDS.map((warband) => ({ warband, deck: `starter:${warband}` }));
  return seats.flatMap((a) => seats.map((b) => ({ seats: [a, b] })));
}

export const odds = UNDERWORLDS_ODDS;
export const threats = UNDERWORLDS_THREATS;

/** The matches it is measured on. */
export const matches = [{ name: 'underworlds, all pairs of warbands, ready-made decks', game: underworlds, setups: underworldsSetups() }];
