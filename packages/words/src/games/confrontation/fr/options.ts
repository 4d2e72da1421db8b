/** Ce que l'on peut choisir, en ordres brefs. */
import type { Same } from '../../../resources.ts';
import type { options as source } from '../en/options.ts';

export const options: Same<typeof source> = {
  // Cartes et déploiement
  'order-card': 'Placer ici : {{card}}',
  deploy: 'Déployer {{figure}} en {{place}}',
  'play-first': 'Jouer la première carte',
  'play-second': "Laisser la première carte à l'autre joueur",
  'play-top': 'Jouer la carte du dessus : {{card}}',
  'reserve-card': 'Mettre en réserve la carte du dessus : {{card}}',
  'play-reserve': 'Jouer depuis la réserve : {{card}}',
  reserve: 'Mettre en réserve la carte du dessus',

  // Activation
  stay: '{{figure}} : rester sur place',
  'move-to': "{{figure}} : marcher de {{far, cm}} cm, jusqu'en {{place}}",
  'move-to_run': "{{figure}} : courir de {{far, cm}} cm, jusqu'en {{place}}",
  engage: '{{figure}} : engager {{target}}, en {{place}}',
  charge: '{{figure}} : charger {{target}}, en {{place}}',
  dive: '{{figure}} : charger {{target}} en piqué, en {{place}}',
  'change-level': '{{figure}} : passer au palier {{level}}',
  'leave-contact': '{{figure}} : tenter de rompre le contact',
  'end-card': "Finir l'activation de cette carte",
  'settles-unacted': 'Sans avoir agi : {{figures}}',

  // Ce que cela coûte
  'cost-acted': '{{figures}} : plus rien pendant cette activation',
  'cost-distance': 'Parcourt {{far, cm}} cm',
  'cost-attack-dice': 'Prend {{n, attackDie}}',
  'cost-defence-dice': 'Prend {{n, defenceDie}}',

  // Tests en opposition, mêlées, combats
  'name-tactics': 'Désigner {{figure}} pour le jet de Tactique',
  'name-separation': 'Désigner {{figure}} pour le test de Discipline',
  'name-authority': "Désigner {{figure}} pour le jet d'Autorité",
  'name-initiative': "Désigner {{figure}} pour le test d'Initiative",
  separate: '{{cut}}',
  'choose-combat': '{{sides}}',
  'place-dice': '{{figure}} : placer {{attack}} en attaque, {{defence}} en défense',
  'place-dice-fury': '{{figure}} : déclarer la Furie guerrière, placer {{attack}} en attaque, {{defence}} en défense',

  // Une attaque
  attack: '{{figure}} : attaquer {{target}}',
  'attack-master': '{{figure}} : engager deux dés dans un Coup de maître contre {{target}}',
  'no-parry': 'Ne pas parer',
  parry: 'Parer avec {{n, defenceDie}}',
  'parry-counter': 'Contre-attaquer avec {{n, defenceDie}}',
  'parry-sustained': 'Recourir à la défense soutenue',
  again: 'Relancer le {{face}}',
  keep: 'En rester à {{natural}}',
  'strike-back': 'Donner le dé contre une attaque',
  'keep-die': 'Garder le dé de défense',
  'feint-wound': 'Faire le jet de Blessures contre {{target}}',
  'feint-attack': "Prendre un dé d'attaque à {{target}}",
  'feint-defence': 'Prendre un dé de défense à {{target}}',

  // Poursuites et effets
  'do-not-pursue': '{{figure}} : ne pas poursuivre',
  pursue: "{{figure}} : poursuivre jusqu'à {{target}}, en {{place}}",
  'pursue-to': "{{figure}} : poursuivre jusqu'en {{place}}",
  'pursue-target': "{{figure}} : poursuivre jusqu'à {{target}}",
  'use-effect': '{{figure}} : employer {{which}} sur {{target}} ({{effectText}})',
  pass: 'Ne rien employer',
};
