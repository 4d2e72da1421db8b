/** Les morceaux dont sont faites les phrases : noms, places, sommes, résultats. */
import { sharedPhrases } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { phrases as source } from '../en/phrases.ts';

export const phrases: Same<typeof source> = {
  ...sharedPhrases,
  'card-of': '{{name}}\u00a0×{{n}}',
  'card-from-to': '{{name}} {{from}} à {{to}}',
  place: '({{x, cm}} ; {{y, cm}})',
  against: '{{one}} contre {{other}}',
  'effect-stat': '{{stat}} {{n, signed}}',
  'skill-x': '{{name}}/{{x}}',
  'outcome-die': 'un {{n}}',
  'outcome-best': 'meilleur dé : {{n}}',
  'outcome-best-many': 'meilleurs dés : {{n}}, {{times}} fois',
  'outcome-wound': '{{low}} et {{high}} : {{location}}',
};
