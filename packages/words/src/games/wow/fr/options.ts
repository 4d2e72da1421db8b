/** Ce que l'on peut choisir, en ordres brefs. */

import type { Same } from '../../../resources.ts';
import type { options as source } from '../en/options.ts';

export const options: Same<typeof source> = {
  // Un tour
  'take-turn': 'Jouer {{figure}}',
  enter: 'Entrer en {{space}}',
  move: 'Aller en {{space}}{{spacesVia}}',
  attack: '{{ability}}{{on}}',
  'attack_ability-main': 'Attaquer {{aim}}',
  'attack_ability-main+no-targets': 'Attaquer',
  ability: '{{ability}}{{on}}',
  card: 'Jouer {{card}}{{on}}',
  'card_ability-grant': '{{card}}{{on}}',
  flip: 'Dévoiler {{card}} ({{figure}})',
  'end-turn': 'Finir le tour sans agir',
  'end-turn_acted': 'Finir le tour',
  'settles-no-move-or-play': '{{figure}} peut encore se déplacer et agir',
  'settles-no-move': '{{figure}} peut encore se déplacer',
  'settles-no-play': '{{figure}} peut encore agir',
  'cost-ticks': 'Coûte {{n, tick}}',
  'cost-exhausts': 'Épuise {{card}}',
  area: '{{space}} avec {{spaces}}',
  place: 'Poser en {{space}}',

  // Équipement
  equip: 'Équiper {{figure}} : {{card}}',
  'equip-done': 'Ne rien porter de plus',
  'settles-unworn': 'Le reste ne pourra plus être porté',

  // Réponses
  react: '{{figure}} : réagir avec {{card}}',
  'react_no-card': '{{figure}} : réagir ({{ability}})',
  pass: 'Ne pas réagir',
  protect: "{{figure}} : s'interposer pour {{target}}",
  'no-protection': "Ne laisser personne s'interposer",

  // Dés et critiques
  reroll: 'Relancer {{face}}',
  'keep-dice': 'Garder les dés',
  'crit-next': 'Commencer par {{effect}}',
  'crit-next_several': 'Commencer par {{effect}} ({{n}})',
  'trigger-next': 'Commencer par {{card}} ({{figure}})',
  'trigger-next_no-card': 'Commencer par la capacité de {{figure}} ({{ability}})',
  'trigger-next_of': 'Commencer par {{card}} ({{figure}}), pour {{of}}',
  'trigger-next_no-card+of': 'Commencer par la capacité de {{figure}} ({{ability}}), pour {{of}}',
  again: 'Attaquer à nouveau {{aim}}',

  // Effets
  'next-figure': 'Commencer par {{figure}}',
  choose: '{{figure}}',
  shift: 'Déplacer en {{space}}{{spacesVia}}',
  'shift-stay': 'Laisser {{figure}} sur place',
  teleport: 'Téléporter en {{space}}',
  'teleport-stay': 'Laisser {{figure}} sur place',
  'ready-card': 'Redresser {{card}}',
  'exhaust-card': 'Épuiser {{card}}',
  'go-first': 'Faire commencer {{seat}}',
};
