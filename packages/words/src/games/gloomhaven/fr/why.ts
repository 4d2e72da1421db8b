/** Pourquoi un monstre a fait ce qu'il a fait. Mêmes clés que l'anglais. */
import type { Same } from '../../../resources.ts';
import type { why as source, criteria as sourceCriteria } from '../en/why.ts';

export const why: Same<typeof source> = {
  'why-case': 'cas {{n}}',
  'why-no-focus': "personne ne peut être attaqué, si loin qu'il aille : pas de cible prioritaire",
  'why-focus': 'qui peut être la cible prioritaire',
  'why-places': "pour attaquer {{focus}}, d'où et qui",
  'why-going': "trop loin pour ce tour : où il va d'ici là",
  'why-way': '{{n}} à parcourir',
  'why-left': 'reste {{n}}',
  'why-negatives': '{{n, negative}}',
  'why-near': 'à {{n}}',
  'why-initiative': 'initiative {{n}}',
  'why-stands': 'reste en lice',
  'why-lost': 'écarté : {{criterion}}',
  'why-lost-so-read': "écarté : {{criterion}} (le livre de règles le laisse ouvert ; ainsi jouent d'autres programmes)",
};

/** Le critère qui écarte un candidat. */
export const criteria: Same<typeof sourceCriteria> = {
  'criterion.negative': 'plus de pièges ou de dangers en chemin',
  'criterion.way': 'plus de mouvement',
  'criterion.proximity': "plus loin d'où il se tient",
  'criterion.initiative': 'initiative plus tardive',
  'criterion.this-turn': 'pas à portée de ce tour',
  'criterion.disadvantage': 'désavantage contre la cible prioritaire',
  'criterion.targets': 'moins de cibles',
  'criterion.secondary': 'cibles supplémentaires moins bien classées',
  'criterion.secondary-disadvantage': 'plus de désavantages sur les autres cibles',
  'criterion.left': 'plus de chemin restant',
  'criterion.unreachable': "aucun hexagone d'où l'attaquer",
  'criterion.invisible': 'invisible',
};
