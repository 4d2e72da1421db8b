/** Pourquoi pas : ce qui interdit une action, en une phrase chacun. */

import { sharedRefusals } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { refusals as source } from '../en/refusals.ts';

export const refusals: Same<typeof source> = {
  ...sharedRefusals,
  // Le tour
  'already-acted': '{{figure}} a déjà fait son action ce tour-ci.',
  'already-moved': '{{figure}} a déjà fait son déplacement ce tour-ci.',
  'not-its-turn': "Ce n'est pas le tour de {{figure}}.",
  'clock-ahead': "L'horloge de {{figure}} est à {{clock}}, l'horloge principale à {{main}}.",
  'clock-overruns':
    "Payer {{ticks, tick}} mettrait l'horloge de {{figure}} (à {{clock}}) plus de 9 tics en avance sur l'horloge principale (à {{main}}).",
  'once-a-turn': '{{figure}} a déjà utilisé cette capacité ce tour-ci.',
  'once-a-window': '{{figure}} y a déjà répondu par la même capacité.',
  'one-ability': "{{figure}} a déjà joué la seule capacité d'un tour sous contrôle.",
  'one-instant': 'Un seul instantané par tour.',

  // Les cartes
  exhausted: 'La carte {{card}} est épuisée.',
  'not-equipped': "La carte {{card}} n'a pas été portée avant la partie.",
  'never-played': '{{card}} est un équipement : il se porte, il ne se joue pas.',
  'token-in-play': 'La figurine de la carte {{card}} est déjà en jeu.',
  'only-before-moving': '{{card}} se joue avant le déplacement.',
  'only-in-a-window': '{{card}} est une réaction : elle attend son moment.',
  'slot-taken': "L'emplacement de {{card}} est déjà pris.",
  'not-your-card': 'On ne dévoile que ses propres cartes face cachée.',

  // Se déplacer
  'name-the-route': 'Plusieurs chemins mènent en {{space}}, et le choix compte : nommez chaque case.',
  'no-way-through': 'Aucun chemin ne mène en {{space}}.',
  'may-not-move': 'Un effet interdit à {{figure}} de se déplacer.',
  'no-points': "{{figure}} n'a aucun point de mouvement.",
  'too-far': '{{space}} est à {{distance, step}} : {{n}} au plus.',
  'ground-costs': 'Atteindre {{space}} demande {{cost, movePoint}}, pour {{n}} en réserve.',
  'ground-counts': 'Atteindre {{space}} compte pour {{cost, step}} sur {{n}}.',
  'not-enough-points': 'Entrer en {{space}} demande {{cost, movePoint}} : il en reste {{left}}.',
  'not-enough-spaces': 'Entrer en {{space}} compte pour {{cost, step}} : il en reste {{left}}.',
  'not-so-many-spaces': 'Un déplacement de {{n, step}} ne mène pas {{figure}} en {{space}}.',
  'enters-twice': 'Un éloignement imposé à {{figure}} ne revient jamais sur une case quittée, comme {{space}}.',
  'not-farthest': "Ce n'est pas en {{space}} que {{figure}} s'éloigne le plus.",
  'must-move': 'Le déplacement de {{figure}} est obligatoire : {{n, step}}.',
  'not-a-path': '{{to}} ne touche pas {{from}}.',
  'not-a-path_no-to': 'Le chemin quitte le plateau après {{from}}.',
  impassable: '{{space}} est infranchissable.',
  'space-taken': '{{figure}} se trouve en {{space}}.',
  'space-taken_no-figure': '{{space}} est déjà pris.',
  'one-character-a-space': "Une case n'accueille qu'un personnage : {{figure}} est en {{space}}.",
  'enemy-in-the-way': '{{figure}} barre le passage en {{space}}.',
  'foreign-spawn': "Le point d'apparition {{space}} est à un autre camp.",
  'pet-enters': "Un familier arrive là où son camp entre en jeu, et {{space}} n'en est pas.",
  'no-such-space': "Cette case n'existe pas sur ce plateau.",
  'no-such-space_space': "Il n'y a pas de case {{space}} sur ce plateau.",

  // Les cibles
  'too-near': '{{space}} est à {{distance, step}} : {{n}} au moins.',
  'not-seen': "{{space}} n'est pas en ligne de vue.",
  'out-of-range': '{{figure}} est hors de portée ou hors de vue.',
  'attacked-from-afar': "{{figure}} n'était pas adjacent{{figureE}} au moment de son attaque.",
  'not-adjacent': "{{figure}} n'est pas sur une case adjacente.",
  'not-an-ally': "{{figure}} n'est pas du même camp.",
  'not-an-enemy': "{{figure}} n'est pas du camp adverse.",
  'only-itself': "Cette capacité n'est pas pour {{figure}} : elle ne sert qu'à son propre personnage.",
  'not-itself': 'Il faut un autre personnage que {{figure}}.',
  'not-a-character': "{{figure}} n'est qu'un totem, pas un personnage.",
  'not-in-play': "{{figure}} n'est pas en jeu.",
  'no-enemy-in-play': "Aucun ennemi n'est sur le plateau.",
  'no-legal-target': "Il n'y a aucune cible possible.",
  'target-needed': 'Cette capacité prend une cible : nommez-la.',
  'no-target-needed': 'Cette capacité ne prend pas de cible.',
  'too-many-targets': '{{n, target}} au plus.',
  'twice-the-same': 'Deux fois la même cible : {{figure}}.',
  'no-triangle': 'Il faut trois cases qui se touchent, dont {{space}}.',

  // Les réponses
  'not-this-window': 'Cette réaction attend {{on}}, et non {{opened}}.',
  'no-attack-targets': 'Aucune attaque ne cible ici de figurine.',
  'wrong-nature': 'Cette réaction attend une attaque {{nature}}.',
  'physical-attack': 'Cette réaction ne répond pas à une attaque physique.',
  'others-targeted': "L'attaque ne cible personne pour qui {{figure}} puisse répondre.",
  'no-enemy': "{{figure}} n'est pas du camp adverse.",
  'cancelled-already': "L'annulation est déjà acquise.",
  'costs-less': 'Cette réaction attend un coût de {{n, tick}} au moins, et non de {{cost}}.',
  'no-damage-left': "{{figure}} n'a plus aucun dégât à prévenir.",
  'answers-a-react': 'On ne réagit pas à une réaction.',
  'another-ticked-up': "C'est l'horloge de {{figure}} qui avance.",
  'another-damaged': 'Ces dégâts sont pour {{figure}}.',
  'another-attacked': "L'attaque était pour {{figure}}.",

  // Les protecteurs
  'no-protector': "{{figure}} n'a pas la capacité protecteur.",
  'already-defender': '{{figure}} compte déjà parmi les défenseurs.',
  'not-a-defender': '{{target}} ne se défend pas contre cette attaque.',
  'protected-already': "{{figure}} a déjà pris la place de quelqu'un.",
  'protector-conditions': '{{figure}} ne remplit pas les conditions pour protéger {{target}}.',

  // Ce qui ne répond à rien
  'no-window': "Cette réaction attend {{on}} : ce n'est pas le moment.",
  'not-now': "Ce n'est pas le moment {{what}}.",
  'on-its-bearer': '« {{what}} » n’est que sur son propre porteur.',
  'slot-worn': 'L’emplacement de « {{what}} » est pris par une autre carte de la barre.',
  'not-attached': '« {{what}} » ne s’attache à personne : ni buff, ni debuff, ni équipement, ni forme.',
  'buff-on-enemy': '« {{what}} » est un buff : il s’attache à un allié.',
  'debuff-on-ally': '« {{what}} » est un debuff : il s’attache à un ennemi.',
  'attached-to-nobody': '« {{what}} » ne s’attache à personne hors du plateau : ce qui était sur une figurine détruite est perdu.',
  'one-form': 'Un personnage a une forme à la fois ; « {{what}} » en serait une autre.',
  'no-such-figure': "Aucune figurine ne s'appelle « {{what}} ».",
  'ongoing-not-played': 'Cette capacité est continue : elle compte tant que sa carte est en jeu, et ne se joue pas.',
  'react-waits': 'Cette capacité est une réaction : elle attend son moment.',
  'no-such-ability': "Cette figurine n'a pas de capacité « {{what}} ».",
};
