import { hasRuling } from '@escarmouche/engine/core';
import { paragraph, RULEBOOK } from '@escarmouche/engine/gloomhaven';
import type { Rulebook } from '../../app/rulebook.ts';

/** The rulebook of Gloomhaven. Every entry of the page of the summary that we hold has its ruling. */
export const rulebook: Rulebook = {
  paragraphs: RULEBOOK,
  paragraph,
  numbers: /\b([a-z]+(?:-[a-z]+)*\.(?:\d{1,2}|[a-z]+))\b/,
  hasRuling: (id) => hasRuling(paragraph(id)),
};
