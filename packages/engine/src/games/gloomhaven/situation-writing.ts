/** Positions of a scenario written down as situations: what "copy as ruling" copies. */
import { caseSince, type RulingCase } from '../../core/index.ts';
import { findScenario } from './content/index.ts';
import { CONDITIONS, type ConditionId, ELEMENTS } from './content/types.ts';
import { matchSequence, roundSequence, type TurnFrame, turnSequence, turnsSequence } from './rules/frames.ts';
import { givenBy } from './rules/lasting.ts';
import { figureKey } from './rules/telling.ts';
import { type CharacterKey, characterKeys } from './setup.ts';
import type {
  At,
  Situation,
  SituationActive,
  SituationCharacter,
  SituationDeck,
  SituationFigure,
  SituationMonster,
  SituationSummon,
  SituationTile,
  SituationType,
} from './situation.ts';
import { STRENGTHS, TILES } from './situation.ts';
import type { GloomMatch } from './situation-values.ts';
import {
  ACTIVE,
  type CardState,
  CHARACTER,
  type DeckState,
  DISCARD,
  type FigureState,
  GONE,
  HAND,
  LOST,
  MONSTER,
  type State,
  SUMMON,
  WOUND,
} from './state.ts';
import type { Gloom } from './table.ts';

type Said<X> = { [K in keyof X]?: Exclude<X[K], undefined> };

/** The fields of an object that say something. */
function said<X extends object>(x: X): Said<X> {
  return Object.fromEntries(
    Object.entries(x).filter(([, v]) => v !== undefined && v !== false && v !== 0 && !(Array.isArray(v) && v.length === 0)),
  ) as Said<X>;
}

const conditionsOf = (bits: number): ConditionId[] => CONDITIONS.filter((_c, i) => ((bits >> i) & 1) === 1);

function hexOf(g: Gloom, hex: number): At {
  const [column, row] = g.table.map.names[hex].split(',').map(Number);
  return [column, row];
}

/** Where a state stands, if it is at the beginning of something that situations have a word for. */
function momentOf(g: Gloom): Pick<Situation, 'at' | 'turn'> | null {
  const { stack } = g.state;
  const [first, second, third, fourth] = stack;
  if (stack.length < 2 || first.seq !== matchSequence.id || second.seq !== roundSequence.id) return null;
  if (stack.length === 2) {
    const { name } = roundSequence.steps[second.step];
    // Where somebody has chosen already, the round no longer begins.
    if (name === 'cards') return g.state.players.every((p) => p.ready === 0) ? { at: 'round' } : null;
    return name === 'monster cards' ? { at: 'cards' } : null;
  }
  if (third.seq !== turnsSequence.id) return null;
  if (stack.length === 3) return {};
  if (stack.length > 4 || fourth.seq !== turnSequence.id) return null;
  const { figure, i } = fourth.d as TurnFrame;
  // A turn that is written down begins again: what its beginning does must do nothing twice.
  const twice = (g.state.figures[figure].conditions & WOUND) !== 0 || turnSequence.steps[fourth.step].name !== 'action';
  return i > 0 || twice ? null : { turn: figureKey(g, figure) };
}

function writtenDeck(g: Gloom, d: DeckState): SituationDeck {
  const counted = (of: readonly number[]): Record<string, number> =>
    Object.fromEntries(of.flatMap((n, kind) => (n === 0 ? [] : [[g.table.modifiers[kind].id, n] as const])));
  const discard = counted(d.spent);
  return {
    pile: counted(d.pile),
    ...(Object.keys(discard).length === 0 ? {} : { discard }),
    ...(d.shuffle === 1 ? { shuffle: true } : {}),
  };
}

function writtenFigure(g: Gloom, x: FigureState, now: string | undefined): SituationFigure {
  return said({
    at: x.out === 1 || x.hex < 0 ? undefined : hexOf(g, x.hex),
    hp: x.out === 1 ? 0 : x.hp,
    conditions: conditionsOf(x.conditions & ~x.fresh),
    fresh: conditionsOf(x.fresh),
    shield: x.shield,
    retaliate: x.retaliate,
    retaliateFar: Array.from({ length: x.far.length / 2 }, (_x, i) => ({ n: x.far[2 * i], range: x.far[2 * i + 1] })),
    // Whose turn begins has not had it yet.
    acted: x.acted === 1 && (now === undefined || figureKey(g, g.state.figures.indexOf(x)) !== now),
    out: x.out === 1,
  });
}

function writtenCharacter(g: Gloom, seat: number, now: string | undefined): SituationCharacter {
  const { state, table } = g;
  const x = state.figures.find((f) => f.kind === CHARACTER && f.seat === seat) as FigureState;
  const p = state.players[seat];
  const idOf = (c: CardState): string => table.cards[c.def].face.id;
  const lying = (zone: number): string[] => state.cards.filter((c) => c.owner === seat && c.zone === zone).map(idOf);
  const active = state.cards.filter((c) => c.owner === seat && c.zone === ACTIVE);
  return {
    ...writtenFigure(g, x, now),
    ...said({
      lead: p.lead < 0 ? undefined : idOf(state.cards[p.lead]),
      other: p.other < 0 ? undefined : idOf(state.cards[p.other]),
      rest: p.resting === 1,
      hand: lying(HAND),
      discard: lying(DISCARD),
      lost: lying(LOST),
      gone: lying(GONE),
      active: active.map((c) => ({
        card: idOf(c),
        half: c.half === 0 ? ('top' as const) : ('bottom' as const),
        ...said({ uses: c.uses, boosted: c.boosted === 1 }),
        ...giftsOf(g, c),
      })),
      xp: p.xp,
      gold: p.gold,
    }),
    deck: writtenDeck(g, state.decks[seat]),
  };
}

