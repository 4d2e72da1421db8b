/** Ce que l'on demande, ce que passer veut dire, et ce que l'on lance. */

import type { Same } from '../../../resources.ts';
import type { passes as passSource, rolls as rollSource, prompts as source } from '../en/prompts.ts';

export const prompts: Same<typeof source> = {
  'ask-equip': "Quelles cartes d'équipement portez-vous pour cette partie ?",
  'ask-who': 'Tic {{tick}} : qui agit ?',
  'ask-enter': 'Par où entre {{figure}} ?',
  'ask-act': 'Que fait {{figure}} ?',
  'ask-act_moved': '{{figure}} a fait son déplacement. Et maintenant ?',
  'ask-act_acted': '{{figure}} a fait son action. Et maintenant ?',
  'ask-act_moved+acted': 'Déplacement et action faits. Autre chose pour {{figure}} ?',
  'ask-act-controlled': '{{figure}} obéit le temps de ce tour : que lui faire faire ?',
  'ask-area': "Quelles cases forment l'aire avec {{space}} ?",
  'ask-place': 'Où poser {{card}} ?',

  'ask-react-attack': '{{by}} attaque {{aim}}{{with}}. Réagir ?',
  'ask-react-attack_no-targets': '{{by}} attaque une aire{{with}}. Réagir ?',
  'ask-react-ability': '{{by}} joue {{card}}{{on}}. Réagir ?',
  'ask-react-ability_no-card': '{{by}} : {{ability}}{{on}}. Réagir ?',
  'ask-react-ticked-up': "{{by}} a fait avancer l'horloge de {{figure}}. Réagir ?",
  'ask-react-damage': '{{figure}} va subir {{n, damage}}. Réagir ?',
  'ask-react-damage_no-n': '{{figure}} va subir des dégâts. Réagir ?',
  'ask-react-unhurt': "{{by}} n'a infligé aucun dégât à {{figure}}. Réagir ?",
  'ask-protect': "{{by}} attaque {{targets}}. Qui s'interpose ?",

  'ask-reroll-attack': '{{hits, hit}} pour {{figure}}. Relancer un dé ? (Encore {{left, reroll}})',
  'ask-reroll-defence': '{{hits, block}} pour {{figure}}. Relancer un dé ? (Encore {{left, reroll}})',
  'ask-crit-order': "Quel critique de {{figure}} résoudre d'abord ?",
  'ask-trigger-order': "{{on}} déclenche plusieurs capacités. Laquelle d'abord ?",
  'ask-trigger-order-several': "Plusieurs capacités se déclenchent en même temps. Laquelle d'abord ?",
  'ask-window-order': "Plusieurs occasions de réagir en même temps. Pour qui d'abord ?",
  'ask-figure-order': "La capacité de {{by}} touche plusieurs personnages : {{effect}}. Qui d'abord ?",
  'ask-again': 'Quelle cible cette fois pour {{figure}} ?',

  'ask-choose': 'Pour qui, la capacité de {{by}} : {{effect}}, {{n}} ?',
  'ask-choose_no-n': 'Pour qui, la capacité de {{by}} : {{effect}} ?',
  'ask-choose_effect-heal': '{{by}} soigne {{n}} : qui ?',
  'ask-shift': 'Où déplacer {{figure}}, de {{n, step}} tout juste ?',
  'ask-shift_upTo': 'Où déplacer {{figure}}, de {{n, step}} au plus ?',
  'ask-push': 'Où éloigner {{figure}}, de {{n, step}} ?',
  'ask-push_upTo': 'Où éloigner {{figure}}, de {{n, step}} au plus ?',
  'ask-teleport': 'Où téléporter {{figure}}, à {{n, step}} au plus ?',
  'ask-ready': 'Quelle carte de {{figure}} redresser ?',
  'ask-exhaust': 'Quelle carte de {{figure}} épuiser ? (Encore {{n}})',
  'ask-exhaust_one-n': 'Quelle carte de {{figure}} épuiser ?',
};

export const passes: Same<typeof passSource> = {
  'ask-equip': "Ce qui n'est pas porté maintenant ne le sera pas de la partie.",
  'ask-act': "Sinon, le tour finit. Si aucun tic n'a été dépensé, il en coûte 1.",
  'ask-act_acted': 'Sinon, le tour finit, horloge à {{clock}}.',
  'ask-act_moved+acted': 'Sinon, le tour finit, horloge à {{clock}}.',
  'ask-act-controlled': 'Sinon, le tour finit, et {{figure}} retrouve son camp.',
  'ask-react-attack': "Sinon, l'attaque suit son cours.",
  'ask-react-ability': 'Sinon, la capacité prend effet.',
  'ask-react-ticked-up': "Sinon, l'horloge en reste là.",
  'ask-react-damage': 'Sinon, {{figure}} subit {{n, damage}}.',
  'ask-react-damage_no-n': 'Sinon, {{figure}} subit les dégâts.',
  'ask-react-unhurt': "Sinon, {{by}} s'en tire à bon compte.",
  'ask-protect': "Sinon, l'attaque reste sur {{targets}}.",
  'ask-reroll-attack': 'Sinon, le jet reste tel quel : {{hits, hit}}.',
  'ask-reroll-defence': 'Sinon, le jet reste tel quel : {{hits, block}}.',
  'ask-shift_upTo': 'Sinon, {{figure}} reste sur place.',
  'ask-push_upTo': 'Sinon, {{figure}} reste sur place.',
  'ask-teleport': 'Sinon, {{figure}} reste sur place.',
};

export const rolls: Same<typeof rollSource> = {
  'roll-first': 'Qui joue en premier ?',
  'roll-attack': '{{figure}} attaque : {{dice, die}}',
  'roll-defence': '{{figure}} se défend : {{dice, die}}',
  'roll-reroll': '{{figure}} relance {{dice, die}}',
};
