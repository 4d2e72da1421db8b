/** Pourquoi non : ce qui interdit une action, en une phrase. */
import { sharedRefusals } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { refusals as source } from '../en/refusals.ts';

export const refusals: Same<typeof source> = {
  ...sharedRefusals,

  // Les cibles
  'not-an-enemy': "{{figure}} n'est pas un ennemi.",
  'not-an-ally': "{{figure}} n'est pas un allié.",
  'not-a-normal': "{{figure}} est un monstre élite : ceci n'est que pour les monstres normaux.",
  'target-invisible': '{{figure}} est invisible : aucun ennemi ne peut viser cette figurine.',
  'attacked-already': "{{figure}} est déjà une cible : une capacité n'attaque personne deux fois.",
  'not-adjacent': "{{figure}} est à {{n, hex}} : une attaque de mêlée n'atteint que les ennemis adjacents.",
  'out-of-range': '{{figure}} est à {{n, hex}} : la portée est de {{most}}.',
  'no-sight': 'Un mur cache {{figure}}.',
  'area-on-nobody': 'Personne à attaquer ne se tient dans la zone.',
  'area-too-far': "{{figure}} : aucun hexagone de la zone n'est à portée {{most}}.",
  'only-damage-destroys': '{{figure}} a des points de vie : seuls des dégâts le détruisent.',

  // Les déplacements
  'door-not-beside': 'On entre sur la porte fermée en {{space}} depuis un hexagone voisin.',
  'not-revealed': "{{space}} est dans une salle qui n'est pas encore révélée.",
  'hex-taken': '{{space}} est pris.',
  'obstacle-there': "Personne ne finit son déplacement sur l'obstacle en {{space}}.",
  'no-way-there': 'Aucun chemin ne mène en {{space}}.',
  'too-far-to-move': 'Il faut {{n, movement}} pour aller en {{space}} : il en reste {{most}}.',
  'not-beside': 'Ce déplacement doit finir à côté de {{figure}}.',
  'step-by-step': 'On va vers {{space}} hexagone par hexagone.',
  'no-landing': "On ne retombe pas d'un saut en {{space}} : quelqu'un ou quelque chose s'y trouve.",

  'not-farther': "{{figure}} : une poussée éloigne, et {{space}} n'est pas plus loin.",
  'not-nearer': "{{figure}} : une traction rapproche, et {{space}} n'est pas plus près.",
  'goes-first': "{{figure}} passe avant les autres, c'est choisi : il faut d'abord déplacer ou épargner cette figurine.",
  'whole-or-not': "Une poussée ou une traction commencée va aussi loin qu'elle peut : {{figure}} continue.",
  'not-a-start': "{{space}} n'est pas un hexagone de départ.",

  // Les cartes
  'card-used': '{{card}} a déjà été jouée pendant ce tour.',
  'card-not-chosen': "{{card}} est en main : elle n'a pas été choisie pour ce round.",
  'card-not-there': "{{card}} n'est pas parmi les cartes choisies pour ce round.",
  'harm-not-skipped': 'Ce qui nuit à soi-même ou à un allié ne se passe pas.',
  'half-used': "L'autre carte a servi pour sa {{half}} : il reste l'autre moitié.",
  disarmed: "{{figure}} est désarmé{{figureE}} : pas d'attaque.",
  immobilized: '{{figure}} est immobilisé{{figureE}} : pas de déplacement.',

  // Ce qui se demande à un autre moment
  'not-its-turn': "Ce n'est pas le tour de {{figure}}.",
  'one-action-first': "L'action en cours se finit avant qu'une autre commence.",
  'ends-between-actions': "On finit son tour entre deux actions, jamais au milieu d'une action.",
  'lines-in-order': "Cela se demande quand l'action en arrive à une telle ligne de sa carte.",
  'targets-in-attacks': 'On choisit des cibles quand on fait une attaque.',
  'next-of-several': 'On demande qui est le suivant quand plusieurs sont attaqués, poussés ou attirés.',
  'areas-in-attacks': 'On place une zone ou un chemin quand on fait une attaque qui en a.',
  'elements-with-abilities': 'On consomme un élément, ou on le garde, quand on accomplit ce qui en demande un.',
  'adjustments-in-attacks': "On ordonne bonus et doublements pendant le calcul d'une attaque.",
  'hexes-in-moves': 'On entre dans des hexagones pendant un déplacement.',
  'hexes-in-pushes': "Cela se demande pendant qu'on pousse ou qu'on attire quelqu'un.",
  'effects-after-damage': "Les effets d'une attaque s'appliquent, ou non, après ses dégâts.",
  'negated-when-suffered': 'On subit des dégâts, ou on les annule, au moment de les subir.',
  'chosen-for-the-round': "{{card}} a été choisie pour ce round : tant qu'elle n'est pas jouée, elle n'annule rien.",
  'neither-hand-nor-discard': "{{card}} n'est ni en main ni dans la défausse.",
  'one-card-or-two-discards': 'On annule des dégâts par une carte de sa main, ou par deux cartes de sa défausse.',
  'asked-of-monsters': "Cela se demande pendant qu'un monstre agit, s'il a le choix.",
  'cards-before-turns': "On choisit ses cartes, ou on annonce un repos long, au début d'un round.",
  'rests-after-turns': "Un repos court se prend à la fin d'un round, un repos long à son tour.",
  'first-of-equals': 'On demande qui agit en premier entre égaux, avant leurs tours.',
  'places-in-rooms': 'On remplit des places quand une salle est révélée.',
  'starts-once': 'On choisit les hexagones de départ au début du scénario.',
};
