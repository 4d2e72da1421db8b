import { describe, expect, it } from 'vitest';
import { Match, type RulingCase, seeded } from '../../core/index.ts';
import { buildTable } from './building.ts';
import { gloomhaven } from './game.ts';
import type { Why } from './monsters/why.ts';
import { namedIn } from './named.ts';
import { figureKey } from './rules/keys.ts';
import { type Thought, whyThought } from './rules/thinking.ts';
import type { Situation } from './situation.ts';
import type { GloomMatch } from './situation-values.ts';
import { caseOf, turnAsBegun } from './situation-writing.ts';
import { situationMatch } from './situations.ts';
import { MONSTER } from './state.ts';
import { gloomhavenSuite } from './suite.testing.ts';
import type { Table } from './table.ts';
import { type TurnRead, turnRead } from './turn-read.ts';

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

  it('of rooms of one’s own, with all that is of one’s own there, is played to again', () => {
    const first: Situation = {
      map: ['....#222', '....D222', '....#222'],
      walls: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      characters: { brute: { at: [3, 1], hand: ['kick', 'brute:trample', 'brute:skewer'] }, scoundrel: { at: [0, 2], hand: ['kick'] } },
      monsters: { 'ogre-1': { at: [0, 0], elite: true }, 'bandit-guard-2': [1, 0] },
      summons: { 'bear-1': { owner: 'brute', at: [2, 2] } },
      summonTypes: { bear: { hp: 4, move: 2, attack: 1, range: 0 } },
      objectives: [{ at: [0, 1], hp: 5 }],
      waiting: { 2: [{ type: 'ogre', at: [6, 1], elite: true }] },
      tiles: [
        { kind: 'coin', at: [1, 2] },
        { kind: 'trap', at: [5, 1], n: 3, conditions: ['stun'] },
      ],
      types: {
        ogre: {
          normal: { hp: 6, move: 2, attack: 1, range: 0 },
          elite: { hp: 9, move: 3, attack: 2, range: 2 },
          standees: 4,
          flying: true,
          deck: [
            { id: '1', initiative: 10, shuffle: true, lines: [{ do: 'heal', n: 1, range: 2 }] },
            {
              id: '2',
              initiative: 70,
              lines: [
                { do: 'move', n: 0 },
                { do: 'attack', n: 1 },
              ],
            },
          ],
        },
        'bandit-guard': { normal: { attack: 1 } },
      },
      cards: { kick: { initiative: 33, top: [{ do: 'attack', n: 2 }], bottom: [{ do: 'move', n: 4 }] } },
      modifiers: { frenzy: { name: { en: 'Frenzy', fr: 'Frénésie' }, n: 2 } },
      deck: { pile: { '+0': 4, frenzy: 2 } },
      at: 'round',
    };
    for (let seed = 1; seed < 6; seed++) {
      const match = situationMatch(first);
      const random = seeded(seed);
      const told = new Set<string>();
      for (let n = 0; n < 60 && match.nodeKind !== 'over'; n++) {
        const found = caseOf(match);
        if (found !== null) {
          expect(seen(replayed(found)), `${seed}: answer ${match.at}`).toEqual(seen(match));
          for (const word of Object.keys(found.situation)) told.add(word);
        }
        if (match.nodeKind === 'chance') match.rollBy(random);
        else match.take(match.options()[random.below(match.options().length)].id);
      }
      const { at: _at, ...said } = first;
      expect([...told]).toEqual(expect.arrayContaining(Object.keys(said)));
    }
  });
});

describe('the turn that a figure took', () => {
  /** What may come of it: where it ends, and whom it attacks from there. */
  const outcomes = (table: Table, { named }: Pick<TurnRead, 'named'>, { outcomes: all }: Why): unknown =>
    all.map((o) => `${table.map.names[o.space]} ${o.attacks.map((i) => figureKey({ table, state: named }, i)).sort()}`).sort();

  it('is read from the position it began in as it came out at the table', () => {
    let shown = 0;
    const kinds = new Set<number>();
    for (const seed of [1, 2, 3, 4]) {
      const { solo: _solo, ...setup } = gloomhavenSuite.setups(seed);
      const match = new Match(gloomhaven, setup);
      const random = seeded(seed);
      let heard = 0;
      while (match.nodeKind !== 'over' && match.at < 260) {
        if (match.nodeKind === 'chance') match.rollBy(random);
        else match.take(match.options()[random.below(match.options().length)].id);
        const news = match.events.slice(heard);
        for (const [i, e] of news.entries()) {
          if (!['focuses', 'focus-chosen', 'no-focus'].includes(e.key)) continue;
          const thought = e.detail as Thought;
          // A second attack on the same card begins where the first has ended.
          const turn = match.events.slice(0, heard + i).findLastIndex((x) => x.key === 'turn');
          if (match.events.slice(turn, heard + i).some((x) => x.key === 'focuses' || x.key === 'no-focus')) continue;
          const situation = turnAsBegun(match, thought, match.events.length);
          if (situation === null) throw new Error(`${seed}: ${e.key} at ${match.at}`);
          const read = turnRead(situation);
          expect(outcomes(buildTable(read.setup), read, read.why)).toEqual(
            outcomes(match.table, { named: namedIn(match.state) }, whyThought(match.table, thought)),
          );
          kinds.add(match.state.figures[thought.figure].kind);
          shown++;
        }
        heard = match.events.length;
      }
    }
    expect(shown).toBeGreaterThan(20);
    expect(kinds.has(MONSTER)).toBe(true);
  });

  it('is that of the position itself where nobody has answered since', () => {
    const first: Situation = {
      characters: { brute: [1, 1] },
      monsters: { 'bandit-guard-1': [4, 4] },
      types: { 'bandit-guard': { card: '528' } },
    };
    const match = situationMatch({ ...first, turn: 'bandit-guard-1' });
    const thought = match.events.find((e) => e.key === 'focuses')?.detail as Thought;
    expect(turnAsBegun(match, thought, match.events.length, first)).toEqual({ ...first, turn: 'bandit-guard-1' });
    expect(turnAsBegun(match, thought, match.events.length)).toBeNull();
    expect(turnAsBegun(match, thought, 0, first)).toBeNull();
  });
});
