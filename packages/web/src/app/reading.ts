/**
 * Reading a file of the person's: in a worker, and where that takes long with a message that says so, shows how far it has come, and can
 * give it up.
 */
import { Cancelled, type Progress, readInWorker } from '../worker/client.ts';
import type { Read, ReadQuestion } from '../worker/protocol.ts';
import { dismiss, notify } from './notices.ts';

/** Milliseconds after which a reading is worth a message. */
const NOTICEABLE = 400;

/** What is under way, on the screen once it takes long. */
interface Shown {
  readonly progress: Progress;
  end(): void;
}

function shown(name: string, cancel: () => void): Shown {
  const id = `reading ${name}`;
  let part: number | undefined;
  let visible = false;
  const show = (): void => notify(id, (s) => s.notices.reading(name), 'plain', cancel, part);
  const late = setTimeout(() => {
    visible = true;
    show();
  }, NOTICEABLE);
  return {
    progress(done, of) {
      part = of > 0 ? Math.min(done / of, 1) : undefined;
      if (visible) show();
    },
    end() {
      clearTimeout(late);
      dismiss(id);
    },
  };
}

/**
 * Reads a text as a file of this kind.
 * @throws WorkerFault where something is wrong with it; Cancelled where the person gave it up
 */
export async function read<K extends keyof Read>(
  what: K,
  text: string,
  name: string,
  more: Pick<ReadQuestion<K>, 'about'> = {},
): Promise<Read[K]> {
  const under = shown(name, () => reading.cancel());
  const reading = readInWorker({ what, text, name, ...more }, under.progress);
  try {
    return await reading.answer;
  } finally {
    under.end();
  }
}

/** A file that holds no text, such as a picture. `faultLines` knows it by its name. */
class NotText extends Error {
  override readonly name = 'NotText';
}

/** So much of a text. @throws NotText for bytes that are none */
function decoded(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    throw new NotText();
  }
}

/**
 * The text of a file, byte after byte: from a slow disk or a network that is seen, and can be given up.
 * @throws Cancelled where the person gave it up; NotText where it holds none; DOMException where the file cannot be read
 */
export async function textOf(file: File): Promise<string> {
  const source = file.stream().getReader();
  let given = false;
  const under = shown(file.name, () => {
    given = true;
    void source.cancel();
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  try {
    for (let done = 0; ; ) {
      const next = await source.read();
      if (given) throw new Cancelled();
      if (next.done) break;
      parts.push(decoded(decoder, next.value));
      done += next.value.length;
      under.progress(done, file.size);
    }
    return parts.join('') + decoded(decoder);
  } finally {
    under.end();
  }
}

/** Whether a reading ended because the person gave it up: then nothing need be said. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === 'Cancelled';
}
