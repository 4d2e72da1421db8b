import { hasRuling } from '@escarmouche/engine/core';
import { paragraph, RULEBOOK } from '@escarmouche/engine/wow';
import type { Rulebook } from '../../app/rulebook.ts';

/** The rulebook of World of Warcraft Miniatures. The paragraphs of the chapters held in full each have their ruling. */
export const rulebook: Rulebook = {
  paragraphs: RULEBOOK,
  paragraph,
  numbers: /\b(\d{3}(?:\.\d+[a-z]?)?)\b/,
  hasRuling: (id) => hasRuling(paragraph(id)),
};
