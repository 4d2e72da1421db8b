/** S1 to S7. Set-up: roll-off, boards, objectives, hands, deployment. */
import {
  by,
  chance,
  coded,
  decide,
  define,
  END,
  type Flow,
  NEXT,
  NOBODY,
  offers,
  on,
  outcomesOf,
  type Refusal,
  refuse,
  STAY,
  step,
  using,
} from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { type Battlefield, mayPlaceObjective, rangeBetween } from '../field.ts';
import { STARTING } from '../joining.ts';
import { ASIDE, FACE_DOWN, HAND, NO_BOARD, NOWHERE, OBJECTIVES, POWER } from '../state.ts';
import { chose, fieldCode, fieldOf, givenField } from '../table.ts';
import { isFree, isLethal, isStarting } from './board.ts';
import { draw } from './drawing.ts';
import { type SetUpFrame, setUpSequence } from './frames.ts';
import { BOARD, FIGHTER, HEX, ORDER } from './naming.ts';
import { HEXES } from './packing.ts';
import { isAnyIn, placesOf } from './places.ts';
import { rollOff } from './rolling.ts';

export const LAY_BOARD = coded<Und, SetUpFrame>('board:{board}', { say: 'lay-board', parts: { board: using(BOARD) } });
export const JOIN = coded<Und, SetUpFrame>('join:{order}', {
  say: 'join',
  parts: { order: using(ORDER) },
  more(g, _f, code) {
    const j = g.table.joins[code];
    return { first: j.turned[0], second: j.turned[1], n: j.offset };
  },
});
export const OBJECTIVE = coded<Und, SetUpFrame>('objective:{space}', { say: 'lay-objective', parts: { space: on(HEX) } });
const KEEP = 0;
const REPLACE = 1;
const KEEP_HAND = coded<Und, SetUpFrame>('keep', { say: 'keep-hand', first: KEEP });
export const REPLACE_HAND = coded<Und, SetUpFrame>('replace', { say: 'replace-hand', first: REPLACE });
export const DEPLOY = coded<Und, SetUpFrame>('deploy:{figure}>{space}', {
  say: 'deploy',
  parts: { figure: by(FIGHTER), space: on(HEX, { size: HEXES }) },
});

