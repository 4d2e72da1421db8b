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

  // What a half of a card without a printed text does
  'half-nothing': 'nothing',
  'half-moved': 'by the hexes moved',
  'half-dealt': 'by the damage dealt',
  'half-per-shield': '{{n}}, and {{more}} for each shield of the target',
  'half-per-ally': '{{n}}, and {{more}} for each ally next to the target',
  'half-all-adjacent': 'all adjacent enemies',
  'half-moved-through': 'those moved through',
  'half-add': '{{n}} more target',
  'half-path': 'everybody on the way to the target',
  'half-bonus': '{{more}} where {{when}}',
  'half-doubled': 'doubled',
  'half-jump': 'Jump',
  'half-loot-on-way': 'looting on the way',
  'half-whom-self': 'itself',
  'half-whom-ally-or-self': 'an ally or itself',
  'half-whom-enemy': 'an enemy',
  'half-whom-adjacent-enemy': 'an adjacent enemy',
  'half-whom-adjacent-enemies': 'all adjacent enemies',
  'half-whom-self-and-adjacent-allies': 'itself and its adjacent allies',
} as const;
