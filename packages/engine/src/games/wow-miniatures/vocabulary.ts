/** The words of ruling files of World of Warcraft Miniatures: every form of option, and what its parts may be. */
import type { Match, Vocabulary } from '../../core/index.ts';
import { EVENTS } from './events.ts';
import { RULEBOOK } from './rulebook/index.ts';
import { cardKey, figureKey } from './rules/telling.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type WowMatch = Match<Setup, Table, State, View>;

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

export const wowVocabulary: Vocabulary<WowMatch> = {
  rules: RULEBOOK.map((p) => p.id),
  events: EVENTS,
  args: { figure: 'figure', target: 'figure', targets: 'figure', by: 'figure', it: 'figure', card: 'card', abilities: 'ability' },
  options: [
    'turn:{figure}',
    'enter:{figure}>{place}',
    'move:{figure}>{place>}',
    'attack:{figure}/{ability}>{figure+}',
    'attack:{figure}/{ability}>{place}',
    'attack:{figure}/{ability}',
    'ability:{figure}/{ability}>{figure+}',
    'ability:{figure}/{ability}>{place}',
    'ability:{figure}/{ability}',
    'card:{figure}/{card}/{ability}>{figure+}',
    'card:{figure}/{card}/{ability}>{place}',
    'card:{figure}/{card}/{ability}',
    'card:{figure}/{card}>{figure+}',
    'card:{figure}/{card}>{place}',
    'card:{figure}/{card}',
    'area:{place+}',
    'flip:{figure}/{card}',
    'react:{figure}/{card}>{figure+}',
    'react:{figure}/{card}>{place}',
    'react:{figure}/{card}',
    'react:{figure}/{ability}>{figure+}',
    'react:{figure}/{ability}>{place}',
    'react:{figure}/{ability}',
    'pass',
    'protect:{figure}>{figure}',
    'reroll:fail',
    'reroll:success',
    'reroll:crit',
    'keep',
    'crit:{number}',
    'trigger:{figure}/{ability}>{figure+}',
    'trigger:{figure}/{ability}',
    'trigger:{figure}/{card}/{ability}>{figure+}',
    'trigger:{figure}/{card}/{ability}',
    'trigger:{figure}/{card}>{figure+}',
    'trigger:{figure}/{card}',
    'choose:{figure}',
    'shift:{figure}>stay',
    'shift:{figure}>{place>}',
    'teleport:{figure}>stay',
    'teleport:{figure}>{place}',
    'place:{figure}/{card}>{place}',
    'ready:{figure}/{card}',
    'ready:{figure}/#{number}',
    'exhaust:{figure}/{card}',
    'exhaust:{figure}/#{number}',
    'again:{figure+}',
    'again:{place}',
    'equip:done',
    'equip:{figure}/{card}',
    'end',
  ],
  kinds: {
    figure: { names: figures },
    card: { names: cards },
    ability: { names: abilities },
    place: { written: /^-?\d{1,3},-?\d{1,3}$/ },
    number: { written: /^\d{1,3}$/ },
  },
};