export const setUpSteps = define(setUpSequence, [
  step('roll-off', 'wu:S1', (g: Und): Flow => {
    rollOff(g);
    return NEXT;
  }),
  boardChooser('first board', (f) => 1 - f.winner),
  boardChooser('second board', (f) => f.winner),
  decide('join', 'wu:S2', {
    when: (g: Und) => givenField(g.table) < 0,
    seat: (_g, f: SetUpFrame) => f.winner,
    options(g, _f, out) {
      for (let i = 0; i < g.table.joins.length; i++) out.push(i);
    },
    take(g, f, code): Flow {
      g.state.field = fieldCode(g.table, f.boards, code);
      const { turned, offset } = g.table.joins[code];
      g.log?.tell('wu:S2', 'joins-boards', { seat: { seat: f.winner }, first: turned[0], second: turned[1], n: offset });
      return NEXT;
    },
    ...offers(JOIN),
    prompt: () => ({ key: 'ask-join', args: {} }),
  }),
  step('the battlefield', 'wu:S2', (g: Und, f: SetUpFrame): Flow => {
    const given = givenField(g.table);
    if (given >= 0) g.state.field = given;
    f.seat = 1 - f.winner;
    return NEXT;
  }),
  decide('lay an objective', 'wu:S4', {
    when: (g: Und) => g.state.tokens.length < TOKENS && mayLay(g),
    seat: (_g, f: SetUpFrame) => f.seat,
    options(g, _f, out) {
      const placed = g.state.tokens.map((t) => t.hex);
      const field = fieldOf(g);
      for (let hex = 0; hex < field.hexes.size; hex++) if (mayPlaceObjective(field, placed, hex)) out.push(hex);
    },
    take(g, f, code): Flow {
      g.state.tokens.push({ hex: code, face: FACE_DOWN });
      g.log?.tell('wu:S4', 'lays-objective', { seat: { seat: f.seat }, n: g.state.tokens.length, space: { space: code } });
      f.seat = 1 - f.seat;
      return STAY;
    },
    ...offers(OBJECTIVE),
    understand(g, f, id) {
      const [hex] = OBJECTIVE.values(g, f, id) ?? [NOWHERE];
      if (hex < 0) return null;
      const why: Refusal[] = [];
      mayPlaceObjective(
        fieldOf(g),
        g.state.tokens.map((t) => t.hex),
        hex,
        why,
      );
      return why.length > 0 ? why : null;
    },
    prompt: (g) => ({ key: 'ask-objective', args: { n: g.state.tokens.length + 1 } }),
  }),
  chance('turned up', 'wu:S4', {
    outcomes(g: Und) {
      if (!g.state.tokens.some((t) => t.face === FACE_DOWN)) return null;
      const left = FACES.filter((n) => !g.state.tokens.some((t) => t.face === n));
      return outcomesOf(
        left,
        left.map(() => 1),
      );
    },
    take(g, _f, code): Flow {
      const token = g.state.tokens.find((t) => t.face === FACE_DOWN);
      if (token !== undefined) {
        token.face = code;
        g.log?.tell('wu:S4', 'objective-lies', { n: code, space: { space: token.hex } });
      }
      return STAY;
    },
    id: (_g, _f, code) => `objective-${code}`,
    say: (_g, _f, code) => ({ key: 'turn-up', args: { n: code } }),
    seat: (_g, f: SetUpFrame) => f.winner,
    dice: () => null,
    fromFaces: () => 0,
    prompt: () => ({ key: 'ask-turn-up', args: {} }),
  }),
  step('hands', 'wu:S6', (g: Und, f: SetUpFrame): Flow => {
    for (const seat of [0, 1]) {
      draw(g, seat, POWER, FIRST_POWER);
      draw(g, seat, OBJECTIVES, FIRST_OBJECTIVES);
    }
    f.seat = 1 - f.winner;
    f.unread = 0;
    return NEXT;
  }),
  mulligan('first player, objectives', OBJECTIVES),
  mulligan('first player, power cards', POWER),
  step('the other hand', 'wu:S6', (_g: Und, f: SetUpFrame): Flow => {
    f.seat = f.winner;
    return NEXT;
  }),
  mulligan('second player, objectives', OBJECTIVES),
  mulligan('second player, power cards', POWER),
  step('who deploys first', 'wu:S7', (g: Und, f: SetUpFrame): Flow => {
    f.seat = deploysNext(g, chose(g, 'deploy-first', 'roll-off-loser') ? 1 - f.winner : f.winner);
    return NEXT;
  }),
  decide('deploy', 'wu:S7', {
    when: (g: Und, f: SetUpFrame) => couldDeploy(g, f.seat),
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      // Whoever follows nobody may stand wherever the others may.
      let starting: readonly number[] | null = null;
      for (const fighter of toDeploy(g, f.seat)) {
        const hexes: readonly number[] = starting ?? deployHexes(g, fighter);
        if (g.table.fighters[fighter].follows < 0) starting = hexes;
        for (let i = 0; i < hexes.length; i++) out.push(DEPLOY.code(fighter, hexes[i]));
      }
    },
    take(g, f, code): Flow {
      const [fighter, hex] = [DEPLOY.part(code), DEPLOY.part(code, 1)];
      g.state.fighters[fighter].hex = hex;
      g.log?.tell('wu:S7', 'deploys', { figure: { figure: fighter }, space: { space: hex } });
      // Fighters that follow it are placed at once; a player who has none left to place waits for the other.
      if (undeployed(g, f.seat, true).length === 0 && toDeploy(g, 1 - f.seat).length > 0) f.seat = 1 - f.seat;
      return STAY;
    },
    ...offers(DEPLOY),
    understand(g, f, id) {
      const [fighter, hex] = DEPLOY.values(g, f, id) ?? [NOBODY, NOWHERE];
      return fighter < 0 || hex < 0 ? null : whyNotDeployed(g, f.seat, fighter, hex);
    },
    prompt(g, f) {
      const next = undeployed(g, f.seat, true);
      return next.length > 0
        ? { key: 'ask-deploy-near', args: { figure: { figure: g.table.fighters[next[0]].follows } } }
        : { key: 'ask-deploy', args: {} };
    },
  }),
  step('ready', 'wu:S7', (): Flow => END),
]);

