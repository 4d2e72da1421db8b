/** What a figure's card prints: movement, attack, range, targets, shield, retaliate; and the lines it acts by this round. */
import type { MonsterCard, MonsterConsume, MonsterLine } from '../content/types.ts';
import { FLYING, WALKING } from '../monsters/ground.ts';
import { MONSTER, SUMMON } from '../state.ts';
import { type Gloom, type Stats, statsFrom } from '../table.ts';

const NONE = statsFrom({ hp: 0, move: 0, attack: 0, range: 0 }, false);

/** The printed values of a figure at this scenario's level. */
export function statsOf(g: Gloom, figure: number): Stats {
  const f = g.state.figures[figure];
  if (f.kind === MONSTER) {
    const { normal, elite } = g.table.monsters[f.type];
    return f.elite === 1 ? elite : normal;
  }
  return f.kind === SUMMON ? statsFrom(g.table.summons[f.type], false) : NONE;
}

/** How a figure goes that does not jump: one that flies does so at another's hand too (gh:move.3). */
export const onFootOrWings = (g: Gloom, figure: number): number => (statsOf(g, figure).flying ? FLYING : WALKING);

/** Every field that a line of a monster's card may have. */
type AnyLine = { readonly do: MonsterLine['do'] } & {
  readonly [key in
    | 'n'
    | 'jump'
    | 'range'
    | 'rangeIs'
    | 'targets'
    | 'area'
    | 'effects'
    | 'bonuses'
    | 'allOnOne'
    | 'of'
    | 'damage'
    | 'consume']?: unknown;
};

/** A line with every field there is: lines are read hundreds of times a match, which is quickest where all have one shape. */
function shapedLine(l: AnyLine): MonsterLine {
  return {
    do: l.do,
    n: l.n,
    jump: l.jump,
    range: l.range,
    rangeIs: l.rangeIs,
    targets: l.targets,
    area: l.area,
    effects: l.effects,
    bonuses: l.bonuses,
    allOnOne: l.allOnOne,
    of: l.of,
    damage: l.damage,
    consume: l.consume,
  } as MonsterLine;
}

/** A summon has no card of its own: it moves and attacks (gh:summon.1). */
const PLAIN: readonly MonsterLine[] = [shapedLine({ do: 'move', n: 0 }), shapedLine({ do: 'attack', n: 0 })];
const NO_LINES: readonly MonsterLine[] = [];

/** The lines of a card with what elements used up for some of them add, by those lines as bits. */
const strengthened = new WeakMap<MonsterCard, Map<number, readonly MonsterLine[]>>();

/** The element behind a line that one was used up for. */
const addedTo = new WeakMap<MonsterLine, MonsterConsume>();

function withElement(line: MonsterLine, c: MonsterConsume): MonsterLine {
  const made = shapedLine(strengthenedBy(line, c));
  addedTo.set(made, c);
  return made;
}

function strengthenedBy({ consume: _consume, ...plain }: MonsterLine, c: MonsterConsume): MonsterLine {
  if (plain.do === 'attack')
    return {
      ...plain,
      n: plain.n + (c.n ?? 0),
      ...(c.range === undefined
        ? {}
        : plain.rangeIs === undefined
          ? { range: (plain.range ?? 0) + c.range }
          : { rangeIs: plain.rangeIs + c.range }),
      ...(c.targets === undefined ? {} : { targets: c.targets }),
      ...(c.effects === undefined ? {} : { effects: [...(plain.effects ?? []), ...c.effects] }),
    };
  if (plain.do === 'trap') return { ...plain, damage: plain.damage + (c.n ?? 0) };
  // Without a printed range an ability reaches only the figure itself, or the spaces beside it.
  if (plain.do === 'heal' || plain.do === 'retaliate') {
    const none = plain.do === 'heal' ? 0 : 1;
    return { ...plain, n: plain.n + (c.n ?? 0), ...(c.range === undefined ? {} : { range: (plain.range ?? none) + c.range }) };
  }
  return 'n' in plain ? { ...plain, n: plain.n + (c.n ?? 0) } : plain;
}

