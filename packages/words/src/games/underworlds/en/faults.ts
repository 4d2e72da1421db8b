/** What is wrong with a set-up or a deck. */
import { sharedFaults } from '../../../en/shared.ts';

export const faults = {
  ...sharedFaults,

  // Warbands, boards, battlefield
  'unknown-warband': 'No warband is called "{{what}}".',
  'unknown-fighter': 'No fighter of the warband is called "{{what}}".',
  'warband-not-played-yet': 'This program does not play the warband "{{what}}" yet.',
  'ability-not-played-yet': 'This program does not play the ability "{{what}}" yet.',
  'unknown-attack': 'This fighter has no attack action "{{what}}".',
  'does-to-itself': '{{what}} cannot have done that to itself.',
  'objectives-on-one-hex': 'Two objectives lie in {{what}}.',
  'unknown-board': 'No board is called "{{what}}".',
  'no-boards': 'A player brings one board at least: {{what}} has none.',
  'badly-written-board': 'The board "{{what}}" is not written as five rows of eight hexes.',
  'few-starting-hexes':
    'A board has {{needed}} starting hexes at least, since the largest warbands place seven fighters on them: this one has {{n}}.',
  'few-plain-hexes':
    'A board has {{needed}} hexes at least that are nothing but ground, so that the objectives find room: this one has {{n}}.',
  'hexes-cut-off': 'From every hex of a board one can come to every other: hexes cut off by blocked ones: {{n}}.',
  'board-id-kept': 'The name "{{what}}" is kept for boards that a situation changes.',
  'board-twice': 'Two boards are called "{{what}}".',
  'too-many-boards': 'More boards of your own than a match takes: {{what}}. Bring fewer of them.',
  'two-players': 'This game is for two players, not {{what}}.',
  'cannot-join': 'The boards cannot be joined like that: {{what}}.',

  // Decks
  'unknown-deck': 'No deck is called "{{what}}".',
  'unknown-card': 'No card is called "{{what}}".',
  'card-not-played-yet': 'This program does not play the card "{{what}}" yet.',
  'card-of-others': '"{{what}}" belongs to another warband.',
  'card-twice': '"{{what}}" is in the deck twice: every name once only.',
  'wrong-pile': '"{{what}}" is in the wrong deck: objectives in one, power cards in the other.',
  'how-many-objectives': 'A deck has exactly 12 objectives, not {{what}}.',
  'too-few-power-cards': 'A deck has 20 power cards at least, not {{what}}.',
  'more-gambits-than-upgrades': 'A deck has no more gambits than upgrades: {{what}} gambits are too many.',
  'spell-without-wizard': 'The option chosen for this match allows no spell to a warband without a wizard: "{{what}}".',
  'unknown-line': 'Line {{line}} names no card: "{{text}}".',
  'no-such-deck': 'No deck is called "{{what}}".',
  'no-such-card': 'Neither warband can have a card called "{{what}}".',
  'no-such-ability': 'No ability is called "{{what}}".',
  'no-such-attack': 'No attack reads "{{what}}": it is written fighter/attack>target.',
  'no-such-hex': 'The battlefield has no hex called "{{what}}", or nobody stands there.',
  'no-such-hex-kind': 'A hex is normal, starting, blocked or lethal, not "{{what}}".',
  'hex-on-the-join': '{{what}} is on the join of the boards: nothing is printed there.',
  'hex-taken-twice': 'Two fighters stand in {{what}}.',
  'more-spent-than-gained': 'More glory is spent than was gained: {{what}}.',
  'no-attack-value': 'An attack has no value called "{{what}}".',
  'no-roll-value': 'A roll has no value called "{{what}}".',
  'stands-on-blocked': 'A fighter stands on the blocked hex "{{what}}".',
  'no-such-objective': 'Objectives are numbered 1 to 5: there is no "{{what}}".',
  'deed-by-whom': 'It is not said who did it ({{what}}): "by" a fighter, or "side" 1 or 2, or "side" 0 for nobody.',
  'deed-lacks': 'Something that happened is told in part only: {{what}} is missing.',
  'card-in-wrong-place': '"{{what}}" cannot lie there: upgrades lie on fighters, gambits last, objectives are scored.',
  'already-out': '{{what}} has more wound tokens than it can bear: it would be out of action.',
} as const;
