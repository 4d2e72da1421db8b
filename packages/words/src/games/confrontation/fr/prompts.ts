/** Ce que l'on demande, ce que passer veut dire, et ce que l'on lance. */
import type { Same } from '../../../resources.ts';
import type { passes as passSource, rolls as rollSource, prompts as source } from '../en/prompts.ts';

export const prompts: Same<typeof source> = {
  'ask-order': "Quelle carte placer au rang {{n}} de votre pile, à partir du dessus ? L'ordre reste secret.",
  'ask-deploy': 'Où déployer {{figure}}, à {{depth}} cm au plus de votre bord de table ?',
  'ask-who-begins': 'Qui joue la première carte de ce tour ?',
  'ask-card': 'Quelle carte jouer, ou mettre en réserve ?',
  'ask-act': 'Quelle figurine de cette carte agit, et comment ? Encore à agir : {{figures}}.',
  'ask-act_one-figures': 'Que fait {{figures}} ?',

  'ask-name-tactics': 'Qui fait le test de Discipline du jet de Tactique ?',
  'ask-name-separation': 'Une mêlée est à séparer : {{among}}. Qui y fait le test de Discipline ?',
  'ask-name-authority': "Qui fait le test de Discipline du jet d'Autorité ?",
  'ask-name-initiative': "Qui fait le test d'Initiative ? Chaque autre ami engagé dans le combat ajoute 1.",
  'ask-separate': 'Comment séparer cette mêlée en combats : {{sides}} ?',
  'ask-combat': 'Quel combat résoudre pendant ce tour de parole ?',
  'ask-imposed-combat': "Premier tour de parole : on résout le combat du combattant désigné pour le jet d'Autorité.",
  'ask-new-combat': 'Quel combat né de la poursuite résoudre maintenant ?',
  'ask-dice': 'Comment répartir les dés de combat, en attaque et en défense : {{figures}} ?',

  'ask-attack': '{{seat}} frappe : quelle attaque ?',
  'ask-attack_seat-plural': '{{seat}} frappent : quelle attaque ?',
  'ask-parry': '{{by}} attaque {{figure}} : avec combien de dés de défense parer, sur {{n}} ?',
  'ask-again':
    'Test de {{stat}} de {{figure}} : un {{face}} naturel. Le relancer et ajouter le nouveau résultat ? Cela fait {{natural}} pour le moment.',
  'ask-ambidextrous': "L'attaque a échoué : donner le dé de défense de {{figure}}, Ambidextre, contre une attaque ?",
  'ask-feint': '{{figure}} a touché {{target}} : faire le jet de Blessures, ou feinter et prendre un dé ?',

  'ask-pursue': 'Faire poursuivre {{figure}}, de {{most, cm}} cm au plus ?',
  'ask-pursuers': 'Quelle figurine passer en premier, et la faire poursuivre : {{figures}} ?',
  'ask-effect': '{{moment}} : employer un effet de carte ?',
};

export const passes: Same<typeof passSource> = {
  'ask-act': 'Ne rien faire compte comme avoir agi.',
  'ask-parry': "Si {{figure}} ne pare pas, l'attaque touche, sauf si son total est 0 ou moins.",
  'ask-again': 'Sinon, les dés en restent à {{natural}}.',
  'ask-ambidextrous': 'Sinon, {{figure}} garde son dé de défense.',
  'ask-pursue': 'Sinon, {{figure}} reste sur place.',
  'ask-effect': "Sinon, rien n'est employé maintenant ; ce qui n'a pas servi pourra servir à son moment.",
};

export const rolls: Same<typeof rollSource> = {
  'roll-test': 'Test de {{stat}} de {{figure}}',
  'roll-wound': 'Jet de Blessures de {{figure}} contre {{target}}',
  'roll-instinct': 'Instinct de survie de {{figure}}',
  'roll-insensible': 'Compétence Insensible de {{figure}}',
};
