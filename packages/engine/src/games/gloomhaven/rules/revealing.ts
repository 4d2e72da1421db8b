/** gh:reveal.01 to .03. A room is revealed: its tiles laid, its monsters placed, their standees drawn by chance. */
import {
  type ChanceStep,
  call,
  chance,
  coded,
  decide,
  define,
  END,
  type Flow,
  type Kind,
  NEXT,
  NOBODY,
  offers,
  on,
  REPEAT,
  STAY,
  step,
} from '../../../core/index.ts';
import { stepsBetween } from '../../../space/index.ts';
import type { HitPoints, Placing } from '../content/types.ts';
import { spaceOf } from '../map.ts';
import {
  isDoorOpen,
  isRoomRevealed,
  MONSTER,
  NO_TYPE,
  newFigure,
  OBJECTIVE,
  TILE_CHEST,
  TILE_COIN,
  TILE_DIFFICULT,
  TILE_HAZARD,
  TILE_OBSTACLE,
  TILE_TRAP,
} from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { abilityCode, cardIn, typeIn } from './ability-code.ts';
import { walledOf } from './board.ts';
import { bitOf } from './conditions.ts';
import { evenly } from './evenly.ts';
import { type RevealFrame, revealSequence } from './frames.ts';
import { hexKey } from './keys.ts';
import { HEX, oneOf } from './naming.ts';

/** A place where a room has somebody, by its number in that room. */
const PLACE: Kind<Gloom, RevealFrame> = {
  ...oneOf('place', HEX.shape, nextPlaces, (g, i, f: RevealFrame) => hexKey(g, placeOf(g, f, i))),
  arg: (g, i, f) => ({ space: placeOf(g, f, i) }),
};
export const PLACED = coded<Gloom, RevealFrame>('place:{space}', { say: 'place-here', parts: { space: on(PLACE) } });

export const revealSteps = define(revealSequence, [
  step('tiles', 'gh:door.1', (g: Gloom, f: RevealFrame): Flow => {
    if (f.drawing === NOBODY && !isRoomRevealed(g.state, f.room)) {
      g.state.rooms |= 1 << f.room;
      layTiles(g, f.room);
      placeObjectives(g, f.room);
      f.left = placingsOf(g, f.room).flatMap((p, i) => (rankOf(g, p) === 'none' ? [] : [i]));
    }
    return NEXT;
  }),
  step('who is placed', 'gh:reveal.02', (g: Gloom, f: RevealFrame): Flow => {
    f.drawing = NOBODY;
    const left = f.left.filter((i) => standeesLeft(g, typeOf(g, placingsOf(g, f.room)[i])).length > 0);
    if (left.length < f.left.length) g.log?.tell('gh:reveal.02', 'no-standee', { n: f.left.length - left.length });
    f.left = left;
    const next = nextPlaces(g, f);
    if (next.length === 1) place(g, f, next[0]);
    return NEXT;
  }),
  decide('which place', 'gh:reveal.02', {
    when: (g: Gloom, f: RevealFrame) => f.drawing < 0 && nextPlaces(g, f).length > 1,
    seat: (g, f) => (f.by < 0 ? 0 : Math.max(0, g.state.figures[f.by].seat)),
    options(g, f, out) {
      for (const i of nextPlaces(g, f)) out.push(i);
    },
    take(g, f, code): Flow {
      place(g, f, code);
      return NEXT;
    },
    ...offers(PLACED),
    prompt: (g, f) => ({ key: 'ask-place', args: { monster: { term: `monster.${placingsOf(g, f.room)[nextPlaces(g, f)[0]]?.type}` } } }),
  }),
  chance('standee', 'gh:reveal.01', {
    outcomes(g: Gloom, f: RevealFrame) {
      if (f.drawing < 0) return null;
      return evenly(standeesLeft(g, g.state.figures[f.drawing].type));
    },
    take(g, f, code): Flow {
      g.state.figures[f.drawing].number = code;
      g.log?.tell('gh:reveal.01', 'appears', {
        figure: { figure: f.drawing },
        space: { space: g.state.figures[f.drawing].hex },
        elite: g.state.figures[f.drawing].elite === 1,
      });
      return NEXT;
    },
    id: (_g, _f, code) => `standee-${code}`,
    say: (_g, _f, code) => ({ key: 'draw-standee', args: { n: code } }),
    seat: () => 0,
    dice: () => null,
    fromFaces: () => 1,
    prompt: (g, f) => ({
      key: 'ask-standee',
      args: { monster: { term: `monster.${g.table.monsters[g.state.figures[f.drawing].type].face.id}` } },
    }),
  }),
  step('more', 'gh:reveal.02', (_g: Gloom, f: RevealFrame): Flow => (f.left.length > 0 ? REPEAT : NEXT)),
  // A type that is new to the round draws a card at once; one that has a card keeps it (gh:reveal.03).
  abilityCards('ability card', 'gh:reveal.03', (g) => g.state.acting === 1),
  step('revealed', 'gh:reveal.03', (): Flow => END),
]);

