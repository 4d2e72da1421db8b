/** What can be chosen, as short orders. */

export const options = {
  // Set-up
  'lay-board': 'Place {{board}}',
  join: '{{turned}}, {{shifted}}',
  'lay-objective': 'Place it in {{space}}',
  'keep-hand': 'Keep this hand',
  'replace-hand': 'Draw a new hand',
  deploy: 'Set up {{figure}} in {{space}}',
  'go-first': 'Take the first activation',
  'go-second': 'Leave the first activation to the opponent',
  'mine-first': 'Mine first',
  'theirs-first': "The opponent's first",

  // Activations
  pass: 'Pass',
  draw: 'Draw a power card',
  exchange: 'Discard {{card}} and draw another objective',
  guard: '{{figure}} goes on Guard',
  move: '{{figure}} moves to {{space}}',
  charge: '{{figure}} charges, to {{space}}',
  attack: '{{figure}} attacks {{target}}: {{attack}}',
  'attack-all': '{{figure}} attacks all adjacent enemies: {{attack}}',
  'attack-next': 'Now {{figure}}',
  'more-dice': '{{n, die}} more, and {{figure}} is not activated again in this phase',
  'no-more-dice': 'Attack without the {{n, die}} more',
  'use-ability': '{{figure}}: {{ability}}',
  'use-upgrade': '{{figure}} uses {{card}}',

  // Dice and their consequences
  keep: 'Keep the roll',
  're-roll': 'Re-roll {{face}}',
  leave: 'Do not drive {{figure}} back',
  'drive-back': 'Drive {{figure}} back {{n, hex}} {{direction}}',

  // Cards
  play: 'Play {{card}}',
  'cast-spell': '{{figure}} casts {{card}}',
  upgrade: 'Give {{figure}} {{card}}',
  'react-card': 'React with {{card}}',
  'react-upgrade': '{{figure}} reacts with {{card}}',
  'react-ability': '{{figure}} reacts: {{ability}}',
  score: 'Score {{card}}',
  'score-nothing': 'Score nothing now',
  discard: 'Discard {{card}}',
  done: 'Nothing more',

  // What an answer settles for good
  'settles-activation': 'The activation is used up',
  'settles-discarded': 'Out of the game for good',
  'settles-lethal': 'The lethal hexes on the way put {{figure}} out of action',

  // What a card asks for
  'choose-none': 'Skip',
  'choose-fighter': '{{figure}}',
  'choose-hex': '{{space}}',
  'choose-direction': '{{direction}}',
  'choose-token': 'Objective {{n}}',
  'choose-card': '{{card}}',
  'choose-number': '{{n}}',
} as const;
