/** Les profils de Confrontation en français. */
import type { ProfileTexts } from './wording.ts';

export const fr: ProfileTexts = {
  lead: 'Le chapitre 9 nomme ses combattants et donne peu de leurs chiffres. Ce que rien ne nous dit reste inconnu ici\u00a0; quand un combattant a besoin d’un chiffre pour se battre, le nôtre en tient lieu.',
  unknown: 'inconnu',
  none: 'aucun',
  ours: 'inconnu, le nôtre',
  doubtful: 'moins sûr',
  legendPrinted: 'comme imprimé',
  legendOurs: 'le chiffre de la carte est inconnu\u00a0: le nôtre en tient lieu',
  legendUnknown: 'inconnu',
  legendDoubtful: 'imprimé, selon une seule source faible',
  legendDash: 'un tiret sur la carte\u00a0: elle n’en a pas',
  standing: {
    sure: 'Une source donne ces valeurs.',
    likely: 'Une source indirecte donne ces valeurs.',
    unsure: 'Ces valeurs viennent de mémoire ou d’une reconstitution.',
    ours: 'Ces valeurs sont les nôtres.',
  },
  from: (source) => `Source\u00a0: ${source}`,
  skills: 'Compétences',
  effects: 'Effets',
};
