/** What every game says alike: answers that fit nothing, options that do not exist, where a paragraph comes from. */
export const sharedRefusals = {
  'wrong-seat': 'It is up to {{seat}}.',
  stale: 'The match has moved on since.',
  'no-decision': 'Nothing is to be decided now.',
  'no-such-option': 'That is not among the answers here.',
  'no-such-outcome': 'That cannot come up here.',
  'another-moment': 'This is not the moment for that.',
  'nothing-to-roll': 'Nothing is to be rolled now.',
  'wrong-dice': 'Wanted: {{dice, die}} with faces from 1 to {{sides}}.',
} as const;

export const sharedFaults = {
  'unknown-choice': 'No option is called "{{choice}}".',
  'choice-values': 'The option "{{choice}}" is one of {{values}}, not "{{value}}".',
  'no-such-value': 'No value is called "{{what}}".',
  'no-figure-value': 'A figure has no value called "{{what}}".',
  'no-attack-value': 'An attack has no value called "{{what}}".',
  'no-roll-value': 'A roll has no value called "{{what}}".',
  'too-many-own': "A match takes at most {{most}} things of one kind that are one's own: here are {{n}}.",
  'no-such-figure': 'No figure is called "{{what}}".',
} as const;

export const sharedPhrases = {
  or: ' or ',
  nobody: 'nobody',
  player: 'Player {{n}}',
  'the-player': 'Player {{n}}',
  'with-seat': '{{name}} ({{seat}})',
  numbered: '{{name}} {{n}}',
  faces: ' ({{faces}})',

  'part-base': '{{amount}} printed',
  'part-add': '{{amount, signed}} {{source}}',

  'source-rulebook': 'From the rulebook',
  'source-facts': 'Pieced together from other sources',
  'confidence-sure': 'Well attested',
  'confidence-likely': 'Likely, from one weak source',
  'confidence-unsure': 'Doubtful',
  'confidence-ours': 'Our own ruling',
  'standing-ours': 'No source says; this reading is ours.',
  'standing-likely': 'One weak source says so.',
  'standing-open': 'The sources leave it open; two readings exist.',
} as const;
