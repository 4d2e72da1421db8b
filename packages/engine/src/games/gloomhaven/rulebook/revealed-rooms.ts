/** Rooms that are revealed: standees, ability cards, who acts when. */
import type { Paragraph } from './types.ts';

export const REVEALED_ROOMS: readonly Paragraph[] = [
  {
    id: 'gh:reveal.01',
    title: { en: 'Random standee numbers in a revealed room', fr: 'Numéros de socle au hasard dans une salle révélée' },
    text: {
      en: 'Monsters that come with a newly opened room get standees whose numbers are drawn at random among those of their type not in use.',
      fr: "Les monstres d'une salle qu'on vient d'ouvrir reçoivent des socles dont les numéros sont tirés au hasard parmi ceux de leur type encore libres.",
    },
    source: 'rulebook',
    slip: {
      en: 'Our page keeps only the last words of this bullet; its beginning is restored from the rulebook, page 19.',
      fr: "Notre page ne garde que les derniers mots de cette puce ; le début est rétabli d'après le livret, page 19.",
    },
  },
  {
    id: 'gh:reveal.02',
    title: { en: 'Too few standees', fr: 'Figurines en nombre insuffisant' },
    text: {
      en: 'When a type has fewer standees left than the room asks for, those left are placed, the spots nearest the character that revealed the room first, and the others stay away for good. Elites and normals draw on the same supply. Between spots equally near the players choose.',
      fr: "Quand il reste moins de socles d'un type que la salle n'en demande, on pose ceux qui restent, d'abord aux emplacements les plus proches du personnage qui a révélé la salle, et les autres ne viendront pas. Élites et normaux puisent à la même réserve. Entre emplacements aussi proches, les joueurs choisissent.",
    },
    source: 'rulebook',
    slip: {
      en: 'Our page measures from the door, the rulebook (page 19) from the revealing character. We read the character, with an option for the door; one who has just walked in stands on the door, so the two seldom differ.',
      fr: "Notre page mesure depuis la porte, le livret (page 19) depuis le personnage qui révèle. Nous lisons le personnage, avec une option pour la porte ; qui vient d'entrer se tient sur la porte, si bien que les deux diffèrent rarement.",
    },
  },
  {
    id: 'gh:reveal.03',
    title: { en: 'An ability card for each type new to the round', fr: 'Une carte de capacité pour chaque type nouveau' },
    text: {
      en: 'A monster type that enters play with no ability card for the round draws one at once; a type that already has its card keeps it.',
      fr: 'Un type de monstre qui entre en jeu sans carte de capacité pour le round en tire une aussitôt ; un type déjà servi garde la sienne.',
    },
    source: 'rulebook',
  },
  {
    id: 'gh:reveal.04',
    title: {
      en: 'Faster revealed monsters act right after the revealing turn',
      fr: 'Les monstres révélés plus rapides agissent aussitôt après',
    },
    text: {
      en: 'When the turn in which the room was opened is over, those revealed monsters whose initiative is below that of the revealing character act straight away, lowest first. An equal initiative is not below.',
      fr: "Une fois fini le tour pendant lequel la salle a été ouverte, ceux des monstres révélés dont l'initiative est inférieure à celle du personnage qui a révélé agissent aussitôt, la plus basse d'abord. Une initiative égale n'est pas inférieure.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:reveal.05',
    title: { en: 'Other revealed monsters keep their place', fr: 'Les autres monstres révélés gardent leur place' },
    text: {
      en: 'The rest of the revealed monsters, whose initiative is still to come, act at their ordinary moment of the round.',
      fr: "Les autres monstres révélés, dont l'initiative est encore à venir, agissent à leur moment ordinaire du round.",
    },
    source: 'rulebook',
  },
];
