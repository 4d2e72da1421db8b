/** Ce que l'on peut choisir, en ordres brefs. */
import type { Same } from '../../../resources.ts';
import type { options as source } from '../en/options.ts';

export const options: Same<typeof source> = {
  // Mise en place
  'lay-board': 'Poser le plateau « {{board}} »',
  join: 'Les joindre : {{turned}}, {{shifted}}',
  'lay-objective': 'Le poser en {{space}}',
  'keep-hand': 'Garder cette main',
  'replace-hand': 'Piocher une nouvelle main',
  deploy: 'Déployer {{figure}} en {{space}}',
  'go-first': 'Prendre la première activation',
  'go-second': "Laisser la première activation à l'adversaire",
  'mine-first': 'Commencer par les miens',
  'theirs-first': "Commencer par ceux de l'adversaire",

  // Activations
  pass: 'Passer',
  draw: 'Piocher une carte de pouvoir',
  exchange: 'Défausser {{card}} et piocher un autre objectif',
  guard: '{{figure}} : se mettre en Garde',
  move: '{{figure}} : aller en {{space}}',
  'move-through': '{{figure}} : aller en {{space}}, exprès par {{n, lethal}}',
  'move-long': '{{figure}} : aller en {{space}}, par le plus long chemin',
  charge: "{{figure}} : charger, jusqu'en {{space}}",
  'charge-long': "{{figure}} : charger, jusqu'en {{space}}, par le plus long chemin",
  'charge-through': "{{figure}} : charger, jusqu'en {{space}}, exprès par {{n, lethal}}",
  attack: '{{figure}} : attaquer {{target}} ({{attack}})',
  'attack-all': '{{figure}} : attaquer tous les ennemis adjacents ({{attack}})',
  'attack-next': 'Attaquer maintenant {{figure}}',
  'more-dice': 'Lancer {{n, die}} de plus : plus aucune activation de {{figure}} durant cette phase',
  'no-more-dice': 'Attaquer sans dés de plus',
  'use-ability': '{{figure}} : employer {{ability}}',
  'use-upgrade': '{{figure}} : employer {{card}}',

  // Les dés et leurs suites
  keep: 'Garder le jet',
  're-roll': 'Relancer {{face}}',
  leave: 'Ne pas repousser {{figure}}',
  'drive-back': 'Repousser {{figure}} de {{n, hex}} {{direction}}',

  // Les cartes
  play: 'Jouer {{card}}',
  'cast-spell': '{{figure}} : lancer {{card}}',
  upgrade: 'Améliorer {{figure}} : {{card}}',
  'react-card': 'Réagir avec {{card}}',
  'react-upgrade': '{{figure}} : réagir avec {{card}}',
  'react-ability': '{{figure}} : réagir avec {{ability}}',
  score: 'Marquer {{card}}',
  'score-nothing': 'Ne rien marquer maintenant',
  discard: 'Défausser {{card}}',
  done: 'Ne rien faire de plus',

  // Ce que cela coûte
  'cost-move-token': '{{figure}} prend un pion Mouvement',
  'cost-charge-token': '{{figure}} prend un pion Charge',
  'cost-glory': 'Dépense {{n, glory}}',
  'cost-discards': 'Défausse {{card}}',
  'cost-in-play': 'Met {{card}} en jeu',

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

  // Ce qui est pioché à la table
  'draw-card': 'Piocher {{card}}',
  'turn-up': "Révéler l'objectif {{n}}",
};
