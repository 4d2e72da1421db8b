/** The two factions of the ready-made content. Owners of figures may bring others: a faction is only its id. */
import type { SideGrammar } from '../../../core/index.ts';
import type { Names } from './types.ts';

/** A faction: its names, and the letter that stands for it on maps and figures. */
export interface Faction {
  readonly id: string;
  readonly names: Names;
  /** Of the name: it stands for a side in sentences. */
  readonly grammar: SideGrammar;
  readonly symbol: string;
}

export const FACTIONS: readonly Faction[] = [
  { id: 'D', names: { en: 'Dawn Covenant', fr: "Pacte de l'Aube" }, grammar: { gender: 'm' }, symbol: 'D' },
  { id: 'A', names: { en: 'Ashen Clans', fr: 'Clans de Cendre' }, grammar: { gender: 'm', plural: true }, symbol: 'A' },
];
