/** Ready-made line-ups, every one legal in its format, so that a match can begin at once. */
import type { Names } from './types.ts';

/** How a party is built: two cards for each character (101.2a), or nine shared out freely (100.2). */
export type PartyFormat = 'starter' | 'constructed';

/** A party: its characters and the Action Bar cards each one holds, by id. */
export interface PartySpec {
  readonly id: string;
  readonly names: Names;
  readonly faction: string;
  readonly format: PartyFormat;
  readonly members: readonly { readonly character: string; readonly cards: readonly string[] }[];
}

export const PARTIES: readonly PartySpec[] = [
  {
    id: 'dawn-starter',
    names: { en: 'First Light', fr: 'Première lueur' },
    faction: 'D',
    format: 'starter',
    members: [
      { character: 'D1', cards: ['K04', 'K07'] },
      { character: 'D2', cards: ['K08', 'K25'] },
      { character: 'D4', cards: ['K03', 'K10'] },
    ],
  },
  {
    id: 'ash-starter',
    names: { en: 'First Embers', fr: 'Premières braises' },
    faction: 'A',
    format: 'starter',
    members: [
      { character: 'A1', cards: ['K04', 'K23'] },
      { character: 'A2', cards: ['K11', 'K16'] },
      { character: 'A4', cards: ['K06', 'K20'] },
    ],
  },
  {
    id: 'dawn-oak-and-frost',
    names: { en: 'Oak and Frost', fr: 'Le chêne et le givre' },
    faction: 'D',
    format: 'constructed',
    members: [
      { character: 'D1', cards: ['K07', 'K14', 'K18'] },
      { character: 'D2', cards: ['K08', 'K21', 'K25'] },
      { character: 'D4', cards: ['K03', 'K05', 'K10'] },
    ],
  },
  {
    id: 'ash-storm-and-knives',
    names: { en: 'Storm and Knives', fr: "L'orage et les lames" },
    faction: 'A',
    format: 'constructed',
    members: [
      { character: 'A1', cards: ['K04', 'K07', 'K19'] },
      { character: 'A2', cards: ['K11', 'K14', 'K16'] },
      { character: 'A4', cards: ['K06', 'K20', 'K22'] },
    ],
  },
  {
    id: 'dawn-sworn-line',
    names: { en: 'The Sworn Line', fr: 'La ligne jurée' },
    faction: 'D',
    format: 'constructed',
    members: [
      { character: 'D2', cards: ['K08', 'K14', 'K28'] },
      { character: 'D4', cards: ['K03', 'K05', 'K10'] },
      { character: 'D5', cards: ['K02', 'K09', 'K13'] },
    ],
  },
  {
    id: 'dawn-bow-and-book',
    names: { en: 'Bow and Book', fr: "L'arc et le grimoire" },
    faction: 'D',
    format: 'constructed',
    members: [
      { character: 'D3', cards: ['K01', 'K15', 'K21'] },
      { character: 'D4', cards: ['K03', 'K10', 'K27'] },
      { character: 'D5', cards: ['K02', 'K14', 'K23'] },
    ],
  },
  {
    id: 'dawn-far-lights',
    names: { en: 'Far Lights', fr: 'Lumières lointaines' },
    faction: 'D',
    format: 'constructed',
    members: [
      { character: 'D2', cards: ['K08', 'K14', 'K28'] },
      { character: 'D3', cards: ['K01', 'K17'] },
      { character: 'D4', cards: ['K03', 'K10', 'K25', 'K26'] },
    ],
  },
  {
    id: 'ash-bone-and-shadow',
    names: { en: 'Bone and Shadow', fr: "L'os et l'ombre" },
    faction: 'A',
    format: 'constructed',
    members: [
      { character: 'A1', cards: ['K18', 'K22', 'K26'] },
      { character: 'A3', cards: ['K12', 'K24', 'K28'] },
      { character: 'A5', cards: ['K01', 'K17', 'K25'] },
    ],
  },
  {
    id: 'ash-rain-and-night',
    names: { en: 'Rain and Night', fr: 'La pluie et la nuit' },
    faction: 'A',
    format: 'constructed',
    members: [
      { character: 'A2', cards: ['K11', 'K15', 'K16'] },
      { character: 'A3', cards: ['K12', 'K21', 'K24'] },
      { character: 'A4', cards: ['K06', 'K14', 'K22'] },
    ],
  },
  {
    id: 'ash-long-hunt',
    names: { en: 'The Long Hunt', fr: 'La longue traque' },
    faction: 'A',
    format: 'constructed',
    members: [
      { character: 'A3', cards: ['K24', 'K28'] },
      { character: 'A4', cards: ['K06', 'K20', 'K22', 'K25'] },
      { character: 'A5', cards: ['K01', 'K15', 'K17'] },
    ],
  },
];

/** The ready-made party of this id, if there is one. */
export function findParty(id: string): PartySpec | undefined {
  return PARTIES.find((party) => party.id === id);
}
