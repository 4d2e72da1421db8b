/** What is asked, what passing means, and what is about to be rolled. */

export const prompts = {
  // Set-up
  'ask-board': 'Which board do you place?',
  'ask-join': 'How do you join the two boards?',
  'ask-objective': 'Objective token {{n}} of 5, face down: where do you place it?',
  'ask-keep-objectives': 'Keep these objectives, or set all of them aside and draw as many?',
  'ask-keep-power': 'Keep these power cards, or set all of them aside and draw as many?',
  'ask-deploy-near': 'As near to {{figure}} as can be: whom do you deploy, and on which hex?',
  'ask-deploy': 'Which fighter do you deploy, and on which of your starting hexes?',
  'ask-first': 'You have won the roll-off: who takes the first activation of this round?',
  'ask-start-order': 'Both of you have effects at the start of the action phase, and you have won the roll-off: whose come first?',
  'ask-start': 'Start of the action phase: what do you use?',

  // Activations
  'ask-activation': 'Activation {{n}} of 4: what do you do?',
  'ask-charge-attack': '{{figure}} has charged: which attack, against whom?',
  'ask-granted': '{{figure}} is given an action: which one?',
  'ask-attack-next': '{{figure}} attacks several: whom next?',
  'ask-push-before': '{{figure}} may be pushed one hex before the attack: in which direction?',
  'ask-more-dice': '{{figure}} attacks: with more dice, at the price of further activations?',
  'ask-drive-back': 'Drive {{figure}} back?',
  'ask-re-roll': 'Re-roll a die? Re-rolls left: {{n}}.',

  // Power step and end phase
  'ask-power': 'Power step: play a power card?',
  'ask-score-now': 'Score an objective now? It is revealed.',
  'ask-score': 'End phase: which objectives do you score?',
  'ask-upgrade': 'End phase: which upgrades do you give? Each costs 1 glory.',
  'ask-discard': 'End phase: which cards do you discard before you draw?',

  // Reactions: the question says what they would answer; whoever might hold one is asked
  'ask-react-gambit-played': '{{seat}} plays {{card}}. Play a reaction?',
  'ask-react-gambit-played_seat-plural': '{{seat}} play {{card}}. Play a reaction?',
  'ask-react-ploy-chooses': '{{card}} chooses {{chosen}}. Play a reaction?',
  'ask-react-before-attack-action': '{{attacker}} is about to attack. Play a reaction?',
  'ask-react-attack-rolled': '{{attacker}} attacks {{target}}, and the attack dice have been rolled. Play a reaction?',
  'ask-react-defence-rolled': '{{attacker}} attacks {{target}}, and the defence dice have been rolled. Play a reaction?',
  'ask-react-before-dice': '{{attacker}} attacks {{target}}, and no dice have been rolled. Play a reaction?',
  'ask-react-will-succeed': 'The attack of {{attacker}} on {{target}} is about to succeed. Play a reaction?',
  'ask-react-has-failed': 'The attack of {{attacker}} on {{target}} has failed. Play a reaction?',
  'ask-react-spell-cast': '{{caster}} has cast a spell, its effect still to come. Play a reaction?',
  'ask-react-will-damage': 'The attack of {{attacker}} is about to deal {{damage, damage}} to {{target}}. Play a reaction?',
  'ask-react-will-be-out': '{{fighter}} is about to be taken out of action. Play a reaction?',
  'ask-react-will-be-out_by': '{{by}} is about to take {{fighter}} out of action. Play a reaction?',
  'ask-react-could-be-driven': '{{target}} could be driven back by {{attacker}}. Play a reaction?',
  'ask-react-driven-back': '{{target}} has been driven back by {{attacker}}. Play a reaction?',
  'ask-react-pushed': '{{fighter}} has been pushed {{hexes, hex}}. Play a reaction?',
  'ask-react-after-move': '{{fighter}} has moved. Play a reaction?',
  'ask-react-after-attack': '{{attacker}} has attacked {{target}}. Play a reaction?',
  'ask-react-after-action': '{{fighter}} has made an action. Play a reaction?',
  'ask-react-after-gambit': '{{seat}} has played {{card}}. Play a reaction?',
  'ask-react-after-gambit_seat-plural': '{{seat}} have played {{card}}. Play a reaction?',
  'ask-react-after-upgrade': '{{fighter}} has been given an upgrade: {{upgrade}}. Play a reaction?',
  'ask-react-after-activation': 'The activation of {{player}} is over. Play a reaction?',

  // What a card asks for
  'ask-direction': '{{byCard}}in which direction?',
  'ask-passed-first': '{{byCard}}which enemy did it pass through first?',
  'ask-enemy': '{{byCard}}which enemy?',
  'ask-free-hex': '{{byCard}}which free hex?',
  'ask-friend': '{{byCard}}which friendly fighter?',
  'ask-fighter': '{{byCard}}which fighter?',
  'ask-return': '{{byCard}}which fighter comes back?',
  'ask-token': '{{byCard}}which objective?',
  'ask-how-many': '{{byCard}}how many?',
  'ask-push-to': '{{byCard}}pushed to which hex?',
  'ask-push-through': '{{byCard}}through how many lethal hexes?',
  'ask-push': '{{byCard}}which fighter is pushed?',
  'ask-hex': '{{byCard}}which hex?',
  'ask-weapon': '{{byCard}}which weapon upgrade?',
} as const;

/** What choosing nothing means, where it is possible. */
export const passes = {
  'ask-activation': 'Passing uses up the activation.',
  'ask-power': 'An upgrade costs 1 glory point. The power step ends once both players pass in turn.',
  'ask-drive-back': 'Otherwise {{figure}} stays where it stands.',
  'ask-re-roll': 'Otherwise the roll stands as it is.',
  'ask-upgrade': 'Glory that is not spent now can be spent later.',
} as const;

export const rolls = {
  'ask-turn-up': 'The objectives are turned up: which numbers do they show?',
  'ask-draw-objective': 'An objective is drawn. Still to draw: {{n}}',
  'ask-draw-power': 'A power card is drawn. Still to draw: {{n}}',
  'ask-roll-roll-off': 'Roll-off: {{n, die}}',
  'ask-roll-attack': '{{figure}} attacks: {{n, die}}',
  'ask-roll-defence': '{{figure}} defends: {{n, die}}',
  'ask-roll-casting': '{{figure}} casts a spell: {{n, die}}',
  'ask-roll-card': 'Roll for a card: {{n, die}}',
  'ask-scatter': 'It scatters. Steps to go: {{n}}',
} as const;
