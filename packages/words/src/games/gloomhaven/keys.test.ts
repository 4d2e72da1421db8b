/** Every key that the engine and Gloomhaven can say has a sentence in both languages, and both ask for the same values. */
import {
  CARDS,
  CHOICES,
  CLASSES_FACES,
  CONDITIONS,
  ELEMENTS,
  EVENTS,
  MODIFIERS,
  MONSTER_DECKS,
  MONSTERS,
  RULEBOOK,
  SCENARIOS,
  SUMMONS,
} from '@escarmouche/engine/gloomhaven';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../keys.testing.ts';
import { AGREEING, describeKeys } from '../../keys-checked.testing.ts';
import { LANGS } from '../../types.ts';
import { en, fr, wordsFor } from './index.ts';

const read = keysOf('gloomhaven');

/** Names, numbers and words of the trade that are rightly the same in both languages. */
const ALIKE = new Set([
  'options do-line',
  'files as-written',
  'files one-of',
  'records as-written',
  'terms state.invisible',
  'events ability-card',
  'phrases with-seat',
  'phrases numbered',
  'phrases faces',
  'phrases part-add',
  'phrases part-more',
  'phrases card-quoted',
  'phrases with-number',
  'terms condition.invisible',
  'terms criterion.invisible',
  'phrases why-negatives',
  'phrases why-initiative',
  'terms modifier.x2',
  'terms stat.initiative',
  'terms rank.normal',
  'terms tile.obstacle',
]);

describeKeys({
  events: EVENTS,
  uses: read.uses,
  unread: read.unread,
  lists: { en, fr },
  offered: (args) => new Set([...args, ...(args.includes('figure') ? AGREEING : []), ...(args.includes('condition') ? ['state'] : [])]),
  alike: (entry) => ALIKE.has(entry),
});

/** What attacks of cards and modifiers carry, by the words their terms are made of. */
function effectNames(): string[] {
  const effects = [
    ...MODIFIERS.flatMap((m) => m.effects ?? []),
    ...CARDS.flatMap((c) => [c.top, c.bottom].flatMap((h) => h.abilities.flatMap((a) => (a.do === 'attack' ? (a.effects ?? []) : [])))),
    ...MONSTER_DECKS.flatMap((d) => d.cards.flatMap((c) => c.lines.flatMap((l) => (l.do === 'attack' ? [...(l.effects ?? [])] : [])))),
  ];
  return effects.map((e) => (e.kind === 'condition' || e.kind === 'element' ? e.of : 'n' in e ? `${e.kind}-${e.n}` : e.kind));
}

describe('the words of content', () => {
  const lines = CARDS.flatMap((c) => [...c.top.abilities, ...c.bottom.abilities]);

  for (const lang of LANGS) {
    const w = wordsFor(lang);
    it(`know every term: ${lang}`, () => {
      const ids = [
        ...CONDITIONS.map((c) => `condition.${c}`),
        ...ELEMENTS.map((e) => `element.${e}`),
        ...MODIFIERS.map((m) => `modifier.${m.id}`),
        ...effectNames().map((e) => `effect.${e}`),
        ...lines.map((a) => {
          const n = 'n' in a && typeof a.n === 'number' && a.n > 0 ? `-${a.n}` : '';
          return a.do === 'condition' ? `line.${a.of}` : `line.${a.do}${n}`;
        }),
        ...MONSTERS.flatMap((m) => (MONSTER_DECKS.find((d) => d.id === m.deck)?.cards ?? []).map((card) => `ability.${m.id}:${card.id}`)),
        ...MONSTERS.map((m) => `monster.${m.id}`),
        ...['top', 'bottom'].flatMap((h) => [`half.${h}`, `basic.${h}`]),
        ...['only', 'negative', 'way', 'proximity', 'initiative'].map((c) => `focus.${c}`),
        ...['poison', 'element', 'always', 'next-to-your-ally', 'next-to-none-of-its-allies'].map((b) => `bonus.${b}`),
        ...[...CARDS, ...CLASSES_FACES, ...MONSTERS, ...SUMMONS, ...SCENARIOS].map((x) => x.id),
      ];
      expect(ids.filter((id) => !w.knows(id))).toEqual([]);
      expect(ids.map((id) => w.term(id)).filter((t) => /…|\{|undefined|\(\)|^$|^\p{Ll}+\.\p{Ll}/u.test(t))).toEqual([]);
    });

    it(`explain every option of the game and every paragraph, and print every card: ${lang}`, () => {
      for (const c of CHOICES) expect(Object.keys(w.choice(c.id).values).sort(), c.id).toEqual([...c.values].sort());
      for (const p of RULEBOOK) expect(w.rule(p.id)?.text, p.id).not.toContain("'");
      expect(w.rule('gh:nothing')).toBeUndefined();
      const printed = [
        ...MONSTERS.flatMap((m) => m.levels.flatMap((l) => [w.statLine(l.normal), w.statLine(l.elite)])),
        ...MONSTER_DECKS.flatMap((d) => d.cards.map((c) => w.abilityLine(c))),
        ...CARDS.flatMap((c) => [w.name(c.names), w.name(c.text.top), w.name(c.text.bottom)]),
      ];
      expect(printed.filter((line) => /…|\{|undefined|'|\w+\.\w+/.test(line))).toEqual([]);
    });
  }
});
