/** The forms of options of Gloomhaven: what each is called, what it says it does, and what its parts may be. */

import { besideOrSame, type Grammar, type Match, PLACE, patternsOf } from '../../core/index.ts';
import { CONDITIONS, ELEMENTS } from './content/types.ts';
import { ADDED, DOUBLED } from './rules/adjusting.ts';
import { AREA, ENOUGH, KEEPS, NEXT_TARGET, ON_NOBODY, PATHS, TARGET, USES } from './rules/attacking.ts';
import { FOCUSES, WAYS } from './rules/deeds.ts';
import { APPLIES, LEAVES, nameOf } from './rules/effects.ts';
import { STEP_TO, STOPS } from './rules/forcing.ts';
import { HALVES } from './rules/halves.ts';
import { LOSE_TWO, SUFFERS } from './rules/harm.ts';
import { figureKey } from './rules/keys.ts';
import { abilityName } from './rules/lines.ts';
import { MOVES } from './rules/moving.ts';
import { LINES } from './rules/performing.ts';
import { ACCEPTS, ANOTHER, TAKES } from './rules/resting.ts';
import { PLACED } from './rules/revealing.ts';
import { ACTS_FIRST, CARDS, LONG_REST, NO_REST, START } from './rules/rounds.ts';
import { BASIC, END_TURN, PLAY } from './rules/turns.ts';
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
  options: patternsOf(
    [PLAY, BASIC, END_TURN],
    LINES,
    [TARGET, ENOUGH, NEXT_TARGET],
    [ON_NOBODY, AREA],
    PATHS,
    [USES, KEEPS],
    [ADDED, DOUBLED],
    [MOVES, STEP_TO, STOPS],
    [APPLIES, LEAVES],
    [SUFFERS, LOSE_TWO],
    FOCUSES,
    WAYS,
    ACTS_FIRST,
    PLACED,
    [CARDS, LONG_REST, NO_REST],
    [TAKES, ACCEPTS, ANOTHER],
    START,
  ),
  figure: ({ play }, i) => figureKey(play, i),
  kinds: {
    figure: { names: figures },
    card: { names: (m) => m.table.cards.map((c) => c.face.id) },
    half: { names: () => HALVES },
    ability: { names: (m) => [...CONDITIONS, ...m.table.abilities.map((a) => abilityName(a.ability))] },
    element: { names: () => ELEMENTS },
    effect: { names: (m) => [...CONDITIONS, ...ELEMENTS, ...m.table.effects.map(nameOf)] },
    // A place that an area covers off the map is a dash.
    place: { written: /^(-|(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2}))$/, begun: PLACE.begun as RegExp, near },
    number: { written: /^(0|-?[1-9]\d{0,2})$/, begun: /^(-?|0|-?[1-9]\d{0,2})$/ },
  },
};
