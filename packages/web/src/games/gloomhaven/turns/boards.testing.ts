/** Boards drawn by lot, for tests. */
import { type Random, seeded } from '@escarmouche/engine/core';
import { CLASSES, findMonsterDeck, MONSTERS } from '@escarmouche/engine/gloomhaven';
import {
  type At,
  atOf,
  beside,
  EMPTY,
  edgeOf,
  type Figure,
  GROUNDS,
  type Ground,
  HINDRANCES,
  isOn,
  keyOf,
  type Monster,
  OPTIONS,
  PLAIN_NUMBERS,
  type TurnBoard,
} from './board.ts';

const VALUES = { 'sight-touching-walls': 'passes', 'area-measured-from-wall': 'allowed', 'jump-into-difficult': 'one' } as const;
const RED = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: 2, r: -1 },
  { q: -1, r: 1 },
];

function monsterBy(random: Random): Monster {
  const conditions = HINDRANCES.filter((c) => random.below(c === 'stun' ? 30 : 8) === 0);
  if (random.below(2) === 0) {
    const range = random.below(2) * (1 + random.below(3));
    return {
      ...EMPTY.monster,
      type: 'own',
      conditions,
      own: {
        ...PLAIN_NUMBERS,
        move: random.below(5),
        range,
        targets: random.below(4),
        area: random.below(3) === 0 ? RED.slice(0, 1 + random.below(RED.length)) : [],
        how: (['walks', 'jumps', 'flies'] as const)[random.below(3)],
      },
    };
  }
  const face = MONSTERS[random.below(MONSTERS.length)];
  const cards = findMonsterDeck(face.deck)?.cards ?? [];
  return { ...EMPTY.monster, type: face.id, elite: random.below(2) === 1, card: cards[random.below(cards.length)].id, conditions };
}

/** A board with the monster on it, somebody to attack, and anything else. `fits` keeps it to what the form of monster turns can say. */
export function boardBy(seed: number, fits: boolean): TurnBoard {
  const random = seeded(seed);
  const columns = fits ? 4 + random.below(4) : 3 + random.below(8);
  const rows = 3 + random.below(7);
  const at = (): At => [random.below(columns), random.below(rows)];
  const ground = new Map<string, readonly Ground[]>();
  const walls = new Set<string>();
  const figures = new Map<string, Figure>();
  const plain = {
    ...EMPTY,
    columns,
    rows,
    rim: !fits && random.below(2) === 0 ? ('open' as const) : ('wall' as const),
    level: random.below(3),
    monster: monsterBy(random),
    options: fits ? {} : Object.fromEntries(OPTIONS.flatMap((id) => (random.below(3) === 0 ? [[id, VALUES[id]]] : []))),
  };
  for (let n = random.below(14); n > 0; n--) {
    const where = at();
    const kind = GROUNDS[random.below(GROUNDS.length)];
    const here = ground.get(keyOf(where)) ?? [];
    // Corners stay, so that the size of the board can be told from its hexes; nothing else lies in a wall.
    if (where[0] === columns - 1 || where[1] === rows - 1) continue;
    ground.set(keyOf(where), kind === 'wall' ? ['wall'] : GROUNDS.filter((g) => g !== 'wall' && (g === kind || here.includes(g))));
  }
  const isWall = (where: At): boolean => ground.get(keyOf(where))?.[0] === 'wall';
  for (let n = random.below(8); n > 0; n--) {
    const where = at();
    const d = random.below(6);
    const other = beside(where, d);
    if (isOn(plain, other) && !isWall(where) && !isWall(other)) walls.add(edgeOf(where, d));
  }
  const invisible = (): { invisible?: true } => (random.below(8) === 0 ? { invisible: true } : {});
  const some: Figure[] = [
    ...CLASSES.filter(() => random.below(4) > 0).map(
      (of): Figure => ({ kind: 'character', class: of, initiative: 1 + random.below(99), ...invisible() }),
    ),
    ...Array.from({ length: random.below(3) }, (): Figure => ({ kind: 'monster' })),
    ...Array.from(
      { length: random.below(3) },
      (): Figure => ({
        kind: 'summon',
        owner: random.below(2) === 0 ? null : CLASSES[random.below(3)],
        initiative: 1 + random.below(99),
        ...invisible(),
      }),
    ),
    // An objective bars its hex by itself: an obstacle under it says no more.
    ...(random.below(4) === 0 ? [{ kind: 'objective' } as const] : []),
    { kind: 'active' },
  ];
  for (const f of some) {
    let where = at();
    while (figures.get(keyOf(where))?.kind === 'active') where = at();
    if (f.kind === 'objective' && ground.has(keyOf(where))) continue;
    if (isWall(where)) ground.delete(keyOf(where));
    figures.set(keyOf(where), f);
  }
  const place = (key: string): number => atOf(key)[1] * 1000 + atOf(key)[0];
  const inOrder = <X>(of: ReadonlyMap<string, X>) => Object.fromEntries([...of].sort(([a], [b]) => place(a) - place(b)));
  return { ...plain, ground: inOrder(ground), walls: [...walls].sort(), figures: inOrder(figures) };
}
