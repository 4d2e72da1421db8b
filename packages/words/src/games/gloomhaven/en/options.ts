/** What can be chosen, as short orders. */

export const options = {
  // The scenario and its rounds
  pass: 'Pass',
  'start-here': '{{figure}} begins in {{space}}',
  'place-here': 'Place it in {{space}}',
  'choose-cards': '{{card}} leads, with {{other}}',
  'long-rest': 'Long rest, at initiative 99',
  'acts-first': '{{figure}} first',
  'short-rest': 'Short rest: lose a card drawn from the discards, take back the others',
  'no-rest': 'No rest',

  // A character's turn
  'play-half': 'Play {{card}}, {{half}}',
  'play-half-disarmed': 'Play {{card}}, {{half}}: no attack, {{figure}} is disarmed',
  'play-half-immobilized': 'Play {{card}}, {{half}}: no movement, {{figure}} is immobilized',
  'play-half-hindered': 'Play {{card}}, {{half}}: neither attack nor movement, {{figure}} is disarmed and immobilized',
  'basic-action': '{{card}} as {{half}}',
  'end-turn': 'End the turn',
  'skip-line': 'Skip: {{ability}}',
  'do-line': '{{ability}}',
  'do-line-with': '{{ability}}, using up {{element}}',
  'do-line-at': '{{ability}}, in {{space}}',
  'recover-active': 'Take {{card}} back as well: its bonus ends',
  'do-line-on': '{{ability}}, on {{figure}}',
  move: 'To {{space}}',
  stop: '{{figure}} goes no farther',
  'leave-push': '{{figure}} is not pushed',
  'leave-pull': '{{figure}} is not pulled',
  'force-to': '{{figure}} goes to {{space}}',

  // An attack
  'keep-elements': 'Use up no element',
  'use-element': 'Use up {{element}}',
  'lay-area': 'The area over {{spaces}}, on {{figures}}',
  'lay-area-nobody': 'The area over nobody: added targets alone',
  target: 'Target: {{figure}}',
  'no-more-targets': 'No further target',
  'take-path': 'The path through {{figures}}',
  'take-path_no-figures': 'A path through nobody else',
  'attack-next': 'Now {{figure}}',
  double: 'Double it',
  add: 'Apply {{n, signed}}',
  'apply-effect': 'Apply to {{figure}}: {{effect}}',
  'leave-effect': 'Do not apply: {{effect}}',

  // Damage and rests
  suffer: 'Suffer {{n, damage}}',
  'lose-one': 'Lose {{card}}',
  'lose-two': 'Lose {{card}} and {{other}}, both from the discards',
  'take-active': 'Put {{card}} among the discards: its bonus ends',
  'accept-loss': 'Lose {{card}}',
  'another-card': 'Suffer 1 damage, keep {{card}} and draw another',

  // What an answer settles for good
  'settles-exhausted': '{{figure}} is exhausted',
  'settles-lost': 'Lost: no rest brings it back',
  'settles-lost-two': 'Lost: no rest brings them back',
  'settles-played': 'Lost once it has done anything',
  'settles-rest': 'One of the discards will be lost',
  'settles-no-action': 'Neither card is used',
  'settles-one-action': 'The second card is not used',

  // What the rules leave open for a monster
  focus: '{{figure}} focuses on {{target}}',
  'monster-goes': '{{figure}} ends in {{space}} and attacks {{targets}}',
  'monster-goes_no-targets': '{{figure}} ends in {{space}}, with nobody to attack',
  'monster-heals': '{{figure}} heals {{target}}',
  'trap-here': 'The trap in {{space}}',
} as const;
