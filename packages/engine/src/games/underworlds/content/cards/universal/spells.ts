/** Universal gambit spells. */
import type { CardFace } from '../../types.ts';

const ABASOTHS_WITHERING: CardFace = {
  id: 'nightvault:389',
  number: 389,
  set: 'The Eyes of the Nine',
  names: { en: "Abasoth's Withering", fr: "Dessèchement d'Abasoth" },
  kind: 'spell',
  warband: 'universal',
  cast: { symbol: 'channel', count: 1 },
  persists: 'until-out-of-action',
  text: {
    en: 'If cast: an enemy up to four hexes from the caster has Wounds -1 (minimum 1) for as long as it stays in play.',
    fr: "Si lancé : un ennemi à quatre cases ou moins a -1 Blessures (minimum 1) jusqu'à sa mise hors de combat.",
  },
  confidence: 'sure',
};

const SPHERE_OF_AZYR: CardFace = {
  id: 'nightvault:452',
  number: 452,
  set: 'The Eyes of the Nine',
  names: { en: 'Sphere of Azyr', fr: "Sphère d'Azyr" },
  kind: 'spell',
  warband: 'universal',
  cast: { symbol: 'focus', count: 1 },
  text: {
    en: 'If cast: an enemy that holds an objective suffers 1 damage.',
    fr: 'Si lancé : un ennemi qui tient un objectif subit 1 dégât.',
  },
  confidence: 'sure',
};

const SPHERE_OF_HYSH: CardFace = {
  id: 'nightvault:456',
  number: 456,
  set: 'Echoes of Glory',
  names: { en: 'Sphere of Hysh', fr: 'Sphère de Hysh' },
  kind: 'spell',
  warband: 'universal',
  cast: { symbol: 'channel', count: 2 },
  persists: 'next-activation',
  text: {
    en: 'If cast: every attack in the next activation has Dice +1 (the characteristic, magic dice included).',
    fr: 'Si lancé : +1 en Dés (dés de magie compris) pour toute Attaque durant la prochaine activation.',
  },
  confidence: 'sure',
};

const VITAL_SURGE: CardFace = {
  id: 'nightvault:471',
  number: 471,
  set: 'Nightvault',
  names: { en: 'Vital Surge', fr: 'Afflux Vital' },
  kind: 'spell',
  warband: 'universal',
  cast: { symbol: 'channel', count: 2 },
  text: {
    en: 'If cast: one chosen friend heals one or two wound tokens.',
    fr: "Si lancé : un ami choisi perd jusqu'à deux blessures.",
  },
  confidence: 'sure',
};

export const UNIVERSAL_SPELLS: readonly CardFace[] = [ABASOTHS_WITHERING, SPHERE_OF_AZYR, SPHERE_OF_HYSH, VITAL_SURGE];