/** What an active card gives, where it is anything that its half could give: a list that is empty says so. */
function giftsOf(g: Gloom, c: CardState): Pick<SituationActive, 'gives'> {
  const { face } = g.table.cards[c.def];
  const { abilities } = c.half === 0 ? face.top : face.bottom;
  const gives = givenBy(g, g.state.cards.indexOf(c)).map(({ figure, ...gift }) => ({ to: figureKey(g, figure), ...gift }));
  return abilities.some((a) => a.do === 'shield' || a.do === 'retaliate') ? { gives } : {};
}

function writtenTypes(g: Gloom): Record<string, SituationType> {
  return Object.fromEntries(
    g.table.monsters.map((m, type) => {
      const t = g.state.types[type];
      const left = m.cards.filter((_c, i) => ((t.left >> i) & 1) === 1).map((c) => c.id);
      const used = m.cards[t.card]?.lines.flatMap((_l, i) => (((t.used >> i) & 1) === 1 ? [i + 1] : [])) ?? [];
      return [m.face.id, { ...(t.card < 0 ? {} : { card: m.cards[t.card].id }), ...said({ used }), left }];
    }),
  );
}

function writtenTiles(g: Gloom): SituationTile[] {
  return g.state.tiles.map((t) => ({
    kind: TILES[t.kind],
    at: hexOf(g, t.hex),
    n: t.n,
    ...(t.conditions === 0 ? {} : { conditions: conditionsOf(t.conditions) }),
  }));
}

/** Figures of a kind by their names. The dead are left out, but for summons, whose numbers go on. */
function byName<F>(g: Gloom, kind: number, written: (x: FigureState) => F): Record<string, F> {
  return Object.fromEntries(
    g.state.figures.flatMap((x, i) =>
      x.kind === kind && (x.out === 0 || kind === SUMMON) ? [[figureKey(g, i), written(x)] as const] : [],
    ),
  );
}

/** Set-ups that situations have words for: scenarios of the game. */
function hasWords({ setup }: GloomMatch): boolean {
  return setup.own === undefined && setup.solo !== true && findScenario(setup.scenario) !== undefined;
}

/** A position as a situation; null where it stands in the middle of something. */
function written(match: GloomMatch, state: State): Situation | null {
  const g: Gloom = { table: match.table, state, log: null };
  const moment = momentOf(g);
  if (moment === null) return null;
  const { setup } = match;
  const key = (seat: number): CharacterKey => g.table.characters[seat].key;
  const seats = setup.characters.map((_c, seat) => [key(seat), writtenCharacter(g, seat, moment.turn)] as const);
  const rooms = g.table.scenario.rooms.flatMap((_r, i) => (i > 0 && ((state.rooms >> i) & 1) === 1 ? [i + 1] : []));
  const open = g.table.map.doors.flatMap((d, i) => (((state.doors >> i) & 1) === 1 ? [hexOf(g, d.space)] : []));
  const elements = Object.fromEntries(ELEMENTS.flatMap((e, i) => (state.elements[i] === 0 ? [] : [[e, STRENGTHS[state.elements[i]]]])));
  const summons = byName(g, SUMMON, (x): SituationSummon => ({ ...writtenFigure(g, x, moment.turn), owner: key(x.seat) }));
  return {
    scenario: setup.scenario,
    ...(open.length === 0 ? {} : { open }),
    ...(rooms.length === 0 ? {} : { revealed: rooms }),
    tiles: writtenTiles(g),
    characters: Object.fromEntries(seats),
    monsters: byName(
      g,
      MONSTER,
      (x): SituationMonster => ({ ...writtenFigure(g, x, moment.turn), ...said({ elite: x.elite === 1, summoned: x.summoned === 1 }) }),
    ),
    ...(Object.keys(summons).length === 0 ? {} : { summons }),
    types: writtenTypes(g),
    deck: writtenDeck(g, state.decks[setup.characters.length]),
    ...(Object.keys(elements).length === 0 ? {} : { elements }),
    level: g.table.rewards,
    round: state.round,
    ...moment,
    ...(setup.choices === undefined ? {} : { choices: setup.choices }),
  };
}

/** The first moment: the set-up as a situation. */
function asSetUp({ setup }: GloomMatch): Situation {
  const { scenario, characters, level, choices } = setup;
  const keys = characterKeys(characters.map((c) => c.class));
  return {
    scenario,
    characters: Object.fromEntries(
      characters.map((c, seat) => [keys[seat], { hand: c.cards, ...(c.modifiers === undefined ? {} : { deck: { pile: c.modifiers } }) }]),
    ),
    ...(level === undefined ? {} : { level }),
    at: 'start',
    ...(choices === undefined ? {} : { choices }),
  };
}

/**
 * The present position as a case of a ruling: the last moment that the words of situations reach, and what was answered since. The
 * beginning of the scenario is one of them. Null for maps and cards of one's own, and where the match kept no such moment.
 */
export function caseOf(match: GloomMatch): RulingCase<Situation> | null {
  if (!hasWords(match)) return null;
  return caseSince(match, { en: 'A position of a scenario', fr: 'Une position de scénario' }, (at, state) =>
    at === 0 && state.round === 0 ? asSetUp(match) : written(match, state),
  );
}