/** The lines of a card as they are read; null for one that asks for elements, whose lines hang on what was used up. */
export function plainLines({ lines }: MonsterCard): readonly MonsterLine[] | null {
  return lines.some((l) => l.consume !== undefined) ? null : lines.map(shapedLine);
}

/** The lines of a card that asks for elements: those that are there by an element alone only where it was used up (gh:monster.8). */
function linesWith(card: MonsterCard, used: number): readonly MonsterLine[] {
  const kept = strengthened.get(card) ?? new Map<number, readonly MonsterLine[]>();
  strengthened.set(card, kept);
  const known = kept.get(used);
  if (known !== undefined) return known;
  const lines = card.lines.flatMap((line, i) => {
    const { consume } = line;
    if (consume === undefined) return [shapedLine(line)];
    if (((used >> i) & 1) === 1) return [withElement(line, consume)];
    return consume.only === true ? [] : [shapedLine(line)];
  });
  kept.set(used, lines);
  return lines;
}

/** The ability card of this round that a monster acts by. */
export function cardOf(g: Gloom, figure: number): MonsterCard | undefined {
  const f = g.state.figures[figure];
  return f.kind === MONSTER ? g.table.monsters[f.type].cards[g.state.types[f.type].card] : undefined;
}

/** The lines a figure acts by: its type's card of this round, or a summon's plain Move and Attack. */
export function linesOf(g: Gloom, figure: number): readonly MonsterLine[] {
  const f = g.state.figures[figure];
  if (f.kind === SUMMON) return PLAIN;
  const card = cardOf(g, figure);
  if (card === undefined) return NO_LINES;
  const { card: which, used } = g.state.types[f.type];
  return g.table.monsters[f.type].lines[which] ?? linesWith(card, used);
}

/** The Move at a line of its card, or the first one. */
export function moveLineOf(g: Gloom, figure: number, at: number): Extract<MonsterLine, { do: 'move' }> | undefined {
  const lines = linesOf(g, figure);
  const here = lines[at];
  if (here?.do === 'move') return here;
  for (const l of lines) if (l.do === 'move') return l;
  return undefined;
}

/** What an element used up adds to the number of a line that a figure acts by. */
export function elementIn(line: MonsterLine): number {
  return addedTo.get(line)?.n ?? 0;
}

/** The attack line of a monster's card. */
export type AttackLine = Extract<MonsterLine, { do: 'attack' }>;

/** How many of the lines from one on, up to another, are attacks: each is an ability of its own (gh:monster.4). */
function attacksIn(lines: readonly MonsterLine[], from: number, to: number): number {
  let n = 0;
  for (let i = from; i < to && i < lines.length; i++) if (lines[i].do === 'attack') n++;
  return n;
}

/** The attack among the lines a figure acts by; of several the one of this number, from 0. */
export function attackLineOf(g: Gloom, figure: number, nth = 0): AttackLine | undefined {
  let left = Math.max(0, nth);
  for (const l of linesOf(g, figure)) if (l.do === 'attack' && left-- === 0) return l;
  return undefined;
}

/** Which attack a figure has in mind at a line of its card, from 0: the next one from there, or the last where none is left. */
export function nthAttackAt(g: Gloom, figure: number, line: number): number {
  if (line === 0) return 0;
  const lines = linesOf(g, figure);
  return Math.min(attacksIn(lines, 0, line), Math.max(0, attacksIn(lines, 0, lines.length) - 1));
}

/** Whether there is an attack at this line of its card or below. A move with none after it is one without an attack (gh:monster.3). */
export function hasAttackFrom(g: Gloom, figure: number, line: number): boolean {
  const lines = linesOf(g, figure);
  return attacksIn(lines, line, lines.length) > 0;
}

/** Whether a figure has made an attack before this line of its card, and makes another one from there on. */
export function attacksAgainAt(g: Gloom, figure: number, line: number): boolean {
  if (line === 0) return false;
  const lines = linesOf(g, figure);
  return attacksIn(lines, 0, line) > 0 && attacksIn(lines, line, lines.length) > 0;
}
