/** Ce que tous les jeux disent de même : réponses hors de propos, options qui n'existent pas, provenance d'un paragraphe. */
import type { sharedFaults as faultSource, sharedPhrases as phraseSource, sharedRefusals as refusalSource } from '../en/shared.ts';
import type { Same } from '../resources.ts';

export const sharedRefusals: Same<typeof refusalSource> = {
  'wrong-seat': 'La réponse est à {{seat}}.',
  stale: 'La partie a continué entre-temps.',
  'no-decision': "Il n'y a rien à décider pour l'instant.",
  'no-such-option': "Ce n'est pas une des réponses possibles ici.",
  'no-such-outcome': 'Cela ne peut pas sortir ici.',
  'another-moment': "Ce n'est pas le moment.",
  'nothing-to-roll': "Il n'y a rien à lancer pour l'instant.",
  'wrong-dice': 'Il faut {{dice, die}}, de 1 à {{sides}}.',
};

export const sharedFaults: Same<typeof faultSource> = {
  'unknown-choice': "Aucune option ne s'appelle « {{choice}} ».",
  'choice-values': "L'option « {{choice}} » vaut {{values}}, et non « {{value}} ».",
  'no-such-value': "Aucune valeur ne s'appelle « {{what}} ».",
  'no-figure-value': "Une figurine n'a pas de valeur nommée « {{what}} ».",
  'no-attack-value': "Une attaque n'a pas de valeur nommée « {{what}} ».",
  'no-roll-value': "Un jet n'a pas de valeur nommée « {{what}} ».",
  'too-many-own': "Une partie prend au plus {{most}} choses à soi d'une même sorte : en voici {{n}}.",
  'no-such-figure': "Aucune figurine ne s'appelle « {{what}} ».",
};

export const sharedPhrases: Same<typeof phraseSource> = {
  or: ' ou ',
  nobody: 'personne',
  player: 'Joueur {{n}}',
  'the-player': 'le Joueur {{n}}',
  'with-seat': '{{name}} ({{seat}})',
  numbered: '{{name}} {{n}}',
  faces: ' ({{faces}})',

  'part-base': "{{amount}} d'après la carte",
  'part-add': '{{amount, signed}} {{source}}',

  'source-rulebook': 'Selon le livre de règles',
  'source-facts': "Reconstitué d'après d'autres sources",
  'confidence-sure': 'Bien attesté',
  'confidence-likely': "Probable, d'après une source fragile",
  'confidence-unsure': 'Douteux',
  'confidence-ours': 'Décision de notre part',
  'standing-ours': "Aucune source n'en parle : cette lecture est la nôtre.",
  'standing-likely': 'Une seule source, fragile, le dit.',
  'standing-open': 'Les sources laissent la question ouverte : deux lectures existent.',
};
