/** What a player may choose, as short orders. */
export const options = {
  // Cards and deployment
  'order-card': 'Place here: {{card}}',
  deploy: 'Deploy {{figure}} at {{place}}',
  'play-top': 'Play the top card: {{card}}',
  'reserve-card': 'Set the top card aside: {{card}}',
  'play-reserve': 'Play from the reserve: {{card}}',
  reserve: 'Set the top card aside',

  // Activation
  stay: '{{figure}} stays in place',
  'move-to': '{{figure}} walks {{far, cm}} cm, to {{place}}',
  'move-to_run': '{{figure}} runs {{far, cm}} cm, to {{place}}',
  engage: '{{figure}} engages {{target}}, at {{place}}',
  charge: '{{figure}} charges {{target}}, at {{place}}',
  dive: '{{figure}} dives on {{target}}, at {{place}}',
  'change-level': '{{figure}} goes to level {{level}}',
  'leave-contact': '{{figure}} tries to break contact',
  'end-card': 'The others of this card do nothing more',
  'settles-unacted': 'Without having acted: {{figures}}',

  // Opposed tests, melees, combats
  'name-tactics': 'Name {{figure}} for the Tactics roll',
  'name-separation': 'Name {{figure}} for the Discipline test',
  'name-authority': 'Name {{figure}} for the Authority roll',
  'name-initiative': 'Name {{figure}} for Initiative',
  separate: '{{cut}}',
  'choose-combat': '{{sides}}',
  'place-dice': '{{figure}}: {{attack}} in attack, {{defence}} in defence',
  'place-dice-fury': '{{figure}}, War fury: {{attack}} in attack, {{defence}} in defence',

  // One attack
  attack: '{{figure}} attacks {{target}}',
  'attack-master': 'Master strike of {{figure}} against {{target}}',
  'no-parry': 'Do not parry',
  parry: 'Parry with {{n, defenceDie}}',
  'parry-counter': 'Counter-attack with {{n, defenceDie}}',
  'parry-sustained': 'Sustained defence',
  again: 'Roll the {{face}} again',
  keep: 'Keep {{natural}}',
  'strike-back': 'Give the die for an attack',
  'keep-die': 'Keep the defence die',
  'feint-wound': 'Roll for a wound on {{target}}',
  'feint-attack': 'Take an attack die from {{target}}',
  'feint-defence': 'Take a defence die from {{target}}',

  // Pursuit and effects
  'do-not-pursue': '{{figure}} does not pursue',
  pursue: '{{figure}} pursues to {{target}}, at {{place}}',
  'pursue-to': '{{figure}} pursues to {{place}}',
  'pursue-target': '{{figure}} pursues to {{target}}',
  'use-effect': '{{figure}}: {{which}} on {{target}} ({{effectText}})',
  pass: 'Use nothing',
} as const;
