/** Ce que l'on peut choisir, en ordres brefs. */
import type { Same } from '../../../resources.ts';
import type { options as source } from '../en/options.ts';

export const options: Same<typeof source> = {
  // Le scénario et ses rounds
  pass: 'Passer',
  'start-here': '{{figure}} : commencer en {{space}}',
  'place-here': 'Le placer en {{space}}',
  'choose-cards': 'Mener avec {{card}}, et jouer {{other}}',
  'long-rest': "Prendre un repos long, à l'initiative 99",
  'acts-first': "Faire agir {{figure}} d'abord",
  'short-rest': 'Prendre un repos court : perdre une carte tirée de la défausse, reprendre les autres',
  'no-rest': 'Ne pas se reposer',

  // Le tour d'un personnage
  'play-half': 'Jouer {{card}}, {{half}}',
  'play-half-disarmed': 'Jouer {{card}}, {{half}} : sans attaque, {{figure}} est désarmé{{figureE}}',
  'play-half-immobilized': 'Jouer {{card}}, {{half}} : sans déplacement, {{figure}} est immobilisé{{figureE}}',
  'play-half-hindered': 'Jouer {{card}}, {{half}} : ni attaque ni déplacement, {{figure}} est désarmé{{figureE}} et immobilisé{{figureE}}',
  'basic-action': 'Employer {{card}} comme {{half}}',
  'end-turn': 'Finir le tour',
  'skip-line': 'Ne pas effectuer : {{ability}}',
  'do-line': 'Effectuer : {{ability}}',
  'do-line-with': 'Effectuer : {{ability}}, en consommant {{element}}',
  'do-line-at': 'Effectuer : {{ability}}, en {{space}}',
  'recover-active': 'Reprendre aussi {{card}} : son bonus prend fin',
  'do-line-on': 'Effectuer : {{ability}}, sur {{figure}}',
  move: 'Aller en {{space}}',
  stop: '{{figure}} : ne pas aller plus loin',
  'leave-push': 'Ne pas pousser {{figure}}',
  'leave-pull': 'Ne pas attirer {{figure}}',
  'barred-push': 'Pousser {{figure}} là où le chemin est barré : pas plus loin',
  'barred-pull': 'Attirer {{figure}} là où le chemin est barré : pas plus loin',
  'force-to': 'Déplacer {{figure}} en {{space}}',

  // Une attaque
  'keep-elements': 'Ne consommer aucun élément',
  'use-element': 'Consommer {{element}}',
  'lay-area': 'Placer la zone en {{spaces}}, sur {{figures}}',
  'lay-area-nobody': 'Ne placer la zone sur personne : les cibles de plus seules',
  target: 'Cibler {{figure}}',
  'no-more-targets': 'Ne prendre aucune autre cible',
  'take-path': 'Suivre la trajectoire à travers {{figures}}',
  'take-path_no-figures': "Suivre une trajectoire qui ne touche personne d'autre",
  'force-next': "Déplacer d'abord {{figure}}",
  'attack-next': 'Attaquer maintenant {{figure}}',
  double: 'Doubler',
  add: 'Appliquer {{n, signed}}',
  'apply-effect': 'Appliquer sur {{figure}} : {{effect}}',
  'leave-effect': 'Ne pas appliquer : {{effect}}',

  // Les dégâts et les repos
  suffer: 'Subir {{n, damage}}',
  'lose-one': 'Perdre {{card}}',
  'lose-two': 'Perdre {{card}} et {{other}}, toutes deux de la défausse',
  'lose-two-active': 'Perdre {{card}} et {{other}} ; une carte active compte comme défaussée',
  'take-active': 'Mettre {{card}} dans la défausse : son bonus prend fin',
  'accept-loss': 'Perdre {{card}}',
  'another-card': 'Subir 1 dégât, garder {{card}} et en tirer une autre',

  // Ce que cela coûte
  'cost-discards': 'Défausse {{card}}',
  'cost-loses': 'Perd {{card}}',
  'cost-active': 'Met {{card}} en zone active',
  'cost-removes': 'Retire {{card}} pour de bon',
  'cost-health': 'Inflige {{n, damage}}',
  'cost-move': 'Dépense {{n, movement}}',
  'cost-element': 'Consomme {{element}}',

  // Ce qu'une réponse tranche pour de bon
  'settles-exhausted': "C'est l'épuisement de {{figure}}",
  'settles-lost': 'Perdue : aucun repos ne la ramène',
  'settles-lost-two': 'Perdues : aucun repos ne les ramène',
  'settles-played': "Perdue dès qu'elle a servi",
  'settles-rest': 'Une carte de la défausse sera perdue',
  'settles-no-action': 'Aucune des deux cartes ne sert',
  'settles-one-action': 'La seconde carte ne sert pas',

  // Ce que les règles laissent ouvert pour un monstre
  focus: '{{figure}} : prendre {{target}} pour cible prioritaire',
  'monster-goes': '{{figure}} : finir en {{space}} et attaquer {{targets}}',
  'monster-goes_no-targets': '{{figure}} : finir en {{space}}, sans personne à attaquer',
  'monster-heals': '{{figure}} : soigner {{target}}',
  'trap-here': 'Poser le piège en {{space}}',

  // Ce qui est tiré à la table
  'draw-card': 'Tirer {{card}}',
  'draw-standee': 'Tirer le numéro {{n}}',
  'draw-ability-card': "Tirer l'initiative {{n}} : {{ability}}",
};
