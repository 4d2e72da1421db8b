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
  area: '{{space}} with {{spaces}}',
  place: 'At {{space}}',

  // Equipment
  equip: 'Equip {{figure}} with {{card}}',
  'equip-done': 'Equip nothing more',
  'settles-unworn': 'What is left cannot be worn later',

  // Answers
  react: '{{figure}} reacts: {{card}}',
  'react_no-card': '{{figure}} reacts: {{ability}}',
  pass: 'Do not react',
  protect: '{{figure}} steps in for {{target}}',
  'no-protection': 'Nobody steps in',

  // Dice and crits
  reroll: 'Reroll {{face}}',
  'keep-dice': 'Keep the dice',
  'crit-next': 'First: {{effect}}',
  'trigger-next': 'First: {{card}} ({{figure}})',
  'trigger-next_no-card': "First: {{figure}}'s ability",
  'trigger-next_of': 'First: {{card}} ({{figure}}), for {{of}}',
  'trigger-next_no-card+of': "First: {{figure}}'s ability, for {{of}}",
  again: 'Attack {{aim}} again',

  // Effects
  'next-figure': 'First: {{figure}}',
  choose: '{{figure}}',
  shift: 'To {{space}}{{spacesVia}}',
  'shift-stay': 'Leave {{figure}} in place',
  teleport: 'To {{space}}',
  'teleport-stay': 'Leave {{figure}} in place',
  'ready-card': 'Ready {{card}}',
  'exhaust-card': 'Exhaust {{card}}',
} as const;
