/** Pieces that sentences are made of: names, places, sums, outcomes. */
import { sharedPhrases } from '../../../en/shared.ts';

export const phrases = {
  ...sharedPhrases,
  'card-of': '{{name}}\u00a0×{{n}}',
  'card-from-to': '{{name}} {{from}} to {{to}}',
  place: '({{x, cm}}, {{y, cm}})',
  against: '{{one}} against {{other}}',
  'effect-stat': '{{stat}} {{n, signed}}',
  'skill-x': '{{name}}/{{x}}',
  'outcome-die': 'a {{n}}',
  'outcome-best': 'best die: {{n}}',
  'outcome-best-many': 'best dice: {{n}}, {{times}} times',
  'outcome-wound': '{{low}} and {{high}}: {{location}}',
} as const;
