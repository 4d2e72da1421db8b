/** R2 to R8. What may be done in an activation, as codes, names and sentences. */
import type { Say } from '../../../core/index.ts';
import type { Und } from '../table.ts';
import { attackId, attackSay } from './acting.ts';
import { cardArg, cardKey, fighterKey, hexKey } from './telling.ts';

/** Kinds of actions. */
export const PASS = 0;
export const DRAW = 1;
export const EXCHANGE = 2;
export const GUARD = 3;
export const MOVE = 4;
export const CHARGE = 5;
export const ATTACK = 6;
export const ABILITY = 7;
export const UPGRADE = 8;
/** How many codes each kind has. */
const ROOM = 1_048_576;
/** Codes of one fighter within a kind: hexes, attacks with their targets. */
const EACH = 32_768;

export const kindOf = (code: number): number => Math.floor(code / ROOM);
export const fighterIn = (code: number): number => Math.floor((code % ROOM) / EACH);
export const restOf = (code: number): number => code % EACH;
/** An action as a code: its kind, the fighter, and the hex, the attack with its target, the card or the ability. */
export const codeOf = (kind: number, fighter: number, rest: number): number => kind * ROOM + fighter * EACH + rest;

/** The name of an action, as files write it. */
export function idOf(g: Und, code: number): string {
  const f = fighterIn(code);
  const rest = restOf(code);
  switch (kindOf(code)) {
    case PASS:
      return 'pass';
    case DRAW:
      return 'draw';
    case EXCHANGE:
      return `exchange:${cardKey(g, rest)}`;
    case GUARD:
      return `guard:${fighterKey(g, f)}`;
    case MOVE:
      return `move:${fighterKey(g, f)}>${hexKey(g, rest)}`;
    case CHARGE:
      return `charge:${fighterKey(g, f)}>${hexKey(g, rest)}`;
    case ATTACK:
      return attackId(g, f, rest);
    case ABILITY:
      return `action:${fighterKey(g, f)}/${g.table.abilities[rest].id}`;
    default:
      return `action:${fighterKey(g, f)}/${cardKey(g, rest)}`;
  }
}

/** An action as a sentence. */
export function sayOf(g: Und, code: number): Say {
  const figure = { figure: fighterIn(code) };
  const rest = restOf(code);
  switch (kindOf(code)) {
    case PASS:
      return { key: 'pass', args: {} };
    case DRAW:
      return { key: 'draw', args: {} };
    case EXCHANGE:
      return { key: 'exchange', args: { card: cardArg(g, rest) } };
    case GUARD:
      return { key: 'guard', args: { figure } };
    case MOVE:
      return { key: 'move', args: { figure, space: { space: rest } } };
    case CHARGE:
      return { key: 'charge', args: { figure, space: { space: rest } } };
    case ATTACK:
      return attackSay(g, fighterIn(code), rest);
    case ABILITY:
      return { key: 'use-ability', args: { figure, ability: { term: `ability.${g.table.abilities[rest].id}` } } };
    default:
      return { key: 'use-upgrade', args: { figure, card: cardArg(g, rest) } };
  }
}

/** The paragraph of each kind of action. */
export const RULES = ['wu:R6', 'wu:R7', 'wu:R7', 'wu:R5', 'wu:R3', 'wu:R4', 'wu:A1', 'wu:R8', 'wu:R8'];
