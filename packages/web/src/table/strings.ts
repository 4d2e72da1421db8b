/** The table's own sentences. */
import { type Lang, useSettings } from '../settings/store.ts';

const en = {
  savedMatch: 'saved match',
  broken: (line: string): string => `The match stopped by a mistake of ours: ${line}. It is saved as it was.`,
  refused: (rules: string): string => `Not taken: rule ${rules}. The match is as it was.`,
};

type Texts = typeof en;

const fr: Texts = {
  savedMatch: 'partie enregistrée',
  broken: (line) => `La partie s’est arrêtée par notre faute : ${line}. Elle est enregistrée telle qu’elle était.`,
  refused: (rules) => `Refusé : règle ${rules}. La partie est inchangée.`,
};

/** The table's sentences in a language. */
export function tableStrings(lang: Lang): Texts {
  return lang === 'fr' ? fr : en;
}

/** The table's sentences in the person's language, followed by the component. */
export function useTableStrings(): Texts {
  return tableStrings(useSettings().lang);
}
