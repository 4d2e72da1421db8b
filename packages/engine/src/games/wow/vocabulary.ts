/** The words of ruling files of World of Warcraft Miniatures: every paragraph, event and form of option. */
import { counts, type Match, type Vocabulary } from '../../core/index.ts';
import { DAMAGE_TYPES, DURATIONS, NATURES, STATS } from './content/types.ts';
import { TRIGGERS } from './defs.ts';
import { EVENTS } from './events.ts';
import { wowGrammar } from './grammar.ts';
import { RULEBOOK } from './rulebook/index.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** What a die shows. */
const FACES = ['fail', 'success', 'crit'];

type WowMatch = Match<Setup, Table, State, View>;

export const wowVocabulary: Vocabulary<WowMatch> = {
  rules: RULEBOOK.map((p) => p.id),
  events: EVENTS,
  args: {
    figure: 'figure',
    target: 'figure',
    'points.target': 'count',
    targets: 'figure',
    by: 'figure',
    it: 'figure',
    card: 'card',
    ability: 'ability',
    space: 'place',
    spaces: 'place',
    seat: 'seat',
    nature: { words: NATURES },
    type: { words: DAMAGE_TYPES },
    ofNature: { words: NATURES },
    // Of an attack of whatever type it is nothing.
    ofType: { words: ['', ...DAMAGE_TYPES] },
    stat: { words: STATS },
    until: { words: DURATIONS },
    on: { words: TRIGGERS },
    from: { words: FACES },
    to: { words: FACES },
    converted: 'flag',
    changed: 'flag',
    next: 'flag',
    crit: 'flag',
    defence: 'flag',
    faces: 'text',
    outcome: 'text',
    ...counts('n', 'hits', 'blocks', 'health', 'ticks', 'clock', 'dice', 'left', 'tick', 'round', 'total', 'abilities'),
  },
  nothing: ['attacks.card', 'plays.card', 'reacts.card', 'cancelled.card', 'no-target-left.card', 'triggered.it'],
  ...wowGrammar,
};
