/** A game's rulebook as every screen reads it. */
import { hasRuling, type Paragraph } from '@escarmouche/engine/core';

/** A text in both languages. */
export interface Both {
  readonly en: string;
  readonly fr: string;
}

/** A game's rulebook. */
export interface Rulebook {
  readonly paragraphs: readonly Paragraph[];
  paragraph(id: string): Paragraph | undefined;
  /** Whether the library holds a ruling that plays this paragraph out. */
  hasRuling(id: string): boolean;
  /** Finds numbers of paragraphs in a text, in its one group: those that exist become citations. */
  readonly numbers: RegExp;
}

/** A rulebook made of its paragraphs, and of what their numbers look like in a text; `ruled` says which have a ruling where they do not say so themselves. */
export function rulebookFrom(paragraphs: readonly Paragraph[], numbers: RegExp, ruled: (of: Paragraph) => boolean = hasRuling): Rulebook {
  const byId = new Map<string, Paragraph>(paragraphs.map((p) => [p.id, p]));
  const paragraph = (id: string): Paragraph | undefined => byId.get(id);
  return {
    paragraphs,
    paragraph,
    hasRuling(id) {
      const found = paragraph(id);
      return found !== undefined && ruled(found);
    },
    numbers,
  };
}
