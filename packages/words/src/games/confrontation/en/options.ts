/** What a player may choose, as short orders. */
export const options = {
  // Cards and deployment
  'order-card': 'Place here: {{card}}',
  deploy: 'Deploy {{figure}} at {{place}}',
  'play-first': 'Play the first card',
  'play-second': 'Leave the first card to the other player',
  'play-top': 'Play the top card: {{card}}',
  'reserve-card': 'Put the top card into the reserve: {{card}}',
  'play-reserve': 'Play from the reserve: {{card}}',
  reserve: 'Put the top card into the reserve',

  // Activation
  stay: '{{figure}}: stay in place',
  'move-to': '{{figure}}: walk {{far, cm}} cm, to {{place}}',
  'move-to_run': '{{figure}}: run {{far, cm}} cm, to {{place}}',
  engage: '{{figure}}: engage {{target}}, at {{place}}',
  charge: '{{figure}}: charge {{target}}, at {{place}}',
  dive: '{{figure}}: dive on {{target}}, at {{place}}',
  'change-level': '{{figure}}: go to level {{level}}',
  'leave-contact': '{{figure}}: try to break contact',
  'end-card': 'End the activation of this card',
  'settles-unacted': 'Without having acted: {{figures}}',

  // What it costs
  'cost-acted': '{{figures}}: done for this activation',
  'cost-distance': 'Covers {{far, cm}} cm',
  'cost-attack-dice': 'Takes {{n, attackDie}}',
  'cost-defence-dice': 'Takes {{n, defenceDie}}',

  // Opposed tests, melees, combats
  'name-tactics': 'Name {{figure}} for the Tactics roll',
  'name-separation': 'Name {{figure}} for the Discipline test',
  'name-authority': 'Name {{figure}} for the Authority roll',
  'name-initiative': 'Name {{figure}} for Initiative',
  separate: '{{cut}}',
  'choose-combat': '{{sides}}',
  'place-dice': '{{figure}}: place {{attack}} in attack, {{defence}} in defence',
  'place-dice-fury': '{{figure}}: declare War fury, place {{attack}} in attack, {{defence}} in defence',

  // One attack
  attack: '{{figure}}: attack {{target}}',
  'attack-master': '{{figure}}: spend two dice on a Master strike against {{target}}',
  'no-parry': 'Do not parry',
  parry: 'Parry with {{n, defenceDie}}',
  'parry-counter': 'Counter-attack with {{n, defenceDie}}',
  'parry-sustained': 'Keep up a sustained defence',
  again: 'Roll the {{face}} again',
  keep: 'Keep {{natural}}',
  'strike-back': 'Give the die for an attack',
  'keep-die': 'Keep the defence die',
  'feint-wound': 'Roll for a wound on {{target}}',
  'feint-attack': 'Take an attack die from {{target}}',
  'feint-defence': 'Take a defence die from {{target}}',

  // Pursuit and effects
  'do-not-pursue': '{{figure}}: do not pursue',
  pursue: '{{figure}}: pursue to {{target}}, at {{place}}',
  'pursue-to': '{{figure}}: pursue to {{place}}',
  'pursue-target': '{{figure}}: pursue to {{target}}',
  'use-effect': '{{figure}}: use {{which}} on {{target}} ({{effectText}})',
  pass: 'Use nothing',
} as const;
