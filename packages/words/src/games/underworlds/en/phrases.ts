/** Pieces that sentences are made of: names, results of dice, lines of cards. */
import { sharedPhrases } from '../../../en/shared.ts';

export const phrases = {
  ...sharedPhrases,
  'card-quoted': '"{{card}}"',
  'by-card': '{{card}}: ',
  objective: 'objective {{n}}',
  glory: '{{n, glory}}',

  'part-set': '{{amount}}: {{source}}',
  'part-multiply': 'times {{amount}}: {{source}}',
  'part-limit': '{{amount}} at least',

  // What a roll comes to
  successes: '{{n, success}}',
  criticals: '{{n, critical}}',
  'successes-and-criticals': '{{n, success}} and {{crits, critical}}',
  'with-lost': '{{result}} ({{n, critical}} without success)',
  'with-noted': '{{result}} (counting for inspiration: {{n, face}})',

  // How two boards lie
  'none-turned': 'both boards as they are printed',
  'first-turned': 'the first board turned round',
  'second-turned': 'the second board turned round',
  'both-turned': 'both boards turned round',
  'not-shifted': 'edge to edge',
  'shifted-left': 'shifted {{n, column}} to the left',
  'shifted-right': 'shifted {{n, column}} to the right',

  // Lines of cards
  'side-line': 'Move {{move}}, Defence {{dice}} {{symbol}}, Wounds {{wounds}}',
  'attack-line': '{{name}}: range {{range}}, {{n, die}} on {{symbol}}, damage {{damage}}',
  'attack-line-spell': '{{name}}: spell, range {{range}}, as many dice as the wizard level on {{symbol}}, damage {{damage}}',
  'trait-all-adjacent': 'against all adjacent enemies',
  'trait-cleave-always': 'Cleave',
  'trait-cleave-critical-hit': 'Cleave on a critical hit',
  'trait-cleave-critical-rolled': 'Cleave if a critical is rolled',
  'trait-knockback-always': 'Knockback {{n}}',
  'trait-knockback-critical-hit': 'Knockback {{n}} on a critical hit',
  'trait-critical-damage': 'damage +{{n}} on a critical hit',
  'trait-re-roll': 'may re-roll {{n, die}}',
  'cast-focus': '{{n}} focus',
  'cast-channel': '{{n, channel}}',
  'cast-critical': '{{n, critical}}',
} as const;
