/** The words of ruling files of Gloomhaven: every paragraph, event and form of option. */
import type { Match, Vocabulary } from '../../core/index.ts';
import { EVENTS } from './events.ts';
import { gloomhavenGrammar } from './grammar.ts';
import { PARAGRAPHS } from './rulebook/index.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type GloomMatch = Match<Setup, Table, State, View>;

export const gloomhavenVocabulary: Vocabulary<GloomMatch> = {
  rules: PARAGRAPHS.map((p) => p.id),
  events: EVENTS,
  args: { figure: 'figure', target: 'figure' },
  ...gloomhavenGrammar,
};
