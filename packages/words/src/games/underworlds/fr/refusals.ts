/** Pourquoi non : ce qui interdit une action, en une phrase. */
import { sharedRefusals } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { refusals as source } from '../en/refusals.ts';

export const refusals: Same<typeof source> = {
  ...sharedRefusals,

  // Mise en place
  'hexes-do-not-meet': 'Décalés ainsi, cases entières et demi-cases ne se rencontrent pas.',
  'too-few-hexes-touch': '{{n, hex}} seulement en contact : il en faut au moins {{needed}}.',
  'not-starting-hex': 'Un combattant se place sur une case de départ libre de son territoire.',
  'not-nearest-hex': 'Il se place au plus près de {{figure}}, sur une case libre de son territoire qui n’est pas de départ.',
  'objective-on-starting': 'Aucun objectif sur une case de départ.',
  'objective-on-blocked': 'Aucun objectif sur une case bloquée.',
  'objective-on-lethal': 'Aucun objectif sur une case fatale.',
  'objective-on-edge': 'Seul le cinquième objectif peut aller sur une case de bord.',
  'objective-too-near': "L'objectif en {{space}} est trop proche : il doit être à plus de {{n, hex}}.",

  // Activations
  'no-friend': "{{figure}} n'est pas de votre bande.",
  'not-in-play': "{{figure}} n'est pas sur le champ de bataille.",
  'has-moved': '{{figure}} porte un pion Mouvement : ni Mouvement ni Charge durant cette phase.',
  'never-moves': "{{figure}} ne fait pas d'action de Mouvement.",
  'has-charged': '{{figure}} porte un pion Charge : plus aucune activation durant cette phase.',
  'no-charge-now': '{{figure}} ne peut pas charger en ce moment : un effet en jeu le lui interdit.',
  'no-more-activation': "{{figure}} n'aura plus d'activation durant cette phase.",
  'on-guard': '{{figure}} est déjà en Garde.',
  'never-on-guard': '{{figure}} ne peut ni se mettre ni être en Garde.',
  'no-long-way': '{{figure}} ne va pas en {{space}} par un chemin qui pourrait être plus long.',
  'no-way-through': "Aucun chemin de {{figure}} jusqu'en {{space}} n'entre dans exactement {{n, lethal}}.",
  'cannot-get-there': "{{figure}} ne peut pas aller jusqu'en {{space}}.",
  'nobody-to-attack': "De {{space}}, {{figure}} n'aurait personne à attaquer : ce n'est pas une Charge.",
  'power-deck-empty': "Votre pile de pouvoirs est vide : il n'y a rien à piocher.",
  'objective-deck-empty': "Votre pile d'objectifs est vide : rien ne viendrait à sa place.",
  'no-objective': "{{card}} n'est pas un objectif.",

  // Attaques
  'no-such-attack': "{{figure}} n'a pas cette attaque en ce moment.",
  'no-target': "{{figure}} n'a pas cette cible.",
  'no-enemy': "{{figure}} n'est pas un ennemi de l'attaquant.",
  'out-of-range': '{{figure}} est à {{n, hex}} : la portée de cette attaque est de {{range}}.',
  'no-sight': 'Une case bloquée cache {{figure}}.',

  // Cartes
  'no-cards-now': 'Une carte en jeu interdit les cartes de pouvoir pour le moment.',
  'no-gambits-now': 'En phase de fin, on ne joue que des améliorations.',
  'no-glory': "Une amélioration coûte 1 point de gloire, et il n'en reste pas à dépenser.",
  'not-for-it': "Cette amélioration n'est pas pour {{figure}}.",
  'no-attacks-for-it': "{{figure}} ne reçoit pas d'amélioration qui donne une action d'Attaque.",
  'nobody-for-it': 'Aucun combattant sur le champ de bataille ne peut recevoir cette amélioration.',
  'only-a-reaction': "Cette carte est une réaction : elle ne se joue qu'en réponse à ce qu'elle nomme.",
  'no-wizard': 'Un sort demande un sorcier sur le champ de bataille.',
  'not-your-board': "{{board}} n'est pas dans votre collection.",
  'rolled-again-once': 'Un dé déjà relancé ne se relance pas une deuxième fois.',
  'not-that-action': 'La carte donne une autre action à {{figure}}.',
  'not-away': "{{space}} n'est pas plus loin de tous les ennemis.",
  'pushed-back-there': "Une poussée ne finit pas en {{space}}, d'où elle part.",
  'not-now': "La condition de cette carte n'est pas remplie.",
  'nothing-to-choose': '{{what}} ne convient.',
  'must-target': 'Cette attaque doit viser au moins {{figure}}.',
  'not-that-attack': 'La carte donne une autre attaque à {{figure}}.',
  'not-in-hand': "{{card}} n'est pas dans votre main.",
  'scored-at-once': '{{card}} se marque au moment où sa condition se réalise, et non en phase de fin.',
  'scored-in-end-phases': '{{card}} se marque en phase de fin.',
  'scored-in-the-third': '{{card}} se marque à la troisième phase de fin.',
  'came-for-a-score':
    "{{card}} vient d'être piochée pour un objectif marqué : elle attend la fin de l'action, de la réaction ou de la manœuvre suivante.",
  'condition-not-met': "La condition de {{card}} n'est pas remplie.",
  'no-scoring-now': '{{card}} ne se marque pas à ce moment.',
  'only-in-activations': "Cela se fait lors d'une activation, et c'est autre chose qui est demandé.",
  'only-in-power-steps': "Cela se fait à l'étape des pouvoirs, et c'est autre chose qui est demandé.",
  'no-upgrades-in-the-third': 'Aucune amélioration ne se joue à la troisième phase de fin.',
  'upgrades-after-objectives': 'En phase de fin, les améliorations se jouent après les objectifs et avant les défausses.',
  'discarded-in-end-phases': 'On défausse des cartes en phase de fin, après les améliorations.',
  'not-at-the-start-now': "Cela se fait une fois, au début d'une phase d'action, quand on le demande à son joueur.",
  'driven-by-attacks': "On repousse une cible à la fin d'une action d'Attaque réussie, ou d'une égalité avec au moins une réussite.",
  'rolled-again-at-once': 'On relance des dés, ou on les garde, juste après leur jet.',
  'next-of-several': 'On demande qui est le suivant quand une attaque vise plusieurs cibles.',
  'dice-before-rolls': "Des dés de plus se prennent avant le jet d'attaque.",
  'chosen-for-cards': 'Cela se choisit pour une carte ou une action qui le demande.',
  'granted-by-cards': 'Une action donnée par une carte se fait, ou se laisse, quand la carte la donne.',
  'scored-when-asked': "Aucun objectif n'est à marquer à ce moment.",
  'done-in-end-phases': "C'est une partie de la phase de fin, ou du début d'une phase d'action, que l'on termine ainsi.",
  'first-by-roll-off': 'Le vainqueur du tir au dé choisit qui commence, au début du round.',
  'only-in-set-up': 'Cela se fait avant le premier round.',
  'cannot-be-chosen': 'Ce choix ne convient pas ici.',

  // Réactions
  'no-window-now': "Rien ne vient d'arriver à quoi une réaction pourrait répondre.",
  'no-such-reaction': "{{figure}} n'a pas cette réaction en ce moment.",
  'no-reaction': "Ce n'est pas une réaction.",
  'not-this-window': 'Cette réaction se joue {{on}}, et non {{opened}}.',
  'one-last-resort':
    "{{card}} a déjà servi durant cette action d'Attaque : on n'y combine pas Dernière Chance, Ultime Riposte et Piège à Âme.",
  'does-not-answer': "Cette réaction ne répond pas à ce qui vient d'arriver : sa condition n'est pas remplie.",
};
