/** A paragraph for each skill, from the list of skills; those that are played have a ruling each. */
import { SKILLS } from '../content/skills/index.ts';
import type { Paragraph } from './types.ts';

export const SKILL_PARAGRAPHS: readonly Paragraph[] = SKILLS.map((skill) => ({
  id: skill.rule,
  title: skill.names,
  text: skill.text,
  source: 'facts',
  confidence: skill.standing,
  ...(skill.played ? { ruled: true } : {}),
}));
