/** gh:monster.8. Elements that lines of monsters' cards ask for: which there are, whether they would serve, and their being used up. */
import { coded, type Flow, REPEAT, using } from '../../../core/index.ts';
import { ELEMENTS, type MonsterLine } from '../content/types.ts';
import { outcomesAgain } from '../monsters/readings.ts';
import { DISARM, IMMOBILIZE, INERT, NO_LINE } from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { has } from './conditions.ts';
import { usableFor } from './elements.ts';
import type { DeedsFrame } from './frames.ts';
import { ELEMENT } from './naming.ts';
import { cardOf } from './stats.ts';
import { actionOf, positionOf, trapHexes } from './thinking.ts';

/** Uses up one of the elements that would serve. */
export const USE_ELEMENT = coded<Gloom, DeedsFrame>('use:{element}', { say: 'use-element', parts: { element: using(ELEMENT) } });

/** Elements that there are for a line of the card of a figure's type. */
export function elementsFor(g: Gloom, f: DeedsFrame, line: number): number[] {
  return usableFor(g, cardOf(g, f.figure)?.lines[line].consume);
}

/** The first line of its card that asks for an element which is there, and for which none was used up this round; `NO_LINE` for none. */
export function wantsElement(g: Gloom, f: DeedsFrame): number {
  const card = cardOf(g, f.figure);
  if (card === undefined || f.decided === 1) return NO_LINE;
  const { type } = g.state.figures[f.figure];
  const { card: which, used } = g.state.types[type];
  // Most cards ask for none.
  if (g.table.monsters[type].lines[which] !== null) return NO_LINE;
  const inVain = chose(g, 'elements-in-vain', 'used');
  return card.lines.findIndex(
    (l, i) => l.consume !== undefined && ((used >> i) & 1) === 0 && elementsFor(g, f, i).length > 0 && (inVain || serves(g, f, l, i)),
  );
}

/** Whether the line could be performed this turn with what its element brings. */
function serves(g: Gloom, f: DeedsFrame, l: MonsterLine, line: number): boolean {
  if (l.do === 'trap') return trapHexes(g, f).length > 0;
  if (l.do !== 'attack' && l.do !== 'move') return true;
  const type = g.state.types[g.state.figures[f.figure].type];
  const { used } = type;
  // Looked at as if it were used up: range and targets may come of it.
  type.used |= 1 << line;
  // A move serves who has somebody to go for, an attack who reaches somebody.
  const can =
    !has(g, f.figure, l.do === 'move' ? IMMOBILIZE : DISARM) &&
    outcomesAgain(positionOf(g, f.figure), actionOf(g, f.figure)).some((o) => (l.do === 'move' ? o.focus >= 0 : o.attacks !== 0));
  type.used = used;
  return can;
}

/** The first of a type that acts uses the element up; all of the type that act this round have the benefit (gh:monster.8). */
export function useFor(g: Gloom, f: DeedsFrame, line: number, element: number): Flow {
  g.state.types[g.state.figures[f.figure].type].used |= 1 << line;
  g.state.elements[element] = INERT;
  g.log?.tell('gh:monster.8', 'monster-uses-element', { figure: { figure: f.figure }, element: { term: `element.${ELEMENTS[element]}` } });
  return REPEAT;
}
