/** Texts in addresses: compressed, in letters that addresses take. Whatever else comes is refused. */

/** Letters of a link, and characters that may come out of it. */
const LONGEST = 20_000;
const MOST = 400_000;

/** An address that holds nothing of ours. */
export class BadLink extends Error {
  override readonly name = 'BadLink';
}

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    // A small text may unfold to any size.
    if (length > MOST) {
      void reader.cancel();
      throw new BadLink('too much');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A text as the last part of an address. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text in an address. @throws BadLink, as a rejection */
export async function unpacked(link: string): Promise<string> {
  if (link.length > LONGEST || !/^[\w-]+$/.test(link)) throw new BadLink('no link');
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(
      Uint8Array.from(letters, (c) => c.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Whatever a stream or a decoder says of it: it is none of ours.
    throw new BadLink('no link');
  }
}
