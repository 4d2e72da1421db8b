/** Ce que l'on demande, ce que passer veut dire, et ce que l'on jette. */
import type { Same } from '../../../resources.ts';
import type { passes as passSource, rolls as rollSource, prompts as source } from '../en/prompts.ts';

export const prompts: Same<typeof source> = {
  // Mise en place
  'ask-board': 'Quel plateau posez-vous ?',
  'ask-join': 'Comment joignez-vous les deux plateaux ?',
  'ask-objective': 'Pion objectif {{n}} sur 5, face cachée : où le posez-vous ?',
  'ask-keep-objectives': 'Garder ces objectifs, ou les mettre tous de côté et en piocher autant ?',
  'ask-keep-power': 'Garder ces cartes de pouvoir, ou les mettre toutes de côté et en piocher autant ?',
  'ask-deploy-near': 'Au plus près de {{figure}} : qui déployez-vous, et sur quelle case ?',
  'ask-deploy': 'Quel combattant déployez-vous, et sur quelle case de départ de votre territoire ?',
  'ask-first': 'Vous avez remporté le tir au dé : à qui la première activation de ce round ?',
  'ask-start-order': "Les deux camps ont des effets au début de la phase d'action, et vous avez remporté le tir au dé : lesquels d'abord ?",
  'ask-start': "Début de la phase d'action : qu'employez-vous ?",

  // Activations
  'ask-activation': 'Activation {{n}} sur 4 : que faites-vous ?',
  'ask-charge-attack': '{{figure}} a chargé : quelle attaque, et contre qui ?',
  'ask-granted': '{{figure}} reçoit une action : laquelle ?',
  'ask-attack-next': '{{figure}} attaque plusieurs cibles : à qui le tour ?',
  'ask-push-before': "Avant l'attaque, {{figure}} peut recevoir une poussée d'une case : dans quelle direction ?",
  'ask-more-dice': '{{figure}} attaque : avec des dés de plus, au prix de ses autres activations ?',
  'ask-drive-back': 'Repousser {{figure}} ?',
  'ask-re-roll': 'Relancer un dé ? Relances restantes : {{n}}.',

  // Étape des pouvoirs et phase de fin
  'ask-power': 'Étape des pouvoirs : jouer une carte ?',
  'ask-score-now': 'Marquer un objectif maintenant ? Il sera révélé.',
  'ask-score': 'Phase de fin : quels objectifs marquez-vous ?',
  'ask-upgrade': 'Phase de fin : quelles améliorations jouez-vous ? Chacune coûte 1 point de gloire.',
  'ask-discard': 'Phase de fin : quelles cartes défaussez-vous avant de piocher ?',

  // Les réactions : la question dit à quoi elles répondraient ; on la pose à qui pourrait en tenir une
  'ask-react-gambit-played': '{{seat}} joue {{card}}. Réagir ?',
  'ask-react-gambit-played_seat-plural': '{{seat}} jouent {{card}}. Réagir ?',
  'ask-react-ploy-chooses': '{{card}} : {{chosen}} est la cible choisie. Réagir ?',
  'ask-react-before-attack-action': '{{attacker}} va attaquer. Réagir ?',
  'ask-react-attack-rolled': "{{attacker}} attaque {{target}}, et les dés d'attaque sont jetés. Réagir ?",
  'ask-react-defence-rolled': '{{attacker}} attaque {{target}}, et les dés de défense sont jetés. Réagir ?',
  'ask-react-before-dice': '{{attacker}} attaque {{target}}, aucun dé encore jeté. Réagir ?',
  'ask-react-will-succeed': "L'attaque de {{attacker}} contre {{target}} va réussir. Réagir ?",
  'ask-react-has-failed': "L'attaque de {{attacker}} contre {{target}} a échoué. Réagir ?",
  'ask-react-spell-cast': "{{caster}} a lancé un sort, dont l'effet est à venir. Réagir ?",
  'ask-react-will-damage': "L'attaque de {{attacker}} va infliger {{damage, damage}} à {{target}}. Réagir ?",
  'ask-react-will-be-out': 'Mise hors de combat imminente : {{fighter}}. Réagir ?',
  'ask-react-will-be-out_by': '{{by}} va mettre {{fighter}} hors de combat. Réagir ?',
  'ask-react-could-be-driven': '{{attacker}} pourrait repousser {{target}}. Réagir ?',
  'ask-react-driven-back': '{{attacker}} a repoussé {{target}}. Réagir ?',
  'ask-react-pushed': 'Une poussée a déplacé {{fighter}} de {{hexes, hex}}. Réagir ?',
  'ask-react-after-move': '{{fighter}} a fini son Mouvement. Réagir ?',
  'ask-react-after-attack': '{{attacker}} a fini son attaque contre {{target}}. Réagir ?',
  'ask-react-after-action': '{{fighter}} a fini son action. Réagir ?',
  'ask-react-after-gambit': '{{seat}} a joué {{card}}. Réagir ?',
  'ask-react-after-gambit_seat-plural': '{{seat}} ont joué {{card}}. Réagir ?',
  'ask-react-after-upgrade': '{{fighter}} a reçu une amélioration : {{upgrade}}. Réagir ?',
  'ask-react-after-activation': "L'activation de {{player}} est finie. Réagir ?",

  // Ce que demande une carte
  'ask-direction': '{{byCard}}dans quelle direction ?',
  'ask-passed-first': '{{byCard}}quel ennemi a-t-il traversé en premier ?',
  'ask-enemy': '{{byCard}}quel ennemi ?',
  'ask-free-hex': '{{byCard}}quelle case libre ?',
  'ask-friend': '{{byCard}}quel ami ?',
  'ask-fighter': '{{byCard}}quel combattant ?',
  'ask-return': '{{byCard}}quel combattant revient ?',
  'ask-token': '{{byCard}}quel objectif ?',
  'ask-how-many': '{{byCard}}combien ?',
  'ask-push-to': '{{byCard}}pousser sur quelle case ?',
  'ask-push-through': '{{byCard}}par combien de cases fatales ?',
  'ask-push': '{{byCard}}quel combattant pousser ?',
  'ask-hex': '{{byCard}}quelle case ?',
  'ask-weapon': '{{byCard}}quelle amélioration à attaque ?',
};

export const passes: Same<typeof passSource> = {
  'ask-activation': "Passer dépense l'activation.",
  'ask-power': "Une amélioration coûte 1 point de gloire. L'étape finit quand les deux joueurs passent l'un après l'autre.",
  'ask-drive-back': 'Sinon, {{figure}} reste sur place.',
  'ask-re-roll': 'Sinon, le jet reste tel quel.',
  'ask-upgrade': 'La gloire gardée pourra servir plus tard.',
};

export const rolls: Same<typeof rollSource> = {
  'ask-turn-up': 'On retourne les objectifs : quels numéros portent-ils ?',
  'ask-draw-objective': "Pioche d'un objectif. Encore à piocher : {{n}}",
  'ask-draw-power': "Pioche d'une carte de pouvoir. Encore à piocher : {{n}}",
  'ask-roll-roll-off': 'Tir au dé : {{n, die}}',
  'ask-roll-attack': '{{figure}} attaque : {{n, die}}',
  'ask-roll-defence': '{{figure}} se défend : {{n, die}}',
  'ask-roll-casting': '{{figure}} lance un sort : {{n, die}}',
  'ask-roll-card': 'Jet pour une carte : {{n, die}}',
  'ask-scatter': 'Déviation. Pas à faire : {{n}}',
};
