/** Every army and every profile that comes with the program. */
import type { SideGrammar } from '../../../../core/index.ts';
import type { Names, PrintedProfile } from '../types.ts';
import { BEHEMOTH } from './behemoth.ts';
import { DEVOURERS } from './devourers.ts';
import { DWARVES } from './dwarves.ts';
import { GOBLINS } from './goblins.ts';
import { GRIFFIN } from './griffin.ts';
import { LION } from './lion.ts';
import { MID_NOR } from './mid-nor.ts';
import { ORCS } from './orcs.ts';
import { SCORPION } from './scorpion.ts';
import { SESSAIRS } from './sessairs.ts';
import { TRAINING } from './training.ts';
import { WOLFEN } from './wolfen.ts';

/** An army: its id and its names. Owners may bring others: an army is only its id. */
export interface Army {
  readonly id: string;
  readonly names: Names;
  /** Of the name: it stands for a side in sentences. */
  readonly grammar: SideGrammar;
}

/** An army by the name of its fighters. */
const MANY: SideGrammar = { gender: 'm', plural: true };

export const ARMIES: readonly Army[] = [
  { id: 'lion', names: { en: 'Lions of Alahan', fr: "Lions d'Alahan" }, grammar: MANY },
  { id: 'griffin', names: { en: 'Griffins of Akkylannie', fr: "Griffons d'Akkylannie" }, grammar: MANY },
  { id: 'scorpion', names: { en: 'Scorpions of Dirz', fr: 'Scorpions de Dirz' }, grammar: MANY },
  { id: 'dwarves', names: { en: 'Dwarves of Tir-Nâ-Bor', fr: 'Nains de Tir-Nâ-Bor' }, grammar: MANY },
  { id: 'orcs', names: { en: 'Orcs of Bran-Ô-Kor', fr: 'Orques de Bran-Ô-Kor' }, grammar: MANY },
  { id: 'behemoth', names: { en: 'Orcs of the Behemoth', fr: 'Orques du Béhémoth' }, grammar: MANY },
  { id: 'goblins', names: { en: 'Goblins of No-Dan-Kar', fr: 'Gobelins de No-Dan-Kar' }, grammar: MANY },
  { id: 'wolfen', names: { en: 'Wolfen of Yllia', fr: "Wolfens d'Yllia" }, grammar: MANY },
  { id: 'devourers', names: { en: 'Devourers of Vile-Tis', fr: 'Dévoreurs de Vile-Tis' }, grammar: MANY },
  { id: 'mid-nor', names: { en: 'Dwarves of Mid-Nor', fr: 'Nains de Mid-Nor' }, grammar: MANY },
  { id: 'sessairs', names: { en: 'Sessair Keltois', fr: 'Keltois Sessairs' }, grammar: MANY },
  { id: 'training', names: { en: 'Training ground', fr: "Terrain d'exercice" }, grammar: { gender: 'm' } },
];

/** Every profile, army by army. */
export const PROFILES: readonly PrintedProfile[] = [
  ...LION,
  ...GRIFFIN,
  ...SCORPION,
  ...DWARVES,
  ...ORCS,
  ...BEHEMOTH,
  ...GOBLINS,
  ...WOLFEN,
  ...DEVOURERS,
  ...MID_NOR,
  ...SESSAIRS,
  ...TRAINING,
];
