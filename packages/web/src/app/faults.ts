/** What is wrong with a file, in both languages: the person may change theirs while the message stands. */
import type { FileFault } from '@escarmouche/files';
import type { FileProblem } from '@escarmouche/words';
import type { Both } from '../games/registry.ts';
import type { WorkerFault } from '../worker/client.ts';

/** The problem that an error of the worker or of a reader carries. Their classes lie in chunks that are not asked for here. */
function problemIn(error: unknown): FileProblem | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'FileFault') return (error as FileFault).problem;
  const fault = error.name === 'WorkerFault' ? (error as WorkerFault).fault : undefined;
  return fault?.kind === 'file' ? fault.problem : null;
}

/** One line for an error, without the file's name, which the message around it has said. */
export async function faultLines(error: unknown): Promise<Both> {
  const problem = problemIn(error);
  if (problem === null) {
    const line = error instanceof Error ? error.message : String(error);
    return { en: line, fr: line };
  }
  return (await import('./faultWords.ts')).problemLines(problem);
}
