/** Every key that the engine and Confrontation can say has a sentence in both languages, and both ask for the same values. */
import {
  ARMIES,
  BASES,
  CHOICES,
  EVENTS,
  LOCATIONS,
  MODES,
  MOMENTS,
  PHASES,
  PROFILES,
  RESULTS,
  RULEBOOK,
  SKILLS,
  STATS,
} from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { keysOf, type Use } from '../../keys.testing.ts';
import { describeKeys } from '../../keys-checked.testing.ts';
import { LANGS } from '../../types.ts';
import { en, fr, wordsFor } from './index.ts';

/** What a sentence may ask for, given the values that come with it: pieces that several make together, see `sentence.ts`. */
function offered(args: readonly string[]): Set<string> {
  const out = new Set(args);
  const give = (from: readonly string[], ...pieces: readonly string[]): void => {
    if (from.every((a) => args.includes(a))) for (const p of pieces) out.add(p);
  };
  give(['natural', 'value', 'total'], 'sum');
  give(['high', 'force', 'resistance', 'total', 'row'], 'woundSum', 'rowName');
  give(['figure', 'which'], 'effectText');
  give(['x', 'y'], 'place');
  give(['figures'], 'sides');
  give(['figure'], 'figureE', 'figureIl');
  give(['combats'], 'cut');
  give(['faces'], 'facesShown');
  return out;
}

const { uses, unread } = keysOf('confrontation');

/** A situation whose cut breaks a rule of separation is told of it by the same keys. */
const cuts: readonly Use[] = uses
  .filter((u) => u.room === 'refusals' && u.at.includes('rules/separating.ts'))
  .map((u) => ({ ...u, room: 'faults', args: ['what'], open: false }));

/** Names, numbers and words of the trade that are rightly the same in both languages. */
const ALIKE = new Set([
  'events phase-begins',
  'options choose-combat',
  'options separate',
  'files as-written',
  'files one-of',
  'records as-written',
  'phrases with-seat',
  'phrases numbered',
  'phrases faces',
  'phrases part-add',
  'phrases card-of',
  'phrases effect-stat',
  'phrases skill-x',
  'terms stat.INI',
  'terms stat.COU',
  'terms stat.DIS',
  'terms location.thorax',
  'counts combat_one',
  'counts combat_other',
]);

describeKeys({
  events: EVENTS,
  uses: [...uses, ...cuts],
  unread,
  lists: { en, fr },
  offered,
  alike: (entry) => ALIKE.has(entry) || entry.startsWith('terms abbr.'),
});

describe('the words of content', () => {
  for (const lang of LANGS) {
    const w = wordsFor(lang);
    it(`know every term: ${lang}`, () => {
      const ids = [
        ...STATS.map((s) => `stat.${s}`),
        ...STATS.map((s) => `abbr.${s}`),
        ...PHASES.map((p) => `phase.${p}`),
        ...MOMENTS.map((m) => `moment.${m}`),
        ...LOCATIONS.map((l) => `location.${l}`),
        ...RESULTS.map((r) => `wound.${r}`),
        ...['heal', 'stun', 'strengthen', 'weaken'].map((e) => `effect.${e}`),
        ...['tactics', 'separation', 'authority', 'initiative'].map((o) => `opposed.${o}`),
        ...Object.keys(BASES).map((b) => `base.${b}`),
        ...MODES.map((m) => `mode.${m}`),
        ...SKILLS.map((s) => `skill.${s.id}`),
        ...ARMIES.map((a) => a.id),
        ...PROFILES.map((p) => p.id),
        // What `stat` is made of.
        ...['printed', 'wound', 'stunned', 'charged', 'dive', 'sustained', 'effect'],
      ];
      expect(ids.filter((id) => !w.knows(id))).toEqual([]);
    });

    it(`explain every option of the game, every paragraph and every skill on a card: ${lang}`, () => {
      for (const c of CHOICES) expect(Object.keys(w.choice(c.id).values).sort(), c.id).toEqual([...c.values].sort());
      for (const p of RULEBOOK) expect(w.rule(p.id)?.text, p.id).not.toContain("'");
      expect(w.rule('conf:nothing')).toBeUndefined();
      for (const has of PROFILES.flatMap((p) => p.skills)) expect(w.skill(has)?.name, has.skill).toMatch(/^\p{Lu}/u);
    });
  }
});
