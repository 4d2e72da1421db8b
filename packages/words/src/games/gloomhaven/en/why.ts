/** Why a monster did what it did: candidates, what speaks for each, and the criterion at which it lost. */

export const why = {
  'why-case': 'case {{n}}',
  'why-no-focus': 'nobody can be attacked, however far it moves: no focus',
  'why-focus': 'candidates for the focus',
  'why-places': 'to attack {{focus}}, from where and whom',
  'why-going': 'too far for this turn: where it goes meanwhile',
  'why-way': '{{n}} to go',
  'why-left': '{{n}} left',
  'why-negatives': '{{n, negative}}',
  'why-near': '{{n}} away',
  'why-initiative': 'initiative {{n}}',
  'why-stands': 'stands',
  'why-lost': 'out: {{criterion}}',
  'why-lost-so-read': 'out: {{criterion}} (the rulebook leaves it open; so other programs play it)',
} as const;

/** At which criterion a candidate lost. */
export const criteria = {
  'criterion.negative': 'more traps or hazards on the way',
  'criterion.way': 'more movement',
  'criterion.proximity': 'farther from where it stands',
  'criterion.initiative': 'later initiative',
  'criterion.this-turn': 'not within this turn',
  'criterion.disadvantage': 'disadvantage on the focus',
  'criterion.targets': 'fewer targets',
  'criterion.secondary': 'further targets that rank lower',
  'criterion.secondary-disadvantage': 'more disadvantages on further targets',
  'criterion.left': 'more left to go',
  'criterion.unreachable': 'no hex from which it could be attacked',
  'criterion.invisible': 'invisible',
} as const;
