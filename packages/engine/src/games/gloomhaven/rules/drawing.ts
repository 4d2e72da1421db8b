/** gh:draw.01 to gh:advantage.09. Drawing modifier cards: chains of rolling cards, advantage and disadvantage, ambiguity. */
import { call, caller, chance, define, END, type Flow, NEXT, outcomesOf, REPEAT, step } from '../../../core/index.ts';
import type { ModifierFace } from '../content/types.ts';
import type { Gloom } from '../table.ts';
import { type DrawFrame, drawSequence, type StrikeFrame } from './frames.ts';

export const drawSteps = define(drawSequence, [
  step('pile', 'gh:draw.02', (g: Gloom, f: DrawFrame): Flow => {
    const deck = g.state.decks[f.deck];
    if (deck.pile.some((n) => n > 0)) return NEXT;
    if (!deck.spent.some((n) => n > 0)) return NEXT;
    // Cards of the present draw stay out of the new pile.
    deck.pile = deck.spent;
    deck.spent = deck.pile.map(() => 0);
    g.log?.tell('gh:draw.02', 'reshuffles', { figure: { figure: drawerOf(g) } });
    return NEXT;
  }),
  chance('draw', 'gh:draw.04', {
    outcomes(g: Gloom, f: DrawFrame) {
      const { pile } = g.state.decks[f.deck];
      const kinds: number[] = [];
      const weights: number[] = [];
      for (let kind = 0; kind < pile.length; kind++) {
        if (pile[kind] === 0) continue;
        kinds.push(kind);
        weights.push(pile[kind]);
      }
      return kinds.length === 0 ? null : outcomesOf(kinds, weights);
    },
    take(g, f, code): Flow {
      const deck = g.state.decks[f.deck];
      deck.pile[code]--;
      f.drawn.push(code);
      if (g.table.modifiers[code].shuffle === true) deck.shuffle = 1;
      g.log?.tell('gh:draw.01', 'draws', { figure: { figure: drawerOf(g) }, card: { term: `modifier.${g.table.modifiers[code].id}` } });
      return NEXT;
    },
    id: (g, _f, code) => g.table.modifiers[code].id,
    say: (g, _f, code) => ({ key: 'draw-card', args: { card: { term: `modifier.${g.table.modifiers[code].id}` } } }),
    seat: (_g, f) => f.seat,
    dice: () => null,
    fromFaces: (g, f) => g.state.decks[f.deck].pile.findIndex((n) => n > 0),
    prompt: (g) => ({ key: 'ask-draw', args: { figure: { figure: drawerOf(g) } } }),
  }),
  step('on or done', 'gh:draw.06', (g: Gloom, f: DrawFrame): Flow => {
    const deck = g.state.decks[f.deck];
    const empty = !deck.pile.some((n) => n > 0) && !deck.spent.some((n) => n > 0);
    if (goesOn(g.table.modifiers, f.drawn, f.mode) && !empty) return REPEAT;
    for (const kind of f.drawn) if (g.table.modifiers[kind].once !== true) deck.spent[kind]++;
    const strike = strikeOf(g);
    strike.used = f.drawn.length === 0 ? [] : f.drawn.length === 1 ? f.drawn : countingOf(g.table.modifiers, f.drawn, f.mode, f.n);
    if (g.log !== null && strike.used.length < f.drawn.length) {
      const why = whyCounting(g.table.modifiers, f.drawn, f.mode, f.n);
      g.log.tell(why.rule, 'counts', { card: { term: `modifier.${g.table.modifiers[strike.used[0]].id}` } }, why);
    }
    return END;
  }),
]);

/** Kinds of modifier cards, as the table has them. */
type Kinds = readonly ModifierFace[];

/** The monsters' deck comes after those of the players. */
export function monsterDeckOf(g: Gloom): number {
  return g.state.players.length;
}

/** Draws for an attack whose value stands at n; the cards that count go to the strike that calls. */
export function drawFor(g: Gloom, deck: number, seat: number, mode: number, n: number): void {
  call(g, drawSequence, { deck, seat, mode, n, drawn: [] });
}

