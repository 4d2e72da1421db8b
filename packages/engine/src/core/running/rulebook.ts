/** Rulebooks: the citable paragraphs of a game. */
import type { BothLanguages, RuleId } from './types.ts';

/** A citable paragraph, in our own words: what a step, a refusal or an option points to. */
export interface Paragraph {
  readonly id: RuleId;
  readonly title: BothLanguages;
  readonly text: BothLanguages;
  /** `rulebook`: from the chapters we hold in full. `facts`: pieced together from other sources. */
  readonly source: 'rulebook' | 'facts';
  /** How well founded the paragraph's main point is; chapters held in full need none. */
  readonly confidence?: 'sure' | 'likely' | 'unsure' | 'ours';
  /** Whether the project has a ruling file of it; each paragraph of a chapter held in full has one, and need not say so. */
  readonly ruled?: true;
  /** A slip in our source, and how we read the passage. */
  readonly slip?: BothLanguages;
}

/** Whether the project has a ruling file of a paragraph. */
export const hasRuling = (of: Paragraph | undefined): boolean => of !== undefined && (of.source === 'rulebook' || of.ruled === true);
