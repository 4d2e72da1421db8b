/** Pieces that sentences are made of: names, aims, ways. */
import { sharedPhrases } from '../../../en/shared.ts';

export const phrases = {
  ...sharedPhrases,
  'card-quoted': '"{{card}}"',
  'hidden-card': 'a face-down card',
  'hidden-card-at': 'face-down card no. {{n}}',
  'of-owner': "{{owner}}'s {{name}}",
  'common-of': "{{owner}}'s {{name}}",
  'totem-called': "{{owner}}'s {{name}}",

  'aim-space': 'an area at {{space}}',
  'on-figures': ' on {{figures}}',
  'on-space': ' at {{space}}',
  'with-card': ' with {{card}}',
  'with-second': ' with a second attack',
  as: ': a {{nature}} attack now ({{type}})',
  via: ' by way of {{spaces}}',

  'second-attack': 'second attack',
  'second-attack-of': 'second attack ({{type}})',
  'the-main': 'the main attack',
  'the-second': 'the second attack',
  'the-ability': 'the ability',
  'the-card': 'the card',
  'the-card-called': 'the card {{card}}',

  'first-of': 'First player: {{seat}}',
  'first-side': 'First player: side {{n}}',
  'outcome-crit': '{{hits, hit}} and a crit',

  'part-set': 'becomes {{amount}}: {{source}}',
  'part-multiply': 'times {{amount}}: {{source}}',
  'part-limit': 'never below {{amount}}',
} as const;
