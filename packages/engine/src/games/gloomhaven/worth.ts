/** How good a position is for the players, for plain bots: who stands, what is left of the monsters, cards to go on with. */
import type { Ability, Half } from './content/types.ts';
import { goalsOf } from './goals.ts';
import { inPlay } from './rules/board.ts';
import { ACTIVE, CHARACTER, CHOSEN, DISARM, DISCARD, HAND, IMMOBILIZE, isRoomRevealed, MONSTER, POISON, STUN, WOUND } from './state.ts';
import type { Gloom } from './table.ts';

/** A monster that still stands, and each of its hit points. */
const STANDS = 30;
const POINT = 6;
/** A character's hit point, its last ones besides, and what its exhaustion costs. */
const LIFE = 7;
const LAST = 25;
const EXHAUSTED = 200;
/** Cards by where they are: a hand is what the scenario is won with, and a card lost is lost. */
const CARD: Readonly<Record<number, number>> = { [HAND]: 20, [CHOSEN]: 20, [DISCARD]: 17, [ACTIVE]: 12 };
/** A long rest that cannot be avoided is a round without a deed. */
const FORCED_REST = 25;
const ROOM = 100;
const STEP = 3;
/** Where nobody is left to fight the way to a door counts for more, and the hex before it for most. */
const WAY = 8;
const THRESHOLD = 45;

/** Health of the monsters that wait where nobody has been yet, their number, and the squares of what waits in each room: the scenario tells everybody of them. */
export function waitingFor(g: Gloom): [hp: number, many: number, squares: number] {
  const { scenario, monsters, characters } = g.table;
  let hp = 0;
  let many = 0;
  let squares = 0;
  scenario.rooms.forEach((room, i) => {
    if (isRoomRevealed(g.state, i)) return;
    let here = 0;
    for (const m of room.monsters) {
      const rank = m.ranks[Math.min(m.ranks.length, characters.length - 1) - 1] ?? 'none';
      const type = monsters.find((t) => t.face.id === m.type);
      if (rank === 'none' || type === undefined) continue;
      hp += type[rank].hp;
      here++;
    }
    many += here;
    squares += here * here;
  });
  return [hp, many, squares];
}

/** Conditions of a figure that hinder it. */
export function hindered(bits: number): number {
  const each = [POISON, WOUND, IMMOBILIZE, DISARM, STUN];
  return each.reduce((n, bit, i) => n + ((bits & bit) !== 0 ? [4, 5, 3, 8, 14][i] : 0), 0);
}

/** Points of movement of a half, and of an attack its strength and reach: as printed, or as the plain Move 2 and Attack 2. */
interface Reach {
  readonly move: number;
  readonly hits: number;
  readonly range: number;
  readonly lost: boolean;
}

function reachOf(half: Half): Reach {
  let [move, hits, range] = [0, 0, 1];
  const count = (a: Ability): void => {
    if (a.do === 'move' && typeof a.n === 'number') move = Math.max(move, a.n);
    if (a.do !== 'attack') return;
    const n = typeof a.n === 'number' ? a.n : typeof a.n === 'string' ? 2 : a.n.base;
    const many = typeof a.targets === 'number' ? a.targets : a.area === undefined && a.targets === undefined ? 1 : 2;
    hits = Math.max(hits, n * (1 + (many - 1) * 0.4));
    range = Math.max(range, a.range ?? 1, a.area === undefined ? 1 : 2);
  };
  half.abilities.forEach(count);
  return { move, hits, range, lost: half.lost !== undefined };
}

/** What two cards may do at a distance: the top of one after the bottom of the other, each also as the plain action. */
function pairAt(top: Half, bottom: Half, steps: number): number {
  const [t, b] = [reachOf(top), reachOf(bottom)];
  const move = Math.max(2, t.move, b.move);
  const hits = Math.max(2, t.hits);
  const range = t.hits >= 2 ? t.range : 1;
  const reached = steps <= move + range;
  const gone = (t.lost && t.hits > 2 ? 20 : 0) + (b.lost && b.move > 2 ? 20 : 0);
  return (reached ? hits * POINT + (b.hits > 0 && steps <= 1 ? b.hits * POINT : 0) : Math.min(steps, move) * STEP) - gone;
}

/** What the cards that a player has chosen promise where its character stands. */
export function promised(g: Gloom, seat: number, steps: number): number {
  const { lead, other } = g.state.players[seat];
  if (lead < 0 || other < 0) return 0;
  const [a, b] = [lead, other].map((place) => g.table.cards[g.state.cards[place].def].face);
  return Math.max(pairAt(a.top, b.bottom, steps), pairAt(b.top, a.bottom, steps));
}

/** The worth of a position for a seat: the players win together, but each moves its own character. */
export function worthFor(g: Gloom, seat: number): number {
  const { state } = g;
  if (state.over === 1) return state.won === 1 ? 10_000 : -10_000;
  const { fight, near } = goalsOf(g);
  const [hp, many] = waitingFor(g);
  let sum = -(STANDS * many + POINT * hp);
  state.figures.forEach((f, i) => {
    if (f.kind === MONSTER && inPlay(g, i)) sum += hindered(f.conditions) - STANDS - f.hp * POINT - f.shield * 2;
    if (f.kind !== CHARACTER) return;
    if (!inPlay(g, i)) {
      sum -= f.out === 1 ? EXHAUSTED : 0;
      return;
    }
    sum += f.hp * LIFE - (f.hp <= 2 ? LAST : 0) - hindered(f.conditions) + (f.shield + f.retaliate) * 4;
    if (f.seat !== seat) return;
    const steps = near(f.hex);
    sum += promised(g, seat, steps) - steps * (fight ? STEP : WAY) + (fight || steps > 1 ? 0 : THRESHOLD);
    const hand = state.cards.reduce((n, c) => n + (c.owner === seat && c.zone === HAND ? 1 : 0), 0);
    if (hand < 2) sum -= FORCED_REST;
  });
  for (const c of state.cards) sum += CARD[c.zone] ?? 0;
  const { xp, gold } = state.players[seat];
  for (let i = 0; i < g.table.scenario.rooms.length; i++) if (isRoomRevealed(state, i)) sum += ROOM;
  return sum + xp + gold;
}
