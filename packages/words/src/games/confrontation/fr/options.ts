/** Ce que l'on peut choisir, en ordres brefs. */
import type { Same } from '../../../resources.ts';
import type { options as source } from '../en/options.ts';

export const options: Same<typeof source> = {
  // Cartes et déploiement
  'order-card': 'Placer ici : {{card}}',
  deploy: 'Déployer {{figure}} en {{place}}',
  'play-top': 'Jouer la carte du dessus : {{card}}',
  'reserve-card': 'Mettre de côté la carte du dessus : {{card}}',
  'play-reserve': 'Jouer depuis la réserve : {{card}}',
  reserve: 'Mettre de côté la carte du dessus',

  // Activation
  stay: '{{figure}} reste sur place',
  'move-to': "{{figure}} marche de {{far, cm}} cm, jusqu'en {{place}}",
  'move-to_run': "{{figure}} court de {{far, cm}} cm, jusqu'en {{place}}",
  engage: '{{figure}} engage {{target}}, en {{place}}',
  charge: '{{figure}} charge {{target}}, en {{place}}',
  dive: '{{figure}} charge {{target}} en piqué, en {{place}}',
  'change-level': '{{figure}} passe au palier {{level}}',
  'leave-contact': '{{figure}} tente de rompre le contact',
  'end-card': 'Les autres de cette carte ne font plus rien',
  'settles-unacted': 'Sans avoir agi : {{figures}}',

  // Tests en opposition, mêlées, combats
  'name-tactics': 'Désigner {{figure}} pour le jet de Tactique',
  'name-separation': 'Désigner {{figure}} pour le test de Discipline',
  'name-authority': "Désigner {{figure}} pour le jet d'Autorité",
  'name-initiative': "Désigner {{figure}} pour le test d'Initiative",
  separate: '{{cut}}',
  'choose-combat': '{{sides}}',
  'place-dice': '{{figure}} : {{attack}} en attaque, {{defence}} en défense',
  'place-dice-fury': '{{figure}}, Furie guerrière : {{attack}} en attaque, {{defence}} en défense',

  // Une attaque
  attack: '{{figure}} attaque {{target}}',
  'attack-master': 'Coup de maître de {{figure}} contre {{target}}',
  'no-parry': 'Ne pas parer',
  parry: 'Parer avec {{n, defenceDie}}',
  'parry-counter': 'Contre-attaquer avec {{n, defenceDie}}',
  'parry-sustained': 'Défense soutenue',
  again: 'Relancer le {{face}}',
  keep: 'En rester à {{natural}}',
  'strike-back': 'Donner le dé contre une attaque',
  'keep-die': 'Garder le dé de défense',
  'feint-wound': 'Faire le jet de Blessures contre {{target}}',
  'feint-attack': "Prendre un dé d'attaque à {{target}}",
  'feint-defence': 'Prendre un dé de défense à {{target}}',

  // Poursuites et effets
  'do-not-pursue': '{{figure}} ne poursuit pas',
  pursue: "{{figure}} poursuit jusqu'à {{target}}, en {{place}}",
  'pursue-to': "{{figure}} poursuit jusqu'en {{place}}",
  'pursue-target': "{{figure}} poursuit jusqu'à {{target}}",
  'use-effect': '{{figure}} : {{which}} sur {{target}} ({{effectText}})',
  pass: 'Ne rien employer',
};
