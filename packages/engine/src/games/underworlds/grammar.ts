/** The forms of options of Underworlds: what each is called, what it says it does, and what its parts may be. */
import { besideOrSame, type Grammar, type Match, NUMBER } from '../../core/index.ts';
import { COMPASS } from './field.ts';
import { setUpSequence } from './rules/frames.ts';
import { CLASS_NAMES } from './rules/rolling.ts';
import { fighterKey } from './rules/telling.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { fieldOf, type Table } from './table.ts';
import type { View } from './view.ts';

type UndMatch = Match<Setup, Table, State, View>;

/** Boards have up to 26 columns and fewer than 30 rows. */
const HEX = /^[A-Z]([1-9]|[12]\d)$/;
const HEX_BEGUN = /^([A-Z]([1-9]|[12]\d)?)?$/;

const columnOf = (name: string): number => name.charCodeAt(0);
const rowOf = (name: string): number => Number(name.slice(1));

/** Whether a hex is on the battlefield or beside it; before that is laid nobody knows. */
function near({ play, state }: UndMatch, name: string): boolean {
  if (state.field < 0) return true;
  return fieldOf(play).names.some((other) => besideOrSame(columnOf(name), rowOf(name), columnOf(other), rowOf(other)));
}

/** Who takes part: everybody while they are set up, then those on the battlefield and those taken out of action. */
function figures({ table, state }: UndMatch): string[] {
  const settingUp = state.stack.some((f) => f.seq === setUpSequence.id);
  return table.fighters.flatMap((f, i) => (settingUp || state.fighters[i].hex >= 0 || state.fighters[i].out === 1 ? [f.key] : []));
}

const cards = ({ table }: UndMatch): string[] => table.cards.map((c) => c.face.id);

export const underworldsGrammar: Grammar<UndMatch> = {
  options: [
    'pass',
    'draw',
    'exchange:{card}',
    'guard:{by:figure}',
    'move:{by:figure}>{on:place}',
    'charge:{by:figure}>{on:place}',
    'attack:{by:figure}/{attack}>all',
    'attack:{by:figure}/{attack}>{on:figure}',
    'next:{on:figure}',
    'action:{by:figure}/{card}',
    'action:{by:figure}/{ability}',
    'play:{card}',
    'cast:{by:figure}/{card}',
    'upgrade:{by:figure}/{card}',
    'react:{by:figure}/{card}',
    'react:{by:figure}/{ability}',
    'react:{card}',
    'choose:{choice}',
    'choose:{on:figure}',
    'choose:{on:place}',
    ...CLASS_NAMES.map((face) => `again:${face}`),
    'keep',
    'more-dice',
    'no-more-dice',
    'start:{by:figure}/{card}',
    'done',
    ...COMPASS.flatMap((d) => [`drive:${d}`, `drive:${d}-{number}`]),
    'leave',
    'none',
    'score:{card}',
    'nothing',
    'discard:{card}',
    'first',
    'second',
    'board:{board}',
    'join:{order}',
    'objective:{on:place}',
    'replace',
    'deploy:{by:figure}>{on:place}',
  ],
  figure: ({ play }, i) => fighterKey(play, i),
  kinds: {
    figure: { names: figures },
    card: { names: cards },
    attack: { names: (m) => m.table.attacks.map((a) => a.attack.id) },
    ability: { names: (m) => m.table.abilities.map((a) => a.id) },
    board: { names: (m) => m.table.boards },
    choice: {
      names: (m) => ['none', ...figures(m), ...cards(m), ...COMPASS],
      written: /^([A-Z]([1-9]|[12]\d)|0|[1-9]\d?|objective-[1-5])$/,
      begun: /^([A-Z]?([1-9]|[12]\d)?|0|[1-9]\d?|objective-[1-5]?)$/,
    },
    order: { written: /^(upright|turned),(upright|turned),(0|-?[1-9]\d?)$/ },
    place: { written: HEX, begun: HEX_BEGUN, near },
    number: NUMBER,
    direction: { names: () => COMPASS },
  },
};
