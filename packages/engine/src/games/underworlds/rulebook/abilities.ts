/** A paragraph for each ability of a fighter card, from the list of abilities; each has a ruling. */
import { ABILITIES } from '../content/abilities.ts';
import type { Paragraph } from './types.ts';

export const ABILITY_PARAGRAPHS: readonly Paragraph[] = ABILITIES.map((ability) => ({
  id: `wu:ability.${ability.id}`,
  title: ability.names,
  text: ability.text,
  source: 'facts',
  confidence: ability.confidence,
  ruled: true,
}));
