/** What is wrong with a set-up. */
import { sharedFaults } from '../../../en/shared.ts';

export const faults = {
  ...sharedFaults,

  'unknown-scenario': 'No scenario is called "{{what}}".',
  'unknown-modifier': 'No attack modifier card is called "{{what}}".',
  'unknown-class': 'No class is called "{{what}}".',
  'unknown-card': 'No ability card is called "{{what}}".',
  'card-of-others': '"{{what}}" belongs to another class.',
  'card-twice': 'The same card is twice in a hand: {{what}}.',
  'hand-size': 'A hand of this class has {{most}} cards, not {{what}}.',
  'unknown-monster': 'No monster is called "{{what}}".',
  'unknown-monster-deck': 'No deck of monster ability cards is called "{{what}}".',
  'how-many-characters': 'A scenario is for two to four characters, not {{what}}.',
  'class-twice': '"{{what}}" is there twice, and every class plays once unless the option for it (class-twice) allows more.',
  'deck-without-end': 'A modifier deck needs a card that does not roll: with rolling cards alone a draw would never end.',
  'deck-only-in-play': 'Bless and curse cards come into a deck in play; none begins with "{{what}}".',
  'which-level': 'The levels played are 0, 1 and 2, not {{what}}.',

  // Positions
  'no-such-letter': 'The map is drawn with the digits 1 to 8 for rooms and a point for no hex, not with "{{what}}".',
  'door-joins-two': 'The door in {{what}} must join exactly two rooms.',
  'no-such-room': 'Rooms are numbered from 1, as many as the map has: there is no "{{what}}".',
  'no-such-scenario': 'No scenario is called "{{what}}".',
  'scenario-or-map': 'Either a scenario or a map of its own: "{{what}}" brings its map along.',
  'no-such-monster-deck': 'No deck of monster ability cards is called "{{what}}".',
  'no-such-hex': 'The map has no hex called "{{what}}", or nobody stands there.',
  'no-such-deck': 'Nobody has a modifier deck called "{{what}}".',
  'no-such-card': 'No ability card is called "{{what}}", or not among these.',
  'no-such-attack': 'No attack stands on "{{what}}".',
  'hex-taken-twice': 'Two figures stand in {{what}}.',
  'hex-not-revealed': '{{what}} lies in a room that is not revealed.',
  'too-many-cards': 'A position has too many cards: {{what}}.',
  'too-many-figures': 'A position has too many figures: {{what}}.',
  'already-dead': 'A figure with {{what}} hit points would be dead already.',
  'no-such-standee': 'The type has no standee with the number {{what}}.',
  'no-such-summon': 'No figure that can be summoned is called "{{what}}".',
  'no-such-door': 'There is no door in {{what}}.',
  'no-turn-now': 'Turns are taken only between the choice of cards and the end of the round: "{{what}}" has none.',
  'wall-line': 'A wall line lies between two hexes of the map that touch: {{what}}.',
  'start-wants-scenario': 'A position at the start of a scenario ("{{what}}") names the scenario.',
} as const;
