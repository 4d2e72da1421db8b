/** Every key that the engine and Underworlds can say has a sentence in both languages, and both ask for the same values. */
import { Match } from '@escarmouche/engine';
import { SetupError } from '@escarmouche/engine/core';
import {
  ABILITIES,
  BOARDS,
  CARDS,
  CHOICES,
  DECKS,
  EVENTS,
  FIGHTERS,
  HEX_KINDS,
  PERSISTENCES,
  RULEBOOK,
  SCORINGS,
  SYMBOLS,
  type Table,
  TRIGGERS,
  underworlds,
  WARBANDS,
  type WarbandId,
} from '@escarmouche/engine/underworlds';
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
  give(['n', 'crits'], 'result');
  give(['first', 'second', 'n'], 'turned', 'shifted');
  give(['card'], 'byCard');
  give(['figure'], 'figureE', 'figureIl');
  return out;
}

/** The tables of a match of a warband with itself; undefined where the game does not play it. */
function tableOf(warband: WarbandId): Table | undefined {
  const seat = { warband, deck: { objectives: [], power: [] } };
  try {
    return new Match(underworlds, { seats: [seat, seat], anyDeck: true }).table;
  } catch (error) {
    if (error instanceof SetupError) return undefined;
    throw error;
  }
}

/** What the steps of cards and abilities ask for: the word is the behaviour's own, and the key is made of it. */
function askedFor(): string[] {
  const uses = WARBANDS.map(tableOf).flatMap((table) =>
    table === undefined ? [] : [...table.cards.map((c) => c.does.use), ...table.abilities.map((a) => a.use)],
  );
  return [...new Set(uses.flatMap((use) => (use?.steps ?? []).flatMap((s) => ('ask' in s && s.ask !== undefined ? [s.ask] : []))))];
}

const ASKED = askedFor();
const read = keysOf('underworlds');
const uses: readonly Use[] = [
  // What is wrong with a line of a deck written as text is told as what is wrong with a deck.
  ...read.uses.map((u): Use => (u.at.includes('deck-text.ts') ? { ...u, room: 'faults' } : u)),
  ...ASKED.map((ask): Use => ({ room: 'prompts', key: `ask-${ask}`, args: ['card'], open: false, at: 'the steps of cards' })),
  ...TRIGGERS.names.map((t): Use => ({ room: 'prompts', key: `ask-react-${t}`, args: TRIGGERS.carried[t], open: false, at: 'windows' })),
];

/** Prompts whose keys are made of triggers and of what steps ask for: those are read above. */
const MADE = /rules\/(?:reacting|using)\.ts:/;

/** Names, numbers and words of the trade that are rightly the same in both languages. */
const ALIKE = new Set([
  'options choose-fighter',
  'options choose-hex',
  'options choose-card',
  'options choose-number',
  'options choose-direction',
  'options join',
  'terms leader',
  'events round',
  'files as-written',
  'files one-of',
  'records as-written',
  'phrases with-seat',
  'phrases numbered',
  'phrases faces',
  'phrases part-add',
  'phrases card-quoted',
  'phrases glory',
  'phrases successes',
  'phrases criticals',
  'phrases cast-focus',
  'phrases cast-channel',
  'phrases cast-critical',
  'terms symbol.focus',
  'terms objective',
  'counts face_one',
  'counts face_other',
]);

describeKeys({
  events: EVENTS,
  uses,
  unread: read.unread.filter((at) => !MADE.test(at)),
  lists: { en, fr },
  offered,
  alike: (entry) => ALIKE.has(entry),
});

describe('the words of content', () => {
  const fighters = Object.values(FIGHTERS).flat();
  const sides = fighters.flatMap((f) => [f.uninspired, f.inspired]);
  const attacks = [...sides.flatMap((s) => s.attacks), ...CARDS.flatMap((c) => (c.attack === undefined ? [] : [c.attack]))];

  it('call what has one id by one name', () => {
    const names = new Map(attacks.map((a) => [a.id, a.names.fr]));
    expect(attacks.filter((a) => names.get(a.id) !== a.names.fr).map((a) => `${a.id}: ${a.names.fr}, ${names.get(a.id)}`)).toEqual([]);
  });

  for (const lang of LANGS) {
    const w = wordsFor(lang);
    it(`know every term: ${lang}`, () => {
      const ids = [
        ...TRIGGERS.names.map((t) => `trigger.${t}`),
        ...ASKED.map((a) => `ask.${a}`),
        ...['roll-off', 'attack', 'defence', 'casting', 'card'].map((r) => `roll.${r}`),
        ...['fail', 'success', 'critical', 'noted-fail', 'noted-success'].map((f) => `face.${f}`),
        ...['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((d) => `direction.${d}`),
        ...attacks.map((a) => `attack.${a.id}`),
        ...ABILITIES.map((a) => `ability.${a.id}`),
        ...BOARDS.map((b) => `board.${b.id}`),
        ...HEX_KINDS.map((k) => `hex.${k}`),
        ...PERSISTENCES.map((p) => `persists.${p}`),
        ...SCORINGS.map((s) => `scoring.${s}`),
        ...SYMBOLS.map((s) => `symbol.${s}`),
        ...CARDS.map((c) => `kind.${c.kind}`),
        ...CARDS.map((c) => c.warband),
        ...CARDS.map((c) => c.id),
        ...fighters.map((f) => f.id),
        ...DECKS.map((d) => d.id),
        ...WARBANDS,
      ];
      expect(ids.filter((id) => !w.knows(id))).toEqual([]);
    });

    it(`explain every option of the game and every paragraph, and print every card: ${lang}`, () => {
      for (const c of CHOICES) expect(Object.keys(w.choice(c.id).values).sort(), c.id).toEqual([...c.values].sort());
      for (const p of RULEBOOK) expect(w.rule(p.id)?.text, p.id).not.toContain("'");
      expect(w.rule('wu:nothing')).toBeUndefined();
      const lines = [...sides.map((s) => w.sideLine(s)), ...attacks.map((a) => w.attackLine(a)), ...CARDS.map((c) => w.kindLine(c))];
      expect(lines.filter((line) => /…|\{|undefined|^\P{Lu}|\w+\.\w+/u.test(line) && !/^[‘'’“«]/.test(line))).toEqual([]);
    });
  }
});