/** The attack value a card leads to: for null and x2 that is what tells (gh:advantage.01). */
function valueWith(face: ModifierFace, n: number): number {
  return Math.max(0, face.times === undefined ? n + face.n : n * face.times);
}

/** The effects of a card, each as one text, so that sets of them can be compared. */
function effectsOf(face: ModifierFace): string[] {
  return (face.effects ?? []).map((e) => JSON.stringify(e));
}

/** Does a card beat another one (gh:advantage.03): its number and its effects at least those, one of the two more? */
function beats(a: ModifierFace, b: ModifierFace, n: number): boolean {
  const number = valueWith(a, n) - valueWith(b, n);
  const mine = effectsOf(a);
  const its = effectsOf(b);
  const covers = its.every((e) => mine.includes(e));
  return number >= 0 && covers && (number > 0 || mine.length > its.length);
}

/** Which of two cards counts: the better or the worse one, and of two that cannot be compared the first (gh:advantage.02). */
function chosenOf(of: Kinds, first: number, second: number, n: number, mode: number): number {
  const [a, b] = [of[first], of[second]];
  return mode > 0 ? (beats(b, a, n) ? second : first) : beats(a, b, n) ? second : first;
}

/** The strike that draws: its frame lies below. */
function strikeOf(g: Gloom): StrikeFrame {
  return caller(g)?.d as StrikeFrame;
}

const drawerOf = (g: Gloom): number => strikeOf(g).by;

const isRolling = (of: Kinds, kind: number): boolean => of[kind].rolling === true;

/** Whether another card is to be drawn. */
export function goesOn(of: Kinds, drawn: readonly number[], mode: number): boolean {
  if (drawn.length === 0) return true;
  if (mode === 0) return isRolling(of, drawn[drawn.length - 1]);
  if (drawn.length === 1) return true;
  // One rolling card of two ends the draw (gh:advantage.09); where both roll it goes on to one that does not.
  if (!isRolling(of, drawn[0]) || !isRolling(of, drawn[1])) return false;
  return isRolling(of, drawn[drawn.length - 1]);
}

/** Which of the drawn cards count. */
export function countingOf(of: Kinds, drawn: readonly number[], mode: number, n: number): number[] {
  if (mode === 0) return [...drawn];
  const [first, second] = drawn;
  const rolling = Number(isRolling(of, first)) + Number(isRolling(of, second));
  if (rolling === 0) return [chosenOf(of, first, second, n, mode)];
  if (mode > 0) return [...drawn];
  if (rolling === 1) return [isRolling(of, first) ? second : first];
  return [drawn[drawn.length - 1]];
}

/** Why one of two drawn cards counts and the other does not. */
export type CountsWhy = 'better' | 'worse' | 'same' | 'unclear' | 'rolling-ignored' | 'last';

/** What stands behind the event that tells which card counts: the draw in its order, by the ids of the cards, and the reason. */
export interface CountsDetail {
  readonly drawn: readonly string[];
  readonly why: CountsWhy;
  readonly rule: string;
}

/** Why of these cards only one counts, with the paragraph that says so. */
function whyCounting(of: Kinds, drawn: readonly number[], mode: number, n: number): CountsDetail {
  const [first, second] = drawn;
  const ids = drawn.map((kind) => of[kind].id);
  const rolling = Number(isRolling(of, first)) + Number(isRolling(of, second));
  if (rolling > 0) return { drawn: ids, why: rolling === 1 ? 'rolling-ignored' : 'last', rule: 'gh:deck.6' };
  if (first === second) return { drawn: ids, why: 'same', rule: 'gh:advantage.02' };
  const told = beats(of[first], of[second], n) || beats(of[second], of[first], n);
  if (!told) return { drawn: ids, why: 'unclear', rule: 'gh:advantage.02' };
  return mode > 0 ? { drawn: ids, why: 'better', rule: 'gh:advantage.01' } : { drawn: ids, why: 'worse', rule: 'gh:deck.6' };
}
