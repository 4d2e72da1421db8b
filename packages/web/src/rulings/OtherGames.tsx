/** Where the library of a game has nothing of the words that are looked for: which other games' libraries have some. */
import { useCallback } from 'react';
import { GAMES, type GameEntry } from '../app/games.ts';
import { hrefTo } from '../app/router.ts';
import { useFound } from '../app/useFound.ts';
import { useSettings } from '../settings/store.ts';
import { type Filter, found } from './library.ts';
import { useLibraryTexts } from './strings.ts';

interface OtherGamesProps {
  readonly game: GameEntry;
  readonly words: string;
  /** Hears what is looked for in another game, whose library is opened then. */
  onGo(filter: Filter & { readonly game: string }): void;
}

/** Their libraries are loaded for it, once the words have been looked for here. */
export function OtherGames({ game, words, onGo }: OtherGamesProps) {
  const t = useLibraryTexts();
  const { lang } = useSettings();
  const look = useCallback(async () => {
    const filter: Filter = { words, chapter: 'all', only: 'all' };
    const others = GAMES.filter((g) => g.id !== game.id);
    const counted = await Promise.all(others.map(async (other) => ({ other, n: found(await other.loadLibrary(), filter).length })));
    return { filter, has: counted.filter(({ n }) => n > 0) };
  }, [game, words]);
  // Without a connection the other libraries may not be there: then nothing is said of them.
  const { found: told } = useFound(look, () => null);
  if (told === null || told.filter.words !== words || told.has.length === 0) return null;
  return (
    <p className="flow gap-x-3" data-other-games>
      <span>{t.otherGames}</span>
      {told.has.map(({ other, n }) => (
        <a key={other.id} href={hrefTo({ screen: 'rulings', id: other.id })} onClick={() => onGo({ ...told.filter, game: other.id })}>
          {other.name[lang]} ({t.count(n)})
        </a>
      ))}
    </p>
  );
}
