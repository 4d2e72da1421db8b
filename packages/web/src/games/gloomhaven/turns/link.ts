/** Boards in addresses: the situation as text, compressed, in letters that addresses take. Whatever else comes is refused. */
import { read } from '../../../app/reading.ts';
import { askTool } from './asking.ts';
import type { TurnBoard } from './board.ts';
import type { AskBoard, Reader } from './opening.ts';
import { situationOf } from './situation.ts';

/** Letters of a link, and characters that may come out of it: ten times what the largest board has. */
const LONGEST = 20_000;
const MOST = 400_000;

/** An address that holds no board. */
export class BadLink extends Error {
  override readonly name = 'BadLink';
}

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    // A small text may unfold to any size.
    if (length > most) {
      void reader.cancel();
      throw new BadLink('too much');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A board as the last part of an address. */
export async function linkOf(b: TurnBoard): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(situationOf(b)));
  const packed = await through(text, new CompressionStream('deflate-raw'), MOST);
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function textOf(link: string): Promise<string> {
  if (link.length > LONGEST || !/^[\w-]+$/.test(link)) throw new BadLink('no link');
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(
      Uint8Array.from(letters, (c) => c.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
      MOST,
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Whatever a stream or a decoder says of it: it is none of ours.
    throw new BadLink('no link');
  }
}

/**
 * The board in an address, read beside the page.
 * @param name what messages call it
 * @throws BadLink, WorkerFault, SetupError, Unplayable for what is none; Cancelled where the person gave it up
 */
export async function boardIn(link: string, name: string, by: Reader = read, ask: AskBoard = askTool): Promise<TurnBoard> {
  const board = await ask('board', await by('board', await textOf(link), name));
  if (board === null) throw new BadLink('no board');
  return board;
}
