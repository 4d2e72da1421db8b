/** A guest on the home page, with everything made from what it says of itself. */
import type { GameEntry } from '../app/games.ts';
import { rulebookFrom } from '../app/rulebook.ts';
import type { Guest } from './guest.ts';

/** No text of a guest is looked through for numbers of paragraphs. */
const NO_NUMBERS = /(?!)()/;

/** Its entry. */
export function guestEntry({ of, rulings }: Guest): GameEntry {
  const { game } = of.situations;
  const ruled = new Set(Object.keys(rulings).map((path) => `${of.prefix}:${path.replace(/^.*\/|\.yaml$/g, '')}`));
  const rulebook = rulebookFrom(of.paragraphs, NO_NUMBERS, (p) => ruled.has(p.id));
  const entry: GameEntry = {
    id: game.id,
    prefix: of.prefix,
    name: of.name,
    about: of.about,
    atOnce: { en: 'against the computer', fr: 'contre l’ordinateur' },
    owner: 'Escarmouche',
    rulings: Object.keys(rulings).length,
    playAtOnce: async () => (await import('./Setup.tsx')).playAtOnce(of),
    describe: async (_setup, lang) => of.figures(game.tables(of.setup.blank)).map((f) => f.names[lang]),
    async loadFaults() {
      const { plainWords } = await import('@escarmouche/words/plain');
      return (lang, fault) => plainWords(of, lang).fault(fault);
    },
    loadRulebook: async () => rulebook,
    loadSetup: async () => ({ default: (await import('./Setup.tsx')).setupScreen(of, entry) }),
    async loadLibrary() {
      const [{ makeLibrary }, { plainFiles, welcome }] = await Promise.all([import('../rulings/library.ts'), import('@escarmouche/files')]);
      welcome(plainFiles(of));
      const texts = await Promise.all(Object.entries(rulings).map(async ([path, text]) => [path, await text()] as const));
      return makeLibrary({
        game: game.id,
        prefix: of.prefix,
        rulebook,
        texts: Object.fromEntries(texts),
        puzzles: {},
        book: { outline: [], terms: [], chapters: [{ title: of.name, has: () => true }] },
      });
    },
    loadTable: async () => (await import('./table.tsx')).plainTable(of),
  };
  return entry;
}
