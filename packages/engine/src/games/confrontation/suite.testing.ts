/** What the tests shared by every game need of this one: set-ups of every kind, what is hidden, what always holds. */
import { type Random, seeded } from '../../core/index.ts';
import { gamesWanted, type Suite } from '../../core/testing/properties.testing.ts';
import { overlapping } from '../../space/index.ts';
import { CHOICES } from './choices.ts';
import { BASES, FORCES, type HasSkill, PROFILES, type Profile, SKILLS } from './content/index.ts';
import { confrontation } from './game.ts';
import { paragraph } from './rulebook/index.ts';
import { count, firstOf } from './rules/board.ts';
import { type OpposedFrame, opposedSequence, TACTICS } from './rules/frames.ts';
import type { FighterSetup, SeatSetup, Setup } from './setup.ts';
import { KILLED, type State, WAITS } from './state.ts';
import type { Conf, Table } from './table.ts';
import type { View } from './view.ts';

function pick<X>(list: readonly X[], random: Random): X {
  return list[random.below(list.length)];
}

/** A fighter of no printed card, with any skills: in time every skill meets every other. */
function monster(id: string, random: Random): Profile {
  const n = (least: number, most: number): number => least + random.below(most - least + 1);
  const skills: HasSkill[] = [];
  for (const s of SKILLS.filter((x) => x.played)) {
    if (random.below(5) !== 0) continue;
    const to =
      s.id === 'immunity'
        ? pick(['legs', 'head', 'fear', 'exceptional', 'master-strike'], random)
        : s.x === 'word'
          ? 'training'
          : undefined;
    skills.push({ skill: s.id, ...(s.x === 'number' ? { x: n(1, 6) } : {}), ...(to === undefined ? {} : { to }) });
  }
  return {
    id,
    names: { en: 'Monster', fr: 'Monstre' },
    army: 'training',
    values: {
      MOU: n(2, 6) * 2.5,
      ...(random.below(3) === 0 ? { FLY: 20 } : {}),
      INI: n(1, 6),
      ATT: n(0, 6),
      FOR: n(2, 9),
      DEF: n(0, 6),
      RES: n(3, 9),
      ...(random.below(4) === 0 ? { PEUR: n(3, 7) } : { COU: n(1, 7) }),
      DIS: n(1, 6),
      PA: n(5, 60),
    },
    standing: 'ours',
    base: pick(Object.keys(BASES) as (keyof typeof BASES)[], random),
    ...(random.below(6) === 0 ? { role: pick(['magician', 'faithful'] as const, random) } : {}),
    ...(random.below(6) === 0 ? { hero: true as const } : {}),
    ...(random.below(6) === 0 ? { places: pick(['first', 'last', 'after-initiative'] as const, random) } : {}),
    skills,
    perCard: n(1, 3),
    effects: random.below(3) === 0 ? [effect('phase-start', random), effect('between-combats', random)] : [],
    from: 'a test',
  };
}

function effect(at: 'phase-start' | 'between-combats', random: Random): NonNullable<Profile['effects']>[number] {
  const does = pick(['heal', 'stun', 'strengthen', 'weaken'] as const, random);
  return {
    id: at,
    names: { en: 'Effect', fr: 'Effet' },
    at,
    does,
    ...(does === 'heal' || does === 'stun' ? {} : { stat: pick(['INI', 'ATT', 'FOR', 'DEF'] as const, random), n: 1 }),
  };
}

function chosen(seed: number, random: Random): Record<string, string> {
  const out: Record<string, string> = {};
  if (seed % 3 === 0) return out;
  const rate = 2 + random.below(6);
  for (const c of CHOICES) if (random.below(rate) === 0) out[c.id] = pick<string>(c.values, random);
  return out;
}

/** Round bases in rows that touch, friends and enemies in any order, some in the air: melees of every shape. */
function huddle(seed: number, random: Random, own: readonly Profile[]): readonly SeatSetup[] {
  const players = seed % 11 === 0 ? 3 : 2;
  const seats = Array.from({ length: players }, (_x, p) => ({ side: (p === 0 ? 1 : 2) as 1 | 2, fighters: [] as FighterSetup[] }));
  const round = [...PROFILES, ...own].filter((p) => p.base === 'infantry-round');
  const levels = random.below(4) === 0;
  let k = 0;
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 4; column++) {
      // Rows of a hexagonal packing: each base touches up to six others.
      if (random.below(3) === 0) continue;
      const seat = k < players ? k : random.below(players);
      k++;
      seats[seat].fighters.push({
        profile: pick(round, random).id,
        at: [150 + column * 30 + (row % 2) * 15, 150 + row * 25.98],
        ...(levels ? { level: random.below(2) } : {}),
        ...(random.below(6) === 0 ? { wound: pick(['light', 'serious', 'critical'] as const, random) } : {}),
        ...(random.below(8) === 0 ? { stunned: true } : {}),
      });
    }
  for (const [i, seat] of seats.entries()) if (seat.fighters.length === 0) seat.fighters.push({ profile: 'plain', at: [60 + i * 60, 400] });
  return seats;
}

function army(random: Random): readonly FighterSetup[] {
  return pick(FORCES, random).profiles.map((profile) => ({ profile }));
}

