/** What is wrong with a set-up, a profile, a wound table or a situation. */
import { sharedFaults } from '../../../en/shared.ts';

export const faults = {
  ...sharedFaults,

  // Armies and the table
  'unknown-profile': 'No profile is called "{{what}}".',
  'bad-key': 'No figure can be called "{{what}}": letters, digits and hyphens, 32 at most.',
  'key-twice': 'Two figures are called "{{what}}".',
  'how-many-seats': 'Two players in a skirmish, two to four in a combat phase: not {{what}}.',
  'one-side-only': 'Fighters of both sides are needed.',
  'one-side-only_what': 'A combat needs fighters of both sides: {{what}}.',
  'no-fighters': 'A player without a fighter.',
  'player-of-two-sides': '"{{what}}" has its player fight for two sides.',
  'army-too-dear': 'The army costs more than was agreed: {{what}} PA.',
  'too-many-figures': '{{n}} figures: this program plays {{most}} at most.',
  'table-size': 'A table measures {{least, cm}} to {{most, cm}} cm, not {{n, cm}} cm.',
  'cannot-fight': '"{{what}}" lacks one of MOU, INI, ATT, FOR, DEF, RES, DIS and PA: it cannot fight.',
  'tactics-needed': 'The situation must say how the Tactics roll ended.',

  // Places and contacts
  'no-place': '"{{what}}" has no place on the table.',
  'no-room': '"{{what}}" has no room where it stands.',
  'off-table': '{{what}} lies off the table.',
  'bad-level': 'The level is 0, 1 or 2, not {{what}}.',
  'bad-angle': 'A base is turned by multiples of 15 degrees, from 0 to 345: not {{what}}.',
  'other-level': '{{what}}: at different levels there is no contact.',
  'not-touching': '"{{what}}" is said to be charged, but is not touched.',
  'touches-itself': '"{{what}}": nobody touches himself.',
  'named-twice': '"{{what}}": somebody is named twice in one combat.',
  'no-enemy': '"{{what}}" is no enemy.',

  // Combats and dice
  'bad-order': 'An order of players names each of them once, and nobody else: not {{what}}.',
  'no-combat-named': 'Only a combat under way has "{{what}}": "combat" must name one of its fighters.',
  'skirmish-only': 'Fighters are activated in a skirmish only ("{{what}}"): here the combat phase is played alone.',
  'braved-too-much': 'No fighter here spreads a PEUR of {{what}}: nobody has withstood it.',
  'too-many-passes': 'There were never attack dice for {{what}} passes of arms.',
  'not-in-combat': '"{{what}}" is in no combat.',
  'not-in-this-combat': '"{{what}}" is not in this combat.',
  'separation-needed': 'This melee is still to be separated: {{what}}.',
  'bad-dice': 'Dice are written attack/defence, such as 2/1: not "{{what}}".',
  'dice-count': 'The dice placed are not as many as this combat gives (placed, given): {{what}}.',
  'outside-melee': 'A combat takes in somebody who is not in the melee: {{what}}.',
  'several-against-several': 'A combat is never several against several: {{what}}.',
  'not-in-contact': 'A combat needs contact between its fighters: {{what}}.',
  'in-two-combats': 'A figure would be in two combats: {{what}}.',
  'left-out': 'Somebody who touches an enemy is left out: {{what}}.',

  // Profiles
  'bad-id': 'No id is written "{{what}}": small letters, digits and single hyphens, 28 at most.',
  'id-twice': 'Two effects are called "{{what}}".',
  'unknown-stat': 'No characteristic is called "{{what}}" here.',
  'bad-value': 'A characteristic cannot be {{what}}.',
  'value-twice': '{{what}} is printed: it needs no value of ours.',
  'courage-and-fear': 'A card has COU or PEUR, and "{{what}}" has both.',
  'unknown-base': 'No base is called "{{what}}".',
  'bad-card': 'A card stands for one to three figures, not {{what}}.',
  'unknown-role': 'A role is magician or faithful, not "{{what}}".',
  'unknown-places': 'Dice are placed first, last or after-initiative, not "{{what}}".',
  'unknown-standing': 'How sure a value is: sure, likely, unsure or ours, not "{{what}}".',
  'unknown-skill': 'No skill is called "{{what}}".',
  'skill-twice': 'The skill "{{what}}" comes twice.',
  'bad-number': '{{what}} is no number that can stand here.',
  'number-missing': 'The skill "{{what}}" needs its number.',
  'bad-word': 'The word "{{what}}" cannot stand here.',
  'word-missing': 'The skill "{{what}}" needs its word.',
  'unknown-moment': 'No moment is called "{{what}}".',
  'unknown-effect': 'An effect heals, stuns, strengthens or weakens (heal, stun, strengthen, weaken): not "{{what}}".',
  'too-many-effects': 'A card has 30 effects at most, not {{what}}.',

  // Wound tables
  'how-many-rows': 'A wound table has ten rows, not {{what}}.',
  'wrong-row': 'The row "{{what}}" is not in its place.',
  'unknown-location': 'No location is called "{{what}}".',
  'empty-cell': 'The cell "{{what}}" is empty.',
  'unknown-result': 'No result is called "{{what}}".',
} as const;
