/** The forms of options of World of Warcraft Miniatures: what each is called, what it says it does, and what its parts may be. */
import { besideOrSame, type Grammar, PLACE as HEX, type Match, NUMBER, patternsOf } from '../../core/index.ts';
import { ABILITIES, ATTACKS, CARDS, END_TURN, FLIP, GRANTS, MOVE } from './rules/actions.ts';
import { AGAIN_AT, AGAIN_ON } from './rules/again.ts';
import { CRIT, NOBODY_PROTECTS, PROTECT } from './rules/attack.ts';
import { CHOOSE, NEXT_ONE } from './rules/effects.ts';
import { cardKey, figureKey } from './rules/keys.ts';
import { EQUIP, NO_MORE, TURN } from './rules/match.ts';
import { SHIFT, SHIFT_STAY, TELEPORT, TELEPORT_STAY } from './rules/movement.ts';
import { PLACE } from './rules/placing.ts';
import { AREA } from './rules/playing.ts';
import { REACT_BOX, REACT_CARD } from './rules/reacting.ts';
import { READIED } from './rules/readying.ts';
import { KEEP, REROLLS } from './rules/rolling.ts';
import { TRIGGERED } from './rules/triggers.ts';
import { ENTER } from './rules/turn.ts';
import type { Setup } from './setup.ts';
import { NO_TOKEN, type State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type WowMatch = Match<Setup, Table, State, View>;

function near({ table: { field } }: WowMatch, name: string): boolean {
  const [q, r] = name.split(',').map(Number);
  for (let i = 0; i < field.size; i++) if (besideOrSame(q, r, field.q[i], field.r[i])) return true;
  return false;
}

/** Everybody on the cards of the match, and the pets and totems that its bars can bring. */
function figures({ play: g }: WowMatch): string[] {
  const tokens = g.state.cards.flatMap((c) =>
    g.table.cards[c.def].token === NO_TOKEN ? [] : [`${g.table.keys[c.bearer]}.${g.table.cards[c.def].card.id}`],
  );
  return [...g.state.figures.map((_f, i) => figureKey(g, i)), ...tokens];
}

/** Cards by their ids, and with the bar they lie in, as events have them. */
function cards({ play: g }: WowMatch): string[] {
  return g.state.cards.flatMap((c, i) => [g.table.cards[c.def].card.id, cardKey(g, i)]);
}

const abilitiesOf = new WeakMap<Table, readonly string[]>();

/** What stands on characters, pets and equipment: `main`, `lower`, `lower2`, `grant`. The same at every moment of a match, and asked for at most of them. */
function abilities({ table }: WowMatch): readonly string[] {
  let keys = abilitiesOf.get(table);
  if (keys === undefined) {
    const all = [
      ...table.figures.flatMap((f) => [...f.abilities, ...f.ongoing, ...f.reacts]),
      ...table.cards.flatMap((c) => [c.core, ...c.ongoing, ...c.grants]),
    ];
    keys = [...new Set(all.map((a) => a.key))];
    abilitiesOf.set(table, keys);
  }
  return keys;
}

export const wowGrammar: Grammar<WowMatch> = {
  options: patternsOf(
    TURN,
    ENTER,
    MOVE,
    ATTACKS,
    ABILITIES,
    GRANTS,
    CARDS,
    AREA,
    FLIP,
    { pattern: 'react:{by:figure}/{card}>{on:figure+}' },
    { pattern: 'react:{by:figure}/{card}>{on:place}' },
    REACT_CARD,
    { pattern: 'react:{by:figure}/{ability}>{on:figure+}' },
    { pattern: 'react:{by:figure}/{ability}>{on:place}' },
    REACT_BOX,
    NOBODY_PROTECTS,
    PROTECT,
    REROLLS,
    KEEP,
    CRIT,
    TRIGGERED,
    NEXT_ONE,
    CHOOSE,
    SHIFT_STAY,
    SHIFT,
    TELEPORT_STAY,
    TELEPORT,
    PLACE,
    READIED,
    AGAIN_ON,
    AGAIN_AT,
    NO_MORE,
    EQUIP,
    END_TURN,
  ),
  figure: ({ play }, i) => figureKey(play, i),
  kinds: {
    figure: { names: figures },
    card: { names: cards },
    ability: { names: abilities },
    place: { ...HEX, near },
    number: NUMBER,
  },
};
