import { describe, expect, it } from 'vitest';
import { Match, type RulingCase, seeded } from '../../core/index.ts';
import { confrontation } from './game.ts';
import { fightsOf, valuesOf } from './inspect.ts';
import type { Setup } from './setup.ts';
import type { Situation } from './situation.ts';
import { caseOf } from './situation-writing.ts';
import { situationMatch } from './situations.ts';
import type { State } from './state.ts';
import { confrontationSuite } from './suite.testing.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type ConfMatch = Match<Setup, Table, State, View>;

/** The match that a case leads to. */
function replayed({ situation, script }: RulingCase<Situation>): ConfMatch {
  const match = situationMatch(situation);
  for (const step of script) {
    if ('take' in step && step.take !== undefined) match.take(step.take);
    else if ('roll' in step && Array.isArray(step.roll)) match.roll(step.roll);
    else if ('roll' in step) match.fall(String(step.roll));
  }
  return match;
}

/** What a table sees of a position: what is asked with every option, each figure with its numbers, the fights. */
function seen(match: ConfMatch): unknown {
  const { state } = match;
  const live = state.combats.filter((c) => c.done === 0).map((c) => c.members);
  // A combat's place among those of the phase is only its name.
  const { combat, ...fights } = fightsOf(match.play);
  return {
    node: match.nodeKind,
    options:
      match.nodeKind === 'decision'
        ? match
            .options()
            .map((o) => o.id)
            .sort()
        : [],
    figures: state.figures.map((f) => ({ ...f, combat: f.combat < 0 || f.placed === 0 ? -1 : state.combats[f.combat].members })),
    values: state.figures.map((_f, i) => valuesOf(match.play, i)),
    contact: state.contact,
    tactics: state.tactics,
    live: live.sort((a, b) => a - b),
    fights: { ...fights, combat: combat === null ? null : { ...combat, id: 0 } },
    hands: state.hands,
  };
}

/** The words that a situation says something with. */
function wordsIn(s: Situation): readonly string[] {
  const said = (value: unknown): boolean => !(Array.isArray(value) && value.length === 0);
  return [s, ...Object.values(s.fighters)].flatMap((x) => Object.entries(x).flatMap(([word, value]) => (said(value) ? [word] : [])));
}

/** Plays at random; at every so many nodes the position is written down and played to again. */
function compared(setup: Setup, seed: number, every: number, words: Set<string>): void {
  const match = new Match(confrontation, setup);
  const random = seeded(seed);
  for (let n = 0; match.nodeKind !== 'over' && n < 260; n++) {
    if (n % every === 0) {
      const written = caseOf(match);
      expect(written).not.toBeNull();
      if (written === null) break;
      if (written.script.length < match.at) for (const word of wordsIn(written.situation)) words.add(word);
      expect(seen(replayed(written))).toEqual(seen(match));
    }
    if (match.nodeKind === 'chance') match.rollBy(random);
    else {
      const options = match.options();
      match.take(options[random.below(options.length)].id);
    }
  }
}

describe('a position copied as a ruling', () => {
  it('offers what the match offers, with the same numbers', () => {
    const words = new Set<string>();
    for (let seed = 1; seed <= 24; seed++) compared(confrontationSuite.setups(seed), seed, 3 + (seed % 5), words);
    // From within the phase, not from the beginning of the match: each word for what has happened there was needed.
    expect([...words]).toEqual(
      expect.arrayContaining([
        'separated',
        'fought',
        'speaking',
        'combat',
        'dice',
        'initiative',
        'passes',
        'round',
        'memory',
        'killed',
        'wound',
      ]),
    );
  });

  it('is the combat under way, with its dice, where nothing has been struck yet', () => {
    const match = situationMatch({
      fighters: { A1: { side: 1 }, A2: { side: 1 }, B1: { side: 2 } },
      contacts: ['A1-B1', 'A2-B1'],
      combat: 'B1',
    });
    match.take('dice:B1=2/1');
    const written = caseOf(match);
    expect(written?.script).toEqual([]);
    expect(written?.situation).toMatchObject({ combat: 'A1', separated: ['A1,A2|B1'], dice: { B1: { placed: [2, 1] } } });
  });
});
