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
  'understood-here': '{{what}}; understood here: {{among, or}}',
  'meant-here': '{{what}}; did you mean {{near}}?',
  'refused-by': 'refused by {{rules}}',
  'wanted-roll': 'roll {{roll}}',
  'wanted-offered': '{{id}} offered',
  'wanted-absent': '{{id}} not offered',
  offered: 'offered',
  'wanted-until': 'nothing done until {{what}}',
  'nothing-to-pass': 'no option that does nothing at {{node}}',
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
  'wanted-as-written': 'a match that stands where the situation was written',
  'ran-on': 'nobody was asked there, and the rules ran on to {{node}}: {{events}}',
  'wanted-odds': 'exact odds of {{of}}',
  'wanted-all-odds': 'every value of {{of}} with its odds',
  'odds-missing': 'left out {{values}}',
  'odds-of': '{{of}} {{value}} with {{odds}}',
  never: 'never',

  // Why there are no odds
  'no-odds-too-many-positions': 'more than {{most}} positions: too many to count exactly',
  'no-odds-never-begins': 'what is asked about never begins',
  'no-odds-never-ends': 'dice that would be rolled again for ever',
  'no-odds-never-settles': 'no answer that is best: it does not settle',
  'no-odds-nothing-pending': 'nothing pending: the match is over',
  'no-odds-no-such-policy': 'no policy called {{what}}',
  'no-odds-no-such-player': 'no player {{what}}: players are 1 to {{n}}',
  'no-odds-no-such-moment': 'no {{what}} in this game: it knows {{known}}',
  'no-odds-never-offered': '{{what}}, which the policy names, never offered',
  'no-odds-best-for-whom': 'nobody of whom it is known whether {{what}} is good for him: the policy says most or least',
  'no-odds-no-number': '{{what}} is neither a number nor a yes or no: nothing is best',

  // Records
  'decision-for': 'a decision for {{id}}',
  'chance-for': 'a chance for {{id}}',
  'a-decision': 'a decision',
  'a-chance': 'a chance',
  'end-of-game': 'the end of the game',
  'answer-of': 'an answer of seat {{seat}}',
  state: 'state {{hash}}',
  'expected-got': '{{at}}: expected {{expected}}, got {{got}}',
  'answer-refused': '{{at}}: “{{answer}}” is refused by {{rules}}',
} as const;

const ENGLISH: Phrasing = { list: TOLD, or: ' or ' };

/** A piece about a ruling or a record, in English. */
export function told(p: Phrase): string {
  return phrased(p, ENGLISH);
}
