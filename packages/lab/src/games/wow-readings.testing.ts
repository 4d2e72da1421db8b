/** A set-up in which many readings are met. */
import { findParty, type PartySpec } from '@escarmouche/engine/wow';

const seat = (id: string) => {
  const { faction, members } = findParty(id) as PartySpec;
  return { faction, party: members };
};

export const wowRead = {
  format: 'constructed',
  map: 'crossroads',
  seats: [seat('dawn-sworn-line'), seat('ash-long-hunt')],
  target: [3, 3],
};
