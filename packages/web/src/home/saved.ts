/** The matches kept in this browser with their sides in words, read anew whenever the window is come back to. */
import { tamed } from '@escarmouche/engine/core';
import { useCallback, useEffect, useState } from 'react';
import { gameOf } from '../app/games.ts';
import { storageFailed, storeSilent } from '../app/storage.ts';
import type { Strings } from '../app/strings/en.ts';
import { NoStore } from '../match/database.ts';
import { listSaved, type SavedMatch } from '../match/store.ts';
import type { Lang } from '../settings/store.ts';

/** A saved match with its sides in words. */
export interface Shown {
  readonly saved: SavedMatch;
  readonly sides: readonly string[];
}

async function shown(saved: SavedMatch, lang: Lang): Promise<Shown[]> {
  const game = gameOf(saved.game);
  // Where the names do not come, the match is still there to go on with.
  const sides = await game?.describe(saved.setup, lang).catch(() => [game.name[lang]]);
  // Sides may bear names that somebody else gave them.
  return sides === undefined ? [] : [{ saved, sides: sides.map(tamed) }];
}

/** The saved matches, the latest first, null until they are known; and how to read them again. */
export function useSaved(lang: Lang): { readonly matches: readonly Shown[] | null; readonly read: () => Promise<void> } {
  const [matches, setMatches] = useState<readonly Shown[] | null>(null);
  const read = useCallback(async () => {
    const saved = await listSaved();
    setMatches((await Promise.all(saved.map((m) => shown(m, lang)))).flat());
  }, [lang]);
  useEffect(() => {
    const show = (): void => {
      read().catch((error: unknown) => {
        setMatches((before) => before ?? []);
        if (error instanceof NoStore && error.silent) storeSilent();
        else storageFailed();
      });
    };
    show();
    // What was played in another window meanwhile.
    addEventListener('focus', show);
    return () => removeEventListener('focus', show);
  }, [read]);
  return { matches, read };
}

/** When it was, in words. */
export function when(ms: number, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

/** How far a match has come, or how it ended. */
export function stateOf({ saved: { game, winner, round }, sides }: Shown, lang: Lang, s: Strings): string {
  if (winner === null) return round > 0 ? s.home.round(round) : '';
  const together = gameOf(game)?.ended?.(winner);
  if (together !== undefined) return together[lang];
  return winner < 0 ? s.home.draw : s.home.won(sides[winner]);
}
