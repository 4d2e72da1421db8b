/** The forms of options of Confrontation: what each is called, what it says it does, and what its parts may be. */
import { type Grammar, type Match, NUMBER, patternsOf } from '../../core/index.ts';
import { ACTS, FROM, RESERVES, TOP, WHO_BEGINS } from './rules/activation.ts';
import { FEINTS, KEEP_DIE, PARRIES, STRIKE_BACK } from './rules/attack.ts';
import { SOMEWHERE } from './rules/codes.ts';
import { MASTER_STRIKE, PLACINGS, STRIKE } from './rules/combat.ts';
import { PASSES, USES } from './rules/effects.ts';
import { ORDERS } from './rules/match.ts';
import { NAMES } from './rules/opposed.ts';
import { CHOOSES, SEPARATES } from './rules/phase.ts';
import { KEEPS, ROLLS_AGAIN } from './rules/tests.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type ConfMatch = Match<Setup, Table, State, View>;

/** How far off the table a place may be asked about, in millimetres: wider than any base. */
const BESIDE = 100;

/** Written so, and never offered: what is wrong with it is told. */
const NEVER = ['attack:{by:figure}>{on:figure}:{number}', 'parry:{number}:sustained:counter', 'parry:{number}:counter:sustained'].map(
  (pattern) => ({ pattern }),
);

export const confrontationGrammar: Grammar<ConfMatch> = {
  options: patternsOf(
    NAMES,
    SEPARATES,
    CHOOSES,
    PLACINGS,
    { pattern: 'initiative' },
    MASTER_STRIKE,
    NEVER,
    STRIKE,
    PARRIES,
    [ROLLS_AGAIN, KEEPS],
    [STRIKE_BACK, KEEP_DIE],
    FEINTS,
    SOMEWHERE,
    ACTS,
    USES,
    PASSES,
    ORDERS,
    WHO_BEGINS,
    [TOP, RESERVES, FROM],
  ),
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
