/** The words of ruling files of Confrontation: every paragraph, event and form of option. */
import type { Match, Vocabulary } from '../../core/index.ts';
import { EVENTS } from './events.ts';
import { confrontationGrammar } from './grammar.ts';
import { RULEBOOK } from './rulebook/index.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type ConfMatch = Match<Setup, Table, State, View>;

export const confrontationVocabulary: Vocabulary<ConfMatch> = {
  rules: RULEBOOK.map((p) => p.id),
  events: EVENTS,
  args: { figure: 'figure', figures: 'figure', target: 'figure' },
  ...confrontationGrammar,
};
