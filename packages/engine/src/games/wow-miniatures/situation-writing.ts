/** Matches written down as situations: what 'copy as ruling' makes of the present position. */
import type { RulingCase, ScriptStep } from '../../core/index.ts';
import { findCharacter, findMap } from './content/index.ts';
import type { Card, Character, Duration } from './content/types.ts';
import { DURATIONS, STATS } from './content/types.ts';
import { type TurnFrame, turnSequence, turnsSequence } from './rules/frames.ts';
import { figureKey, spaceId } from './rules/telling.ts';
import type { Situation, SituationFigure, SituationToken } from './situation.ts';
import type { WowMatch } from './situation-values.ts';
import { CONVERT, type Lasting, MODIFY, REROLLS, ROOT, SHIELD, type State } from './state.ts';
import type { Wow } from './table.ts';

/** Whether a state can be written as a situation: between two actions, with nothing in force that situations have no word for. */
function writable(s: State): boolean {
  const top = s.stack[s.stack.length - 1];
  if (top === undefined || s.stack.filter((f) => f.seq === turnSequence.id).length > 1) return false;
  if (s.lasting.some((l: Lasting) => l.kind === CONVERT || (l.kind === MODIFY && l.next === 1))) return false;
  return top.seq === turnsSequence.id || (top.seq === turnSequence.id && turnSequence.steps[top.step]?.name === 'act');
}

/** The position of a state, written with the game's words. */
function written(match: WowMatch, state: State): Situation {
  const g: Wow = { table: match.table, state, log: null };
  const { setup, table } = match;
  const builtIn = findMap(setup.map) !== undefined && setup.content?.maps?.some((m) => m.id === setup.map) !== true;
  const map = table.map;
  const figures: Record<string, SituationFigure> = {};
  const tokens: SituationToken[] = [];
  const setupMembers = setup.seats.flatMap((seat) => seat.party);
  state.figures.forEach((f, i) => {
    const def = table.figures[f.def];
    if (f.card >= 0) {
      if (f.space >= 0)
        tokens.push({
          card: def.card,
          of: figureKey(g, state.cards[f.card].bearer),
          at: spaceId(g, f.space),
          health: f.health,
          ...(f.clock > 0 ? { clock: f.clock } : {}),
        });
      return;
    }
    const own = findCharacter(def.card);
    const c = def.character as Character;
    figures[figureKey(g, i)] = {
      ...(own === c
        ? { is: c.id }
        : {
            printed: {
              className: c.className,
              race: c.race,
              faction: c.faction,
              honor: c.honor,
              health: c.health,
              armor: c.armor,
              resist: c.resist,
              main: c.main,
              lower: c.lower,
            },
          }),
      side: (f.owner + 1) as 1 | 2,
      ...(f.space >= 0 ? { at: spaceId(g, f.space) } : {}),
      health: f.health,
      clock: f.clock,
      cards: setupMembers[i].cards.map((_id, n) => writtenCard(g, i, n)),
      ...(f.attackedIn === state.turn && state.turn > 0 ? { attackedThisTurn: true } : {}),
      ...(f.hurtIn === state.turn && state.turn > 0 ? { hurtThisTurn: true } : {}),
    };
  });
  const top = state.stack[state.stack.length - 1];
  const turn = top.seq === turnSequence.id ? (top.d as TurnFrame) : null;
  return {
    map: builtIn ? setup.map : 'open-30',
    ...(builtIn
      ? {}
      : {
          spaces: map.spaces.map((s) => s.at),
          terrain: Object.fromEntries(map.spaces.filter((s) => s.terrain !== 'open').map((s) => [s.at, s.terrain])),
          victory: map.victory,
          spawn: map.spawn,
        }),
    ...(setup.choices === undefined ? {} : { choices: setup.choices }),
    factions: [setup.seats[0].faction, setup.seats[1].faction],
    main: state.main,
    points: [state.points[0], state.points[1]],
    target: [state.target[0], state.target[1]],
    first: ((turn === null ? 1 - state.lastSeat : state.firstSeat) + 1) as 1 | 2,
    figures,
    ...(tokens.length > 0 ? { tokens } : {}),
    ...(state.lasting.length > 0 ? { effects: state.lasting.map((l) => writtenEffect(g, l)) } : {}),
    ...((setup.content?.cards ?? []).length > 0 ? { cards: setup.content?.cards as readonly Card[] } : {}),
    turn: turn === null ? 'tick' : { of: figureKey(g, turn.fig), moved: turn.moved === 1, acted: turn.acted === 1 },
  };
}

function writtenCard(g: Wow, bearer: number, n: number): { card: string; ready: boolean; up: boolean; on?: string } {
  const c = g.state.cards.filter((x) => x.bearer === bearer)[n];
  const token = g.table.cards[c.def].token >= 0;
  return {
    card: g.table.cards[c.def].card.id,
    ready: c.ready === 1,
    up: c.face === 1,
    ...(c.active === 1 && !token ? { on: figureKey(g, c.on < 0 ? bearer : c.on) } : {}),
  };
}

function writtenEffect(g: Wow, l: Lasting): NonNullable<Situation['effects']>[number] {
  const until: Duration = DURATIONS[l.until];
  const on = figureKey(g, l.on);
  if (l.kind === ROOT) return { on, rooted: true, until };
  if (l.kind === REROLLS) return { on, rerolls: l.n, until };
  if (l.kind === SHIELD) return { on, shield: l.n, until };
  const e = l.effect < 0 ? undefined : g.table.lists[Math.floor(l.effect / 64)][l.effect % 64];
  const { nature, type } = e?.do === 'modify' ? e : {};
  return { on, stat: STATS[l.stat], n: l.n, ...(nature === undefined ? {} : { nature }), ...(type === undefined ? {} : { type }), until };
}

/**
 * The present position as a case of a ruling: the last moment between two actions, and what was answered since, so that
 * the middle of an attack can be written down too. Null where the match kept no such moment.
 */
export function caseOf(match: WowMatch): RulingCase<Situation> | null {
  for (let at = match.at; at >= 0; at--) {
    const state = match.stateBefore(at);
    if (state === undefined) return null;
    if (!writable(state)) continue;
    const script: ScriptStep[] = match.entries.slice(at).map((e) => (e.kind === 'take' ? { take: e.id } : { roll: e.faces ?? e.id }));
    return { name: { en: 'A position of a match', fr: 'Une position de partie' }, situation: written(match, state), script };
  }
  return null;
}
