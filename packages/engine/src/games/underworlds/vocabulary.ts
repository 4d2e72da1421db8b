/** The words of ruling files of Underworlds: every paragraph, event and form of option. */
import { counts, type Match, type Vocabulary } from '../../core/index.ts';
import type { Table } from './defs.ts';
import { EVENTS } from './events.ts';
import { underworldsGrammar } from './grammar.ts';
import { RULEBOOK } from './rulebook/index.ts';
import { CLASS_NAMES } from './rules/rolling.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

type UndMatch = Match<Setup, Table, State, View>;

export const underworldsVocabulary: Vocabulary<UndMatch> = {
  rules: RULEBOOK.map((p) => p.id),
  events: EVENTS,
  args: {
    figure: 'figure',
    target: 'figure',
    targets: 'figure',
    card: 'card',
    attack: 'attack',
    board: 'board',
    direction: 'direction',
    space: 'place',
    way: 'place',
    seat: 'seat',
    face: { words: CLASS_NAMES },
    what: 'text',
    faces: 'text',
    first: 'flag',
    second: 'flag',
    ...counts('n', 'other', 'round', 'dice', 'crits'),
  },
  ...underworldsGrammar,
};
