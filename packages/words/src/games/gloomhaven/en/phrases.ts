/** Pieces that sentences are made of: names, modifier cards, lines of monsters' cards. */
import { sharedPhrases } from '../../../en/shared.ts';
import { talk } from './talk.ts';
import { why } from './why.ts';

export const phrases = {
  ...sharedPhrases,
  ...why,
  ...talk,
  'part-set': '{{amount}}: {{source}}',
  monsters: 'the monsters',
  objective: 'the objective {{n}}',
  'card-quoted': '"{{card}}"',
  'with-number': '{{word}} {{n}}',
  standee: 'number {{n}}',

  // Modifier cards
  rolling: 'rolling {{card}}',
  'modifier-effect': '{{card}} with {{effect}}',

  // What a monster's ability card says
  'outcome-goes': '{{space}}, attacking {{targets}}',
  'ability-outcome': 'initiative {{n}}: {{ability}}',
  'line-move': 'Move {{n, signed}}',
  'line-attack': 'Attack {{n, signed}}',
  'line-heal': 'Heal {{n}}',
  'line-shield': 'Shield {{n}}',
  'line-retaliate': 'Retaliate {{n}}',
  'line-strengthen': 'Strengthen',
  'line-trap': 'a trap with {{n, damage}}',
  'line-loot': 'Loot {{n}}',
  'line-element': 'create {{element}}',
  'part-range': 'Range {{n}}',
  'part-range-more': 'Range {{n, signed}}',
  'part-targets': 'Target {{n}}',
  'part-consume': 'with {{element}}: {{more}}',
  'part-only': 'only with {{element}}',
  'part-more': '{{n, signed}}',
  'part-area': 'an area',
  'part-all-on-one': 'all on one enemy',
  'stat-line': '{{n}} {{stat}}',
} as const;
