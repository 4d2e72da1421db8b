/** Chapter 407: targets and areas. */
import type { Paragraph } from './types.ts';

export const CHAPTER_407: readonly Paragraph[] = [
  {
    id: 'wow:407.1',
    title: {
      en: 'What targets, and when a target is legal',
      fr: 'Ciblage et légalité',
    },
    text: {
      en: "An ability targets if it uses the word 'target' or the range icon. The target must be in range of, and seen by, the character whose ability it is.",
      fr: "Toute capacité portant l'icône de portée, ou bien le mot « cible », se sert d'une cible. Celle-ci doit être à portée et vue par le personnage dont c'est la capacité.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:407.1a',
    title: {
      en: 'Who may be targeted by what',
      fr: 'Cibles permises',
    },
    text: {
      en: 'Attacks and debuffs may not target allies; buffs and heals may not target enemies.',
      fr: 'Attaques et debuffs ne peuvent viser un allié ; buffs et soins ne peuvent viser un ennemi.',
    },
    source: 'rulebook',
    slip: {
      en: "Our source first says that attacks and 'buffs' may not target allies; with the next sentence, buffs would then have no target left. Read: attacks and debuffs. Two letters were dropped.",
      fr: "Notre source dit d'abord qu'attaques et « buffs » ne peuvent viser un allié ; avec la phrase suivante, les buffs n'auraient plus aucune cible. Lire : attaques et debuffs. Deux lettres sont tombées.",
    },
  },
  {
    id: 'wow:407.1b',
    title: {
      en: 'No double targeting',
      fr: 'Pas deux fois la même cible',
    },
    text: {
      en: 'An ability with several targets cannot choose the same thing twice.',
      fr: 'Une capacité à plusieurs cibles ne peut choisir deux fois la même chose.',
    },
    source: 'rulebook',
  },
  {
    id: 'wow:407.2',
    title: {
      en: 'AOE abilities target a space',
      fr: 'Une AOE vise une case',
    },
    text: {
      en: 'An area-of-effect ability targets a space, occupied or not, rather than a character.',
      fr: "Une capacité à aire d'effet cible une case, occupée ou vide, et non un personnage.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:407.2a',
    title: {
      en: 'AOE shape: three mutually adjacent spaces',
      fr: "Forme de l'AOE : triangle",
    },
    text: {
      en: "The area covers the target space plus two more, all three touching each other. The caster's controller picks those two, and they are affected even out of range or unseen.",
      fr: "L'aire couvre la case visée et deux autres, toutes trois adjacentes entre elles. Le joueur qui contrôle le lanceur choisit ces deux-là, et elles sont touchées même hors de portée ou hors de vue.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:407.2b',
    title: {
      en: 'AOE attack: one roll, damage held back',
      fr: "AOE d'attaque : un seul jet",
    },
    text: {
      en: 'An AOE attack uses a single attack roll against every character on its spaces, and damage waits until all have defended.',
      fr: "Une AOE d'attaque se résout par un unique jet d'attaque valable contre chaque personnage de ses cases, et les dégâts attendent que tous aient défendu.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:407.2c',
    title: {
      en: 'AOE spares allies and does not heal enemies',
      fr: 'AOE : alliés épargnés',
    },
    text: {
      en: 'Unless stated otherwise, an AOE neither harms allies nor heals enemies.',
      fr: 'Sauf texte contraire, une AOE ne blesse pas les alliés et ne soigne pas les ennemis.',
    },
    source: 'rulebook',
  },
];
