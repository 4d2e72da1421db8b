/** What has just happened, for the log. */

export const events = {
  // The scenario and its rounds
  opens: '{{figure}} opens the door in {{space}}: the room behind it is revealed.',
  appears: '{{figure}} comes into play in {{space}}.',
  appears_elite: '{{figure}}, an elite, comes into play in {{space}}.',
  'no-standee': 'No standee is left of a type: {{n, monster}} not placed.',
  round: 'Round {{n}}: everybody chooses cards.',
  shows: '{{seat}} shows {{card}}, initiative {{n}}, and {{other}}.',
  'will-rest': '{{seat}} announces a long rest: initiative 99.',
  'ability-card': '{{monster}}, initiative {{n}}: {{ability}}.',
  won: 'The scenario is won in round {{n}}: no monster is left.',
  lost: 'The scenario is lost in round {{n}}: every character is exhausted.',

  // Turns
  turn: 'Turn of {{figure}}.',
  stunned: '{{figure}} is stunned and does nothing.',
  plays: '{{figure}} plays {{card}}, {{half}}.',
  'plays-basic': '{{figure}} plays {{card}} as {{half}}.',
  moves: '{{figure}} moves {{n, hex}}, to {{space}}.',
  springs: '{{figure}} springs the trap in {{space}}.',
  loots: '{{seat}} loots {{n, coin}} and the treasure.',
  'loots_no-n': '{{seat}} loots the treasure.',
  'loots_no-other': '{{seat}} loots {{n, coin}}.',
  summons: '{{figure}} is summoned in {{space}}.',
  'gains-experience': '{{seat}} gains {{n, experience}}.',
  'uses-element': '{{seat}} uses an element: {{element}}.',
  'makes-element': 'An element is made: {{element}}, strong from the end of this turn.',
  disarms: '{{figure}} disarms the trap in {{space}}.',
  destroys: '{{figure}} destroys the obstacle in {{space}}.',
  'recovers-lost': '{{seat}} takes every lost card back.',
  'bonus-ends': '{{card}} leaves the active area.',
  rests: '{{seat}} rests: {{card}} is lost, the other discards come back.',

  // Monsters
  focuses: '{{figure}} goes for {{target}}.',
  'no-focus': '{{figure}} finds nobody to go for.',
  shields: '{{figure}}: Shield {{n}} for this round.',
  'will-retaliate': '{{figure}}: Retaliate {{n}} for this round.',

  // An attack
  attacks: '{{figure}} attacks {{target}}: Attack {{n}}.',
  'has-advantage': '{{figure}} attacks with advantage.',
  'has-disadvantage': '{{figure}} attacks with disadvantage.',
  draws: '{{figure}} draws {{card}}.',
  counts: 'Of the two, {{card}} counts.',
  reshuffles: 'No modifier card is left to {{figure}}: the discards are shuffled.',
  'comes-to': 'The attack of {{figure}} on {{target}} comes to {{n, damage}}.',
  'comes-to_no-n': 'The attack of {{figure}} on {{target}} does no damage.',
  retaliates: '{{figure}} retaliates: {{n, damage}} to {{target}}.',
  pushed: '{{figure}} is pushed to {{space}}.',
  pulled: '{{figure}} is pulled to {{space}}.',

  // Damage and conditions
  suffers: '{{figure}} suffers {{n, damage}}.',
  ignored: '{{figure}} ignores the damage: a card in the active area sees to it.',
  negated: '{{figure}} loses {{n, card}} and suffers nothing.',
  killed: '{{figure}} dies.',
  exhausted: '{{figure}} is exhausted.',
  heals: '{{figure}} heals {{n, point}}.',
  'heals_no-n': 'The healing of {{figure}} brings back no hit points.',
  afflicted: '{{figure}}: {{condition}}.',
  cursed: 'A curse is shuffled into the modifier deck of {{figure}}.',
  blessed: 'A blessing is shuffled into the modifier deck of {{figure}}.',
} as const;
