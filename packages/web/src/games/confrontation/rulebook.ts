import { paragraph, RULEBOOK } from '@escarmouche/engine/confrontation';
import { hasRuling } from '@escarmouche/engine/core';
import type { Rulebook } from '../../app/rulebook.ts';

/** The rulebook of Confrontation. The paragraphs of chapter 9, held in full, each have their ruling, and so have those of other sources that are played. */
export const rulebook: Rulebook = {
  paragraphs: RULEBOOK,
  paragraph,
  numbers: /\b((?:IX|VII|II)-[A-Z0-9]+(?:-\d+)*(?:\.[a-z]+\d*)?|F\d\.[a-z])\b/,
  hasRuling: (id) => hasRuling(paragraph(id)),
};
