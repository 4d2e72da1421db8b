/** The work in the editor, kept over a reload: by this window first, so that two windows leave each other's alone; then by the browser. */
import { storageFailed } from '../app/storage.ts';
import type { Branch } from './Branches.tsx';
import { caseOf, type Draft } from './drafts.ts';
import { type Reader, readHere } from './open.ts';

/** What is kept of a game: the position last laid, the ways on from it, and the link it was opened by. */
export interface Work {
  readonly draft: Draft;
  readonly ways: readonly Branch[];
  readonly link: string | undefined;
}

const keyOf = (game: string): string => `escarmouche:position:${game}`;
/** Ways that are kept, the last ones. */
const WAYS = 20;

/**
 * The stores of the browser, the window's own first; none where they are blocked. What came by a link stays in its window: elsewhere the
 * link opens what it holds, and what somebody composed without it is still there.
 */
function stores(link: string | undefined): readonly Storage[] {
  try {
    return link === undefined ? [sessionStorage, localStorage] : [sessionStorage];
  } catch {
    return [];
  }
}

/** Keeps the work in the editor of a game. */
export function keepWork(game: string, { draft, ways, link }: Work): void {
  const text = JSON.stringify({ draft, ways: ways.slice(-WAYS), link });
  for (const store of stores(link)) {
    try {
      store.setItem(keyOf(game), text);
    } catch {
      storageFailed();
    }
  }
}

const isDraft = (x: unknown): x is Draft =>
  typeof x === 'object' && x !== null && 'situation' in x && 'script' in x && Array.isArray(x.script);

function isWay(x: unknown): x is Branch {
  if (typeof x !== 'object' || x === null || !('draft' in x) || !('told' in x) || typeof x.told !== 'object' || x.told === null)
    return false;
  const told = x.told as Record<string, unknown>;
  return isDraft(x.draft) && typeof told.en === 'string' && typeof told.fr === 'string';
}

/** What was kept for the same address, read as a file of it is; null where there is nothing, or nothing that can be read. */
export async function keptWork(game: string, link: string | undefined, paragraph: string, by: Reader = readHere): Promise<Work | null> {
  for (const store of stores(link)) {
    try {
      const found: unknown = JSON.parse(store.getItem(keyOf(game)) ?? 'null');
      if (typeof found !== 'object' || found === null || !('draft' in found) || !isDraft(found.draft)) continue;
      const { draft, ways, link: from } = found as { draft: Draft; ways?: unknown; link?: unknown };
      if (from !== link) continue;
      const read = async (of: Draft): Promise<Draft> => {
        const ruling = await by(JSON.stringify({ ruling: paragraph, cases: [caseOf(of)] }));
        if (ruling.game !== game) throw new RangeError('another game');
        return { situation: ruling.cases[0].situation, script: ruling.cases[0].script };
      };
      const kept: Branch[] = [];
      for (const way of Array.isArray(ways) ? ways.filter(isWay).slice(-WAYS) : []) kept.push({ ...way, draft: await read(way.draft) });
      return { draft: await read(draft), ways: kept, link };
    } catch {
      // Written by another version, or by hand: the editor begins as it does for whoever comes first.
    }
  }
  return null;
}
