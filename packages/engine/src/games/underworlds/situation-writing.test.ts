import { describe, expect, it } from 'vitest';
import { Match, type RulingCase, seeded } from '../../core/index.ts';
import { underworlds } from './game.ts';
import type { Situation } from './situation.ts';
import type { UndMatch } from './situation-values.ts';
import { caseOf } from './situation-writing.ts';
import { situationMatch } from './situations.ts';
import { underworldsSuite } from './suite.testing.ts';

/** The match that a case leads to. */
function replayed({ situation, script }: RulingCase<Situation>): UndMatch {
  const match = situationMatch(situation);
  for (const step of script) {
    if ('take' in step) match.take(step.take);
    else if ('roll' in step && Array.isArray(step.roll)) match.roll(step.roll);
    else if ('roll' in step) match.fall(String(step.roll));
  }
  return match;
}

/** What a table sees of a position: what is asked with every option, fighters, tokens, and which cards lie where. */
function seen(match: UndMatch): unknown {
  const { state, table } = match;
  return {
    node: match.nodeKind,
    options:
      match.nodeKind === 'decision'
        ? match
            .options()
            .map((o) => o.id)
            .sort()
        : [],
    fighters: state.fighters,
    players: state.players,
    tokens: state.tokens.map((t) => `${t.face} ${t.hex}`).sort(),
    cards: state.cards.map((c) => [c.owner, table.cards[c.def].face.id, c.zone, c.on, c.fresh].join(' ')).sort(),
    lasting: state.lasting.map((l) => [table.cards[state.cards[l.card]?.def]?.face.id, l.fighter, l.used, l.until].join(' ')).sort(),
    deeds: state.deeds.length,
    round: [state.round, state.phase, state.active, state.first],
  };
}

describe('a position written down', () => {
  const moments = new Set<string>();

  it.each(Array.from({ length: 16 }, (_x, i) => i))('is played to again (%i)', (seed) => {
    const setup = underworldsSuite.setups(seed);
    const match = new Match(underworlds, setup);
    const random = seeded(seed + 1);
    for (let n = 0; n < 700 && match.nodeKind !== 'over'; n++) {
      if (n % 11 === 0) {
        const found = caseOf(match);
        if (found === null) throw new Error('no position');
        moments.add(found.situation.at ?? 'activation');
        expect(seen(replayed(found)), `answer ${match.at}`).toEqual(seen(match));
      }
      if (match.nodeKind === 'chance') match.rollBy(random);
      else match.take(match.options()[random.below(match.options().length)].id);
    }
  });

  it('stands at every moment that has a word', () => {
    expect([...moments].sort()).toEqual(['activation', 'end', 'power', 'start']);
  });
});
