/** The words of ruling files of World of Warcraft Miniatures: every paragraph, event and form of option. */
import type { Match, Vocabulary } from '../../core/index.ts';
import { EVENTS } from './events.ts';
import { wowGrammar } from './grammar.ts';
import { RULEBOOK } from './rulebook/index.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type WowMatch = Match<Setup, Table, State, View>;

export const wowVocabulary: Vocabulary<WowMatch> = {
  rules: RULEBOOK.map((p) => p.id),
  events: EVENTS,
  args: { figure: 'figure', target: 'figure', targets: 'figure', by: 'figure', it: 'figure', card: 'card', abilities: 'ability' },
  ...wowGrammar,
};
