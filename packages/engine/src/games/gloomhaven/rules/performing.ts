/** gh:turn.*. A half of a card, line by line: each may be skipped but for what is no boon. */
import {
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  given,
  NEXT,
  NONE_CALLED_SO,
  offers,
  on,
  REPEAT,
  STAY,
  step,
  using,
} from '../../../core/index.ts';
import type { Ability } from '../content/types.ts';
import { STUN } from '../state.ts';
import type { Gloom } from '../table.ts';
import { inPlay } from './board.ts';
import { perform } from './carrying-out.ts';
import { has } from './conditions.ts';
import { elementCost } from './costs.ts';
import { makeElement } from './elements.ts';
import { type HalfFrame, halfSequence } from './frames.ts';
import { halfOf } from './halves.ts';
import { DO, HEX, isForced, SKIP, USING, waysOf } from './line-ways.ts';
import { abilityName, harmsOwn, lineAsked, lineAt, lineTerm } from './lines.ts';
import { cardOf, ELEMENT, FIGURE, HEX as HEX_OF_MAP } from './naming.ts';
import { putAway } from './putting-away.ts';
import { ruleAgainst, whyNoLine } from './refusing.ts';

/** The line that is asked about, which its frame knows. */
const LINE = given(
  using<Gloom, HalfFrame>({
    grammar: 'ability',
    shape: '[a-z-]+',
    write: (g, _v, f) => abilityName(lineAsked(g, f)),
    read: (g, name, f) => (abilityName(lineAsked(g, f)) === name ? 0 : NONE_CALLED_SO),
    arg: (g, _v, f) => ({ term: lineTerm(g, f, lineAsked(g, f)) }),
  }),
  () => 0,
);
const takesBack = (g: Gloom, f: HalfFrame): boolean => lineAt(g, f)?.do === 'recover-all-lost';
export const LINES = [
  coded<Gloom, HalfFrame>('do:{ability}>{figure}', {
    say: 'do-line-on',
    parts: { ability: LINE, figure: on(FIGURE, { size: HEX }) },
    when: (g, f) => !takesBack(g, f),
  }),
  coded<Gloom, HalfFrame>('do:{ability}>{space}', {
    say: 'do-line-at',
    parts: { ability: LINE, space: on(HEX_OF_MAP, { size: USING - HEX }) },
    first: HEX,
  }),
  coded<Gloom, HalfFrame>('do:{ability}>{card}', {
    say: (g, _f, code) => ({ key: 'recover-active', args: { card: { card: g.state.cards[code].def } } }),
    parts: {
      ability: LINE,
      card: using(
        cardOf<HalfFrame>((_g, f) => f.seat),
        { size: HEX },
      ),
    },
    when: takesBack,
  }),
  coded<Gloom, HalfFrame>('do:{ability}/{element}', {
    say: 'do-line-with',
    parts: { ability: LINE, element: using(ELEMENT, { size: DO - USING }) },
    first: USING,
    more: (g, f) => ({ ability: { term: lineTerm(g, f, lineAsked(g, f), true) } }),
  }),
  coded<Gloom, HalfFrame>('do:{ability}', { say: 'do-line', parts: { ability: LINE }, first: DO }),
  coded<Gloom, HalfFrame>('skip:{ability}', { say: 'skip-line', parts: { ability: LINE }, first: SKIP }),
];

export const halfSteps = define(halfSequence, [
  step('next line', 'gh:turn.3', (g: Gloom, f: HalfFrame): Flow => {
    // Stunned in the middle of its turn it can do nothing more (gh:condition.stun).
    const a = inPlay(g, f.figure) && !has(g, f.figure, STUN) ? lineAt(g, f) : undefined;
    if (a === undefined) {
      putAway(g, f);
      return END;
    }
    const ways = waysOf(g, f, a);
    if (ways.length > 0 && !isForced(g, f, a, ways)) return NEXT;
    if (ways.length > 0) carryOut(g, f, a, ways[0]);
    else
      g.log?.tell(ruleAgainst(g, f.figure, a), 'cannot-perform', {
        figure: { figure: f.figure },
        ability: { term: `line.${abilityName(a)}` },
      });
    f.line++;
    return STAY;
  }),
  decide('perform it', 'gh:turn.3', {
    seat: (_g: Gloom, f: HalfFrame) => f.seat,
    options(g, f, out) {
      const a = lineAsked(g, f);
      if (!harmsOwn(a)) out.push(SKIP);
      for (const code of waysOf(g, f, a)) out.push(code);
    },
    take(g, f, code): Flow {
      const a = lineAsked(g, f);
      if (code !== SKIP) carryOut(g, f, a, code);
      // Cards of the active area are taken back one by one, before the others.
      if (a.do !== 'recover-all-lost' || code >= HEX) f.line++;
      return REPEAT;
    },
    ...offers(...LINES),
    understand: (g, f, id) => whyNoLine(g, f.figure, lineAsked(g, f), id),
    cost: (_g, _f, code) => (code >= USING && code < DO ? elementCost(code - USING) : []),
    quiet: SKIP,
    by: (_g, f) => f.figure,
    prompt: (g, f) => ({
      key: 'ask-line',
      args: { ability: { term: lineTerm(g, f, lineAsked(g, f)) }, figure: { figure: f.figure } },
    }),
  }),
]);

/**
 * Performs a line. An element by itself is no ability: it waits, marked in `kept`, until one of the half's abilities is performed, before
 * it or after it, and comes to nothing where none is (gh:turn.4).
 */
function carryOut(g: Gloom, f: HalfFrame, a: Ability, code: number): void {
  const { abilities } = halfOf(g, f.card, f.half);
  if (a.do === 'element' && f.done === 0 && abilities.some((other) => other.do !== 'element')) {
    f.kept |= 1 << f.line;
    return;
  }
  f.done++;
  if (f.done === 1)
    for (const [line, waiting] of abilities.entries())
      if (waiting.do === 'element' && ((f.kept >> line) & 1) === 1) makeElement(g, waiting.of);
  perform(g, f, a, code);
}

/** Performs a half; `basic` 1 as the plain Attack 2 or Move 2. */
export function performHalf(g: Gloom, figure: number, card: number, half: number, basic: number): void {
  const { seat } = g.state.figures[figure];
  call(g, halfSequence, { figure, seat, card, half, basic, line: 0, done: 0, kept: 0, through: [] });
}
