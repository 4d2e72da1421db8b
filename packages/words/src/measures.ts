/** What luck is told of, in both languages. */
import type { Lang } from './types.ts';

const MEASURES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    damage: 'damage',
    out: 'taken out of action',
    wound: 'wounds',
    hit: 'blows that hit',
    hits: 'hits',
    blocks: 'blocks',
    points: 'points',
    successes: 'successes',
    natural: 'dice of tests',
  },
  fr: {
    damage: 'dégâts',
    out: 'mises hors de combat',
    wound: 'blessures',
    hit: 'coups portés',
    hits: 'touches',
    blocks: 'parades',
    points: 'points',
    successes: 'réussites',
    natural: 'dés des tests',
  },
};

/** The name of something that rolls bring, by its key: hits, damage, points. */
export function measureName(lang: Lang, key: string): string {
  return MEASURES[lang][key] ?? key;
}
