/** Boards drawn by lot, for tests. */
import { type Random, seeded } from '@escarmouche/engine/core';
import { CLASSES, findMonsterDeck, MONSTERS } from '@escarmouche/engine/gloomhaven';
import {
  type At,
  beside,
  EMPTY,
  type Figure,
  GROUNDS,
  HINDRANCES,
  isOn,
  layGround,
  type Monster,
  OPTIONS,
  PLAIN_NUMBERS,
  putFigure,
  type TurnBoard,
  toggleWall,
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
  let b: TurnBoard = {
    ...EMPTY,
    columns,
    rows,
    rim: !fits && random.below(2) === 0 ? 'open' : 'wall',
    level: random.below(3),
    monster: monsterBy(random),
    options: fits ? {} : Object.fromEntries(OPTIONS.flatMap((id) => (random.below(3) === 0 ? [[id, VALUES[id]]] : []))),
  };
  for (let n = random.below(14); n > 0; n--) {
    const where = at();
    // Corners stay, so that the size of the board can be told from its hexes.
    if (!(where[0] === columns - 1 || where[1] === rows - 1)) b = layGround(b, where, GROUNDS[random.below(GROUNDS.length)]);
  }
  for (let n = random.below(8); n > 0; n--) {
    const where = at();
    const d = random.below(6);
    if (isOn(b, beside(where, d))) b = toggleWall(b, where, d);
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
    while (b.figures[where.join()]?.kind === 'active') where = at();
    if (f.kind === 'objective' && b.ground[where.join()] !== undefined) continue;
    b = putFigure({ ...b, figures: Object.fromEntries(Object.entries(b.figures).filter(([key]) => key !== where.join())) }, where, f);
  }
  return b;
}
