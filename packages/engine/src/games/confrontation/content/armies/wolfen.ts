/** The Wolfen of Yllia. */
import type { PrintedProfile } from '../types.ts';

const WOLFEN_PROWLER: PrintedProfile = {
  id: 'wolfen-prowler',
  names: { en: 'Wolfen prowler', fr: 'Rôdeur wolfen' },
  grammar: { gender: 'm' },
  army: 'wolfen',
  values: { MOU: 17.5, INI: 4, ATT: 4, FOR: 6, DEF: 3, RES: 5, TIR: 3, PEUR: 5, DIS: 2, PA: 41 },
  standing: 'sure',
  doubtful: ['PEUR'],
  ours: { PUI: 2 },
  base: 'creature-round',
  skills: [{ skill: 'born-killer', x: 1 }, { skill: 'harassment' }, { skill: 'scout' }],
  remarks: [
    { en: 'Hand crossbow, FOR 7, 20-35-45 cm.', fr: 'Arbalète de poing, FOR 7, 20-35-45 cm.' },
    { en: 'The page does not show whether its 5 is COU or PEUR.', fr: 'La page ne montre pas si son 5 est COU ou PEUR.' },
  ],
  perCard: 1,
  from: 'card pages of fans',
};

export const WOLFEN: readonly PrintedProfile[] = [WOLFEN_PROWLER];