/** Reveals a room; `by` is the figure that opened its door, `NOBODY` at the beginning. */
export function reveal(g: Gloom, room: number, by: number): void {
  call(g, revealSequence, { room, by, left: [], drawing: NOBODY });
}

function placingsOf(g: Gloom, room: number): readonly Placing[] {
  return g.table.scenario.rooms[room].monsters;
}

/** The rank of a placing for this number of characters: exhausted ones go on counting. */
function rankOf(g: Gloom, p: Placing): 'none' | 'normal' | 'elite' {
  return p.ranks[Math.min(p.ranks.length - 1, g.state.players.length - 2)] ?? 'none';
}

const typeOf = (g: Gloom, p: Placing): number => g.table.monsters.findIndex((m) => m.face.id === p.type);

/** Numbers of standees of a type that are not on the map. */
export function standeesLeft(g: Gloom, type: number): number[] {
  const used: number[] = [];
  for (const f of g.state.figures) if (f.kind === MONSTER && f.type === type && f.out === 0) used.push(f.number);
  const out: number[] = [];
  for (let n = 1; n <= g.table.monsters[type].face.standees; n++) if (!used.includes(n)) out.push(n);
  return out;
}

const KINDS = {
  obstacle: TILE_OBSTACLE,
  trap: TILE_TRAP,
  hazard: TILE_HAZARD,
  difficult: TILE_DIFFICULT,
  coin: TILE_COIN,
  chest: TILE_CHEST,
} as const;

function layTiles(g: Gloom, room: number): void {
  for (const o of g.table.scenario.rooms[room].overlays) {
    if (o.kind === 'door' || o.kind === 'start' || o.kind === 'objective') continue;
    for (const at of o.at) {
      const hex = spaceOf(g.table.map, at);
      const numbered = o.kind === 'chest' || o.kind === 'obstacle';
      const n =
        o.kind === 'trap' ? (o.damage ?? (o.conditions === undefined ? g.table.numbers.trap : 0)) : numbered ? Number(o.id ?? 0) : 1;
      const conditions = (o.conditions ?? []).reduce((bits, c) => bits | bitOf(c), 0);
      g.state.tiles.push({ kind: KINDS[o.kind], hex, n, conditions });
    }
  }
}

/** Hit points that a scenario writes by the number of characters and the level: exhausted characters go on counting. */
export function hitPoints(g: Gloom, of: HitPoints): number {
  if (typeof of === 'number') return of;
  const [c, l] = [g.table.characters.length, g.table.level];
  return Math.max(1, (of.base ?? 0) + c * (of.perCharacter ?? 0) + l * (of.perLevel ?? 0) + c * l * (of.perCharacterAndLevel ?? 0));
}

/** Obstacles with hit points stand as figures, so that they can be attacked (gh:attack.06). */
function placeObjectives(g: Gloom, room: number): void {
  for (const o of g.table.scenario.rooms[room].overlays) {
    if (o.kind !== 'objective') continue;
    for (const at of o.at) {
      const number = g.state.figures.filter((f) => f.kind === OBJECTIVE).length + 1;
      g.state.figures.push(newFigure({ kind: OBJECTIVE, type: 0, number, hp: hitPoints(g, o.hp ?? 1), hex: spaceOf(g.table.map, at) }));
    }
  }
}

/** Steps of a place from whoever revealed the room, or from its door. */
function distanceOf(g: Gloom, f: RevealFrame, i: number): number {
  const hex = spaceOf(g.table.map, placingsOf(g, f.room)[i].at);
  // The door by which the room was opened: of several, the one that is open.
  const doors = g.table.map.doors.filter((d) => d.rooms.includes(f.room));
  const door = doors.find((d) => isDoorOpen(g.state, g.table.map.doors.indexOf(d))) ?? doors[0];
  const from = chose(g, 'short-of-standees', 'nearest-door') || f.by < 0 ? (door?.space ?? hex) : g.state.figures[f.by].hex;
  return from < 0 ? 0 : stepsBetween(walledOf(g), from, hex);
}

