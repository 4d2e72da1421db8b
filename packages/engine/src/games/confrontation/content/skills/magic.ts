/** Skills of magicians and the faithful, and against them. */
import type { Skill } from '../types.ts';

export const MAGIC: readonly Skill[] = [
  {
    id: 'warrior-mage',
    names: { en: 'Warrior-mage', fr: 'Guerrier-mage' },
    text: {
      en: 'A magician who places dice in the ordinary order (IX-C-3.e) and has Counter-attack by rank.',
      fr: "Un magicien qui répartit ses dés dans l'ordre ordinaire (IX-C-3.e) et a Contre-attaque par son rang.",
    },
    rule: 'conf:skill.warrior-mage',
    standing: 'sure',
    x: 'none',
    played: true,
  },
  {
    id: 'warrior-monk',
    names: { en: 'Warrior-monk', fr: 'Moine-guerrier' },
    text: {
      en: 'A faithful who places dice in the ordinary order (IX-C-3.e) and has Counter-attack by rank.',
      fr: "Un fidèle qui répartit ses dés dans l'ordre ordinaire (IX-C-3.e) et a Contre-attaque par son rang.",
    },
    rule: 'conf:skill.warrior-monk',
    standing: 'sure',
    x: 'none',
    played: true,
  },
  {
    id: 'insensible',
    names: { en: 'Insensible', fr: 'Insensible' },
    text: {
      en: 'Against an enemy spell or miracle the bearer rolls a die: X or more leaves it unaffected; the effect itself is not cancelled.',
      fr: "Contre un sort ou un miracle ennemi, le porteur lance un dé : avec X ou plus il n'est pas affecté ; l'effet lui-même n'est pas annulé.",
    },
    rule: 'conf:skill.insensible',
    standing: 'sure',
    x: 'number',
    played: true,
  },
];
