/** Chapter 406: spaces, terrain and features. */
import type { Paragraph } from './types.ts';

export const CHAPTER_406: readonly Paragraph[] = [
  {
    id: 'wow:406.1',
    title: {
      en: 'Spaces and what they may hold',
      fr: 'Cases et contenu',
    },
    text: {
      en: 'Each hexagon is a space and may hold a character, tokens, terrain and scenario features together; the one ban is two characters (pets included) in one space.',
      fr: 'Chaque hexagone est une case et peut cumuler personnage, pion, terrain et élément de scénario ; seule interdiction, deux personnages (familiers compris) sur la même case.',
    },
    source: 'rulebook',
  },
  {
    id: 'wow:406.2',
    title: {
      en: 'All terrain but open blocks sight',
      fr: 'Tout terrain sauf dégagé bloque la vue',
    },
    text: {
      en: 'Cover, high ground and impassable terrain cut sight; open terrain never does.',
      fr: 'Couvert, hauteur et infranchissable coupent la vue ; le terrain dégagé jamais.',
    },
    source: 'rulebook',
  },
  {
    id: 'wow:406.2a',
    title: {
      en: 'Cover: reroll one defence die',
      fr: 'Couvert : relance en défense',
    },
    text: {
      en: 'Cover (forest, ruin) lets its occupant reroll one die when it defends.',
      fr: "Le couvert (forêt, ruine) offre à son occupant une relance d'un dé lorsqu'il défend.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:406.2b',
    title: {
      en: 'High ground: reroll one attack die',
      fr: 'Hauteur : relance en attaque',
    },
    text: {
      en: 'High ground (hill) lets its occupant reroll one die when it attacks.',
      fr: "La hauteur (colline) offre à son occupant une relance d'un dé lorsqu'il attaque.",
    },
    source: 'rulebook',
    slip: {
      en: "Under the heading of high ground, our source gives the attack reroll to a character on cover. Read: on high ground. The heading says so, cover has its own entry (406.2a), and the attack chapter gives the attacker's reroll to raised ground and the defender's to cover.",
      fr: "Sous le titre des hauteurs, notre source accorde la relance d'attaque au personnage sous couvert. Lire : en hauteur. Le titre le dit, le couvert a sa propre entrée (406.2a), et le chapitre des attaques donne la relance de l'attaquant au terrain surélevé, celle du défenseur au couvert.",
    },
  },
  {
    id: 'wow:406.2c',
    title: {
      en: 'Impassable terrain',
      fr: 'Terrain infranchissable',
    },
    text: {
      en: 'Nothing may occupy or cross an impassable space by any means.',
      fr: 'Rien ne peut occuper ni traverser une case infranchissable, par quelque moyen que ce soit.',
    },
    source: 'rulebook',
  },
  {
    id: 'wow:406.2d',
    title: {
      en: 'Open terrain',
      fr: 'Terrain dégagé',
    },
    text: {
      en: 'Any terrain not otherwise named is open and does nothing.',
      fr: "Tout terrain sans nom particulier est dégagé et n'a aucun effet.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:406.3',
    title: {
      en: 'Scenario features do not block sight',
      fr: 'Éléments de scénario et vue',
    },
    text: {
      en: 'A scenario feature never cuts sight by itself; only terrain under it can.',
      fr: 'Un élément de scénario ne coupe pas la vue par lui-même ; seul le terrain sous lui peut le faire.',
    },
    source: 'rulebook',
  },
  {
    id: 'wow:406.3a',
    title: {
      en: 'VP locations',
      fr: 'Emplacements de VP',
    },
    text: {
      en: "A victory-point location is one kind of scenario feature. What it scores is the scenario's business (502.1).",
      fr: "L'emplacement de point de victoire est un genre d'élément de scénario. Ce qu'il rapporte relève du scénario (502.1).",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:406.3b',
    title: {
      en: 'Spawn points',
      fr: "Points d'apparition",
    },
    text: {
      en: 'Characters enter play at spawn points, which belong to one faction or are neutral; a neutral one may also be convertible to a faction.',
      fr: "Les personnages entrent en jeu par les points d'apparition, propres à une faction ou neutres ; un point neutre peut aussi être convertible au profit d'une faction.",
    },
    source: 'rulebook',
    slip: {
      en: 'Two English words were left standing in the middle of the sentence. The meaning does not suffer.',
      fr: "Deux mots anglais sont restés au milieu de la phrase. Le sens n'en souffre pas.",
    },
  },
];
