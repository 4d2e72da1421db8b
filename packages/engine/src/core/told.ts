/** What rulings and replays have to say, in English; packages/words has the same keys in every language. */
import { type Phrase, type Phrasing, phrased } from './phrase.ts';

export const TOLD = {
  'as-written': '{{text}}',

  // Places in a ruling or a record
  case: 'case {{case}}',
  step: 'step {{step}}',
  'case-step': 'case {{case}}, step {{step}}',
  answer: 'answer {{n}}',

  // Where a match stands
  'the-end': 'the end',
  'decision-of': 'a decision of seat {{seat}} ({{step}}, {{rule}})',
  'chance-of': 'a chance of seat {{seat}} ({{step}}, {{rule}})',
  'chance-with-dice': '{{node}} with {{n}} dice',

  // Situations that should be, or should not
  'legal-situation': 'a legal situation',
  'refusal-by': 'a refusal by {{rules}}',
  'setup-refused': '{{rule}}: {{why}} ({{at}})',

  // What a script asks for, and what comes instead
  'refused-at': 'refused by {{rules}} at {{node}}',
  'refused-by': 'refused by {{rules}}',
  'wanted-roll': 'roll {{roll}}',
  'wanted-offered': '{{id}} offered',
  'wanted-absent': '{{id}} not offered',
  offered: 'offered',
  'wanted-exactly': 'exactly {{ids}}',
  none: 'none',
  'wanted-refused': '{{id}} refused by {{rule}}',
  legal: 'legal',
  'no-answer-to': 'no answer at all to {{node}}',
  'wanted-decision': 'a decision {{what}}',
  'wanted-chance': 'a chance {{what}}',
  'wanted-end': 'the end {{what}}',
  'wanted-no-event': 'no event {{event}}',
  'wanted-event': 'event {{event}} in its place',
  'wanted-moment': 'event {{event}} on the way from the latest answer',
  'no-events': 'no events',
  'wanted-odds': 'exact odds of {{of}}',
  'too-many-outcomes': 'more than {{most}} outcomes',
  'odds-of': '{{of}} {{value}} with {{odds}}',
  never: 'never',

  // Records
  'decision-for': 'a decision for {{id}}',
  'chance-for': 'a chance for {{id}}',
  'a-decision': 'a decision',
  'a-chance': 'a chance',
  'end-of-game': 'the end of the game',
  'answer-of': 'an answer of seat {{seat}}',
  state: 'state {{hash}}',
  'expected-got': '{{at}}: expected {{expected}}, got {{got}}',
} as const;

const ENGLISH: Phrasing = { list: TOLD, or: ' or ' };

/** A piece about a ruling or a record, in English. */
export function told(p: Phrase): string {
  return phrased(p, ENGLISH);
}
