/** The position where two readings part, as a ruling of two cases: the same position, answers and dice, and what each reading makes of them. */
import {
  type CoreState,
  chanceOn,
  decisionOn,
  type Expectation,
  type ExpectedEvent,
  Match,
  Refused,
  type RulingCase,
  runCase,
  type ScriptStep,
} from '@escarmouche/engine';
import { labGame } from '../games/index.ts';
import { type ReadGame, readGame } from './games.ts';
import { type Kept, read } from './parting.ts';

/** Nodes beyond the parting that are gone on to until it shows; answers before it that a position may lie back. */
const FAR = 40;
const LONGEST = 60;

/** Options told of at most. */
const TOLD = 3;

type AnyMatch = Match<unknown, unknown, CoreState, unknown>;

interface Apart {
  readonly option: string;
  readonly usual: string;
  readonly value: string;
}

/** A match under the usual reading, at the node where another one parts from it. */
function replayed(id: string, kept: Kept, at: number): AnyMatch {
  const { game } = labGame(id);
  const match = new Match(game, kept.setup);
  for (let n = 0; n < at; n++) answer(match, kept.codes[n]);
  return match;
}

/** Answers a node by a code of its own. */
function answer(match: AnyMatch, code: number): void {
  const { play, game, state } = match;
  const { d } = state.stack[state.stack.length - 1];
  if (match.nodeKind === 'chance') match.fall(chanceOn(play, game.book).id(play, d, code));
  else match.take(decisionOn(play, game.book).id(play, d, code));
}

/** What stands at the node, as a ruling says it, apart from what is offered. */
function nodeOf(match: AnyMatch): Expectation {
  const { node } = match;
  if (node.kind === 'over') return { over: { winner: node.result.winner < 0 ? -1 : node.result.winner + 1 } };
  const { seat, rule, step } = node;
  if (node.kind === 'decision') return { decision: { seat: seat + 1, rule, step } };
  return { chance: { seat: seat + 1, rule, step, ...(node.dice === null ? {} : { dice: node.dice.dice }) } };
}

/** What is expected under either reading, where that differs: the node, what is offered, or what was told on the way. */
function expected(
  { situations }: Pick<ReadGame, 'situations'>,
  usual: AnyMatch,
  other: AnyMatch,
  from: readonly [number, number],
): readonly [Expectation, Expectation] | null {
  const nodes = [nodeOf(usual), nodeOf(other)] as const;
  if (JSON.stringify(nodes[0]) !== JSON.stringify(nodes[1])) return nodes;
  const ids = [usual, other].map((m) => m.options().map((o) => o.id));
  const only = (a: number): string[] => ids[a].filter((id) => !ids[1 - a].includes(id)).slice(0, TOLD);
  const [mine, theirs] = [only(0), only(1)];
  const list = (key: 'offered' | 'absent', of: readonly string[]): Expectation => (of.length === 0 ? {} : { [key]: of });
  if (mine.length + theirs.length > 0)
    return [
      { ...nodes[0], ...list('offered', mine), ...list('absent', theirs) },
      { ...nodes[1], ...list('offered', theirs), ...list('absent', mine) },
    ];
  const told = [usual, other].map((m, i) => m.events.slice(from[i]).map((e) => ({ event: e.key, with: situations.named(m, e) })));
  const heard = (a: number): readonly ExpectedEvent[] => {
    const theirs = new Set(told[1 - a].map((e) => JSON.stringify(e)));
    return told[a].filter((e) => !theirs.has(JSON.stringify(e))).slice(0, 1);
  };
  const [one, two] = [heard(0), heard(1)];
  if (one.length + two.length === 0) return null;
  const events = (is: readonly ExpectedEvent[], never: readonly ExpectedEvent[]): Expectation => ({
    ...(never.length === 0 ? {} : { never }),
    ...(is.length === 0 ? {} : { events: is }),
  });
  return [events(one, two), events(two, one)];
}

/**
 * Two cases, the usual reading first, that hold on the engine.
 * @returns null where files have no word for the position, or nothing of it shows in a ruling
 */
export function rulingAt(id: string, kept: Kept, at: number, apart: Apart): RulingCase[] | null {
  const { situations, caseOf } = readGame(id);
  const written = caseOf(replayed(id, kept, at));
  if (written === null || written.script.length > LONGEST) return null;
  const sides = [apart.usual, apart.value].map((value) => read(written.situation, { [apart.option]: value }));
  try {
    const matches = sides.map((s) => situations.match(s));
    const script: ScriptStep[] = [];
    const from = matches.map((m) => m.events.length) as [number, number];
    let differs: readonly [Expectation, Expectation] | null = null;
    for (let n = 0; differs === null && n < written.script.length + FAR; n++) {
      if (n >= written.script.length) differs = expected({ situations }, matches[0], matches[1], from);
      if (differs !== null) break;
      const step = written.script[n] ?? goingOn(matches[0], kept.codes[at + n - written.script.length]);
      if (step === null) return null;
      script.push(step);
      for (const m of matches) play(m, step);
    }
    if (differs === null) return null;
    const [a, b] = differs;
    const cases = [a, b].map(
      (expect, i): RulingCase => ({
        name: [
          { en: `${apart.option}: ${apart.usual}`, fr: `${apart.option} : ${apart.usual}` },
          { en: `${apart.option}: ${apart.value}`, fr: `${apart.option} : ${apart.value}` },
        ][i],
        situation: sides[i],
        script: [...script, { expect }],
      }),
    );
    return cases.every((c, i) => runCase(situations, c, i + 1).length === 0) ? cases : null;
  } catch (error) {
    // A position may show less than the match knew: what lay where, what was yet to come.
    if (error instanceof Refused || (error instanceof Error && error.name === 'Unplayable') || error instanceof RangeError) return null;
    if (error instanceof Error && error.name === 'SetupError') return null;
    throw error;
  }
}

/** The answer of the match that was kept, as a step of a script. */
function goingOn(match: AnyMatch, code: number | undefined): ScriptStep | null {
  if (code === undefined || match.nodeKind === 'over') return null;
  const { play, game, state } = match;
  const { d } = state.stack[state.stack.length - 1];
  if (match.nodeKind === 'chance') return { roll: chanceOn(play, game.book).id(play, d, code) };
  return { take: decisionOn(play, game.book).id(play, d, code) };
}

function play(match: AnyMatch, step: ScriptStep): void {
  if ('take' in step) match.take(step.take);
  else if ('roll' in step) {
    if (typeof step.roll === 'string') match.fall(step.roll);
    else match.roll(step.roll);
  }
}
