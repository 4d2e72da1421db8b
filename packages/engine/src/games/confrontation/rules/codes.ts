/** Actions with a place, packed into one number each, so that options need no list kept beside them. */
import { by, type Coded, coded, type Kind, on, type Say, using } from '../../../core/index.ts';
import type { Conf } from '../table.ts';
import { FIGURE, NUMBER } from './naming.ts';
import { figureNamed } from './telling.ts';

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
  return ((action * 32 + fig) * 32 + target) * WIDE * WIDE + Math.round(x * 100) * WIDE + Math.round(y * 100);
}

export const actionOf = (code: number): number => Math.floor(code / (WIDE * WIDE * 1024));
export const figureOf = (code: number): number => Math.floor(code / (WIDE * WIDE * 32)) % 32;
export const targetOf = (code: number): number => Math.floor(code / (WIDE * WIDE)) % 32;
export const xOf = (code: number): number => (Math.floor(code / WIDE) % WIDE) / 100;
export const yOf = (code: number): number => (code % WIDE) / 100;

/** A place, to the hundredth of a millimetre: both coordinates in one number. */
const PLACE: Kind<Conf> = {
  grammar: 'place',
  shape: '\\d+(?:\\.\\d+)?,\\d+(?:\\.\\d+)?',
  write: (_g, place) => `${Math.floor(place / WIDE) / 100},${(place % WIDE) / 100}`,
  read(_g, name) {
    const [x, y] = name.split(',').map((n) => Math.round(Number(n) * 100));
    return x < WIDE && y < WIDE ? x * WIDE + y : -1;
  },
};
const PLACES = WIDE * WIDE;
const FIGURES = 32;
/** Whoever acts on nobody else stands for the target as well. */
const ALONE = { size: FIGURES, unit: (FIGURES + 1) * PLACES };

type SayAction = (g: Conf, f: unknown, code: number) => Say;
const firstOf = (action: number): number => action * FIGURES * FIGURES * PLACES;
const is =
  (action: number, nobody: boolean) =>
  (_g: Conf, _f: unknown, code: number): boolean =>
    actionOf(code) === action && (targetOf(code) === figureOf(code)) === nobody;

/** What a figure does where it stands: `stay:A1`. */
export function alone(action: number, say: SayAction): Coded<Conf, unknown> {
  const line = `${ACTIONS[action]}:{figure}`;
  return coded(line, { say, parts: { figure: by(FIGURE, ALONE) }, first: firstOf(action), when: is(action, true) });
}

/** What it does by going somewhere: `move:A1>60,40`. */
export function going(action: number, say: SayAction): Coded<Conf, unknown> {
  return coded(`${ACTIONS[action]}:{figure}>{place}`, {
    say,
    parts: { figure: by(FIGURE, ALONE), place: on(PLACE, { size: PLACES, unit: 1 }) },
    first: firstOf(action),
    when: is(action, true),
  });
}

/** What it does to somebody from somewhere: `charge:A1>B2@120.5,80`. */
export function against(action: number, say: SayAction): Coded<Conf, unknown> {
  return coded(`${ACTIONS[action]}:{figure}>{target}@{place}`, {
    say,
    parts: {
      figure: by(FIGURE, { size: FIGURES, unit: FIGURES * PLACES }),
      target: on(FIGURE, { size: FIGURES, unit: PLACES }),
      place: on(PLACE, { size: PLACES, unit: 1 }),
    },
    first: firstOf(action),
    when: is(action, false),
  });
}

/** A change of level: `level:A1>1`. */
export function levelling(say: SayAction): Coded<Conf, unknown> {
  return coded('level:{figure}>{level}', {
    say,
    parts: { figure: by(FIGURE, ALONE), level: using(NUMBER, { size: 100, unit: 100 * WIDE }) },
    first: firstOf(LEVEL),
    when: is(LEVEL, true),
  });
}

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

const FORM =
  /^([a-z]+):([A-Za-z0-9-]+)(?:>(?:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)|([A-Za-z0-9-]+)(?:@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?))?))?$/;

/** Reads an action; null where it is none or names nobody. */
export function spelled(g: Conf, id: string): Spelled | null {
  const m = FORM.exec(id);
  if (m === null) return null;
  const action = (ACTIONS as readonly string[]).indexOf(m[1]);
  const fig = figureNamed(g, m[2]);
  if (action < 0 || fig < 0) return null;
  const at: [number, number] | null =
    m[3] !== undefined ? [Number(m[3]), Number(m[4])] : m[6] !== undefined ? [Number(m[6]), Number(m[7])] : null;
  if (action === LEVEL) return m[5] !== undefined && /^\d$/.test(m[5]) ? { action, fig, target: fig, at: null, level: Number(m[5]) } : null;
  // Staying, leaving and ending say nothing of a place or of somebody else, moving and deploying nothing of somebody else.
  const somebody = m[5] !== undefined;
  if ((at !== null || somebody) && (action === STAY_PUT || action === LEAVE || action === FINISH)) return null;
  if (somebody && (action === MOVE || action === DEPLOY)) return null;
  const target = m[5] === undefined ? fig : figureNamed(g, m[5]);
  return target < 0 ? null : { action, fig, target, at, level: 0 };
}
