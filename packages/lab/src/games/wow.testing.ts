/** The quickest meeting there is, for tests of experiments. */
import { findParty } from '@escarmouche/engine/wow';
import { sides } from './cells.testing.ts';

const [dawn, ash] = ['dawn-starter', 'ash-starter'].map((id) => {
  const { faction = '', members = [] } = findParty(id) ?? {};
  return { faction, party: members };
});
const setup = (...seats: unknown[]): unknown => ({ format: 'starter', map: 'crossroads', seats });

export const wowCell = sides('wow', 'dawn', 'ash', [setup(dawn, ash), setup(ash, dawn)]);
