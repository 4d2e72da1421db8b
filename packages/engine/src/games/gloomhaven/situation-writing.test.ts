import { describe, expect, it } from 'vitest';
import { Match, type RulingCase, seeded } from '../../core/index.ts';
import { gloomhaven } from './game.ts';
import { figureKey } from './rules/keys.ts';
import type { Situation } from './situation.ts';
import type { GloomMatch } from './situation-values.ts';
import { caseOf } from './situation-writing.ts';
import { situationMatch } from './situations.ts';
import { gloomhavenSuite } from './suite.testing.ts';

/** The scenario that a case leads to. */
function replayed({ situation, script }: RulingCase<Situation>): GloomMatch {
  const match = situationMatch(situation);
  for (const step of script) {
    if ('take' in step) match.take(step.take);
    else if ('roll' in step) match.fall(String(step.roll));
  }
  return match;
}

/** What a table sees of a position: what is asked with every option, figures, tiles, decks, and which cards lie where. */
function seen(match: GloomMatch): unknown {
  const { state, table } = match;
  const figures = state.figures.flatMap((f, i) => (f.out === 1 ? [] : [JSON.stringify([figureKey(match.play, i), { ...f, type: 0 }])]));
  return {
    node: match.nodeKind,
    options:
      match.nodeKind === 'decision'
        ? match
            .options()
            .map((o) => o.id)
            .sort()
        : [],
    figures: figures.sort(),
    xp: state.players.map((p) => [p.xp, p.gold]),
    tiles: state.tiles.map((t) => JSON.stringify(t)).sort(),
    cards: state.cards.map((c) => [c.owner, table.cards[c.def].face.id, c.zone, c.uses].join(' ')).sort(),
    decks: state.decks,
    types: state.types,
    elements: state.elements,
    round: [state.round, state.rooms, state.doors, state.turn < 0 ? '' : figureKey(match.play, state.turn)],
  };
}

describe('a position written down', () => {
  const moments = new Set<string>();

  it.each(Array.from({ length: 12 }, (_x, i) => i))('is played to again (%i)', (seed) => {
    const { solo: _solo, ...setup } = gloomhavenSuite.setups(seed);
    const match = new Match(gloomhaven, setup);
    const random = seeded(seed + 1);
    for (let n = 0; n < 400 && match.nodeKind !== 'over'; n++) {
      if (n % 13 === 0) {
        const found = caseOf(match);
        if (found === null) throw new Error('no position');
        moments.add(found.situation.turn === undefined ? (found.situation.at ?? 'turns') : 'turn');
        expect(seen(replayed(found)), `answer ${match.at}`).toEqual(seen(match));
      }
      if (match.nodeKind === 'chance') match.rollBy(random);
      else match.take(match.options()[random.below(match.options().length)].id);
    }
  });

  it('stands at every moment that has a word', () => {
    expect([...moments].sort()).toEqual(['cards', 'round', 'start', 'turn', 'turns']);
  });

  it('has no words for a map of one’s own', () => {
    expect(caseOf(situationMatch({ characters: { brute: [1, 1] }, monsters: { 'bandit-guard-1': [4, 4] } }))).toBeNull();
  });
});
