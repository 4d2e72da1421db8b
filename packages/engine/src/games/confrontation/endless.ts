/** What odds need to know of sixes, which may be rolled again and added without end (F1.b). */
import type { EndlessDice } from '../../odds/index.ts';
import { leaveDifficulty } from './rules/acting.ts';
import { type TestFrame, testSequence } from './rules/frames.ts';
import { has, skill, stat } from './rules/values.ts';
import { COMBAT, type State } from './state.ts';
import { ATT, COU, type Conf, DEF, DIS, INI, MISSING, PEUR, SKILL, type Table } from './table.ts';

const SIX = 6;
/** What wounds, a stunning and a sustained defence may take yet from a characteristic. */
const LESS = 6;
/** By how much a counter-attack has to beat the attack. */
const MORE = 2;

/** Characteristics that are rolled against one another; and what of a match is tested against a number. */
const AGAINST_EACH_OTHER = [INI, ATT, DEF, DIS] as const;

/**
 * How far the totals and difficulties may lie apart that meet in the tests of a match: once as many sixes have been rolled as make that up, one
 * more asks for one more, and nothing else changes.
 */
function span(g: Conf): number {
  const { figures, phase } = g.state;
  const met: number[] = [];
  let standing = 0;
  for (const [fig, f] of figures.entries()) {
    if (f.placed === 0) continue;
    standing++;
    for (const which of AGAINST_EACH_OTHER) met.push(stat(g, fig, which));
    // Outside the combat phase courage is tested, and who breaks contact (F5.f, F8.a, F8.c).
    if (phase !== COMBAT) met.push(stat(g, fig, COU), stat(g, fig, PEUR), skill(g, fig, SKILL.warCry), leaveDifficulty(g, fig));
  }
  if (phase !== COMBAT) met.push(Number(g.table.choice.rally));
  const values = met.filter((n) => n !== MISSING);
  // Each companion adds one to Initiative (IX-C-4.f).
  return Math.max(...values) - Math.min(...values) + Math.max(0, standing - 2) + LESS + MORE;
}

export const SIXES: EndlessDice<Table, State> = {
  base: BigInt(SIX),
  // Fives and sixes of the seasoned do not go up by equal steps.
  least: (g) => (g.state.figures.some((f, fig) => f.placed === 1 && has(g, fig, SKILL.seasoned)) ? null : Math.ceil(span(g) / SIX)),
  beyond({ state: { stack } }, rolls) {
    const { seq, d } = stack[stack.length - 1];
    return seq === testSequence.id && (d as TestFrame).again > 0 && (d as TestFrame).natural >= rolls * SIX;
  },
};
