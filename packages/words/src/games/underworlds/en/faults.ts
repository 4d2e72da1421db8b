/** What is wrong with a set-up or a deck. */
import { sharedFaults } from '../../../en/shared.ts';

export const faults = {
  'unknown-choice': sharedFaults['unknown-choice'],
  'choice-values': sharedFaults['choice-values'],

  // Warbands, boards, battlefield
  'unknown-warband': 'No warband is called "{{what}}".',
  'warband-not-played-yet': 'This program does not play the warband "{{what}}" yet.',
  'ability-not-played-yet': 'This program does not play the ability "{{what}}" yet.',
  'unknown-board': 'No board is called "{{what}}".',
  'cannot-join': 'The boards cannot be joined like that: {{what}}.',

  // Decks
  'unknown-deck': 'No deck is called "{{what}}".',
  'unknown-card': 'No card is called "{{what}}".',
  'card-not-played-yet': 'This program does not play the card "{{what}}" yet.',
  'card-of-others': '"{{what}}" belongs to another warband.',
  'card-twice': '"{{what}}" is in the deck twice: every name once only.',
  'wrong-pile': '"{{what}}" lies in the wrong deck: objectives in one, power cards in the other.',
  'how-many-objectives': 'A deck has exactly 12 objectives, not {{what}}.',
  'too-few-power-cards': 'A deck has 20 power cards at least, not {{what}}.',
  'more-gambits-than-upgrades': 'A deck has no more gambits than upgrades: {{what}} gambits are too many.',
  'spell-without-wizard': 'The option chosen for this match allows no spell to a warband without a wizard: "{{what}}".',
} as const;
