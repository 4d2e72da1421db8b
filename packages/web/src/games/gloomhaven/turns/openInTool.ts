/** From the table to the tool: the turn that is explained there, as a board to change. */
import type { State, Table, Thought } from '@escarmouche/engine/gloomhaven';
import { go } from '../../../app/router.ts';
import { linkOf } from './link.ts';
import { boardOf, type Seen } from './reading.ts';

/** A thought with the numbers that it knows. */
export function seenIn(table: Table, state: State, thought: Thought): Seen {
  const initiatives: number[] = [];
  for (const foe of thought.foes) initiatives[foe.figure] = foe.acts.n;
  return { table, state, thought, initiatives };
}

/** Opens the tool with a turn. @returns false where no board can show it: what the monster may do is more than a card can say */
export async function openInTool(table: Table, state: State, thought: Thought): Promise<boolean> {
  const board = boardOf(seenIn(table, state, thought));
  if (board === null) return false;
  go({ screen: 'tools', game: 'gloomhaven', tool: 'monster-turn', with: await linkOf(board) });
  return true;
}
