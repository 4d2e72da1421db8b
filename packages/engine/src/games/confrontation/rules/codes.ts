/** Actions with a place, packed into one number each, so that options need no list kept beside them. */
import type { Conf } from '../table.ts';
import { figureKey, figureNamed } from './telling.ts';

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

/** `charge:A1>B2@120.5,80`, `move:A1>60,40`, `level:A1>1`, `stay:A1`, `end`. */
export function actionId(g: Conf, code: number): string {
  const action = actionOf(code);
  const fig = figureKey(g, figureOf(code));
  const place = `${xOf(code)},${yOf(code)}`;
  switch (action) {
    case STAY_PUT:
    case LEAVE:
      return `${ACTIONS[action]}:${fig}`;
    case FINISH:
      return 'end';
    case LEVEL:
      return `level:${fig}>${xOf(code)}`;
    case MOVE:
    case DEPLOY:
      return `${ACTIONS[action]}:${fig}>${place}`;
    default:
      return targetOf(code) === figureOf(code)
        ? `${ACTIONS[action]}:${fig}>${place}`
        : `${ACTIONS[action]}:${fig}>${figureKey(g, targetOf(code))}@${place}`;
  }
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
  const target = m[5] === undefined ? fig : figureNamed(g, m[5]);
  return target < 0 ? null : { action, fig, target, at, level: 0 };
}
