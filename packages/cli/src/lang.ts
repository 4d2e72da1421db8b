/** Which language to speak. */
import { LANGS, type Lang } from '@escarmouche/words';
import { CliFault } from './io.ts';

export type { Lang };

type Env = Readonly<Record<string, string | undefined>>;

/** The language that the environment asks for, as other programs take it; English where it does not say. */
export function langIn(env: Env): Lang {
  const spoken = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^fr([_.@-]|$)/i.test(spoken) ? 'fr' : 'en';
}

/**
 * The language asked for by `--lang`, else by the environment.
 * @throws CliFault for a language that is not spoken here.
 */
export function langOf(argv: readonly string[], env: Env): Lang {
  let asked: string | undefined;
  for (const [i, word] of argv.entries()) {
    if (word === '--') break;
    if (word === '--lang') asked = argv[i + 1] ?? '';
    else if (word.startsWith('--lang=')) asked = word.slice('--lang='.length);
  }
  if (asked === undefined) return langIn(env);
  const known = LANGS.find((lang) => lang === asked);
  const found = asked;
  if (known === undefined) throw new CliFault((t) => t.faults.oneOf('--lang', LANGS, found));
  return known;
}