/** The numbers on the faces of the objective tokens. */
const FACES = [1, 2, 3, 4, 5] as const;
const TOKENS = FACES.length;
const FIRST_OBJECTIVES = 3;
const FIRST_POWER = 5;

/** S2: the loser lays its board, the winner its own, and then joins them. */
function boardChooser(name: string, seatOf: (f: SetUpFrame) => number) {
  return decide<Und, SetUpFrame>(name, 'wu:S2', {
    when: (g) => givenField(g.table) < 0,
    seat: (_g, f) => seatOf(f),
    options(g, f, out) {
      for (const b of g.table.own[seatOf(f)]) out.push(b);
    },
    take(g, f, code): Flow {
      f.boards[seatOf(f)] = code;
      g.log?.tell('wu:S2', 'lays-board', { seat: { seat: seatOf(f) }, board: { term: `board.${g.table.boards[code]}` } });
      return NEXT;
    },
    ...offers(LAY_BOARD),
    understand(g, f, id) {
      const board = id.startsWith('board:') ? g.table.boards.indexOf(id.slice(6)) : NO_BOARD;
      if (board < 0) return null;
      const why: Refusal[] = [];
      if (!g.table.own[seatOf(f)].includes(board)) refuse(why, 'wu:g.02', 'not-your-board', { board: { term: `board.${id.slice(6)}` } });
      return why;
    },
    prompt: () => ({ key: 'ask-board', args: {} }),
  });
}

/** Is there a hex on which the next objective may be laid? */
function mayLay(g: Und): boolean {
  const placed = g.state.tokens.map((t) => t.hex);
  const field = fieldOf(g);
  for (let hex = 0; hex < field.hexes.size; hex++) if (mayPlaceObjective(field, placed, hex)) return true;
  return false;
}

/** Who lays the next objective: the loser of the roll-off the first one, and then in turn. */
export function laysNext(g: Und, winner: number): number {
  return g.state.tokens.length % 2 === 0 ? 1 - winner : winner;
}

/** Who places the next fighter, by those that stand already: whoever begins the first one, and then in turn, followers at once. */
function deploysNext(g: Und, beginner: number): number {
  const follower = [0, 1].find((seat) => undeployed(g, seat, true).length > 0);
  if (follower !== undefined) return follower;
  const placed = (seat: number): number =>
    g.state.fighters.filter((f, i) => f.seat === seat && f.hex >= 0 && g.table.fighters[i].follows < 0).length;
  const next = placed(beginner) > placed(1 - beginner) ? 1 - beginner : beginner;
  return toDeploy(g, next).length > 0 ? next : 1 - next;
}

/** Fighters of a seat that may be placed now: those that follow one just placed, or else those that follow nobody. */
function toDeploy(g: Und, seat: number): number[] {
  const next = undeployed(g, seat, true);
  return next.length > 0 ? next : undeployed(g, seat, false);
}

/** Fighters still to be placed: followers whose leader stands, or those that follow nobody. */
function undeployed(g: Und, seat: number, following: boolean): number[] {
  const { fighters } = g.state;
  const out: number[] = [];
  for (let i = 0; i < fighters.length; i++) {
    const f = fighters[i];
    if (f.seat !== seat || f.out === 1 || f.hex >= 0) continue;
    const { follows } = g.table.fighters[i];
    if (following ? follows >= 0 && fighters[follows].hex >= 0 : follows < 0) out.push(i);
  }
  return out;
}

/**
 * Where a fighter may be deployed: empty starting hexes of its own territory; for one that follows another, the nearest that are
 * neither starting, lethal nor blocked (S7).
 */