/** Places of the type that comes next: all of them where its standees suffice, else the nearest ones. */
function nextPlaces(g: Gloom, f: RevealFrame): number[] {
  if (f.left.length === 0) return [];
  const all = placingsOf(g, f.room);
  const { type } = all[f.left[0]];
  const of = f.left.filter((i) => all[i].type === type);
  if (standeesLeft(g, typeOf(g, all[f.left[0]])).length >= of.length) return [of[0]];
  const least = Math.min(...of.map((i) => distanceOf(g, f, i)));
  return of.filter((i) => distanceOf(g, f, i) === least);
}

function place(g: Gloom, f: RevealFrame, i: number): void {
  const p = placingsOf(g, f.room)[i];
  f.left = f.left.filter((x) => x !== i);
  f.drawing = g.state.figures.length;
  const type = typeOf(g, p);
  const elite = rankOf(g, p) === 'elite' ? 1 : 0;
  const { hp } = g.table.monsters[type][elite === 1 ? 'elite' : 'normal'];
  g.state.figures.push(newFigure({ kind: MONSTER, type, number: 0, hp, hex: spaceOf(g.table.map, p.at), elite }));
}

const placeOf = (g: Gloom, f: RevealFrame, i: number): number => spaceOf(g.table.map, placingsOf(g, f.room)[i].at);

/** The first type on the map that has no card for this round; `NO_TYPE` for none. */
function typeWithoutCard(g: Gloom): number {
  const { types, figures } = g.state;
  for (let type = 0; type < types.length; type++) {
    if (types[type].card >= 0) continue;
    for (let i = 0; i < figures.length; i++) {
      const f = figures[i];
      if (f.kind === MONSTER && f.type === type && f.out === 0 && f.number > 0) return type;
    }
  }
  return NO_TYPE;
}

/** Every type on the map that has no card for this round draws one, where that is `wanted`: at the beginning of a round, or as it comes into one. */
export function abilityCards<F>(name: string, rule: 'gh:round.2' | 'gh:reveal.03', wanted: (g: Gloom) => boolean): ChanceStep<Gloom, F> {
  return chance<Gloom, F>(name, rule, {
    outcomes: (g) => cardOutcomes(g, wanted(g)),
    take(g, _f, code): Flow {
      takeCard(g, code, rule);
      return STAY;
    },
    id: (g, _f, code) => abilityCardId(g, code),
    say(g, _f, code) {
      const { initiative: n } = g.table.monsters[typeIn(code)].cards[cardIn(code)];
      return { key: 'draw-ability-card', args: { n, ability: { term: `ability.${abilityCardId(g, code)}` } } };
    },
    seat: () => 0,
    dice: () => null,
    fromFaces: () => 0,
    prompt: (g) => ({
      key: 'ask-ability-card',
      args: { monster: { term: `monster.${g.table.monsters[typeWithoutCard(g)]?.face.id}` } },
    }),
  });
}

/** The cards that the next type without one may draw; null where none is wanted. Its discards are shuffled where its pile is empty. */
function cardOutcomes(g: Gloom, wanted: boolean) {
  const type = wanted ? typeWithoutCard(g) : NO_TYPE;
  if (type < 0) return null;
  const { length } = g.table.monsters[type].cards;
  const { left } = g.state.types[type];
  const codes: number[] = [];
  for (let i = 0; i < length; i++) if (left === 0 || ((left >> i) & 1) === 1) codes.push(abilityCode(type, i));
  return evenly(codes);
}

/** Draws an ability card for its type. */
function takeCard(g: Gloom, code: number, rule: 'gh:round.2' | 'gh:reveal.03'): void {
  const type = typeIn(code);
  const t = g.state.types[type];
  if (t.left === 0) t.left = (1 << g.table.monsters[type].cards.length) - 1;
  t.card = cardIn(code);
  t.used = 0;
  t.left &= ~(1 << t.card);
  g.log?.tell(rule, 'ability-card', {
    monster: { term: `monster.${g.table.monsters[type].face.id}` },
    n: g.table.monsters[type].cards[t.card].initiative,
    ability: { term: `ability.${abilityCardId(g, code)}` },
  });
}

function abilityCardId(g: Gloom, code: number): string {
  const { face, cards } = g.table.monsters[typeIn(code)];
  return `${face.id}:${cards[cardIn(code)].id}`;
}
