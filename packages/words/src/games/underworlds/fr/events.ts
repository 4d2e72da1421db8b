/** Ce qui vient d'arriver, pour le journal. Mêmes clés que l'anglais. */
import type { Same } from '../../../resources.ts';
import type { events as source } from '../en/events.ts';

export const events: Same<typeof source> = {
  // Mise en place
  'wins-roll-off': '{{seat}} remporte le tir au dé.',
  'wins-roll-off_seat-plural': '{{seat}} remportent le tir au dé.',
  'lays-board': '{{seat}} pose un plateau : {{board}}.',
  'lays-board_seat-plural': '{{seat}} posent un plateau : {{board}}.',
  'objective-lies': "L'objectif {{n}} se trouve en {{space}}.",
  'replaces-hand': '{{seat}} met de côté une main de {{n, card}} et en pioche une autre.',
  'replaces-hand_seat-plural': '{{seat}} mettent de côté une main de {{n, card}} et en piochent une autre.',
  deploys: '{{figure}} se déploie en {{space}}.',

  // Rounds et activations
  round: 'Round {{round}}.',
  'at-the-start': "Au début de la phase d'action, {{figure}} emploie {{card}}.",
  activation: 'Activation {{n}} de {{seat}}.',
  passes: '{{seat}} passe.',
  'passes_seat-plural': '{{seat}} passent.',
  'end-phase': 'Phase de fin du round {{round}}.',
  draws: '{{seat}} pioche {{what}}.',
  'draws_seat-plural': '{{seat}} piochent {{what}}.',
  'draws-card': 'La carte piochée est {{card}}.',
  discards: '{{seat}} défausse {{what}}.',
  'discards_seat-plural': '{{seat}} défaussent {{what}}.',
  'discards-card': 'La carte défaussée est {{card}}.',
  moves: "{{figure}} avance de {{n, hex}}, jusqu'en {{space}}.",
  charges: '{{figure}} charge.',
  'goes-on-guard': '{{figure}} se met en Garde.',
  acts: '{{figure}} fait une action : {{what}}.',

  // Les dés
  rolled: '{{what}} de {{seat}}, {{dice, die}} : {{result}}.',
  'rolled_what-roll.roll-off': 'Tir au dé de {{seat}} : {{crits, critical}}, {{n, hammer}}.',
  'rolled-again': '{{seat}} relance un dé : {{face}}.',
  'rolled-again_seat-plural': '{{seat}} relancent un dé : {{face}}.',

  // Une attaque
  attacks: '{{figure}} attaque {{targets}} : {{attack}}.',
  'attack-ends': "L'attaque de {{figure}} ne peut plus se résoudre : elle finit là.",
  hits: "L'attaque de {{figure}} contre {{target}} réussit.",
  misses: "L'attaque de {{figure}} contre {{target}} échoue.",
  ties: "Égalité entre {{figure}} et {{target}} : l'attaque échoue, à moins que la cible ne soit piégée.",
  trapped: "Aucune case où repousser {{figure}} : la cible est piégée, et l'attaque réussit.",
  suffers: '{{figure}} subit {{n, damage}}.',
  'out-of-action': '{{figure}} est hors de combat.',
  'gains-glory': '{{seat}} gagne {{n, glory}}.',
  'gains-glory_seat-plural': '{{seat}} gagnent {{n, glory}}.',
  'nobody-left': "{{seat}} n'a plus aucun combattant sur le champ de bataille.",
  'nobody-left_seat-plural': "{{seat}} n'ont plus aucun combattant sur le champ de bataille.",
  'driven-back': "L'attaque repousse {{figure}} de {{n, hex}} {{direction}}.",
  pushed: '{{figure}} subit une poussée de {{n, hex}} {{direction}}.',
  whirls: "{{figure}} tournoie de {{n, hex}}, jusqu'en {{space}}.",
  returns: '{{figure}} revient, en {{space}}.',
  scatters: 'Déviation {{direction}}, en {{space}}.',
  'scatters-off': 'Déviation {{direction}}, hors du champ de bataille.',
  inspired: 'Exaltation : la carte de {{figure}} se retourne.',

  // Les cartes
  plays: '{{seat}} joue {{card}}.',
  'plays_seat-plural': '{{seat}} jouent {{card}}.',
  'reacts-with': '{{seat}} réagit avec {{card}}.',
  'reacts-with_seat-plural': '{{seat}} réagissent avec {{card}}.',
  reacts: '{{figure}} réagit avec {{what}}.',
  chooses: '{{card}} : {{figure}} est la cible choisie.',
  'chooses-hex': '{{card}} : la case choisie est {{space}}.',
  cast: '{{figure}} lance {{what}}.',
  'not-cast': '{{figure}} ne parvient pas à lancer {{what}}.',
  upgrades: '{{seat}} améliore {{figure}} : {{card}}.',
  'upgrades_seat-plural': '{{seat}} améliorent {{figure}} : {{card}}.',
  scores: '{{seat}} marque {{card}} : {{n, glory}}.',
  'scores_seat-plural': '{{seat}} marquent {{card}} : {{n, glory}}.',

  // La fin
  won: '{{seat}} gagne la partie, avec {{n, glory}} contre {{other}}.',
  'won_seat-plural': '{{seat}} gagnent la partie, avec {{n, glory}} contre {{other}}.',
  'won-by-objectives': "{{n, glory}} de part et d'autre : {{seat}} l'emporte en tenant plus d'objectifs.",
  'won-by-objectives_seat-plural': "{{n, glory}} de part et d'autre : {{seat}} l'emportent en tenant plus d'objectifs.",
  drawn: "Partie nulle : {{n, glory}} et autant d'objectifs tenus de part et d'autre.",
};