function deployHexes(g: Und, fighter: number): number[] {
  const field = fieldOf(g);
  const { seat } = g.table.fighters[fighter];
  const leader = g.table.fighters[fighter].follows;
  if (leader < 0) return startsOf(field)[seat].filter((hex) => isFree(g, hex));
  const out: number[] = [];
  for (let hex = 0; hex < field.hexes.size; hex++)
    if (field.territory[hex] === seat && !isStarting(g, hex) && !isLethal(g, hex) && isFree(g, hex)) out.push(hex);
  const from = out.map((hex) => rangeBetween(field, g.state.fighters[leader].hex, hex));
  const nearest = Math.min(...from);
  return out.filter((_hex, i) => from[i] === nearest);
}

/** Why a fighter is not deployed on a hex, by the seat whose turn to place it is (S7). */
function whyNotDeployed(g: Und, seat: number, fighter: number, hex: number): Refusal[] {
  const why: Refusal[] = [];
  const x = g.state.fighters[fighter];
  const leader = g.table.fighters[fighter].follows;
  const figure = { figure: fighter };
  if (x.seat !== seat) refuse(why, 'wu:S7', 'no-friend', { figure });
  else if (x.hex >= 0) refuse(why, 'wu:S7', 'stands-already', { figure });
  else if (!toDeploy(g, seat).includes(fighter)) refuse(why, 'wu:S7', 'not-its-turn', { figure });
  else if (deployHexes(g, fighter).includes(hex)) return why;
  else if (leader < 0) refuse(why, 'wu:S7', 'not-starting-hex');
  else refuse(why, 'wu:S7', 'not-nearest-hex', { figure: { figure: leader } });
  return why;
}

/** The starting hexes of each seat's territory on a battlefield: every fighter to be placed is asked about them. */
const starts = new WeakMap<Battlefield, readonly [readonly number[], readonly number[]]>();

function startsOf(field: Battlefield): readonly [readonly number[], readonly number[]] {
  let both = starts.get(field);
  if (both === undefined) {
    const hexes = [...field.kinds.keys()].filter((hex) => (field.kinds[hex] & STARTING) !== 0);
    both = [hexes.filter((hex) => field.territory[hex] === 0), hexes.filter((hex) => field.territory[hex] === 1)];
    starts.set(field, both);
  }
  return both;
}

/** Whether a seat has anybody to place, and a hex for it. */
function couldDeploy(g: Und, seat: number): boolean {
  // Those to be placed now follow all nobody, or all somebody.
  const [first, ...others] = toDeploy(g, seat);
  if (first === undefined) return false;
  if (g.table.fighters[first].follows < 0) return startsOf(fieldOf(g))[seat].some((hex) => isFree(g, hex));
  return deployHexes(g, first).length > 0 || others.some((f) => deployHexes(g, f).length > 0);
}

/** S6: once, a whole hand of either deck. */
function mulligan(name: string, pile: number) {
  return decide<Und, SetUpFrame>(name, 'wu:S6', {
    when: (g, f) => chose(g, 'mulligan', 'whole-hand-each') && isAnyIn(g, f.seat, pile, HAND),
    seat: (_g, f) => f.seat,
    options(_g, _f, out) {
      out.push(KEEP, REPLACE);
    },
    take(g, f, code): Flow {
      if (code === KEEP) {
        g.log?.tell('wu:S6', 'keeps-hand', { seat: { seat: f.seat }, n: placesOf(g, f.seat, pile, HAND).length });
        return NEXT;
      }
      const hand = placesOf(g, f.seat, pile, HAND);
      for (const place of hand) g.state.cards[place].zone = ASIDE;
      g.log?.tell('wu:S6', 'replaces-hand', { seat: { seat: f.seat }, n: hand.length });
      draw(g, f.seat, pile, hand.length);
      return NEXT;
    },
    ...offers(KEEP_HAND, REPLACE_HAND),
    quiet: KEEP,
    prompt: () => ({ key: pile === OBJECTIVES ? 'ask-keep-objectives' : 'ask-keep-power', args: {} }),
  });
}
