/** A game's rulebook as every screen reads it. */
import type { Paragraph } from '@escarmouche/engine/core';

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
