/** Chapter 100, building a party, from what other sources say. */
import type { Paragraph } from './types.ts';

export const PARTY: readonly Paragraph[] = [
  {
    id: 'wow:100.1a',
    title: {
      en: 'Legendary characters',
      fr: 'Personnages légendaires',
    },
    text: {
      en: 'A party holds at most one Legendary character. The word is no ability: nothing can remove it. Destroying that character scores double.',
      fr: "Un groupe compte au plus un personnage légendaire. Ce mot n'est pas une capacité : rien ne peut l'ôter. Détruire ce personnage rapporte le double de points.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:100.2',
    title: {
      en: 'Constructed parties',
      fr: 'Groupes construits',
    },
    text: {
      en: 'Three characters of one faction share nine Action Bar cards. How many each one holds is left to the player; that the same named character may not come twice is our reading.',
      fr: "Trois personnages d'une même faction se partagent neuf cartes Barre d'Action. Le joueur les répartit comme il veut ; qu'un même personnage ne puisse venir deux fois est notre lecture.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wow:100.3',
    title: {
      en: 'Sealed and draft parties',
      fr: 'Groupes scellés et draft',
    },
    text: {
      en: 'Factions may mix. In sealed play each character holds two Action Bar cards; in a draft it holds any number.',
      fr: "Les factions peuvent se mêler. En paquets scellés, chaque personnage tient deux cartes Barre d'Action ; en draft, il en tient autant qu'on veut.",
    },
    source: 'facts',
    confidence: 'sure',
  },
];
