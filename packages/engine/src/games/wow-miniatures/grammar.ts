/** The forms of options of World of Warcraft Miniatures: what each is called, what it says it does, and what its parts may be. */
import { besideOrSame, type Grammar, type Match, NUMBER, PLACE } from '../../core/index.ts';
import { cardKey, figureKey } from './rules/telling.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
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
    g.table.cards[c.def].token < 0 ? [] : [`${g.table.keys[c.bearer]}.${g.table.cards[c.def].card.id}`],
  );
  return [...g.state.figures.map((_f, i) => figureKey(g, i)), ...tokens];
}

/** Cards by their ids, and with the bar they lie in, as events have them. */
function cards({ play: g }: WowMatch): string[] {
  return g.state.cards.flatMap((c, i) => [g.table.cards[c.def].card.id, cardKey(g, i)]);
}

/** What stands on characters, pets and equipment: `main`, `lower`, `lower2`, `grant`. */
function abilities({ play: g }: WowMatch): string[] {
  return [
    ...g.table.figures.flatMap((f) => [...f.abilities, ...f.ongoing, ...f.reacts].map((a) => a.key)),
    ...g.table.cards.flatMap((c) => [c.core, ...c.ongoing, ...c.grants].map((a) => a.key)),
  ];
}

export const wowGrammar: Grammar<WowMatch> = {
  options: [
    'turn:{by:figure}',
    'enter:{by:figure}>{on:place}',
    'move:{by:figure}>{on:place>}',
    'attack:{by:figure}/{ability}>{on:figure+}',
    'attack:{by:figure}/{ability}>{on:place}',
    'attack:{by:figure}/{ability}',
    'ability:{by:figure}/{ability}>{on:figure+}',
    'ability:{by:figure}/{ability}>{on:place}',
    'ability:{by:figure}/{ability}',
    'card:{by:figure}/{card}/{ability}>{on:figure+}',
    'card:{by:figure}/{card}/{ability}>{on:place}',
    'card:{by:figure}/{card}/{ability}',
    'card:{by:figure}/{card}>{on:figure+}',
    'card:{by:figure}/{card}>{on:place}',
    'card:{by:figure}/{card}',
    'area:{on:place+}',
    'flip:{by:figure}/{card}',
    'react:{by:figure}/{card}>{on:figure+}',
    'react:{by:figure}/{card}>{on:place}',
    'react:{by:figure}/{card}',
    'react:{by:figure}/{ability}>{on:figure+}',
    'react:{by:figure}/{ability}>{on:place}',
    'react:{by:figure}/{ability}',
    'pass',
    'protect:{by:figure}>{on:figure}',
    'reroll:fail',
    'reroll:success',
    'reroll:crit',
    'keep',
    'crit:{number}',
    'trigger:{by:figure}/{ability}>{on:figure+}',
    'trigger:{by:figure}/{ability}',
    'trigger:{by:figure}/{card}/{ability}>{on:figure+}',
    'trigger:{by:figure}/{card}/{ability}',
    'trigger:{by:figure}/{card}>{on:figure+}',
    'trigger:{by:figure}/{card}',
    'next:{on:figure}',
    'choose:{on:figure}',
    'shift:{on:figure}>stay',
    'shift:{on:figure}>{on:place>}',
    'teleport:{on:figure}>stay',
    'teleport:{on:figure}>{on:place}',
    'place:{by:figure}/{card}>{on:place}',
    'ready:{on:figure}/{card}',
    'ready:{on:figure}/#{number}',
    'exhaust:{on:figure}/{card}',
    'exhaust:{on:figure}/#{number}',
    'again:{on:figure+}',
    'again:{on:place}',
    'equip:done',
    'equip:{by:figure}/{card}',
    'end',
  ],
  figure: ({ play }, i) => figureKey(play, i),
  kinds: {
    figure: { names: figures },
    card: { names: cards },
    ability: { names: abilities },
    place: { ...PLACE, near },
    number: NUMBER,
  },
};
