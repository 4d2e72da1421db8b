/** What can be chosen, as short orders. */

export const options = {
  // The scenario and its rounds
  pass: 'Pass',
  'start-here': '{{figure}}: begin in {{space}}',
  'place-here': 'Place it in {{space}}',
  'choose-cards': 'Lead with {{card}}, and play {{other}}',
  'long-rest': 'Take a long rest, at initiative 99',
  'acts-first': 'Let {{figure}} act first',
  'short-rest': 'Take a short rest: lose a card drawn from the discards, take back the others',
  'no-rest': 'Do not rest',

  // A character's turn
  'play-half': 'Play {{card}}, {{half}}',
  'play-half-disarmed': 'Play {{card}}, {{half}}: no attack, {{figure}} is disarmed',
  'play-half-immobilized': 'Play {{card}}, {{half}}: no movement, {{figure}} is immobilized',
  'play-half-hindered': 'Play {{card}}, {{half}}: neither attack nor movement, {{figure}} is disarmed and immobilized',
  'basic-action': 'Use {{card}} as {{half}}',
  'end-turn': 'End the turn',
  'skip-line': 'Skip: {{ability}}',
  'do-line': 'Perform: {{ability}}',
  'do-line-with': 'Perform: {{ability}}, using up {{element}}',
  'do-line-at': 'Perform: {{ability}}, in {{space}}',
  'recover-active': 'Take {{card}} back as well: its bonus ends',
  'do-line-on': 'Perform: {{ability}}, on {{figure}}',
  move: 'Go to {{space}}',
  stop: '{{figure}}: go no farther',
  'leave-push': 'Do not push {{figure}}',
  'leave-pull': 'Do not pull {{figure}}',
  'barred-push': 'Push {{figure}} where the way is barred: no farther',
  'barred-pull': 'Pull {{figure}} where the way is barred: no farther',
  'force-to': 'Move {{figure}} to {{space}}',

  // An attack
  'keep-elements': 'Use up no element',
  'use-element': 'Use up {{element}}',
  'lay-area': 'Lay the area over {{spaces}}, on {{figures}}',
  'lay-area-nobody': 'Lay the area over nobody: added targets alone',
  target: 'Target {{figure}}',
  'no-more-targets': 'Choose no further target',
  'take-path': 'Take the path through {{figures}}',
  'take-path_no-figures': 'Take a path through nobody else',
  'force-next': 'First move {{figure}}',
  'attack-next': 'Now attack {{figure}}',
  double: 'Double it',
  add: 'Apply {{n, signed}}',
  'apply-effect': 'Apply to {{figure}}: {{effect}}',
  'leave-effect': 'Do not apply: {{effect}}',

  // Damage and rests
  suffer: 'Suffer {{n, damage}}',
  'lose-one': 'Lose {{card}}',
  'lose-two': 'Lose {{card}} and {{other}}, both from the discards',
  'lose-two-active': 'Lose {{card}} and {{other}}; an active card counts as discarded',
  'take-active': 'Put {{card}} among the discards: its bonus ends',
  'accept-loss': 'Lose {{card}}',
  'another-card': 'Suffer 1 damage, keep {{card}} and draw another',

  // What it costs
  'cost-discards': 'Discards {{card}}',
  'cost-loses': 'Loses {{card}}',
  'cost-active': 'Puts {{card}} into the active area',
  'cost-removes': 'Removes {{card}} for good',
  'cost-health': 'Takes {{n, damage}}',
  'cost-move': 'Uses {{n, movement}}',
  'cost-element': 'Uses up {{element}}',

  // What an answer settles for good
  'settles-exhausted': '{{figure}} is exhausted',
  'settles-lost': 'Lost: no rest brings it back',
  'settles-lost-two': 'Lost: no rest brings them back',
  'settles-played': 'Lost once it has done anything',
  'settles-rest': 'One of the discards will be lost',
  'settles-no-action': 'Neither card is used',
  'settles-one-action': 'The second card is not used',

  // What the rules leave open for a monster
  focus: '{{figure}}: focus on {{target}}',
  'monster-goes': '{{figure}}: end in {{space}} and attack {{targets}}',
  'monster-goes_no-targets': '{{figure}}: end in {{space}}, with nobody to attack',
  'monster-heals': '{{figure}}: heal {{target}}',
  'trap-here': 'Lay the trap in {{space}}',

  // What is drawn at the table
  'draw-card': 'Draw {{card}}',
  'draw-standee': 'Draw number {{n}}',
  'draw-ability-card': 'Draw initiative {{n}}: {{ability}}',
} as const;
