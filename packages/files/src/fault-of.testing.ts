/** What a reader says of a file that it does not take. */
import { FileFault } from './fault.ts';
import { readRuling } from './ruling.ts';

/** The fault of a file, where reading it does come to one. @throws where it was read, and what else was thrown */
export function fileFault(read: () => unknown): FileFault {
  try {
    read();
  } catch (error) {
    if (error instanceof FileFault) return error;
    throw error;
  }
  throw new Error('the file was read');
}

/** The same as it is told: a line for each fault. */
export const faultOf = (read: () => unknown): string => fileFault(read).message;

/** The same line by line; none where the file is read. It is a ruling's unless a reader is given. */
export function linesOf(text: string, read: (text: string, name: string) => unknown = readRuling, name = 'my.yaml'): string[] {
  try {
    read(text, name);
  } catch (error) {
    if (error instanceof FileFault) return error.message.split('\n');
    throw error;
  }
  return [];
}
