/** How positions of Confrontation are written, for forms that change them: what each place may name. */
import { listChoices, listThings, listWords, type Notation } from '../../core/index.ts';
import { CHOICES } from './choices.ts';
import { PROFILES } from './content/index.ts';
import type { Profile } from './content/types.ts';
import { type Situation, situationKind } from './situation.ts';

const profilesOf = ({ profiles = [] }: Situation): readonly Profile[] => [...PROFILES, ...profiles];

export const CONFRONTATION_NOTATION: Notation<Situation> = {
  kind: situationKind,
  blank: {
    fighters: { A1: { is: 'royal-guard', side: 1, at: [285, 300] }, B1: { is: 'royal-guard', side: 2, at: [315, 300] } },
  },
  lists: {
    profile: (s) => listThings(profilesOf(s), (p) => p.army),
    figure: (s) => listWords(Object.keys(s.fighters)),
    contact: ({ fighters }) =>
      listWords(Object.keys(fighters).flatMap((a) => Object.keys(fighters).flatMap((b) => (a === b ? [] : [`${a}-${b}`])))),
    // Effects that a card has, by the fighter on the way to them.
    effect: (s, [, key]) => {
      const fighter = s.fighters[String(key)];
      const effects = fighter?.effects ?? profilesOf(s).find((p) => p.id === fighter?.is)?.effects ?? [];
      return listThings(effects);
    },
    ...listChoices(CHOICES),
  },
};
