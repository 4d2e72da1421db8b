/** gh:turn.3. What comes of a line that is performed. */
import { NOBODY } from '../../../core/index.ts';
import type { Ability } from '../content/types.ts';
import { HAND, LOST, NO_ELEMENT, NOWHERE, newFigure, SUMMON, TILE_OBSTACLE, TILE_TRAP } from '../state.ts';
import type { Gloom } from '../table.ts';
import { attackPlain, attackWith } from './attacking.ts';
import { tileOn } from './board.ts';
import { afflict, heal, shuffleIn } from './conditions.ts';
import { makeElement, useElement } from './elements.ts';
import { forced } from './forcing.ts';
import type { HalfFrame } from './frames.ts';
import { halfOf } from './halves.ts';
import { harm, leaveActive, remove } from './harm.ts';
import { giveRetaliate, giveShield, noteSummoned } from './lasting.ts';
import { among, DO, HEX, USING, whomOf } from './line-ways.ts';
import { BASIC_N, consumeOf } from './lines.ts';
import { lootWithin } from './looting.ts';
import { moveWith } from './moving.ts';
import { stay } from './putting-away.ts';

const STAYING: readonly Ability['do'][] = ['lasting', 'shield', 'retaliate', 'summon'];

/** Performs a line in one of its ways. */
export function perform(g: Gloom, f: HalfFrame, a: Ability, code: number): void {
  const { seat } = f;
  if (STAYING.includes(a.do)) f.kept |= 1 << f.line;
  const on = code < HEX ? code : NOBODY;
  const hex = code >= HEX && code < USING ? code - HEX : NOWHERE;
  const whom = whomOf(a);
  const element = code >= USING && code < DO ? code - USING : NO_ELEMENT;
  const consume = element < 0 ? undefined : consumeOf(a);
  if (consume !== undefined) useElement(g, seat, element, consume);
  const more = consume?.n ?? 0;
  const all = on >= 0 ? [on] : whom === null ? [] : among(g, f.figure, whom);
  switch (a.do) {
    case 'attack':
      if (f.basic === 1) attackPlain(g, { by: f.figure, seat, n: BASIC_N, range: 0, targets: 1, on: [], nth: 0 });
      else attackWith(g, f.figure, g.table.cards[g.state.cards[f.card].def].lines[f.half][f.line], f.through);
      return;
    case 'move':
      moveWith(g, f.figure, a.n === 'dealt' ? g.state.players[seat].dealt : a.n, { jump: a.jump, loot: a.lootOnWay });
      return;
    case 'heal':
      for (const i of all) heal(g, i, a.n, 'gh:turn.3');
      return;
    case 'loot':
      lootWithin(g, seat, g.state.figures[f.figure].hex, a.n);
      return;
    case 'push':
    case 'pull':
      // One chosen by name has been decided on; of all of them each may be spared.
      forced(g, all, f.figure, a.do, a.n, on < 0);
      return;
    case 'condition':
      for (const i of all) afflict(g, i, a.of);
      return;
    case 'shield':
      for (const i of all) giveShield(g, f.card, halfOf(g, f.card, f.half), i, a.n + more);
      return;
    case 'retaliate':
      for (const i of all) giveRetaliate(g, f.card, halfOf(g, f.card, f.half), i, a.n + more, a.range);
      return;
    case 'curse':
    case 'bless':
      for (const i of all) shuffleIn(g, i, a.do);
      return;
    case 'suffer':
      for (const i of all) harm(g, i, a.n, f.figure);
      return;
    case 'element':
      makeElement(g, a.of);
      return;
    case 'recover-all-lost':
      if (on >= 0) {
        takeFromActive(g, on);
        return;
      }
      for (const c of g.state.cards) if (c.owner === seat && c.zone === LOST) c.zone = HAND;
      g.log?.tell('gh:turn.3', 'recovers-lost', { seat: { seat } });
      return;
    case 'disarm-trap':
      g.state.tiles = g.state.tiles.filter((t) => t.hex !== hex || t.kind !== TILE_TRAP);
      g.log?.tell('gh:turn.3', 'disarms', { figure: { figure: f.figure }, space: { space: hex } });
      return;
    case 'destroy-obstacle':
      destroy(g, hex);
      g.log?.tell('gh:turn.3', 'destroys', { figure: { figure: f.figure }, space: { space: hex } });
      return;
    case 'kill':
      remove(g, on);
      return;
    case 'summon':
      summon(g, f, a.of, hex);
      return;
    case 'control-move':
      moveWith(g, on, a.n, { by: f.figure });
      return;
    case 'lasting':
      if (consume !== undefined) g.state.cards[f.card].boosted = 1;
      // It holds from here on, for the lines below as well.
      if (halfOf(g, f.card, f.half).stays !== undefined) stay(g, f);
      return;
    default:
  }
}

/** Takes a card of the active area back to the hand: its bonus ends, and what it summoned goes. */
function takeFromActive(g: Gloom, place: number): void {
  leaveActive(g, place);
  g.state.cards[place].zone = HAND;
}

/** An obstacle goes as the whole piece that it is (gh:terrain.5). */
function destroy(g: Gloom, hex: number): void {
  const piece = tileOn(g, TILE_OBSTACLE, hex)?.n ?? 0;
  g.state.tiles = g.state.tiles.filter((t) => t.kind !== TILE_OBSTACLE || (t.hex !== hex && (piece === 0 || t.n !== piece)));
}

/** A summon stands on an empty hex beside its summoner; it does not act in the round it came (gh:summon.1). */
function summon(g: Gloom, f: HalfFrame, id: string, hex: number): void {
  const type = g.table.summons.findIndex((s) => s.id === id);
  const { hp } = g.table.summons[type];
  const number = g.state.figures.filter((x) => x.kind === SUMMON && x.type === type).length + 1;
  g.state.figures.push(newFigure({ kind: SUMMON, seat: f.seat, type, number, hp, hex, acted: 1, summoned: 1 }));
  noteSummoned(g, f.card, g.state.figures.length - 1);
  g.log?.tell('gh:summon.1', 'summons', { figure: { figure: g.state.figures.length - 1 }, space: { space: hex } });
}
