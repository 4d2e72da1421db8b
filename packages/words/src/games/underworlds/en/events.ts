/** What has just happened, for the log. */

export const events = {
  // Set-up
  'wins-roll-off': '{{seat}} wins the roll-off.',
  'lays-board': '{{seat}} lays a board: {{board}}.',
  'objective-lies': 'Objective {{n}} lies in {{space}}.',
  'replaces-hand': '{{seat}} sets aside a hand of {{n, card}} and draws anew.',
  deploys: '{{figure}} is set up in {{space}}.',

  // Rounds and activations
  round: 'Round {{round}}.',
  'at-the-start': '{{figure}} uses {{card}} at the start of the action phase.',
  activation: '{{seat}}, activation {{n}}.',
  passes: '{{seat}} passes.',
  'end-phase': 'End phase of round {{round}}.',
  draws: '{{seat}} draws {{what}}.',
  'draws-card': 'The card drawn is {{card}}.',
  discards: '{{seat}} discards {{what}}.',
  'discards-card': 'The card discarded is {{card}}.',
  moves: '{{figure}} moves {{n, hex}}, to {{space}}.',
  charges: '{{figure}} charges.',
  'goes-on-guard': '{{figure}} goes on Guard.',
  acts: '{{figure}} makes an action: {{what}}.',

  // Dice
  rolled: '{{what}} by {{seat}}, {{dice, die}}: {{result}}.',
  'rolled_what-roll.roll-off': 'Roll-off, {{seat}}: {{crits, critical}}, {{n, hammer}}.',
  'rolled-again': '{{seat}} re-rolls a die: {{face}}.',

  // An attack
  attacks: '{{figure}} attacks {{targets}} with {{attack}}.',
  'attack-ends': 'The attack of {{figure}} cannot be resolved any more: it ends here.',
  hits: 'The attack of {{figure}} on {{target}} succeeds.',
  misses: 'The attack of {{figure}} on {{target}} fails.',
  ties: 'The rolls of {{figure}} and {{target}} tie: the attack fails, unless the target is trapped.',
  trapped: '{{figure}} has no hex to be driven back into: trapped, and the attack succeeds.',
  suffers: '{{figure}} suffers {{n, damage}}.',
  'out-of-action': '{{figure}} is out of action.',
  'gains-glory': '{{seat}} gains {{n, glory}}.',
  'nobody-left': '{{seat}} has no fighter left on the battlefield.',
  'driven-back': '{{figure}} is driven back {{n, hex}} {{direction}}.',
  pushed: '{{figure}} is pushed {{n, hex}} {{direction}}.',
  whirls: '{{figure}} whirls {{n, hex}} along, to {{space}}.',
  returns: '{{figure}} is back, in {{space}}.',
  scatters: 'It scatters {{direction}}, into {{space}}.',
  'scatters-off': 'It scatters {{direction}}, off the battlefield.',
  inspired: '{{figure}} is Inspired.',

  // Cards
  plays: '{{seat}} plays {{card}}.',
  'reacts-with': '{{seat}} reacts with {{card}}.',
  reacts: '{{figure}} reacts: {{what}}.',
  chooses: '{{card}}: {{figure}} is chosen.',
  'chooses-hex': '{{card}}: the hex chosen is {{space}}.',
  cast: '{{figure}} casts {{what}}.',
  'not-cast': '{{figure}} fails to cast {{what}}.',
  upgrades: '{{seat}} gives {{figure}} an upgrade: {{card}}.',
  scores: '{{seat}} scores {{card}}: {{n, glory}}.',

  // The end
  won: '{{seat}} wins the match, {{n, glory}} to {{other}}.',
  'won-by-objectives': '{{n, glory}} each: {{seat}} wins by holding more objectives.',
  drawn: 'The match is drawn: {{n, glory}} each, and as many objectives held by either side.',
} as const;
