/** What actions with a place are declared with: their parts, packed into one number, so that options need no list kept beside them. */
import { by, formsOf, type Kind, NOBODY, NONE_CALLED_SO, on, readAs, using } from '../../../core/index.ts';
import type { Conf } from '../table.ts';
import { figureNamed } from './keys.ts';
import { FIGURE, NUMBER } from './naming.ts';
import { FIGURES } from './packing.ts';

/** What a figure does in its activation, in deployment or in pursuit. */
const ACTIONS = ['stay', 'move', 'engage', 'charge', 'dive', 'level', 'leave', 'deploy', 'pursue', 'end'] as const;
export const STAY_PUT = 0;
export const MOVE = 1;
export const ENGAGE = 2;
export const CHARGE = 3;
export const DIVE = 4;
export const LEVEL = 5;
export const LEAVE = 6;
export const DEPLOY = 7;
export const PURSUE = 8;
export const FINISH = 9;

/** Room for a coordinate in hundredths of a millimetre: the largest table has 240,000 of them. */
const WIDE = 262_144;

/** One action: which, whose, at whom (the figure itself where nobody), where in millimetres to the hundredth. */
export function packed(action: number, fig: number, target: number, x: number, y: number): number {
  return ((action * FIGURES + fig) * FIGURES + target) * WIDE * WIDE + Math.round(x * 100) * WIDE + Math.round(y * 100);
}

/** Which action it is. */
export const actionOf = (code: number): number => Math.floor(code / (WIDE * WIDE * FIGURES * FIGURES));
/** Whose it is. */
export const figureOf = (code: number): number => Math.floor(code / (WIDE * WIDE * FIGURES)) % FIGURES;
/** At whom it is aimed: the figure itself where at nobody. */
export const targetOf = (code: number): number => Math.floor(code / (WIDE * WIDE)) % FIGURES;
/** Where it leads, from the left edge, in millimetres. */
export const xOf = (code: number): number => (Math.floor(code / WIDE) % WIDE) / 100;
/** Where it leads, from the upper edge, in millimetres. */
export const yOf = (code: number): number => (code % WIDE) / 100;

/** A place, to the hundredth of a millimetre: both coordinates in one number. */
const PLACE: Kind<Conf> = {
  grammar: 'place',
  shape: '\\d+(?:\\.\\d+)?,\\d+(?:\\.\\d+)?',
  write: (_g, place) => `${Math.floor(place / WIDE) / 100},${(place % WIDE) / 100}`,
  read(_g, name) {
    const [x, y] = name.split(',').map((n) => Math.round(Number(n) * 100));
    return x < WIDE && y < WIDE ? x * WIDE + y : NONE_CALLED_SO;
  },
};
/** A level, which stands where a place has its first coordinate. */
const LEVEL_THERE: Kind<Conf> = {
  ...NUMBER,
  write: (_g, there) => `${xOf(there)}`,
  read: (_g, n) => Number(n) * 100 * WIDE,
  arg: (_g, there) => xOf(there),
};
const PLACES = WIDE * WIDE;
/** Whoever acts on nobody else stands for the target as well. */
const ALONE = { size: FIGURES, unit: (FIGURES + 1) * PLACES };

/** The parts of actions: who acts by itself, whither or to which level; who acts on whom. */
export const WHO = by<Conf, unknown>(FIGURE, ALONE);
export const WHITHER = on<Conf, unknown>(PLACE, { size: PLACES, unit: 1 });
export const TO_LEVEL = using<Conf, unknown>(LEVEL_THERE, { size: PLACES, unit: 1 });
export const ACTOR = by<Conf, unknown>(FIGURE, { size: FIGURES, unit: FIGURES * PLACES });
export const TARGET = on<Conf, unknown>(FIGURE, { size: FIGURES, unit: PLACES });

const numbered = (action: number, nobody: boolean) => ({
  first: action * FIGURES * FIGURES * PLACES,
  when: (_g: Conf, _f: unknown, code: number): boolean => actionOf(code) === action && (targetOf(code) === figureOf(code)) === nobody,
});

/** The numbers of an action on nobody else. */
export const alone = (action: number) => numbered(action, true);
/** The numbers of an action on somebody. */
export const against = (action: number) => numbered(action, false);

/** Actions that end at a place, in contact with somebody or not: written without it where the nearest place is meant. */
export const SOMEWHERE = [MOVE, ENGAGE, CHARGE, DIVE, PURSUE, DEPLOY].flatMap((action) =>
  ['{by:figure}>{on:place}', '{by:figure}>{on:figure}@{on:place}', '{by:figure}>{on:figure}', '{by:figure}'].map((parts) => ({
    pattern: `${ACTIONS[action]}:${parts}`,
  })),
);

/** Every form in which an action may be spelled. */
const FORMS = formsOf([...SOMEWHERE.map(({ pattern }) => pattern), 'stay:{by:figure}', 'leave:{by:figure}', 'level:{by:figure}>{number}']);

/** An action spelled out. */
export interface Spelled {
  readonly action: number;
  readonly fig: number;
  /** The figure itself where nobody is meant. */
  readonly target: number;
  /** Where; null where the id leaves it to us. */
  readonly at: readonly [number, number] | null;
  readonly level: number;
}

const COORDINATES = /^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/;

/** Reads an action, a place off the table too; null where it is none or names nobody. */
export function spelled(g: Conf, id: string): Spelled | null {
  for (const form of FORMS) {
    const names = readAs(form, id, false)?.names;
    if (names === undefined) continue;
    const action = (ACTIONS as readonly string[]).indexOf(form.word);
    const named = (kind: string, role?: string): string | undefined => names.find((n) => n.kind === kind && n.role === role)?.name;
    const [who, whom, place, level] = [named('figure', 'by'), named('figure', 'on'), named('place', 'on'), named('number')];
    if (place !== undefined && !COORDINATES.test(place)) continue;
    const fig = figureNamed(g, who ?? '');
    const target = whom === undefined ? fig : figureNamed(g, whom);
    // Whoever moves or is deployed does so to nobody.
    const somebody = whom !== undefined && (action === MOVE || action === DEPLOY);
    if (fig === NOBODY || target === NOBODY || somebody || (level !== undefined && !/^\d$/.test(level))) continue;
    const at = place?.split(',').map(Number) as [number, number] | undefined;
    return { action, fig, target, at: at ?? null, level: Number(level ?? 0) };
  }
  return null;
}
