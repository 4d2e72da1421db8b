/** Faults of a file as a message at the foot of the page can hold them. */
import type { Lang } from '../settings/store.ts';

/** Lines that are shown, and letters of each. */
const MOST = 6;
const LONGEST = 300;

const MORE: Readonly<Record<Lang, (n: number) => string>> = {
  en: (n) => `and ${n} more`,
  fr: (n) => (n === 1 ? 'et une autre' : `et ${n} autres`),
};

/** The first lines of what is wrong, each short and without its full stop, and how many more there are. */
export function shortLines(text: string, lang: Lang): string {
  const lines = text.split('\n');
  const shown = lines.slice(0, MOST).map((line) =>
    line
      .slice(0, LONGEST)
      .replace(/[\t\r ]+/g, ' ')
      .trimEnd()
      .replace(/\.$/, ''),
  );
  return lines.length > MOST ? [...shown, MORE[lang](lines.length - MOST)].join('\n') : shown.join('\n');
}
