/** Whether a ruling holds, situation by situation. Asked in a worker of its own, which may be ended at any moment. */
import { gameFaults, isSlip, runCase, unknownNames } from '@escarmouche/engine/core';
import { nameFault, situationProblems, unplayable } from '@escarmouche/files';
import type { FileProblem } from '@escarmouche/words';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import { workerGameOf } from './games.ts';
import { WHOEVER_IS_ASKED } from './protocol.ts';
import type { CaseFailure, CaseVerdict, VerdictAsked } from './told.ts';
import { Walk } from './walk.ts';

type Case = VerdictAsked['ruling']['cases'][number];

/** What keeps a situation from being laid that is not there to be refused. */
function unlaid(of: AnyWorkerGame, one: Case, path: string, text: string | undefined): readonly FileProblem[] {
  try {
    of.situations.match(one.situation);
  } catch (error) {
    // Where a refusal is expected, the runner tells whether it is the right one.
    if (!isSlip(error) && one.illegal !== undefined) return [];
    const faults = gameFaults(error);
    if (faults.length === 0 || text === undefined) throw error;
    return situationProblems(faults, '', path, text);
  }
  return [];
}

/** What fails in a situation, played line by line: with what the game has words for. */
function walked(of: AnyWorkerGame, one: Case): CaseFailure[] {
  const walk = Walk.ofCase(of, one);
  const { setup, answers } = walk.info();
  return Array.from({ length: answers }, (_, n) => walk.step(n + 1, WHOEVER_IS_ASKED)).flatMap(({ failures, snapshot }) =>
    failures.map(({ failure, said }) => (said === null ? { failure } : { failure, there: { said, setup, snapshot } })),
  );
}

function verdictOf(of: AnyWorkerGame, one: Case, i: number, text: string | undefined): CaseVerdict {
  const problems = unlaid(of, one, `cases[${i}].situation`, text);
  if (problems.length > 0) return { failures: [], problems };
  try {
    const failures = runCase<unknown, unknown, AnyMatch['state'], unknown, unknown>(of.situations, one, i + 1);
    const told = failures.length > 0 && one.illegal === undefined ? walked(of, one) : [];
    return { failures: told.length > 0 ? told : failures.map((failure) => ({ failure })), problems: [] };
  } catch (error) {
    return { failures: [], problems: [unplayable(error, '', `cases[${i}]`, text)] };
  }
}

/**
 * What holds of each situation and what does not, in their order.
 * @throws FileFault with all names in it that nobody knows: a ruling with one proves nothing
 */
export async function verdicts({ ruling, text }: VerdictAsked, tell: (done: number, of: number) => void): Promise<readonly CaseVerdict[]> {
  const of = await workerGameOf(ruling.game);
  const { cases } = ruling;
  // Names are looked for in a situation that can be laid; one that cannot is told below.
  const laid = cases.map((one, i) => unlaid(of, one, `cases[${i}].situation`, text));
  if (laid.every((problems) => problems.length === 0)) {
    const names = unknownNames(of.situations, ruling);
    if (names.length > 0) throw nameFault(text ?? null, '', names);
  }
  return cases.map((one, i) => {
    tell(i, cases.length);
    return laid[i].length > 0 ? { failures: [], problems: laid[i] } : verdictOf(of, one, i, text);
  });
}
