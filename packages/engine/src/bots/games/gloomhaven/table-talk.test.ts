/** Table talk: whoever listens to it keeps its own word, takes the others at theirs, and knows nothing more by it. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../core/index.ts';
import { asIfLast, CHOSEN, gloomhaven, heeding, type Intent, intentSaid, keeping, MONSTER } from '../../../games/gloomhaven/index.ts';
import { DISCARD, NO_CARD, NOWHERE } from '../../../games/gloomhaven/state.ts';
import { choosing, type Played } from '../../../games/gloomhaven/talking/choosing.testing.ts';
import { keeps } from '../../../games/gloomhaven/talking/intent.ts';
import { askedOf } from '../../thinking/asked.ts';

describe('somebody who listens', () => {
  const asked = (m: Played, seat: number) => askedOf(gloomhaven, m.table, seat, asIfLast(m.view(seat), gloomhaven.copy), 3);

  it('is asked before the others have chosen, and keeps to the time that it named', () => {
    const m = choosing();
    const ask = asked(m, 1);
    expect(ask.codes.length).toBe(9 * 8);
    for (const when of ['early', 'middling', 'late'] as const) {
      const kept = keeping(ask, [null, { when, does: 'closer', on: null }]);
      expect(kept.length).toBeGreaterThan(0);
      expect(kept.length).toBeLessThan(ask.codes.length);
      for (const code of kept) expect(intentSaid(m.play, 1, ask.id(code))?.when).toBe(when);
    }
    expect(keeping(ask, [{ when: 'late', does: null, on: null }, null])).toEqual(ask.codes);
  });

  it('supposes that the others hold what they said', () => {
    const m = choosing();
    m.take(m.options()[3].id);
    const pick = (random: ReturnType<typeof seeded>) => (n: number) => random.below(n);
    for (const when of ['early', 'late'] as const) {
      const said: Intent = { when, does: null, on: null };
      const hears = heeding(gloomhaven, 1, [said, null]);
      for (let seed = 0; seed < 20; seed++) {
        const state = hears.imagine(m.table, m.view(1), pick(seeded(seed)));
        const { lead: card, other } = state.players[0];
        expect(keeps({ table: m.table, state, log: null }, card * 256 + other, said)).toBe(true);
        expect(state.cards.filter((c) => c.owner === 0 && c.zone === CHOSEN)).toHaveLength(2);
      }
    }
    // The same as before where nobody has spoken.
    expect(heeding(gloomhaven, 1, [null, { when: 'early', does: null, on: null }])).toBe(gloomhaven);
  });

  it('supposes a rest of who said so and may, and of the others in lines that they keep their word', () => {
    const m = choosing();
    m.take(m.options()[3].id);
    const view = m.view(1);
    view.state.cards
      .filter((c) => c.owner === 0 && c.zone !== CHOSEN)
      .slice(0, 3)
      .forEach((c) => {
        c.zone = DISCARD;
      });
    const random = seeded(2);
    const pick = (n: number): number => random.below(n);
    const rest: Intent = { when: null, does: 'rest', on: null };
    for (let n = 0; n < 10; n++) {
      const { players } = heeding(gloomhaven, 1, [rest, null]).imagine(m.table, view, pick);
      expect([players[0].resting, players[0].lead]).toEqual([1, NO_CARD]);
    }
    // In lines the first is asked too.
    const first = choosing();
    const codes = first.options().map((o) => o.code);
    const said: Intent = { when: 'late', does: null, on: null };
    const { guide } = heeding(gloomhaven, 1, [said, null]);
    for (let n = 0; n < 10; n++) expect(keeps(first.play, guide?.likely(first.play, codes, pick) ?? -1, said)).toBe(true);
  });

  it('supposes of an announced attack the usual blow of that hand', () => {
    const m = choosing();
    const codes = m.options().map((o) => o.code);
    const target = m.state.figures.findIndex((f) => f.kind === MONSTER);
    const type = m.table.monsters[m.state.figures[target].type].face.id;
    const promised = (hp: number, out: number, words: readonly (Intent | null)[]): Float64Array => {
      const state = gloomhaven.copy(m.state);
      for (const [i, f] of state.figures.entries()) if (f.kind === MONSTER && i !== target) f.out = 1;
      Object.assign(state.figures[target], out === 1 ? { out, hex: NOWHERE } : { hp });
      const found = new Float64Array(codes.length);
      heeding(gloomhaven, 0, words).guide?.promise?.({ table: m.table, state, log: null }, codes, found);
      return found;
    };
    const attack: Intent = { when: 'early', does: 'attack', on: `${type}-${m.state.figures[target].number}` };
    const late = codes.flatMap((code, i) => (keeps(m.play, code, { when: 'late', does: null, on: null }) ? [i] : []));
    const of = (all: Float64Array): number[] => late.map((i) => all[i]);
    // A blow of the scoundrel's usual cards fells who has two left, and not who has nine.
    expect(of(promised(2, 0, [null, attack]))).toEqual(of(promised(0, 1, [null, null])));
    expect(of(promised(9, 0, [null, attack]))).not.toEqual(of(promised(0, 1, [null, null])));
  });

  it('plans to strike somebody else where a partner who goes before fells its target, and not where it goes first itself', () => {
    const m = choosing();
    const { play } = m;
    // One guard is nearly dead, and the nearest.
    const state = gloomhaven.copy(m.state);
    const target = state.figures.findIndex((f) => f.kind === MONSTER);
    for (const [i, f] of state.figures.entries()) if (f.kind === MONSTER && i !== target) f.out = 1;
    state.figures[target].hp = 1;
    const on = `${play.table.monsters[state.figures[target].type].face.id}-${state.figures[target].number}`;
    const g = { table: play.table, state, log: null };
    const codes = m.options().map((o) => o.code);
    const promised = (words: readonly (Intent | null)[]): Float64Array => {
      const out = new Float64Array(codes.length);
      expect(heeding(gloomhaven, 0, words).guide?.promise?.(g, codes, out)).toBe(true);
      return out;
    };
    const alone = promised([null, null]);
    const heard = promised([null, { when: 'middling', does: 'attack', on }]);
    const when = (code: number) => (['early', 'middling', 'late'] as const).find((t) => keeps(g, code, { when: t, does: null, on: null }));
    let changed = 0;
    codes.forEach((code, i) => {
      if (when(code) === 'late') changed += heard[i] === alone[i] ? 0 : 1;
      else expect(heard[i]).toBe(alone[i]);
    });
    expect(changed).toBeGreaterThan(5);
  });
});
