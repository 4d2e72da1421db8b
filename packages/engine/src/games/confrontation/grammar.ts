/** The forms of options of Confrontation: what each is called, what it says it does, and what its parts may be. */
import { type Grammar, type Match, NUMBER } from '../../core/index.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type ConfMatch = Match<Setup, Table, State, View>;

/** How far off the table a place may be asked about, in millimetres: wider than any base. */
const BESIDE = 100;

/** Actions that end at a place, in contact with somebody or not. */
const ENDING_SOMEWHERE = ['move', 'engage', 'charge', 'dive', 'pursue', 'deploy'].flatMap((word) => [
  `${word}:{by:figure}>{on:place}`,
  `${word}:{by:figure}>{on:figure}@{on:place}`,
  `${word}:{by:figure}>{on:figure}`,
  `${word}:{by:figure}`,
]);

export const confrontationGrammar: Grammar<ConfMatch> = {
  options: [
    'name:{on:figure}',
    'separate:{on:figure/|,}',
    'combat:{on:figure}',
    'dice:{by:figure}={number}/{number}:fury',
    'dice:{by:figure}={number}/{number}',
    'initiative',
    'attack:{by:figure}>{on:figure}:master',
    'attack:{by:figure}>{on:figure}:{number}',
    'attack:{by:figure}>{on:figure}',
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
    'stay:{by:figure}',
    'level:{by:figure}>{number}',
    'leave:{by:figure}',
    'use:{by:figure}/{effect}>{on:figure}',
    'pass',
    'order:{card}',
    'card:top',
    'card:reserve',
    'card:{card}',
    'end',
  ],
  figure: (m, i) => m.table.keys[i],
  kinds: {
    figure: { names: (m) => m.table.keys },
    card: { names: (m) => m.table.cards.map((c) => c.key) },
    effect: { names: (m) => m.table.fighters.flatMap((f) => (f.profile.effects ?? []).map((e) => e.id)) },
    place: {
      near: ({ table }, name) => {
        const [x, y] = name.split(',').map(Number);
        return x >= -BESIDE && y >= -BESIDE && x <= table.wide + BESIDE && y <= table.deep + BESIDE;
      },
      written: /^(0|-?[1-9]\d{0,4}|-?(0|[1-9]\d{0,4})\.\d{1,3}),(0|-?[1-9]\d{0,4}|-?(0|[1-9]\d{0,4})\.\d{1,3})$/,
      begun: /^(-?|(-?(0|[1-9]\d{0,4})(\.\d{0,3})?)(,-?|,-?(0|[1-9]\d{0,4})(\.\d{0,3})?)?)$/,
    },
    number: NUMBER,
  },
};
