/** End phase, victory, glory. */
import type { Paragraph } from './types.ts';

export const END_AND_GLORY: readonly Paragraph[] = [
  {
    id: 'wu:E1',
    title: { en: 'End phase', fr: 'Phase de fin' },
    text: {
      en: 'In this order, the player who activated first going first each time: score end-phase objectives whose condition holds, as many as you like; play upgrades, one glory each; discard objectives and power cards as you like; draw up to three objectives and five power cards; take off Move, Charge and Guard tokens.',
      fr: "Dans cet ordre, celui qui a activé le premier commençant à chaque fois : marquer les objectifs de phase de fin dont la condition est remplie, autant qu'on veut ; jouer des améliorations, un point de gloire chacune ; défausser à son gré objectifs et cartes de pouvoir ; piocher jusqu'à trois objectifs et cinq cartes de pouvoir ; retirer les pions Mouvement, Charge et Garde.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:E2',
    title: { en: 'Third end phase', fr: 'Troisième phase de fin' },
    text: {
      en: 'In the third end phase objectives are scored, those of the third end phase too; no upgrade is played, and the game is over.',
      fr: "À la troisième phase de fin on marque les objectifs, y compris ceux de la troisième phase de fin ; aucune amélioration n'est jouée, et la partie est finie.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:E3',
    title: { en: 'Winning, and ties', fr: 'Victoire et égalités' },
    text: {
      en: 'After three rounds the player with most glory, spent and unspent, wins. On a tie it is the one who holds more objectives; failing that, a draw. Survivors do not decide. A player without fighters plays on and may still score (37.2).',
      fr: "Après trois rounds, le joueur qui a le plus de gloire, dépensée ou non, gagne. À égalité, c'est celui qui tient le plus d'objectifs ; à défaut, match nul. Les survivants ne départagent pas. Un joueur sans combattant continue à jouer et peut encore marquer (37.2).",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:G1',
    title: { en: 'Glory for a fallen enemy', fr: 'De la gloire pour un ennemi tombé' },
    text: {
      en: "For each fighter out of action the opponent gains one glory: with two players whatever the cause, a lethal hex or the fighter's own doing included, and as often as the same fighter falls (sepulchral-guard.2). With three or four it is the player whose warband did it, and nobody for an own fighter (357.3).",
      fr: "Pour chaque combattant mis hors de combat, l'adversaire gagne un point de gloire : à deux joueurs quelle que soit la cause, case fatale ou propre faute comprises, et aussi souvent que le même combattant tombe (sepulchral-guard.2). À trois ou quatre, c'est le joueur dont la bande l'a fait, et personne pour un combattant à soi (357.3).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:G2',
    title: { en: 'Scoring objectives', fr: 'Marquer des objectifs' },
    text: {
      en: 'An objective gives the glory printed on it. An immediate one is shown when its condition holds, at the end of the action, reaction or gambit, and replaced by a draw at once; the new card waits for the end of the next action, reaction or gambit (g.33). The others are scored in the end phase (E1), those of the third end phase only then.',
      fr: "Un objectif rapporte la gloire imprimée dessus. Un objectif immédiat se montre quand sa condition est remplie, à la fin de l'action, réaction ou manœuvre, et se remplace aussitôt par une pioche ; la nouvelle carte attend la fin de l'action, réaction ou manœuvre suivante (g.33). Les autres se marquent en phase de fin (E1), ceux de la troisième phase de fin seulement alors.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:G3',
    title: { en: 'Spending glory on upgrades', fr: 'Dépenser de la gloire en améliorations' },
    text: {
      en: 'To give a fighter an upgrade, turn one glory from unspent to spent. Spent glory still counts for victory; effects that take unspent glory see only the rest.',
      fr: 'Pour améliorer un combattant, retournez un point de gloire, de non dépensé à dépensé. La gloire dépensée compte toujours pour la victoire ; les effets qui prennent de la gloire non dépensée ne voient que le reste.',
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
];
