/** The numbers of figures, each computed in this one place: the number alone for the rules, and its parts for whoever asks why. */
import type { Arg, Contribution, Layer, RuleId } from '../../../core/index.ts';
import type { MonsterLine } from '../content/types.ts';
import { DISARM, IMMOBILIZE, SUMMON } from '../state.ts';
import type { Gloom } from '../table.ts';
import { has } from './conditions.ts';
import { attackLineOf, elementIn, moveLineOf, statsOf } from './stats.ts';

/** Where the parts of a number are noted; null where nobody asks. */
export type Parts = Contribution[] | null;

function note(parts: Parts, layer: Layer, amount: number, source: Arg, rule: RuleId): void {
  parts?.push({ layer, amount, source, rule });
}

/** What its card of this round adds to a printed number; a summon has none. */
function noteCard(g: Gloom, figure: number, parts: Parts, layer: Layer, amount: number): void {
  if (g.state.figures[figure].kind !== SUMMON) note(parts, layer, amount, { term: 'part.card' }, 'gh:monster.1');
}

/** What a line of its card adds: the printed number, and that of an element used up for it (gh:monster.8). */
function noteLine(g: Gloom, figure: number, parts: Parts, line: MonsterLine & { readonly n: number }): void {
  if (parts === null) return;
  const more = elementIn(line);
  noteCard(g, figure, parts, 'add', line.n - more);
  if (more !== 0) note(parts, 'add', more, { term: 'bonus.element' }, 'gh:monster.8');
}

function printed(parts: Parts, amount: number): void {
  note(parts, 'base', amount, { term: 'part.printed' }, 'gh:monster.1');
}

/** How far a monster or a summon moves: printed, and by the Move at a line of its card of this round, or the first one (gh:monster.1). */
export function moveOf(g: Gloom, figure: number, parts: Parts = null, at = 0): number {
  const { move } = statsOf(g, figure);
  const line = moveLineOf(g, figure, at);
  printed(parts, move);
  if (line === undefined) note(parts, 'set', 0, { term: 'part.no-line' }, 'gh:monster.1');
  else noteLine(g, figure, parts, line);
  const stuck = has(g, figure, IMMOBILIZE);
  if (stuck) note(parts, 'set', 0, { term: 'condition.immobilize' }, 'gh:condition.immobilize');
  return line === undefined || stuck ? 0 : Math.max(0, move + line.n);
}

/**
 * What the attacks of a monster or a summon begin with this turn, before anything that depends on the target; `nth` of several on its card,
 * from 0. It may be below nought: only what all adjustments come to is no less (gh:modifiers.01).
 */
export function attackOf(g: Gloom, figure: number, parts: Parts = null, nth = 0): number {
  const { attack } = statsOf(g, figure);
  const line = attackLineOf(g, figure, nth);
  printed(parts, attack);
  if (line === undefined) note(parts, 'set', 0, { term: 'part.no-line' }, 'gh:monster.1');
  else noteLine(g, figure, parts, line);
  const stuck = has(g, figure, DISARM);
  if (stuck) note(parts, 'set', 0, { term: 'condition.disarm' }, 'gh:condition.disarm');
  return line === undefined || stuck ? 0 : attack + line.n;
}

/** Range of its attacks this turn, 0 melee: a range without a sign replaces the printed one, and a melee figure has none to add to. */
export function rangeOf(g: Gloom, figure: number, parts: Parts = null, nth = 0): number {
  const { range } = statsOf(g, figure);
  const line = attackLineOf(g, figure, nth);
  printed(parts, range);
  if (line === undefined) return range;
  if (line.area?.grey === true) {
    note(parts, 'set', 0, { term: 'part.card' }, 'gh:area.05');
    return 0;
  }
  if (line.rangeIs !== undefined) {
    noteCard(g, figure, parts, 'set', line.rangeIs);
    return line.rangeIs;
  }
  if (range === 0 || line.range === undefined) return range;
  noteCard(g, figure, parts, 'add', line.range);
  return Math.max(1, range + line.range);
}

/** How many enemies one of its attack abilities is for this turn. */
export function targetsOf(g: Gloom, figure: number, parts: Parts = null, nth = 0): number {
  const { targets } = statsOf(g, figure);
  const line = attackLineOf(g, figure, nth);
  printed(parts, targets);
  if (line?.allOnOne === true) {
    noteCard(g, figure, parts, 'set', 1);
    return 1;
  }
  if (line?.targets === undefined) return targets;
  noteCard(g, figure, parts, 'set', line.targets);
  return line.targets;
}

/** Shield of a figure against an attack: printed, and of this round (gh:pipeline.4). */
export function shieldOf(g: Gloom, figure: number, parts: Parts = null): number {
  const { shield } = statsOf(g, figure);
  const { shield: round } = g.state.figures[figure];
  if (shield > 0) printed(parts, shield);
  if (round > 0) note(parts, 'add', round, { term: 'part.round' }, 'gh:pipeline.4');
  return shield + round;
}

/** What a figure retaliates with against an attacker so many hexes off: printed, and of this round (gh:pipeline.8). */
export function retaliateOf(g: Gloom, figure: number, parts: Parts = null, steps = 1): number {
  const { retaliate, retaliateRange } = statsOf(g, figure);
  const { retaliate: beside, far } = g.state.figures[figure];
  const fixed = retaliateRange >= steps ? retaliate : 0;
  let round = steps === 1 ? beside : 0;
  for (let i = 0; i < far.length; i += 2) if (far[i + 1] >= steps) round += far[i];
  if (fixed > 0) printed(parts, fixed);
  if (round > 0) note(parts, 'add', round, { term: 'part.round' }, 'gh:pipeline.8');
  return fixed + round;
}
