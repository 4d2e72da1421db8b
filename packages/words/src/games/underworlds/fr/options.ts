/** Ce que l'on peut choisir, en ordres brefs. */
import type { Same } from '../../../resources.ts';
import type { options as source } from '../en/options.ts';

export const options: Same<typeof source> = {
  // Mise en place
  'lay-board': 'Poser le plateau « {{board}} »',
  join: '{{turned}}, {{shifted}}',
  'lay-objective': 'Le poser en {{space}}',
  'keep-hand': 'Garder cette main',
  'replace-hand': 'Piocher une nouvelle main',
  deploy: 'Placer {{figure}} en {{space}}',
  'go-first': 'Prendre la première activation',
  'go-second': "Laisser la première activation à l'adversaire",
  'mine-first': "Les miens d'abord",
  'theirs-first': "Ceux de l'adversaire d'abord",

  // Activations
  pass: 'Passer',
  draw: 'Piocher une carte de pouvoir',
  exchange: 'Défausser {{card}} et piocher un autre objectif',
  guard: '{{figure}} se met en Garde',
  move: '{{figure}} va en {{space}}',
  charge: "{{figure}} charge, jusqu'en {{space}}",
  attack: '{{figure}} attaque {{target}} : {{attack}}',
  'attack-all': '{{figure}} attaque tous les ennemis adjacents : {{attack}}',
  'attack-next': 'Maintenant {{figure}}',
  'more-dice': '{{n, die}} de plus, et plus aucune activation de {{figure}} durant cette phase',
  'no-more-dice': 'Attaquer sans {{n, die}} de plus',
  'use-ability': '{{figure}} : {{ability}}',
  'use-upgrade': '{{figure}} emploie {{card}}',

  // Les dés et leurs suites
  keep: 'Garder le jet',
  're-roll': 'Relancer {{face}}',
  leave: 'Ne pas repousser {{figure}}',
  'drive-back': 'Repousser {{figure}} de {{n, hex}} {{direction}}',

  // Les cartes
  play: 'Jouer {{card}}',
  'cast-spell': '{{figure}} lance {{card}}',
  upgrade: 'Améliorer {{figure}} : {{card}}',
  'react-card': 'Réagir avec {{card}}',
  'react-upgrade': '{{figure}} réagit avec {{card}}',
  'react-ability': '{{figure}} réagit : {{ability}}',
  score: 'Marquer {{card}}',
  'score-nothing': 'Ne rien marquer maintenant',
  discard: 'Défausser {{card}}',
  done: 'Rien de plus',

  // Ce qu’une réponse tranche pour de bon
  'settles-activation': "L'activation est dépensée",
  'settles-discarded': 'Hors du jeu pour de bon',
  'settles-lethal': 'Les cases fatales du chemin mettent {{figure}} hors de combat',

  // Ce que demande une carte
  'choose-none': 'Ne pas effectuer',
  'choose-fighter': '{{figure}}',
  'choose-hex': '{{space}}',
  'choose-direction': '{{direction}}',
  'choose-token': 'Objectif {{n}}',
  'choose-card': '{{card}}',
  'choose-number': '{{n}}',
};
