/** The words of ruling files of Confrontation: every form of option, and what its parts may be. */
import type { Match, Vocabulary } from '../../core/index.ts';
import { EVENTS } from './events.ts';
import { RULEBOOK } from './rulebook/index.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type ConfMatch = Match<Setup, Table, State, View>;

/** Actions that end at a place, in contact with somebody or not. */
const ENDING_SOMEWHERE = ['move', 'engage', 'charge', 'dive', 'pursue', 'deploy'].flatMap((word) => [
  `${word}:{figure}>{place}`,
  `${word}:{figure}>{figure}@{place}`,
  `${word}:{figure}>{figure}`,
  `${word}:{figure}`,
]);

export const confrontationVocabulary: Vocabulary<ConfMatch> = {
  rules: RULEBOOK.map((p) => p.id),
  events: EVENTS,
  args: { figure: 'figure', figures: 'figure', target: 'figure' },
  options: [
    'name:{figure}',
    'separate:{figure/|,}',
    'combat:{figure}',
    'dice:{figure}={number}/{number}:fury',
    'dice:{figure}={number}/{number}',
    'initiative',
    'attack:{figure}>{figure}:master',
    'attack:{figure}>{figure}:{number}',
    'attack:{figure}>{figure}',
    'parry:{number}:sustained:counter',
    'parry:{number}:counter:sustained',
    'parry:{number}:sustained',
    'parry:{number}:counter',
    'parry:{number}',
    'again',
    'keep',
    'strike-back',
    'keep-die',
    'wound',
    'feint:attack',
    'feint:defence',
    ...ENDING_SOMEWHERE,
    'stay:{figure}',
    'level:{figure}>{number}',
    'leave:{figure}',
    'use:{figure}/{effect}>{figure}',
    'pass',
    'order:{card}',
    'card:top',
    'card:reserve',
    'card:{card}',
    'end',
  ],
  kinds: {
    figure: { names: (m) => m.table.keys },
    card: { names: (m) => m.table.cards.map((c) => c.key) },
    effect: { names: (m) => m.table.fighters.flatMap((f) => (f.profile.effects ?? []).map((e) => e.id)) },
    place: { written: /^-?\d{1,5}(\.\d{1,3})?,-?\d{1,5}(\.\d{1,3})?$/ },
    number: { written: /^\d{1,3}$/ },
  },
};
