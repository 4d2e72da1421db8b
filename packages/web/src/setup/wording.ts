/** What the set-up says about content, from `@escarmouche/words`. */

import type { Refusal } from '@escarmouche/engine/core';
import { type Card, type Character, CLASS_NAMES, RACE_NAMES } from '@escarmouche/engine/wow';
import { type Lang, useSettings } from '../settings/store.ts';

interface Wording {
  refusal(r: Refusal): string;
  choice(id: string): { title: string; reason: string; values: Readonly<Record<string, string>> };
  character(c: Character): readonly string[];
  card(c: Card): readonly string[];
}

/** The line under a character's name. */
export function classLine(c: Character, lang: Lang): string {
  return `${RACE_NAMES[c.race]?.[lang] ?? c.race}, ${CLASS_NAMES[c.className][lang]}`;
}

export function cardLine(c: Card, lang: Lang): string {
  return `${c.category} ${c.ticks} ${lang}`;
}

export function useWording(): Wording {
  const { lang } = useSettings();
  return {
    refusal: (r) => r.key,
    choice: (id) => ({ title: id, reason: '', values: {} }),
    character: () => [],
    card: (c) => [c.text[lang]],
  };
}
