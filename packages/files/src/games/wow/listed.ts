/** What may be named in files of World of Warcraft Miniatures. */
import {
  CARDS,
  CHARACTERS,
  CHOICES,
  CLASSES,
  DAMAGE_TYPES,
  DURATIONS,
  FACTIONS,
  FORMATS,
  MAPS,
  NATURES,
  PARTIES,
  STATS,
  TERRAINS,
} from '@escarmouche/engine/wow';
import { type ContentGroup, optionsOf, things, words } from '../listed.ts';

export const wowContent: readonly ContentGroup[] = [
  { kind: 'figures', where: 'figures.A.is', things: CHARACTERS.map(({ id, names, faction }) => ({ id, names, of: faction })) },
  { kind: 'cards', where: 'figures.A.cards', things: things(CARDS) },
  { kind: 'maps', where: 'map', things: things(MAPS) },
  { kind: 'terrain', where: 'terrain', things: words(TERRAINS) },
  { kind: 'factions', where: 'factions', things: things(FACTIONS) },
  { kind: 'values', where: 'effects[0].stat', things: words(STATS) },
  { kind: 'moments', where: 'effects[0].until', things: words(DURATIONS) },
  { kind: 'damage-types', where: 'figures.A.printed.main.type', things: words(DAMAGE_TYPES) },
  { kind: 'natures', where: 'figures.A.printed.main.nature', things: words(NATURES) },
  { kind: 'classes', where: 'figures.A.printed.className', things: words(CLASSES) },
  { kind: 'parties', where: '--parties', things: things(PARTIES) },
  { kind: 'formats', where: 'format', things: words(FORMATS) },
  optionsOf(CHOICES),
];
