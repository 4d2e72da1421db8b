/** D1, D2. The three kinds of dice, and the outcomes of a roll: how many dice fail, succeed and are critical. */
import { countOf, countTable, type Die, die, type OutcomeTable } from '../../../dice/index.ts';

/** Classes of faces once it is known what succeeds. A face somebody looks for besides (I2) counts apart from its like. */
export const FAIL = 0;
export const HIT = 1;
export const CRIT = 2;
export const NOTED_FAIL = 3;
export const NOTED_HIT = 4;
/** A critical that does not succeed, where somebody counts it all the same (377.1). */
export const LOST_CRIT = 5;
const CLASSES = 6;

/** Kinds of dice. */
export const ATTACK_DIE = 0;
export const DEFENCE_DIE = 1;
export const MAGIC_DIE = 2;

/** Faces of a die, as bits: what succeeds is a set of them. A critical always does (D2), but for what says otherwise. */
export const HAMMER = 1;
export const SWORDS = 2;
export const SHIELD = 4;
export const DODGE = 8;
export const CHANNEL = 16;
export const FOCUS = 32;
export const SINGLE = 64;
export const DOUBLE = 128;
export const CRITICAL = 256;
/** Beside the faces looked for: criticals are told apart even where they do not succeed. */
export const ALL_CRITICALS = 512;

/** The six faces of each kind of die, so that real dice can be typed as 1 to 6 in this order. */
const FACES: readonly (readonly number[])[] = [
  [HAMMER, HAMMER, SWORDS, SINGLE, DOUBLE, CRITICAL],
  [SHIELD, SHIELD, DODGE, SINGLE, DOUBLE, CRITICAL],
  [CHANNEL, CHANNEL, CHANNEL, FOCUS, FOCUS, CRITICAL],
];

/** Faces by name, in the order of their bits. */
const NAMES = ['hammer', 'swords', 'shield', 'dodge', 'channel', 'focus', 'single', 'double', 'critical'] as const;
export type FaceName = (typeof NAMES)[number];

/** Kinds of dice by name, in the order of their numbers. */
const KINDS = ['attack', 'defence', 'magic'] as const;

/** Dice as they are to be rolled: their kind, and what their faces show, in the order in which real ones are typed as 1 to 6. */
export interface ShownDice {
  readonly kind: (typeof KINDS)[number];
  readonly faces: readonly FaceName[];
}

/** What the dice of a kind show. */
export function shownDice(kind: number): ShownDice {
  return { kind: KINDS[kind], faces: FACES[kind].map((face) => NAMES[Math.log2(face)]) };
}

/** The names of those faces of a set that a die of this kind can show. */
export function facesIn(kind: number, bits: number): readonly FaceName[] {
  return NAMES.filter((_name, i) => (bits & (1 << i)) !== 0 && FACES[kind].includes(1 << i));
}

function classOf(face: number, successes: number, noted: number): number {
  if (face === CRITICAL && (successes & CRITICAL) !== 0) return CRIT;
  if (face === CRITICAL && (noted & ALL_CRITICALS) !== 0) return LOST_CRIT;
  const seen = (face & noted) !== 0;
  if ((face & successes) === 0) return seen ? NOTED_FAIL : FAIL;
  return seen ? NOTED_HIT : HIT;
}

/** What a roll is made by, in one number: the kind of die, and two sets of faces, which lie below what follows their highest bit. */
const rollKey = (kind: number, successes: number, noted: number): number =>
  (kind * (2 * CRITICAL) + successes) * (2 * ALL_CRITICALS) + noted;

/** Dice and their tables, by `rollKey`. */
const made = new Map<number, { readonly die: Die; readonly tables: (OutcomeTable | undefined)[] }>();

/** How many of `n` dice fall into each class. */
export function outcomesFor(kind: number, successes: number, noted: number, n: number): OutcomeTable {
  const key = rollKey(kind, successes, noted);
  let known = made.get(key);
  if (known === undefined) {
    const weights = [0, 0, 0, 0, 0, 0];
    for (const face of FACES[kind]) weights[classOf(face, successes, noted)]++;
    known = { die: die(weights.map((weight, i) => ({ name: String(i), weight }))), tables: [] };
    made.set(key, known);
  }
  let table = known.tables[n];
  if (table === undefined) {
    table = countTable(known.die, n);
    known.tables[n] = table;
  }
  return table;
}

/** The outcome that these faces, 1 to 6, make. */
export function codeOfFaces(kind: number, successes: number, noted: number, faces: readonly number[]): number {
  let code = 0;
  for (const f of faces) code += 16 ** classOf(FACES[kind][f - 1], successes, noted);
  return code;
}

/** An outcome by its counts, for files: `3:1:0` fails, successes, criticals; noted faces behind a `+`, criticals that fail behind a `*`. */
export function nameOfOutcome(code: number): string {
  const n = Array.from({ length: CLASSES }, (_x, i) => countOf(code, i));
  const noted = n[NOTED_FAIL] + n[NOTED_HIT] > 0 ? `+${n[NOTED_FAIL]}:${n[NOTED_HIT]}` : '';
  const lost = n[LOST_CRIT] > 0 ? `*${n[LOST_CRIT]}` : '';
  return `${n[FAIL]}:${n[HIT]}:${n[CRIT]}${noted}${lost}`;
}
