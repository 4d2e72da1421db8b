/** The words of ruling files of Confrontation: every paragraph, event and form of option. */
import { counts, type Match, type Vocabulary } from '../../core/index.ts';
import { DOES } from './content/check.ts';
import { LOCATIONS, RESULTS, ROWS, STATS } from './content/types.ts';
import { EVENTS } from './events.ts';
import { confrontationGrammar } from './grammar.ts';
import { RULEBOOK } from './rulebook/index.ts';
import { OPPOSED } from './rules/opposed.ts';
import type { Setup } from './setup.ts';
import { PHASES, type State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type ConfMatch = Match<Setup, Table, State, View>;

export const confrontationVocabulary: Vocabulary<ConfMatch> = {
  rules: RULEBOOK.map((p) => p.id),
  events: EVENTS,
  args: {
    figure: 'figure',
    figures: 'figure',
    target: 'figure',
    seat: 'seat',
    phase: { words: PHASES },
    stat: { words: STATS },
    wound: { words: RESULTS },
    from: { words: RESULTS },
    to: { words: RESULTS },
    result: { words: RESULTS },
    location: { words: LOCATIONS },
    row: { words: ROWS },
    what: { words: OPPOSED },
    effect: { words: DOES },
    which: 'effect',
    faces: 'text',
    ...counts('n', 'total', 'against', 'natural', 'value', 'printed', 'plus', 'dice', 'attack', 'defence', 'low', 'high'),
    ...counts('force', 'resistance', 'level', 'x', 'y', 'far', 'left', 'other', 'round'),
  },
  ...confrontationGrammar,
};
