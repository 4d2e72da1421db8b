/** Chapter 405: range and line of sight. */
import type { Paragraph } from './types.ts';

export const CHAPTER_405: readonly Paragraph[] = [
  {
    id: 'wow:405.1',
    title: {
      en: 'Path and path length',
      fr: 'Chemin et longueur',
    },
    text: {
      en: 'A path is a run of spaces joining two spaces. Its length counts from the first space next to the character, including the destination, never the space the character stands on.',
      fr: "Un chemin est une suite de cases reliant deux cases. Sa longueur se compte à partir de la première case adjacente au personnage, case d'arrivée comprise, sans compter la case de départ.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:405.2',
    title: {
      en: 'In range means near enough and seen',
      fr: 'À portée : assez près et visible',
    },
    text: {
      en: 'To be at range X takes two things: a shortest path no longer than X and a clear line of sight. The double test applies wherever the word or the icon for range appears.',
      fr: "Être à portée X demande deux choses : un plus court chemin de longueur au plus X et une ligne de vue dégagée. Ce double contrôle vaut à chaque emploi du mot ou de l'icône de portée.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:405.2.ex',
    title: {
      en: "Example: range 1 reaches neighbours and one's own space",
      fr: 'Exemple : portée 1',
    },
    text: {
      en: "A range-1 attack may aim at a neighbouring enemy or at an enemy sharing the attacker's space, as a totem token can.",
      fr: "Une attaque de portée 1 peut viser un ennemi voisin, ou bien un ennemi posé sur la même case que l'attaquant, cas d'un totem.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:405.2a',
    title: {
      en: 'Minimum range',
      fr: 'Portée minimale',
    },
    text: {
      en: 'A range can carry a minimum: with 2-4, a target at 0 or 1 is illegal.',
      fr: 'Une portée peut avoir un minimum : avec 2–4, une cible à 0 ou 1 est interdite.',
    },
    source: 'rulebook',
  },
  {
    id: 'wow:405.3',
    title: {
      en: 'Line of sight: any clear shortest path',
      fr: 'Ligne de vue : un plus court chemin libre suffit',
    },
    text: {
      en: 'Sight is clear as soon as one shortest path is clear. A path is cut if any of its spaces but the last holds cover, high ground, impassable terrain or an enemy character that is not a pet; allies, pets, totems, spawn points and VP locations do not block by themselves.',
      fr: "La vue est dégagée dès qu'un des plus courts chemins l'est. Un chemin est coupé si une de ses cases, sauf la dernière, porte couvert, hauteur, infranchissable ou un personnage ennemi autre qu'un familier ; alliés, familiers, totems, points d'apparition et emplacements de VP ne gênent pas par eux-mêmes.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:405.4',
    title: {
      en: 'Distance-4 exception',
      fr: 'Exception à distance 4',
    },
    text: {
      en: 'For a space 4 away with exactly four shortest paths, sight counts as blocked when the two middle paths are blocked, even if an outer path is free.',
      fr: 'Pour une case à 4 atteinte par exactement quatre plus courts chemins, la vue est réputée coupée si les deux chemins centraux le sont, même quand un chemin extérieur reste libre.',
    },
    source: 'rulebook',
  },
];
