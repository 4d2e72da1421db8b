/** The two factions of the ready-made content. Owners of figures may bring others: a faction is only its id. */
import type { Names } from './types.ts';

/** A faction: its names, and the letter that stands for it on maps and figures. */
export interface Faction {
  readonly id: string;
  readonly names: Names;
  readonly symbol: string;
}

export const FACTIONS: readonly Faction[] = [
  { id: 'D', names: { en: 'Dawn Covenant', fr: "Pacte de l'Aube" }, symbol: 'D' },
  { id: 'A', names: { en: 'Ashen Clans', fr: 'Clans de Cendre' }, symbol: 'A' },
];
