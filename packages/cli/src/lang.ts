/** Which language to speak. */
import { LANGS, type Lang } from '@escarmouche/words';
import { CliFault } from './io.ts';

export type { Lang };

/**
 * The language asked for by `--lang`, else by the environment, as other programs do; English where neither says.
 * @throws CliFault for a language that is not spoken here.
 */
export function langOf(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Lang {
  let asked: string | undefined;
  for (const [i, word] of argv.entries()) {
    if (word === '--') break;
    if (word === '--lang') asked = argv[i + 1] ?? '';
    else if (word.startsWith('--lang=')) asked = word.slice('--lang='.length);
  }
  if (asked !== undefined) {
    const known = LANGS.find((lang) => lang === asked);
    if (known === undefined) throw new CliFault(`--lang: expected one of ${LANGS.join(', ')}, found ${JSON.stringify(asked)}`);
    return known;
  }
  const spoken = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^fr([_.@-]|$)/i.test(spoken) ? 'fr' : 'en';
}
