/** Boards in addresses: the situation as a packed text. */
import { BadLink, packed, unpacked } from '../../../app/packed.ts';
import { read } from '../../../app/reading.ts';
import { askTool } from './asking.ts';
import type { TurnBoard } from './board.ts';
import type { AskBoard, Reader } from './opening.ts';
import { situationOf } from './situation.ts';

/** A board as the last part of an address. */
export function linkOf(b: TurnBoard): Promise<string> {
  return packed(JSON.stringify(situationOf(b)));
}

/**
 * The board in an address, read beside the page.
 * @param name what messages call it
 * @throws BadLink, WorkerFault, SetupError, Unplayable for what is none; Cancelled where the person gave it up
 */
export async function boardIn(link: string, name: string, by: Reader = read, ask: AskBoard = askTool): Promise<TurnBoard> {
  const board = await ask('board', await by('board', await unpacked(link), name));
  if (board === null) throw new BadLink('no board');
  return board;
}
