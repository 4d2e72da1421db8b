/** Positions in which a monster's turn begins, and nothing else of the round is left to happen. */
import { CARDS, CLASSES, type ClassId, type MonsterLine, type Situation } from '@escarmouche/engine/gloomhaven';

type Place = readonly [number, number];

/** The type of a monster whose numbers are given, not printed. */
export const OWN_TYPE = 'monster';

/** What a monster of such a type may do, its card included. */
export interface OwnNumbers {
  readonly move: number;
  /** 0 melee. */
  readonly range: number;
  /** 0 no attack. */
  readonly targets: number;
  /** Red hexes of the attack; in melee around the monster, with a range anywhere. */
  readonly area: readonly { readonly q: number; readonly r: number }[];
  readonly how: 'walks' | 'jumps' | 'flies';
}

export const PLAIN_NUMBERS: OwnNumbers = { move: 2, range: 0, targets: 1, area: [], how: 'walks' };

/** A type of such numbers. */
export function ownType({ move, range, targets, area, how }: OwnNumbers): NonNullable<Situation['types']>[string] {
  const stats = { hp: 10, move, attack: 2, range, ...(targets > 1 ? { targets } : {}) };
  const goes: MonsterLine = how === 'jumps' ? { do: 'move', n: 0, jump: true } : { do: 'move', n: 0 };
  const red = area.map(({ q, r }) => ({ q, r }));
  const attacks: MonsterLine = { do: 'attack', n: 0, ...(red.length === 0 ? {} : { area: { red, grey: range === 0 } }) };
  return {
    name: { en: 'Monster', fr: 'Monstre' },
    normal: stats,
    elite: stats,
    standees: 20,
    ...(how === 'flies' ? { flying: true as const } : {}),
    // A card that has no line at all would not be one.
    card: { initiative: 50, lines: targets > 0 ? [goes, attacks] : [goes] },
  };
}

/** Everybody else has had a turn: nothing may happen behind this one. */
export const DONE = { acted: true };

/** The position of a monster at a place, the first of its type, and of characters with the numbers they act on; what else is said comes last. */
export function turnBegins(
  type: string,
  at: Place,
  people: Readonly<Partial<Record<ClassId, { readonly at: Place; readonly initiative: number }>>>,
  more: Partial<Situation>,
): Situation {
  // Somebody must play, on the board or not; asked for the next round's cards, and nobody acts before that.
  const [first = 'brute'] = CLASSES.filter((c) => people[c] !== undefined);
  const hand = CARDS.filter((c) => c.class === first)
    .slice(0, 2)
    .map((c) => c.id);
  const characters = Object.fromEntries(Object.entries(people).map(([key, c]) => [key, { ...c, ...DONE }]));
  return {
    map: { columns: 7, rows: 8 },
    ...more,
    characters: { ...characters, [first]: { ...characters[first], hand } },
    monsters: { [`${type}-1`]: { at }, ...more.monsters },
    turn: `${type}-1`,
  };
}