/** Combat phases of every shape, now and then with three players, and skirmishes between ready-made forces and monsters. */
function confSetup(seed: number): Setup {
  const random = seeded(seed);
  const own = seed % 4 === 1 ? ['m-one', 'm-two', 'm-three'].map((id) => monster(id, random)) : [];
  const content = own.length === 0 ? {} : { content: { profiles: own } };
  if (seed % 3 !== 0) {
    const tactics = random.below(2) === 0 ? {} : { tactics: seed % 11 === 0 ? [2, 0, 1] : [1, 0] };
    return { mode: 'combat', seats: huddle(seed, random, own), choices: chosen(seed, random), ...tactics, ...content };
  }
  const force = (): readonly FighterSetup[] =>
    own.length > 0 ? own.flatMap((p) => [{ profile: p.id }, { profile: p.id }]).slice(0, 4) : army(random);
  return {
    mode: 'skirmish',
    seats: [{ fighters: force() }, { fighters: force() }],
    choices: { ...chosen(seed, random), ...(seed % 2 === 0 ? { rounds: '4' } : {}) },
    table: [400, 400],
    ...content,
  };
}

/** What a seat cannot see, otherwise: cards in another order, others held back (F4.c, F4.f), other fighters named (F4.b). */
function swapHidden(s: State, seat: number, random: Random, table: Table): State {
  s.hands.forEach((hand, other) => {
    if (other === seat) return;
    const cards = [...hand.pile, ...hand.reserve];
    for (let i = cards.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    hand.reserve = cards.slice(hand.pile.length);
    hand.pile = cards.slice(0, hand.pile.length);
  });
  const f = secretNaming(s);
  if (f !== null && table.choice['tactics-naming'] === 'in-secret')
    f.named = f.named.map((fig, k) => (k < f.whose && f.seats[k] !== seat ? pick(bitsOf(f.from[k]), random) : fig));
  return s;
}

/** The naming for the Tactics roll while somebody has still to name; null elsewhere. */
function secretNaming(s: State): OpposedFrame | null {
  const top = s.stack.at(-1);
  const f = top?.seq === opposedSequence.id ? (top.d as OpposedFrame) : null;
  return f !== null && f.what === TACTICS && f.whose < f.seats.length ? f : null;
}

/** How many others have named for the Tactics roll while somebody has still to. */
function namedInSecret(s: State, seat: number): number {
  const f = secretNaming(s);
  return f === null ? 0 : f.seats.filter((other, k) => k < f.whose && other !== seat).length;
}

function bitsOf(bits: number): number[] {
  const out: number[] = [];
  for (let b = bits; b !== 0; b &= b - 1) out.push(firstOf(b));
  return out;
}

/** What is wrong with a figure. */
function brokenFigure(g: Conf, i: number): string | null {
  const { state, table } = g;
  const f = state.figures[i];
  if (f.wound < 0 || f.wound > KILLED) return `wound ${f.wound}`;
  if (f.placed === 1 && f.wound === KILLED) return 'is dead and stands';
  if (f.attack < 0 || f.defence < 0 || f.unplaced < 0) return `dice ${f.attack} ${f.defence} ${f.unplaced}`;
  if (f.placed === 0 && (f.attack > 0 || f.defence > 0)) return 'is off the table with dice';
  if (f.placed === 0 && state.contact[i] !== 0) return 'is off the table and touched';
  for (let b = state.contact[i]; b !== 0; b &= b - 1)
    if (((state.contact[firstOf(b)] >>> i) & 1) === 0) return 'touches one that does not touch it';
  for (let k = 0; k < i; k++) {
    const o = state.figures[k];
    if (f.placed === 0 || o.placed === 0 || o.level !== f.level) continue;
    if (overlapping(table.fighters[f.def].base, f.x, f.y, f.angle, table.fighters[o.def].base, o.x, o.y, o.angle))
      return `stands in ${table.keys[k]}`;
  }
  return null;
}

/** What always holds at a node, in words where it does not. */
function confBroken(g: Conf): string | null {
  const { state, table } = g;
  for (let i = 0; i < state.figures.length; i++) {
    const wrong = brokenFigure(g, i);
    if (wrong !== null) return `${table.keys[i]} ${wrong}`;
  }
  for (const c of state.combats) {
    if (c.done !== WAITS) continue;
    const sides = [0, 1].map((side) =>
      count(state.figures.reduce((bits, f, i) => (f.side === side && (c.members >>> i) & 1 ? bits | (1 << i) : bits), 0)),
    );
    if (sides[0] !== 1 && sides[1] !== 1) return `a combat of ${sides[0]} against ${sides[1]}`;
  }
  return null;
}

/** Confrontation as the shared tests want it. */
export const confrontationSuite: Suite<Setup, Table, State, View> = {
  game: confrontation,
  setups: confSetup,
  rules: (id) => paragraph(id) !== undefined,
  swapHidden,
  hidden: (s, seat) =>
    s.hands.reduce((n, hand, other) => (other === seat ? n : n + (hand.pile.length + hand.reserve.length > 1 ? 1 : 0)), 0) +
    namedInSecret(s, seat),
  spelled: (id) => /^(deploy|move|pursue|charge|engage|dive):/.test(id),
  broken: confBroken,
  games: gamesWanted(500),
};
