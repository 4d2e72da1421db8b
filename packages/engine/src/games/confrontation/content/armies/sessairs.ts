/** The Keltois of the Sessair clan. */
import type { PrintedProfile } from '../types.ts';

const DRAC_MAC_SYRO: PrintedProfile = {
  id: 'drac-mac-syro',
  names: { en: 'Drac Mac Syrö', fr: 'Drac Mac Syrö' },
  grammar: { gender: 'm', proper: true },
  army: 'sessairs',
  values: { MOU: 10, INI: 8, ATT: 12, FOR: 11, DEF: 8, RES: 9, TIR: null, COU: 10, DIS: 8 },
  standing: 'sure',
  ours: { PA: 190 },
  base: 'infantry-round',
  hero: true,
  skills: [
    { skill: 'war-fury' },
    { skill: 'seasoned' },
    { skill: 'implacable', x: 1 },
    { skill: 'master-strike', x: 0 },
    { skill: 'command', x: 30 },
    { skill: 'sequence' },
    { skill: 'artefact' },
  ],
  remarks: [
    {
      en: 'Counter-attack is printed with a 2, which we read as the one that characters have by rank.',
      fr: 'Contre-attaque est imprimée avec un 2 ; nous y lisons celle que les personnages ont par leur rang.',
    },
  ],
  perCard: 1,
  from: 'card pages of fans',
};

export const SESSAIRS: readonly PrintedProfile[] = [DRAC_MAC_SYRO];
