/** Opening a position in the editor: from a match, a replay, a ruling, or from an address. */
import type { RulingCase } from '@escarmouche/engine/core';
import type { AnyRuling } from '@escarmouche/files';
import { notify } from '../app/notices.ts';
import { BadLink, packed, unpacked } from '../app/packed.ts';
import { isCancelled } from '../app/reading.ts';
import { go, hrefTo } from '../app/router.ts';
import { createStore } from '../app/store.ts';
import { settings } from '../settings/store.ts';
import { ask, readInWorker } from '../worker/client.ts';
import { LIVE } from '../worker/protocol.ts';
import { editorTexts } from './strings.ts';

/** The screen itself, with all it needs: whoever only opens it does not wait for that. */
export const loadScreen = () => import('./EditorScreen.tsx');

/** A position to begin with, whose address holds the game alone; `link` where it came by an address of its own, which alone goes on with it. */
export const opened = createStore<{
  readonly game: string;
  readonly of: RulingCase<unknown>;
  readonly link?: string | undefined;
} | null>(null);

/** Shows a position in the editor, with a tool of its game in front where one is meant. */
export function openEditor(game: string, of: RulingCase<unknown>, tool?: string): void {
  opened.set({ game, of });
  go(tool === undefined ? { screen: 'editor', game } : { screen: 'tools', game, tool });
}

/** Shows the position of the running match, or of a walk at a step, in the editor; says so where there are no words for it. */
export async function editPosition(game: string, walk: number, at: number): Promise<void> {
  const found =
    walk === LIVE
      ? await ask('ruling', null).then(
          async (text) => (await readHere(text)).cases[0],
          () => null,
        )
      : ((await ask('lineOf', { walk, at, what: 'case' })) as RulingCase<unknown> | null);
  if (found === null) notify('tools', editorTexts(settings.get().lang).noWords, 'bad');
  else openEditor(game, found);
}

/** A ruling file's text as the last part of an address; null where it is too long for one. */
export async function linkOf(game: string, text: string): Promise<string | null> {
  const link = await packed(text);
  return link.length > 12_000 ? null : `${location.href.split('#')[0]}${hrefTo({ screen: 'editor', game, with: link })}`;
}

/** What reads a ruling file: the worker, where there is one. */
export type Reader = (text: string) => Promise<AnyRuling>;
/** Reads in the worker; a file that is given up there takes it down with all that waits behind it, and then it is asked again. */
export const readHere: Reader = (text) =>
  readInWorker({ what: 'ruling', text, name: '' }).answer.catch((error: unknown) => {
    if (isCancelled(error)) return readHere(text);
    throw error;
  });

/** What an address holds as a ruling file; those of the first tools held a situation by itself. */
const rulingIn = (text: string, paragraph: string): string =>
  /^\s*\{\s*"(?:map|characters)"/.test(text) ? `{"ruling":"${paragraph}","cases":[{"name":"-","script":[],"situation":${text}}]}` : text;

/**
 * The position in an address, read as a ruling file is. `paragraph` is one of the game's, for those that cite none.
 * @throws BadLink, WorkerFault or FileFault, as rejections, for what is none
 */
export async function positionIn(game: string, link: string, by: Reader = readHere, paragraph = ''): Promise<RulingCase<unknown>> {
  const ruling = await by(rulingIn(await unpacked(link), paragraph));
  if (ruling.game !== game || ruling.cases.length === 0) throw new BadLink('another game');
  return ruling.cases[0];
}
