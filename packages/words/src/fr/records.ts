/** Ce que disent les cas joués et les relectures. */
import type { records as source } from '../en/records.ts';
import type { Same } from '../resources.ts';

export const records: Same<typeof source> = {
  'as-written': '{{text}}',

  case: 'cas {{case}}',
  step: 'étape {{step}}',
  'case-step': 'cas {{case}}, étape {{step}}',
  answer: 'réponse {{n}}',

  'the-end': 'la fin',
  'decision-of': 'une décision du joueur {{seat}} ({{step}}, {{rule}})',
  'chance-of': 'un jet du joueur {{seat}} ({{step}}, {{rule}})',
  'chance-with-dice': '{{node}}, dés : {{n}}',

  'legal-situation': 'une situation permise',
  'refusal-by': 'un refus selon {{rules}}',
  'setup-refused': '{{rule}} : {{why}} ({{at}})',

  'refused-at': 'refusé selon {{rules}}, devant {{node}}',
  'refused-by': 'refusé selon {{rules}}',
  'wanted-roll': 'le jet {{roll}}',
  'wanted-offered': '{{id}} parmi les options',
  'wanted-absent': '{{id}} absent des options',
  offered: 'il y est',
  'wanted-exactly': 'exactement {{ids}}',
  none: 'rien',
  'wanted-refused': '{{id}} refusé selon {{rule}}',
  legal: 'permis',
  'no-answer-to': 'une réponse sans rapport avec {{node}}',
  'wanted-decision': 'une décision {{what}}',
  'wanted-chance': 'un jet {{what}}',
  'wanted-end': 'la fin {{what}}',
  'wanted-no-event': "pas d'événement {{event}}",
  'wanted-event': "l'événement {{event}} à sa place",
  'wanted-moment': "l'événement {{event}} entre la dernière réponse et la suite",
  'no-events': 'aucun événement',
  'wanted-odds': 'les probabilités exactes de {{of}}',
  'too-many-outcomes': 'plus de {{most}} issues',
  'odds-of': '{{of}} {{value}} avec {{odds}}',
  never: 'jamais',

  'decision-for': 'une décision pour {{id}}',
  'chance-for': 'un jet pour {{id}}',
  'a-decision': 'une décision',
  'a-chance': 'un jet',
  'end-of-game': 'la fin de la partie',
  'answer-of': 'une réponse de la place {{seat}}',
  state: "l'état {{hash}}",
  'expected-got': '{{at}} : attendu {{expected}}, obtenu {{got}}',
};
