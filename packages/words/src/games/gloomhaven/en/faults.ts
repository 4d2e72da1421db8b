/** What is wrong with a set-up. */
import { sharedFaults } from '../../../en/shared.ts';

export const faults = {
  'unknown-choice': sharedFaults['unknown-choice'],
  'choice-values': sharedFaults['choice-values'],

  'unknown-scenario': 'No scenario is called "{{what}}".',
  'unknown-modifier': 'No attack modifier card is called "{{what}}".',
  'unknown-class': 'No class is called "{{what}}".',
  'unknown-card': 'No ability card is called "{{what}}".',
  'card-of-others': '"{{what}}" belongs to another class.',
  'card-twice': 'The same card is twice in a hand: {{what}}.',
  'hand-size': 'A hand has as many cards as its class holds, not {{what}}.',
  'unknown-monster': 'No monster is called "{{what}}".',
  'unknown-monster-deck': 'No deck of monster ability cards is called "{{what}}".',
  'how-many-characters': 'A scenario is for two to four characters, not {{what}}.',
  'class-twice': 'Every class plays once at most: {{what}}.',
  'which-level': 'The levels played are 0, 1 and 2, not {{what}}.',
} as const;
