/** What the screens of profiles say. */
import { textsOf } from '../../../app/strings/index.ts';
import { sourceInFrench } from '../sources.ts';

const en = {
  lead: 'Chapter 9 names its fighters and prints few of their numbers. What nobody tells us stays unknown here; where a fighter needs a number to fight, ours stands in.',
  unknown: 'unknown',
  none: 'none',
  ours: 'unknown, ours',
  doubtful: 'less sure',
  legendPrinted: 'as printed',
  legendOurs: 'the card’s number is unknown: ours stands in',
  legendUnknown: 'unknown',
  legendDoubtful: 'printed, as far as one weak source tells',
  legendDash: 'a dash on the card: it has none',
  standing: {
    sure: 'A source states these values.',
    likely: 'One indirect source gives these values.',
    unsure: 'These values come from memory or reconstruction.',
    ours: 'These values are ours.',
  },
  from: (source: string): string => `Source: ${source}`,
  skills: 'Skills',
  effects: 'Effects',
};

const fr: ProfileTexts = {
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
  from: (source) => `Source\u00a0: ${sourceInFrench(source)}`,
  skills: 'Compétences',
  effects: 'Effets',
};

export type ProfileTexts = typeof en;

/** Its sentences. */
export const { use: useProfileStrings } = textsOf<ProfileTexts>({ en, fr });
