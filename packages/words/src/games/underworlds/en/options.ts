/** What can be chosen, as short orders. */

export const options = {
  // Set-up
  'lay-board': 'Place {{board}}',
  join: 'Join them: {{turned}}, {{shifted}}',
  'lay-objective': 'Place it in {{space}}',
  'keep-hand': 'Keep this hand',
  'replace-hand': 'Draw a new hand',
  deploy: 'Deploy {{figure}} in {{space}}',
  'go-first': 'Take the first activation',
  'go-second': 'Leave the first activation to the opponent',
  'mine-first': 'Begin with mine',
  'theirs-first': "Begin with the opponent's",

  // Activations
  pass: 'Pass',
  draw: 'Draw a power card',
  exchange: 'Discard {{card}} and draw another objective',
  guard: '{{figure}}: go on Guard',
  move: '{{figure}}: move to {{space}}',
  'move-through': '{{figure}}: move to {{space}}, on purpose through {{n, lethal}}',
  'move-long': '{{figure}}: move to {{space}}, by the longest way',
  charge: '{{figure}}: charge, to {{space}}',
  'charge-long': '{{figure}}: charge, to {{space}}, by the longest way',
  'charge-through': '{{figure}}: charge, to {{space}}, on purpose through {{n, lethal}}',
  attack: '{{figure}}: attack {{target}} with {{attack}}',
  'attack-all': '{{figure}}: attack all adjacent enemies with {{attack}}',
  'attack-next': 'Now attack {{figure}}',
  'more-dice': 'Roll {{n, die}} more: {{figure}} is not activated again in this phase',
  'no-more-dice': 'Attack without more dice',
  'use-ability': '{{figure}}: use {{ability}}',
  'use-upgrade': '{{figure}}: use {{card}}',

  // Dice and their consequences
  keep: 'Keep the roll',
  're-roll': 'Re-roll {{face}}',
  leave: 'Do not drive {{figure}} back',
  'drive-back': 'Drive {{figure}} back {{n, hex}} {{direction}}',

  // Cards
  play: 'Play {{card}}',
  'cast-spell': '{{figure}}: cast {{card}}',
  upgrade: 'Give {{figure}} {{card}}',
  'react-card': 'React with {{card}}',
  'react-upgrade': '{{figure}}: react with {{card}}',
  'react-ability': '{{figure}}: react with {{ability}}',
  score: 'Score {{card}}',
  'score-nothing': 'Score nothing now',
  discard: 'Discard {{card}}',
  done: 'Do nothing more',

  // What it costs
  'cost-move-token': '{{figure}} takes a Move token',
  'cost-charge-token': '{{figure}} takes a Charge token',
  'cost-glory': 'Spends {{n, glory}}',
  'cost-discards': 'Discards {{card}}',
  'cost-in-play': 'Puts {{card}} into play',

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

  // What is drawn at the table
  'draw-card': 'Draw {{card}}',
  'turn-up': 'Turn up objective {{n}}',
} as const;
