/** A saved match that a command looks at: read from its file, and begun again as it began. */
import { Match } from '@escarmouche/engine';
import { type MatchFile, openMatch } from '@escarmouche/files/open';
import type { AnyGame, AnyMatch } from '../games/game.ts';
import { CliFault, readText } from '../io.ts';
import type { Lang } from '../lang.ts';
import { setupFaults } from '../sentences.ts';
import type { Setting } from '../setting.ts';

/** A saved match of some game. */
export type Saved = MatchFile<AnyGame['files']>;

/** The match in a file, and the game that it is of. @throws CliFault for what one seat knows of a match: its rolls are not in it. */
export async function savedMatch({ games }: Setting, file: string): Promise<{ readonly of: AnyGame; readonly saved: Saved }> {
  const opened = openMatch(readText(file), file, games);
  const of = await opened.of.load();
  const read = opened.read(of.files);
  if ('view' in read) throw new CliFault((x) => x.at(file, x.faults.viewAlone));
  return { of, saved: read.match };
}

/** The match of a file before its first answer: at its set-up, or at the position where it begins. @throws CliFault where there is none */
export function beginning(of: AnyGame, saved: Saved, file: string, lang: Lang, undo = false): AnyMatch {
  try {
    if (saved.situation !== undefined) return of.situations.match(saved.situation);
    return new Match(of.situations.game, saved.setup, { undo });
  } catch (error) {
    const faults = setupFaults(lang, of, error);
    const lines = faults.length === 0 ? [(error as Error).message] : faults;
    throw new CliFault((x) => lines.map((line) => x.at(file, x.at('setup', line))));
  }
}
