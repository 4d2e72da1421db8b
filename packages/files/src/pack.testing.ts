/** What is wrong with a pack, a line for each thing. */
import { FileFault } from './fault.ts';
import { readPack } from './pack.ts';

export function faults(text: string): readonly string[] {
  try {
    readPack(text, 'mine.yaml');
  } catch (error) {
    if (error instanceof FileFault) return error.message.split('\n');
    throw error;
  }
  return [];
}
