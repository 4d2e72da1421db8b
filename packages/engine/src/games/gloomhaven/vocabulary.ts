/** The words of ruling files of Gloomhaven: every paragraph, event and form of option. */
import { counts, type Match, type Vocabulary } from '../../core/index.ts';
import { MODIFIERS } from './content/modifiers.ts';
import { CONDITIONS, ELEMENTS } from './content/types.ts';
import { EVENTS } from './events.ts';
import { gloomhavenGrammar } from './grammar.ts';
import { RULEBOOK } from './rulebook/index.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type GloomMatch = Match<Setup, Table, State, View>;

export const gloomhavenVocabulary: Vocabulary<GloomMatch> = {
  rules: RULEBOOK.map((p) => p.id),
  events: EVENTS,
  args: {
    figure: 'figure',
    target: 'figure',
    card: { words: MODIFIERS.map((m) => m.id), kind: 'card' },
    half: 'half',
    space: 'place',
    way: 'place',
    seat: 'seat',
    condition: { words: CONDITIONS },
    element: { words: ELEMENTS },
    monster: 'text',
    'shows.other': 'card',
    elite: 'flag',
    why: 'text',
    ability: 'text',
    ...counts('n', 'other', 'pierce', 'range'),
  },
  own: { card: (m) => m.table.modifiers.map((x) => x.id) },
  ...gloomhavenGrammar,
};
