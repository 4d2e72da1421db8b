/** Why not: what forbids an action, in one sentence each. */
import { sharedRefusals } from '../../../en/shared.ts';

export const refusals = {
  ...sharedRefusals,

  // Set-up
  'hexes-do-not-meet': 'Shifted like that, whole hexes and half hexes do not meet.',
  'too-few-hexes-touch': 'Only {{n, hex}} would touch: {{needed}} are needed at least.',
  'not-starting-hex': 'A fighter is deployed on a free starting hex of its own territory.',
  'not-nearest-hex': 'It is deployed on a free hex of its territory as near to {{figure}} as can be, no starting hex.',
  'objective-on-starting': 'No objective is placed on a starting hex.',
  'objective-on-blocked': 'No objective is placed on a blocked hex.',
  'objective-on-lethal': 'No objective is placed on a lethal hex.',
  'objective-on-edge': 'Only the fifth objective may be placed on an edge hex.',
  'objective-too-near': 'The objective in {{space}} is too near: it must be more than {{n, hex}} away.',

  // Activations
  'no-friend': '{{figure}} is not one of your fighters.',
  'not-in-play': '{{figure}} is not on the battlefield.',
  'has-moved': '{{figure}} has a Move token: no Move and no Charge in this phase.',
  'never-moves': '{{figure}} makes no Move actions.',
  'has-charged': '{{figure}} has a Charge token: it is not activated again in this phase.',
  'no-charge-now': '{{figure}} cannot charge now: something in force forbids it.',
  'no-more-activation': '{{figure}} cannot be activated again in this phase.',
  'on-guard': '{{figure}} is on Guard already.',
  'never-on-guard': '{{figure}} can neither go nor be on Guard.',
  'cannot-get-there': '{{figure}} cannot get to {{space}}.',
  'nobody-to-attack': 'From {{space}}, {{figure}} could attack nobody: that is no Charge.',

  // Attacks
  'no-such-attack': '{{figure}} has no such attack now.',
  'no-target': '{{figure}} has no such target.',
  'no-enemy': '{{figure}} is no enemy of the attacker.',
  'out-of-range': '{{figure}} is {{n, hex}} away: the range of this attack is {{range}}.',
  'no-sight': 'A blocked hex hides {{figure}}.',

  // Cards
  'no-cards-now': 'A card in force forbids power cards for now.',
  'no-gambits-now': 'In the end phase only upgrades are played.',
  'no-glory': 'An upgrade costs 1 glory, and none is left to spend.',
  'not-for-it': 'This upgrade is not for {{figure}}.',
  'no-attacks-for-it': '{{figure}} is given no upgrade that grants an Attack action.',
  'nobody-for-it': 'No fighter on the battlefield may be given this upgrade.',
  'only-a-reaction': 'This card is a reaction: it is played only in answer to what it names.',
  'no-wizard': 'A spell needs a wizard on the battlefield.',
  'not-your-board': '{{board}} is not in your collection.',
  'rolled-again-once': 'A die is rolled again once at most.',
  'not-that-action': 'The card gives {{figure}} another action.',
  'not-away': '{{space}} is not farther from every enemy.',
  'pushed-back-there': 'A push does not end in {{space}}, where it began.',
  'not-now': "This card's condition is not met.",
  'nothing-to-choose': '{{what}} qualifies.',
  'must-target': 'This attack must have {{figure}} among its targets.',
  'not-that-attack': 'The card gives {{figure}} another attack.',
  'not-in-hand': '{{card}} is not in your hand.',
  'scored-at-once': '{{card}} is scored at the moment its condition comes about, not in an end phase.',
  'scored-in-end-phases': '{{card}} is scored in an end phase.',
  'scored-in-the-third': '{{card}} is scored in the third end phase.',
  'came-for-a-score': '{{card}} came for an objective just scored: it waits for the end of the next action, reaction or gambit.',
  'condition-not-met': 'The condition of {{card}} is not met.',
  'no-scoring-now': '{{card}} is not scored at this moment.',
  'only-in-activations': 'That is done in an activation, and something else is asked now.',
  'only-in-power-steps': 'That is done in a power step, and something else is asked now.',
  'not-at-the-start-now': 'That is done once at the start of an action phase, when its player is asked for it.',
  'cannot-be-chosen': 'That cannot be chosen here.',

  // Reactions
  'no-window-now': 'Nothing has just happened that a reaction could answer.',
  'no-such-reaction': '{{figure}} has no such reaction now.',
  'no-reaction': 'This is no reaction.',
  'not-this-window': 'This reaction is played {{on}}, not {{opened}}.',
  'one-last-resort': 'In this Attack action {{card}} was used already: Last Chance, Last Lunge and Soultrap are not combined in one.',
  'does-not-answer': 'This reaction does not answer what has happened: its condition is not met.',
} as const;
