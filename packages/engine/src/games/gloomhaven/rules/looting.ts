/** gh:loot.*. Money and treasure taken. */
import { stepsBetween } from '../../../space/index.ts';
import { TILE_CHEST, TILE_COIN, type TileState } from '../state.ts';
import type { Gloom } from '../table.ts';
import { sees, walledOf } from './board.ts';

/** Takes everything that can be looted from a hex, by the rule that says so: the end of a turn, or a card. */
export function lootHex(g: Gloom, seat: number, hex: number, rule: 'gh:loot.1' | 'gh:loot.2' | 'gh:turn.3'): void {
  const isHere = (t: TileState): boolean => t.hex === hex && (t.kind === TILE_COIN || t.kind === TILE_CHEST);
  if (!g.state.tiles.some(isHere)) return;
  const here = g.state.tiles.filter(isHere);
  const coins = here.filter((t) => t.kind === TILE_COIN).length;
  g.state.players[seat].gold += coins * g.table.numbers.gold;
  g.state.tiles = g.state.tiles.filter((t) => !here.includes(t));
  g.log?.tell(rule, 'loots', { seat: { seat }, n: coins, other: here.length - coins });
}

/** A monster's loot line: money within so many hexes that it sees, and nothing else (gh:monster.6). It is gone for the players. */
export function takeMoney(g: Gloom, figure: number, n: number): void {
  const w = walledOf(g);
  const { hex } = g.state.figures[figure];
  const near = (at: number): boolean => stepsBetween(w, hex, at) <= n && sees(g, hex, at);
  const left = g.state.tiles.filter((t) => t.kind !== TILE_COIN || !near(t.hex));
  const taken = g.state.tiles.length - left.length;
  g.state.tiles = left;
  if (taken > 0) g.log?.tell('gh:monster.6', 'monster-loots', { figure: { figure }, n: taken });
}

/** Loot X: every token within so many hexes that is in sight, whoever stands there (gh:loot.2). */
export function lootWithin(g: Gloom, seat: number, from: number, n: number): void {
  const w = walledOf(g);
  const hexes = new Set(g.state.tiles.filter((t) => t.kind === TILE_COIN || t.kind === TILE_CHEST).map((t) => t.hex));
  for (const hex of hexes) if (stepsBetween(w, from, hex) <= n && sees(g, from, hex)) lootHex(g, seat, hex, 'gh:loot.2');
}
