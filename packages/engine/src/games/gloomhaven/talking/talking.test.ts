/** Table talk: what a choice of cards comes to in general words, when there is any, and that nothing hidden is said. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../content/index.ts';
import { gloomhaven } from '../game.ts';
import { CHARACTER, INVISIBLE, MONSTER, type State } from '../state.ts';
import { choosing } from './choosing.testing.ts';
import { asIfLast, intentSaid } from './heeding.ts';
import { type Intent, intentIn, mayTalk } from './intent.ts';

/** The initiative of the card that leads. */
const lead = (id: string): number => CARDS.find((c) => id.startsWith(`cards:${c.id}+`))?.initiative ?? 0;

describe('what a choice of cards comes to', () => {
  it('is said in words and the names of monsters alone, whatever the cards', () => {
    const m = choosing();
    const names = m.state.figures.flatMap((f) => (f.kind === MONSTER ? [f.number] : []));
    const times = new Set<string>();
    for (const { id } of m.options()) {
      const said = intentSaid(m.play, 0, id);
      expect(said).not.toBeNull();
      const { on, ...words } = said as Intent;
      const text = JSON.stringify(words);
      expect(text).not.toMatch(/\d|brute|scoundrel/);
      if (on !== null) expect(names).toContain(Number(/\d+$/.exec(on)?.[0]));
      times.add(words.when ?? '');
      // What acts earlier is never said to act later.
      const n = lead(id);
      expect(words.when).toBe(n <= 30 ? 'early' : n <= 60 ? 'middling' : 'late');
    }
    expect(times).toEqual(new Set(['early', 'middling', 'late']));
    expect(intentSaid(m.play, 0, 'rest')).toEqual({ when: null, does: 'rest', on: null });
  });

  it('is to attack who can be reached, or else to heal who is hurt, to go closer, or to go to the door', () => {
    const does = (change: (state: State) => void): Set<string | null | undefined> => {
      const m = choosing();
      m.take(m.options()[0].id);
      const state = gloomhaven.copy(m.state);
      const scoundrel = state.figures.find((f) => f.kind === CHARACTER && f.seat === 1);
      if (scoundrel !== undefined) scoundrel.hp = 3;
      change(state);
      return new Set(m.options().map((o) => intentSaid({ ...m.play, state }, 1, o.id)?.does));
    };
    const foes = (state: State) => state.figures.filter((f) => f.kind === MONSTER);
    const gone = (state: State): void => {
      for (const f of foes(state)) f.out = 1;
    };
    const beside = (state: State): void => {
      const [one, other] = foes(state);
      gone(state);
      one.out = 0;
      const scoundrel = state.figures.find((f) => f.kind === CHARACTER && f.seat === 1);
      if (scoundrel !== undefined) scoundrel.hex = other.hex;
    };
    expect(does(beside)).toContain('attack');
    expect(does(gone)).toEqual(new Set(['heal', 'door']));
    // Who cannot be seen is not attacked.
    const unseen = (state: State): void => {
      for (const f of foes(state)) f.conditions |= INVISIBLE;
    };
    expect(does(unseen)).toEqual(new Set(['heal', 'closer']));
  });

  it('hangs on nothing that others hide', () => {
    const [one, another] = ['brute:trample+brute:grab-and-go', 'brute:shield-bash+brute:leaping-cleave'].map((pair) => {
      const m = choosing();
      m.take(`cards:${pair}`);
      const view = asIfLast(m.view(1), gloomhaven.copy);
      return m.options().map((o) => intentSaid({ ...m.play, state: view.state }, 1, o.id));
    });
    expect(one).toEqual(another);
  });

  it('is no talk where hands lie open, where the choice is to be silent, or once cards are shown', () => {
    const m = choosing();
    expect(mayTalk(m.play)).toBe(true);
    expect(mayTalk(choosing({ solo: true }).play)).toBe(false);
    expect(mayTalk(choosing({ choices: { 'table-talk': 'silent' } }).play)).toBe(false);
    for (let n = 0; n < 2; n++) m.take(m.options().find((o) => o.id.startsWith('cards:'))?.id ?? '');
    expect(mayTalk(m.play)).toBe(false);
  });
});

describe('a word from outside', () => {
  it('is taken where it may be said, and otherwise not', () => {
    const { play } = choosing();
    const monster = play.state.figures.findIndex((f) => f.kind === MONSTER);
    const on = `${play.table.monsters[play.state.figures[monster].type].face.id}-${play.state.figures[monster].number}`;
    const fine: Intent = { when: 'early', does: 'attack', on };
    expect(intentIn(play, { ...fine, initiative: 9 })).toEqual(fine);
    expect(intentIn(play, { when: 'late' })).toEqual({ when: 'late', does: null, on: null });
    for (const bad of [
      null,
      9,
      'early',
      {},
      { when: 9 },
      { when: 'at 9' },
      { does: 'rest', when: 'early' },
      { ...fine, on: 'brute' },
      { does: 'door', on },
    ])
      expect(intentIn(play, bad)).toBeNull();
  });
});
