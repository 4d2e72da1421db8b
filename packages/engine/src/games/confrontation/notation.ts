/** How positions of Confrontation are written, for forms that change them: what each place may name. */
import { listCalled, listChoices, listThings, listWords, type Notation } from '../../core/index.ts';
import { CHOICES } from './choices.ts';
import { PROFILES } from './content/index.ts';
import type { Profile } from './content/types.ts';
import { OWN_LISTS } from './own-notation.ts';
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
    turn: () =>
      listCalled({
        combat: ['in its combats', 'dans ses combats'],
        start: ['at the start of the round', 'au début du tour'],
        activation: ['before a card is played', 'avant qu’une carte soit jouée'],
        end: ['at the end of the fights', 'à la fin des combats'],
      }),
    assault: () => listCalled({ charge: ['a charge', 'une charge'], engagement: ['an engagement', 'un engagement'] }),
    ...OWN_LISTS,
    ...listChoices(CHOICES),
  },
};
