/** The forms of options of Underworlds: what each is called, what it says it does, and what its parts may be. */
import { besideOrSame, type Grammar, type Match, NUMBER, patternsOf } from '../../core/index.ts';
import type { Table } from './defs.ts';
import { COMPASS } from './field.ts';
import { ACTIONS } from './rules/activation-codes.ts';
import { DRIVES, LEAVE } from './rules/attack.ts';
import { setUpSequence } from './rules/frames.ts';
import { GIVES_NONE } from './rules/granting.ts';
import { fighterKey } from './rules/keys.ts';
import { HAND_CARDS } from './rules/power.ts';
import { REACT_CARD, REACT_OWN, REACT_WORN } from './rules/reacting.ts';
import { AGAIN, KEPT } from './rules/rolling.ts';
import { DISCARD, ENOUGH, GO_FIRST, GO_SECOND, SCORE } from './rules/round.ts';
import { DEPLOY, JOIN, LAY_BOARD, OBJECTIVE, REPLACE_HAND } from './rules/setting-up.ts';
import { SCORE_NOTHING } from './rules/settling.ts';
import { START } from './rules/starting.ts';
import { CHOICES } from './rules/using.ts';
import { MORE_DICE, NEXT_TARGET, NO_MORE_DICE } from './rules/volley.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { fieldOf } from './table.ts';
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
  options: patternsOf(
    ACTIONS,
    GIVES_NONE,
    HAND_CARDS,
    [REACT_WORN, REACT_OWN, REACT_CARD],
    CHOICES,
    [NEXT_TARGET, MORE_DICE, NO_MORE_DICE],
    AGAIN,
    KEPT,
    START,
    ENOUGH,
    DRIVES,
    LEAVE,
    SCORE,
    SCORE_NOTHING,
    DISCARD,
    [GO_FIRST, GO_SECOND],
    [LAY_BOARD, JOIN, OBJECTIVE, REPLACE_HAND, DEPLOY],
  ),
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
