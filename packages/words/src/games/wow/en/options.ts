/** What a player may choose, as short orders. */
export const options = {
  // A turn
  'take-turn': 'Act with {{figure}}',
  enter: 'Enter at {{space}}',
  move: 'Move to {{space}}{{spacesVia}}',
  attack: '{{ability}}{{on}}',
  'attack_ability-main': 'Attack {{aim}}',
  'attack_ability-main+no-targets': 'Attack',
  ability: '{{ability}}{{on}}',
  card: 'Play {{card}}{{on}}',
  'card_ability-grant': '{{card}}{{on}}',
  flip: 'Turn up {{card}} ({{figure}})',
  'end-turn': 'End the turn without acting',
  'end-turn_acted': 'End the turn',
  'settles-no-move-or-play': '{{figure}} could still move and act',
  'settles-no-move': '{{figure}} could still move',
  'settles-no-play': '{{figure}} could still act',
  'cost-ticks': 'Costs {{n, tick}}',
  'cost-exhausts': 'Exhausts {{card}}',
  area: '{{space}} with {{spaces}}',
  place: 'Put it at {{space}}',

  // Equipment
  equip: 'Equip {{figure}} with {{card}}',
  'equip-done': 'Equip nothing more',
  'settles-unworn': 'What is left cannot be worn later',

  // Answers
  react: '{{figure}}: react with {{card}}',
  'react_no-card': '{{figure}}: react ({{ability}})',
  pass: 'Do not react',
  protect: '{{figure}}: step in for {{target}}',
  'no-protection': 'Let nobody step in',

  // Dice and crits
  reroll: 'Reroll {{face}}',
  'keep-dice': 'Keep the dice',
  'crit-next': 'Begin with {{effect}}',
  'crit-next_several': 'Begin with {{effect}} ({{n}})',
  'trigger-next': 'Begin with {{card}} ({{figure}})',
  'trigger-next_no-card': "Begin with {{figure}}'s ability ({{ability}})",
  'trigger-next_of': 'Begin with {{card}} ({{figure}}), for {{of}}',
  'trigger-next_no-card+of': "Begin with {{figure}}'s ability ({{ability}}), for {{of}}",
  again: 'Attack {{aim}} again',

  // Effects
  'next-figure': 'Begin with {{figure}}',
  choose: '{{figure}}',
  shift: 'Move to {{space}}{{spacesVia}}',
  'shift-stay': 'Leave {{figure}} in place',
  teleport: 'Teleport to {{space}}',
  'teleport-stay': 'Leave {{figure}} in place',
  'ready-card': 'Ready {{card}}',
  'exhaust-card': 'Exhaust {{card}}',
  'go-first': 'Let {{seat}} go first',
} as const;
