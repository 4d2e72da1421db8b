/** The lists that every game has alike, and the words about files and records, which belong to no game. */
import { type Explained, type ExplainedLists, explained, faultSaid, wordsOf } from './common.ts';
import { files as filesEn } from './en/files.ts';
import { records as recordsEn } from './en/records.ts';
import { sharedFaults as faultsEn, sharedPhrases as phrasesEn, sharedRefusals as refusalsEn } from './en/shared.ts';
import { files as filesFr } from './fr/files.ts';
import { records as recordsFr } from './fr/records.ts';
import { sharedFaults as faultsFr, sharedPhrases as phrasesFr, sharedRefusals as refusalsFr } from './fr/shared.ts';
import { filesOfGames as gamesEn } from './games/files-en.ts';
import { filesOfGames as gamesFr } from './games/files-fr.ts';
import { translator } from './translator.ts';
import type { Lang } from './types.ts';

/** The lists of words that only games have: empty where no game is meant. */
const EMPTY = { events: {}, options: {}, prompts: {}, passes: {}, rolls: {}, terms: {}, counts: {}, choices: {} };

/** What every game says alike, by language; of files what each alone says as well, since a file may be faulty before it is known whose it is. */
export const SHARED: Readonly<Record<Lang, ExplainedLists>> = {
  en: {
    ...EMPTY,
    lang: 'en',
    files: { ...filesEn, ...gamesEn },
    records: recordsEn,
    faults: faultsEn,
    phrases: phrasesEn,
    refusals: refusalsEn,
  },
  fr: {
    ...EMPTY,
    lang: 'fr',
    files: { ...filesFr, ...gamesFr },
    records: recordsFr,
    faults: faultsFr,
    phrases: phrasesFr,
    refusals: refusalsFr,
  },
};

/** What is said of files and records, whichever game they are of. */
export type FileWords = Pick<Explained, 'lang' | 'file' | 'record' | 'list' | 'typeset'>;

/** The words about files in a language, made once. What a game says of a set-up or a situation is told by that game (`fault`). */
export const fileWordsFor = wordsOf(SHARED, (lists): FileWords => {
  const w = translator(lists);
  return explained(w, { choices: [], paragraph: () => undefined, fault: (say) => faultSaid(w, say) });
});
