/**
 * Every key that the engine and World of Warcraft Miniatures can say has a sentence in both languages, and no sentence asks for a value that is not there.
 * The keys are read from the engine's sources, so that a new one fails here until somebody writes it down.
 */
import {
  CARD_TYPES,
  CATEGORIES,
  CHOICES,
  CLASSES,
  DAMAGE_TYPES,
  DURATIONS,
  EVENTS,
  FACTIONS,
  NATURES,
  RACE_NAMES,
  RULEBOOK,
  STATS,
  TERRAINS,
} from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../keys.testing.ts';
import { describeKeys } from '../../keys-checked.testing.ts';
import { LANGS } from '../../types.ts';
import { en, fr, wordsFor } from './index.ts';

/** What a sentence may ask for, given the values that come with it. */
function offered(args: readonly string[]): Set<string> {
  const out = new Set(args);
  // Pieces that several values make together, see `sentence.ts`.
  for (const x of ['aim', 'on', 'as']) out.add(x);
  if (args.includes('ability')) for (const x of ['theAbility', 'with']) out.add(x);
  if (args.includes('faces')) out.add('facesShown');
  if (args.includes('card')) out.add('cardOwner');
  if (args.includes('figure')) for (const x of ['figureE', 'figureIl']) out.add(x);
  if (args.includes('spaces')) for (const x of ['spacesEnd', 'spacesVia']) out.add(x);
  return out;
}

/** Texts that are rightly the same in both languages. */
const ALIKE = new Set([
  'options attack',
  'options ability',
  'options card_ability-grant',
  'options choose',
  'files as-written',
  'files one-of',
  'records as-written',
  'phrases card-quoted',
  'phrases with-seat',
  'phrases numbered',
  'phrases faces',
  'phrases part-add',
  'abilities ticks',
  'terms category-action',
  'terms card-buff',
  'terms card-debuff',
  'terms card-totem',
  'terms type-arcane',
  'terms type-nature',
  'terms totem',
  'terms effect-convert',
  'counts point_one',
  'counts point_other',
]);

describeKeys({
  ...keysOf('wow'),
  events: EVENTS,
  lists: { en, fr },
  offered,
  alike: (entry) => ALIKE.has(entry),
  parts: ['abilities', 'phrases'],
});

describe('the words of content', () => {
  for (const lang of LANGS) {
    it(`know every term: ${lang}`, () => {
      const w = wordsFor(lang);
      const ids = [
        ...DAMAGE_TYPES,
        ...NATURES,
        ...CLASSES,
        ...CATEGORIES,
        ...CARD_TYPES,
        ...STATS,
        ...DURATIONS,
        ...TERRAINS,
        ...FACTIONS.map((f) => f.id),
        ...Object.keys(RACE_NAMES),
      ];
      expect(ids.filter((id) => !w.knows(id))).toEqual([]);
    });

    it(`explain every option of the game and every paragraph: ${lang}`, () => {
      const w = wordsFor(lang);
      for (const c of CHOICES) expect(Object.keys(w.choice(c.id).values).sort(), c.id).toEqual([...c.values].sort());
      for (const p of RULEBOOK) expect(w.rule(p.id)?.text, p.id).not.toContain("'");
      expect(w.rule('wow:nothing')).toBeUndefined();
    });
  }
});
