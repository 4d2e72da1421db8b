/**
 * What a press on the board may lead to beyond the question on the table: a half of a card is played, its move or attack performed, and
 * the hex or the enemy pressed is where. Tried on copies of the match, so that the rules alone say what there is.
 */
import type { Match, Option } from '@escarmouche/engine/core';
import { type Leg, legsNow, type Setup, type State, type Table, TILE_CHEST, TILE_COIN, type View } from '@escarmouche/engine/gloomhaven';
import { NOWHERE } from '../../table/args.ts';
import { THEN } from '../../worker/protocol.ts';

type GhMatch = Match<Setup, Table, State, View>;

/** Something that can be done at a place, now or after answers that lead there. */
export interface Ahead {
  /** The option itself; its id names all the answers in a row. */
  readonly option: Option;
  /** The use of a card it begins with; null where none is needed. */
  readonly use: Option | null;
  /** Where it is a step of a move: its cost and its way. */
  readonly leg: Leg | null;
}

/** Answers that use half a card. */
const USES = ['play', 'basic'];
/** As many in a row: end a move, use a half, perform its line. */
const DEEP = 3;

/** Whether an option leads on, and leaves nothing undone by itself: one card is used, a line performed; a move that has begun may end. */
function leads(o: Option, way: readonly Option[], moved: boolean): boolean {
  if (o.on.figures.length > 0 || o.on.spaces.length > 0) return false;
  if (USES.includes(o.does)) return !way.some((w) => USES.includes(w.does));
  return o.does === 'do' || (moved && way.length === 0 && o.does === 'stop');
}

/** Answers in a row as one: what it does is what the last of them does, and what the use of the card settles it settles. */
function inARow(way: readonly Option[]): Pick<Ahead, 'option' | 'use'> {
  const settles = way.flatMap((w) => w.settles ?? []);
  const option = { ...way[way.length - 1], id: way.map(({ id }) => id).join(THEN), ...(settles.length === 0 ? {} : { settles }) };
  return { option, use: way.findLast((w) => USES.includes(w.does)) ?? null };
}

/** The hexes whose money or treasure is gone afterwards: performing a Loot line takes it, and so a press on it means that line. */
function takenFrom(before: GhMatch, after: GhMatch): readonly string[] {
  const lies = ({ state }: GhMatch): number[] => state.tiles.filter((t) => t.kind === TILE_COIN || t.kind === TILE_CHEST).map((t) => t.hex);
  const left = new Set(lies(after));
  return [...new Set(lies(before).filter((hex) => !left.has(hex)))].map((hex) => before.table.map.names[hex]);
}

function walk(match: GhMatch, way: readonly Option[], found: Ahead[]): void {
  const { node } = match;
  if (node.kind !== 'decision') return;
  const options = match.options();
  const legs = options.some((o) => o.does === 'move') ? legsNow(match.play) : [];
  const names = match.table.map.names;
  for (const o of options) {
    const placed = o.on.figures.length > 0 || o.on.spaces.length > 0;
    if (!placed || o.does === 'area') continue;
    const hex = o.does === 'move' ? names.indexOf(o.on.spaces[0]) : NOWHERE;
    found.push({ ...inARow([...way, o]), leg: legs.find((l) => l.hex === hex) ?? null });
  }
  // A jump is listed hex by hex, since it may matter whom it crosses; where it lands can be named all the same.
  const listed = new Set(options.flatMap((o) => (o.does === 'move' ? o.on.spaces : [])));
  for (const leg of legs) {
    if (listed.has(names[leg.hex])) continue;
    const o = match.meant({ does: 'move', on: { spaces: [names[leg.hex]] } });
    if ('id' in o) found.push({ ...inARow([...way, o]), leg });
  }
  if (way.length >= DEEP) return;
  // A move that still has all its points is not given up by a press elsewhere.
  const moved = match.play.state.stack.at(-1)?.d as { moved?: number } | undefined;
  for (const o of options) {
    if (!leads(o, way, (moved?.moved ?? 0) > 0)) continue;
    const next = match.fork();
    next.take(o.id);
    const spaces = takenFrom(match, next);
    if (o.does === 'do' && spaces.length > 0) {
      const { option, use } = inARow([...way, o]);
      found.push({ option: { ...option, on: { figures: [], spaces } }, use, leg: null });
    }
    if (next.node.kind === 'decision' && next.node.seat === node.seat) walk(next, [...way, o], found);
  }
}

/** Everything that a press on the board may do for the seat that is asked; nothing for other eyes. */
export function aheadOf(match: GhMatch, eyes: number | null): readonly Ahead[] {
  const { node } = match;
  const found: Ahead[] = [];
  if (node.kind === 'decision' && (eyes === null || eyes === node.seat)) walk(match, [], found);
  return found;
}
