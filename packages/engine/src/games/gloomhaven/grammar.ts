/** The forms of options of Gloomhaven: what each is called, what it says it does, and what its parts may be. */
import { besideOrSame, type Grammar, type Match, PLACE } from '../../core/index.ts';
import { CONDITIONS, ELEMENTS } from './content/types.ts';
import { nameOf } from './rules/effects.ts';
import { abilityName } from './rules/performing.ts';
import { figureKey } from './rules/telling.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { OBJECTIVE } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type GloomMatch = Match<Setup, Table, State, View>;

/** Standees of a summon at most: one for each card that a class has of it is more than enough. */
const SUMMONS = 12;

const upTo = (name: string, most: number): string[] => Array.from({ length: most }, (_x, i) => `${name}-${i + 1}`);

function near({ table }: GloomMatch, name: string): boolean {
  const [x, y] = name.split(',').map(Number);
  return name === '-' || table.map.names.some((other) => besideOrSame(x, y, ...(other.split(',').map(Number) as [number, number])));
}

/** Everybody who is, or could yet come, onto the map: characters, standees of each type, summons, objectives. */
function figures({ play: g, table }: GloomMatch): string[] {
  const objectives = table.scenario.rooms.reduce((n, r) => n + r.overlays.filter((o) => o.kind === 'objective').length, 0);
  return [
    ...g.state.figures.map((_f, i) => figureKey(g, i)),
    ...table.characters.map((c) => c.key),
    ...table.monsters.flatMap((m) => upTo(m.face.id, m.face.standees)),
    ...table.summons.flatMap((s) => upTo(s.id, SUMMONS)),
    ...upTo('objective', objectives + g.state.figures.filter((f) => f.kind === OBJECTIVE).length),
  ];
}

export const gloomhavenGrammar: Grammar<GloomMatch> = {
  options: [
    'play:{card}/{half}',
    'basic:{card}/{half}',
    'end',
    'do:{ability}>{on:figure}',
    'do:{ability}>{on:place}',
    'do:{ability}>{card}',
    'do:{ability}/{element}',
    'do:{ability}',
    'skip:{ability}',
    'target:{on:figure}',
    'done',
    'next:{on:figure}',
    'area:nobody',
    'area:{on:place+}',
    'path:{on:figure+}',
    'path:',
    'use:{element}',
    'keep',
    'add:{number}',
    'double',
    'move:{on:place}',
    'to:{on:place}',
    'stop',
    'apply:{effect}',
    'leave:{effect}',
    'suffer',
    'lose:{card+}',
    'focus:{on:figure}',
    'go:{on:place}>{on:figure+}',
    'go:{on:place}',
    'trap:{on:place}',
    'heal:{on:figure}',
    'first:{on:figure}',
    'place:{on:place}',
    'cards:{card+}',
    'rest',
    'no-rest',
    'take:{card}',
    'accept',
    'another',
    'start:{on:place}',
  ],
  figure: ({ play }, i) => figureKey(play, i),
  kinds: {
    figure: { names: figures },
    card: { names: (m) => m.table.cards.map((c) => c.face.id) },
    half: { names: () => ['top', 'bottom'] },
    ability: { names: (m) => [...CONDITIONS, ...m.table.abilities.map((a) => abilityName(a.ability))] },
    element: { names: () => ELEMENTS },
    effect: { names: (m) => [...CONDITIONS, ...ELEMENTS, ...m.table.effects.map(nameOf)] },
    // A place that an area covers off the map is a dash.
    place: { written: /^(-|(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2}))$/, begun: PLACE.begun as RegExp, near },
    number: { written: /^(0|-?[1-9]\d{0,2})$/, begun: /^(-?|0|-?[1-9]\d{0,2})$/ },
  },
};
