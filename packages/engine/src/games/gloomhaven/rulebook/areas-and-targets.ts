/** Areas and Target Z. */
import type { Paragraph } from './types.ts';

export const AREAS_AND_TARGETS: readonly Paragraph[] = [
  {
    id: 'gh:area.01',
    title: { en: 'The diagram may be turned', fr: 'Le diagramme se tourne' },
    text: {
      en: 'The area struck is the one drawn on the card, turned whichever way its user likes.',
      fr: "La zone frappée est celle que dessine la carte, tournée comme le veut qui l'emploie.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:area.02',
    title: { en: 'The mirror image is allowed', fr: "L'image miroir est permise" },
    text: {
      en: 'The drawing may also be laid as its mirror image.',
      fr: 'Le dessin peut aussi être posé comme dans un miroir.',
    },
    source: 'rulebook',
  },
  {
    id: 'gh:area.03',
    title: { en: "Grey is the acting figure's hex, red the targets'", fr: "Gris : l'hexagone de qui agit ; rouge : les cibles" },
    text: {
      en: 'The grey hex, where there is one, is that of the acting figure; the red ones are those it strikes.',
      fr: "L'hexagone gris, s'il y en a un, est celui de la figurine qui agit ; les rouges sont ceux qu'elle frappe.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:area.04',
    title: { en: 'Every visible enemy in the area is a target', fr: 'Tout ennemi visible dans la zone est une cible' },
    text: {
      en: 'Once the area lies, each enemy in it that can be seen must be targeted.',
      fr: "La zone une fois posée, chaque ennemi visible qui s'y trouve doit être visé.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:area.05',
    title: { en: 'A grey hex makes it a melee attack', fr: 'Un hexagone gris en fait une mêlée' },
    text: {
      en: 'An area with a grey hex belongs to a melee attack.',
      fr: 'Une zone à hexagone gris appartient à une attaque de mêlée.',
    },
    source: 'rulebook',
  },
  {
    id: 'gh:area.06',
    title: { en: 'With a grey hex all red hexes are in range', fr: 'Avec hexagone gris, tout le rouge est à portée' },
    text: {
      en: 'In such an area each red hex counts as in range, though not as in sight.',
      fr: 'Dans une telle zone, chaque hexagone rouge compte comme à portée, mais non comme en vue.',
    },
    source: 'rulebook',
  },
  {
    id: 'gh:area.07',
    title: { en: 'No grey hex makes it a ranged attack', fr: 'Sans hexagone gris : attaque à distance' },
    text: {
      en: 'An area without a grey hex belongs to a ranged attack.',
      fr: 'Une zone sans hexagone gris appartient à une attaque à distance.',
    },
    source: 'rulebook',
  },
  {
    id: 'gh:area.08',
    title: { en: 'One red hex in range is enough', fr: 'Un seul hexagone rouge à portée suffit' },
    text: {
      en: 'A ranged area may lie anywhere with one of its red hexes in range; the others then count as in range too, and still each target must be seen.',
      fr: "Une zone à distance peut se poser partout où l'un de ses hexagones rouges est à portée ; les autres comptent alors aussi comme à portée, et chaque cible doit tout de même être vue.",
    },
    source: 'rulebook',
    slip: {
      en: 'Our page does not speak of walls. The FAQ lets an area cover them; by a later answer the hex that the range is measured to may not be one. We follow it, with an option.',
      fr: "Notre page ne parle pas des murs. La FAQ admet qu'une zone en couvre ; selon une réponse ultérieure, l'hexagone auquel se mesure la portée ne peut en être un. Nous la suivons, avec une option.",
    },
  },
  {
    id: 'gh:area.09',
    title: { en: 'One attack per target of an area', fr: "Une attaque par cible d'une zone" },
    text: {
      en: 'Each enemy in the area undergoes an attack of its own, with its own modifier draw.',
      fr: 'Chaque ennemi de la zone subit sa propre attaque, avec son propre tirage de modificateur.',
    },
    source: 'rulebook',
  },
  {
    id: 'gh:area.10',
    title: { en: 'An area is one attack action', fr: "Une zone est une seule action d'attaque" },
    text: {
      en: 'All of these attacks together are a single attack action.',
      fr: "Toutes ces attaques ensemble sont une seule action d'attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:target.01',
    title: { en: 'Target Z: up to Z visible enemies in range', fr: "Cibler Z : jusqu'à Z ennemis visibles à portée" },
    text: {
      en: 'Target Z allows as many as Z different enemies, each in range of the attack and in sight.',
      fr: "Cibler Z permet jusqu'à Z ennemis différents, chacun à portée de l'attaque et en vue.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:target.02',
    title: { en: 'One attack per target of Target Z', fr: 'Une attaque par cible de Cibler Z' },
    text: {
      en: 'Each of them undergoes its own attack with its own modifier draw.',
      fr: "Chacun d'eux subit sa propre attaque avec son propre tirage de modificateur.",
    },
    source: 'rulebook',
  },
  {
    id: 'gh:target.03',
    title: { en: 'Target Z is one attack action', fr: "Cibler Z est une seule action d'attaque" },
    text: {
      en: 'However many targets are struck, it stays one attack action.',
      fr: "Quel que soit le nombre de cibles frappées, ce n'est qu'une action d'attaque.",
    },
    source: 'rulebook',
  },
];
