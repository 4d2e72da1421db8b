/** The eight warbands by name. */
import type { BothLanguages, SideGrammar } from '../../../core/index.ts';
import type { WarbandId } from './types.ts';

export const WARBAND_NAMES: Readonly<Record<WarbandId, BothLanguages>> = {
  'garreks-reavers': { en: "Garrek's Reavers", fr: 'Pillards de Garrek' },
  'steelhearts-champions': { en: "Steelheart's Champions", fr: 'Champions de Steelheart' },
  'sepulchral-guard': { en: 'Sepulchral Guard', fr: 'Garde Sépulcrale' },
  'ironskulls-boyz': { en: "Ironskull's Boyz", fr: "Boyz d'Ironskull" },
  'spiteclaws-swarm': { en: "Spiteclaw's Swarm", fr: 'Nuée de Spiteclaw' },
  'stormsires-cursebreakers': { en: "Stormsire's Cursebreakers", fr: 'Briseurs de Malédiction de Stormsire' },
  'thorns-of-the-briar-queen': { en: 'Thorns of the Briar Queen', fr: 'Épines de la Reine des Ronces' },
  'zarbags-gitz': { en: "Zarbag's Gitz", fr: 'Krevards de Zarbag' },
};

/** How those names stand in a sentence, in either language. */
export const WARBAND_GRAMMAR: Readonly<Record<WarbandId, SideGrammar>> = {
  'garreks-reavers': { gender: 'm', plural: true },
  'steelhearts-champions': { gender: 'm', plural: true },
  'sepulchral-guard': { gender: 'f' },
  'ironskulls-boyz': { gender: 'm', plural: true },
  'spiteclaws-swarm': { gender: 'f' },
  'stormsires-cursebreakers': { gender: 'm', plural: true },
  'thorns-of-the-briar-queen': { gender: 'f', plural: true },
  'zarbags-gitz': { gender: 'm', plural: true },
};
