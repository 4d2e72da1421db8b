/** The quickest meeting there is, for tests of experiments. */
import { findForce, readySetup } from '@escarmouche/engine/confrontation';
import { sides } from './cells.testing.ts';

const force = (id: string): readonly string[] => findForce(id)?.profiles ?? [];

export const confrontationCell = sides('confrontation', 'lion', 'scorpion', [
  readySetup('combat', [force('lion-household'), force('scorpion-sanath')]),
  readySetup('combat', [force('scorpion-sanath'), force('lion-household')]),
]);
