/** Ce qui est demandé, ce que veut dire s'abstenir, et ce que l'on va piocher. */
import type { Same } from '../../../resources.ts';
import type { passes as passSource, rolls as rollSource, prompts as source } from '../en/prompts.ts';

export const prompts: Same<typeof source> = {
  // Le scénario et ses rounds
  'ask-start': 'Où commence {{figure}} ?',
  'ask-place': 'Plus assez de socles ({{monster}}) : lequel des hexagones les plus proches reçoit le suivant ?',
  'ask-cards': "Quelles sont vos deux cartes pour ce round ? La première donne l'initiative.",
  'ask-first': "À initiative égale, qui agit d'abord ?",
  'ask-rest': 'Le round est fini : un repos court ?',

  // Le tour d'un personnage
  'ask-first-action': "Tour de {{figure}} : quelle action d'abord ?",
  'ask-second-action': 'Tour de {{figure}} : quelle action ensuite ?',
  'ask-line': '{{figure}} : {{ability}}. Effectuer cette capacité ?',
  'ask-line_ability-condition': "Appliquer l'effet {{ability}} ?",
  'ask-move': '{{figure}} se déplace, avec encore {{n, movement}} : vers quel hexagone ?',
  'ask-push': 'Poussée de {{figure}}. Hexagones restants : {{n}}. Vers lequel ?',
  'ask-pull': 'Traction de {{figure}}. Hexagones restants : {{n}}. Vers lequel ?',

  // Une attaque
  'ask-element': 'Consommer un élément pour faire mieux ?',
  'ask-area': 'Où placez-vous la zone ?',
  'ask-target': '{{figure}} attaque : qui ?',
  'ask-path': "L'attaque de {{figure}} touche tout ce qui est sur sa trajectoire : laquelle ?",
  'ask-next': '{{figure}} attaque plusieurs cibles : à qui le tour ?',
  'ask-adjustment': "L'attaque en est à {{n}} : quel ajustement ensuite ?",
  'ask-effect': "L'attaque apporte un effet : {{effect}}. L'appliquer ?",

  // Les dégâts et les repos
  'ask-negate': '{{figure}} va subir {{n, damage}} : perdre une carte de la main, ou deux de la défausse, pour n’en subir aucun ?',
  'ask-lose': 'Repos long : quelle carte de la défausse perdez-vous ?',
  'ask-short-rest': "Repos court : {{card}} sort et serait perdue. L'accepter, ou subir 1 dégât et en tirer une autre, une seule fois ?",

  // Ce que les règles laissent ouvert pour un monstre
  'ask-which-element': "{{figure}} consomme un élément, n'importe lequel, pour toute son espèce : les joueurs choisissent lequel.",
  'ask-focus': 'Chemin, distance et initiative laissent plusieurs ennemis à {{figure}} : les joueurs choisissent sa cible prioritaire.',
  'ask-monster': 'Les règles laissent à {{figure}} plusieurs possibilités égales : les joueurs choisissent.',
};

export const passes: Same<typeof passSource> = {
  'ask-first-action': 'Les cartes non jouées vont quand même à la défausse.',
  'ask-second-action': 'Une carte non jouée va quand même à la défausse.',
};

export const rolls: Same<typeof rollSource> = {
  'ask-first': "Des types de monstres à la même initiative : le sort décide lequel agit d'abord",
  'ask-focus': 'Chemin, distance et initiative laissent plusieurs ennemis à {{figure}} : le sort décide',
  'ask-monster': 'Les règles laissent à {{figure}} plusieurs possibilités égales : le sort décide',
  'ask-which-element': "{{figure}} consomme un élément, n'importe lequel, pour toute son espèce : le sort décide",
  'ask-draw': "{{figure}} pioche une carte Modificateur d'attaque",
  'ask-standee': '{{monster}} : le numéro du prochain socle',
  'ask-ability-card': '{{monster}} : la carte Capacité de ce round',
  'ask-rest-card': 'Repos court : une carte de la défausse est tirée pour être perdue',
};
