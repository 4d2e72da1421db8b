/** Names in ids, and events. */
import type { Arg, GameEvent, RuleId, Seat } from '../../../core/index.ts';
import type { EventKey } from '../events.ts';
import { COMPASS } from '../field.ts';
import { fieldOf, type Und } from '../table.ts';

/** The name of a fighter in options and files. */
export function fighterKey(g: Und, i: number): string {
  return g.table.fighters[i]?.key ?? '?';
}

/** The name of a hex. */
export function hexKey(g: Und, hex: number): string {
  return fieldOf(g).names[hex] ?? '?';
}

/** The name of the card in a place. */
export function cardKey(g: Und, place: number): string {
  return g.table.cards[g.state.cards[place].def]?.face.id ?? '?';
}

/** The name of a direction, and of a path. */
export function directionKey(d: number): string {
  return COMPASS[d];
}

/** A card of the table as a value in a sentence: it stays the same card when places change. */
export function cardArg(g: Und, place: number): Arg {
  return { card: g.state.cards[place].def };
}

/** Tells everybody. Only where somebody listens: callers look at `g.log` first, so that playouts build no arguments. */
export function tell(g: Und, rule: RuleId, key: EventKey, args: Readonly<Record<string, Arg>>): void {
  const event: GameEvent = { rule, key, args, to: 'all' };
  g.log?.push(event);
}

/** Tells one seat what only it may know, or everybody what comes to light. */
export function tellCard(g: Und, rule: RuleId, key: EventKey, args: Readonly<Record<string, Arg>>, to: Seat | 'revealed'): void {
  g.log?.push(to === 'revealed' ? { rule, key, args, to: 'all', reveals: true } : { rule, key, args, to: [to], reveals: true });
}
