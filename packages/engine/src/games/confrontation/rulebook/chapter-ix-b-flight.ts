/** Chapter 9, section B: flight and hand-to-hand fighting. */
import type { Paragraph } from './types.ts';

export const CHAPTER_IX_B: readonly Paragraph[] = [
  {
    id: 'conf:IX-B-1.a',
    title: { en: 'Airborne fights are shown off the table', fr: 'Les combats aériens se jouent à côté' },
    text: {
      en: 'Hand-to-hand fighting at altitude 1 or 2 is shown off the field, on a side surface, so that it does not clutter level 0.',
      fr: 'Un corps à corps aux altitudes 1 ou 2 est représenté hors du terrain, sur une surface annexe, pour ne pas encombrer le niveau 0.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-B-1.b',
    title: { en: 'Contact needs the same level', fr: 'Le contact exige le même palier' },
    text: {
      en: 'Two models only touch if they are at the same altitude level.',
      fr: "Deux figurines ne se touchent que si elles sont au même palier d'altitude.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-B-1.c',
    title: { en: 'Pursuit in the air uses flying MOU', fr: "Poursuite en l'air : MOU de vol" },
    text: {
      en: 'For a fight at level 1 or 2, pursuit is measured with the flying Movement value.',
      fr: 'Pour un corps à corps au palier 1 ou 2, la poursuite se mesure avec la valeur de Mouvement en vol.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-B-1.d',
    title: { en: 'The ground marker stands for the flyer', fr: 'Le pion au sol représente le volant' },
    text: {
      en: 'An airborne pursuit is carried out with the counter on the ground that marks where the flyer is.',
      fr: 'Le déplacement de poursuite aérien est matérialisé avec le pion posé au sol qui indique la position du volant.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-B-1.e',
    title: { en: 'No level change during pursuit', fr: 'Pas de changement de palier en poursuite' },
    text: {
      en: 'A pursuit may neither climb nor descend.',
      fr: 'Une poursuite se fait sans monter ni descendre.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-B-2.a',
    title: { en: 'Dive charge: who and whom', fr: 'Charge en piqué : qui et sur qui' },
    text: {
      en: 'A fighter at level 1 or 2 may dive on an enemy exactly one level lower.',
      fr: 'Un combattant situé au palier 1 ou 2 peut fondre sur un ennemi placé un palier exactement plus bas.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-B-2.b',
    title: { en: 'A dive follows the charge rules', fr: 'Le piqué suit les règles de charge' },
    text: {
      en: 'Apart from what is said here, a dive is an ordinary charge.',
      fr: 'Hors de ce qui est dit ici, un piqué est une charge ordinaire.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-B-2.c',
    title: { en: 'Dive bonuses', fr: 'Bonus du piqué' },
    text: {
      en: 'The diver gains +2 Initiative, +2 Attack and +2 Strength.',
      fr: "L'auteur du piqué reçoit +2 en Initiative, +2 en Attaque et +2 en Force.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-B-2.d',
    title: { en: 'Kept when separated from the target', fr: 'Conservé même séparé de la cible' },
    text: {
      en: 'The bonus of a dive is kept even if the separation of melees pits the diver against someone other than its target.',
      fr: "Le bonus du piqué reste acquis même si la séparation des mêlées oppose son auteur à quelqu'un d'autre que sa cible.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-B-2.e',
    title: { en: 'First combat only', fr: 'Premier combat seulement' },
    text: {
      en: 'The bonus of a dive counts only in the first combat the diver takes part in.',
      fr: 'Le bonus du piqué ne sert que dans le premier combat auquel son auteur prend part.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-B-2.f',
    title: { en: 'Lost on pursuit', fr: 'Perdu en poursuite' },
    text: {
      en: 'A pursuit move ends the bonus of a dive.',
      fr: 'Un mouvement de poursuite met fin au bonus du piqué.',
    },
    source: 'rulebook',
  },
];
