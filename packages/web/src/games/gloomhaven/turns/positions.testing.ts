/** Positions drawn by lot in which a monster's turn begins, for tests. */
import { type Random, seeded } from '@escarmouche/engine/core';
import { CLASSES, findMonsterDeck, MONSTERS, type Situation } from '@escarmouche/engine/gloomhaven';
import { DONE, OWN_TYPE, ownType, turnBegins } from './begins.ts';
import { type At, beside } from './turnCase.ts';

export const OPTIONS = { 'sight-touching-walls': 'passes', 'area-measured-from-wall': 'allowed', 'jump-into-difficult': 'one' } as const;
const RED = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: 2, r: -1 },
  { q: -1, r: 1 },
];
const HINDRANCES = ['muddle', 'immobilize', 'disarm', 'stun'] as const;
const TILES = ['obstacle', 'trap', 'hazard', 'difficult'] as const;

function typeBy(random: Random): readonly [string, NonNullable<Situation['types']>[string]] {
  if (random.below(2) === 0) {
    const range = random.below(2) * (1 + random.below(3));
    const numbers = {
      move: random.below(5),
      range,
      targets: random.below(4),
      area: random.below(3) === 0 ? RED.slice(0, 1 + random.below(RED.length)) : [],
      how: (['walks', 'jumps', 'flies'] as const)[random.below(3)],
    };
    return [OWN_TYPE, ownType(numbers)];
  }
  const face = MONSTERS[random.below(MONSTERS.length)];
  const cards = findMonsterDeck(face.deck)?.cards ?? [];
  return [face.id, { card: cards[random.below(cards.length)].id }];
}

/** A position with the monster on it, somebody to attack, and anything else. `fits` keeps it to what a case of monster turns can say. */
export function positionBy(seed: number, fits: boolean): Situation {
  const random = seeded(seed);
  const columns = fits ? 4 + random.below(4) : 3 + random.below(8);
  const rows = 3 + random.below(7);
  const free = Array.from({ length: columns * rows }, (_x, i): At => [i % columns, Math.floor(i / columns)]);
  const place = (): At => free.splice(random.below(free.length), 1)[0];
  const hidden = () => (random.below(8) === 0 ? { conditions: ['invisible' as const] } : {});
  const [type, said] = typeBy(random);
  const conditions = HINDRANCES.filter((c) => random.below(c === 'stun' ? 30 : 8) === 0);
  const at = place();
  const classes = CLASSES.filter(() => random.below(4) > 0);
  const people = Object.fromEntries(classes.map((c) => [c, { at: place(), initiative: 1 + random.below(99), ...hidden() }]));
  const friends = Array.from({ length: random.below(3) }, (_x, i) => [`${type}-${i + 2}`, { at: place(), ...DONE }] as const);
  const owner = classes[0] ?? 'brute';
  const summons = Array.from(
    { length: random.below(3) },
    (_x, i) => [`bear-${i + 1}`, { owner, at: place(), ...hidden(), ...DONE }] as const,
  );
  const stood = columns * rows - free.length;
  const objectives = random.below(4) === 0 && free.length > 4 ? [{ at: place(), hp: 10 }] : [];
  const solid = fits || random.below(2) === 0 ? Array.from({ length: Math.min(free.length - 1, random.below(4)) }, place) : [];
  const walls: (readonly [At, At])[] = [];
  for (let n = random.below(8); n > 0; n--) {
    const from: At = [random.below(columns), random.below(rows)];
    const to = beside(from, random.below(6));
    const there = ([x, y]: At): boolean => x >= 0 && y >= 0 && x < columns && y < rows && !solid.some((w) => w.join() === `${x},${y}`);
    if (there(from) && there(to)) walls.push([from, to]);
  }
  const open = !fits && random.below(2) === 0;
  const all = stood + free.length;
  return turnBegins(type, at, people, {
    map: Array.from({ length: rows }, (_r, y) =>
      Array.from({ length: columns }, (_c, x) => (solid.some((w) => w.join() === `${x},${y}`) ? '#' : '.')).join(''),
    ),
    ...(open ? { rim: 'open' as const } : {}),
    walls,
    tiles: Array.from({ length: Math.min(all, random.below(14)) }, () => ({
      kind: TILES[random.below(TILES.length)],
      at: free[random.below(free.length)] ?? at,
    })),
    monsters: {
      [`${type}-1`]: { at, hp: 99, conditions, ...(random.below(2) === 0 && type !== OWN_TYPE ? { elite: true } : {}) },
      ...Object.fromEntries(friends),
    },
    summons: Object.fromEntries(summons),
    summonTypes: { bear: { hp: 5, move: 2, attack: 2, range: 0, ...(random.below(2) === 0 ? { initiative: 1 + random.below(99) } : {}) } },
    objectives,
    types: { [type]: { ...said, standees: 20 } },
    level: random.below(3),
    choices: fits ? {} : Object.fromEntries(Object.entries(OPTIONS).filter(() => random.below(3) === 0)),
  });
}
