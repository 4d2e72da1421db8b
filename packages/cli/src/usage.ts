/** Commander's own complaints, which are in English only, in the language spoken. */
import type { CommanderError } from 'commander';
import type { Texts } from './texts.ts';

/** What is quoted in a complaint, and what it suggests instead. */
const QUOTED = /'([\s\S]*)'/;
const MEANT = /\n\(Did you mean (?:one of )?([\s\S]*)\?\)$/;

/** One line for a complaint about how a command was asked for. */
export function usageFault({ code, message }: CommanderError, { faults }: Texts): string {
  const meant = MEANT.exec(message)?.[1] ?? '';
  const complaint = message.replace(MEANT, '').replace(/^error: /, '');
  const what = QUOTED.exec(complaint)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      return faults.unknownOption(what, meant);
    case 'commander.unknownCommand':
      return faults.unknownCommand(what, meant);
    case 'commander.missingArgument':
      return faults.missingArgument(what);
    case 'commander.optionMissingArgument':
      return faults.missingValue(what);
    case 'commander.excessArguments': {
      const [, most, found] = /Expected (\d+) arguments? but got (\d+)/.exec(complaint) ?? [];
      return faults.tooMany(what === '' ? 'escarmouche' : what, Number(most), Number(found));
    }
    default:
      return faults.misused(complaint);
  }
}
