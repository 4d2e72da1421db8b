import { type Area, areaNow, type Situation, situationMatch } from '@escarmouche/engine/gloomhaven';
import { describe, expect, it } from 'vitest';
import { figuresIn, spacesIn } from '../../../../../table/args.ts';
import { broughtTo, type Ghost, ghostOf, layingId, mirroredOf, optionOn, spacesUnder, turnedBy } from './area.ts';

/** A crooked pattern: its mirror image is another one. */
const HOOK: Area = {
  grey: true,
  red: [
    { q: 1, r: 0 },
    { q: 2, r: -1 },
  ],
};
const FAR: Area = {
  grey: false,
  red: [
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 2, r: 0 },
  ],
};

/** The brute on 3,3 is about to lay an area on guards. */
function laying(area: Area, guards: readonly (readonly [number, number])[]) {
  const situation: Situation = {
    characters: { brute: { at: [3, 3], lead: 'axe', deck: { pile: { '+0': 20 } } } },
    monsters: Object.fromEntries(guards.map((at, i) => [`bandit-guard-${i + 1}`, { at, hp: 20 }])),
    cards: { axe: { top: [{ do: 'attack', n: 3, area, ...(area.grey ? {} : { range: 3 }) }] } },
    turn: 'brute',
  };
  const match = situationMatch(situation);
  match.take('play:axe/top');
  match.take('do:attack');
  const now = areaNow(match.play);
  if (now === null) throw new Error('no area is asked for');
  const { map } = match.table;
  const from = match.state.figures[0].hex;
  const names = (ghost: Ghost): string =>
    spacesUnder(map, now, ghost)
      .map((s) => map.names[s] ?? '-')
      .sort()
      .join(' ');
  return { match, now, map, from, names, hex: (name: string): number => map.names.indexOf(name) };
}

describe('a pattern with a grey hex', () => {
  const { match, now, map, from, names, hex } = laying(HOOK, [
    [4, 3],
    [2, 3],
  ]);
  const options = match.options();

  it('lies around the attacker, turned clockwise and mirrored', () => {
    const start: Ghost = { at: { q: map.field.q[from], r: map.field.r[from] }, turn: 0, mirrored: false };
    expect(names(start)).toBe('4,3 5,2');
    expect(names(turnedBy(start, 1))).toBe('4,4 5,4');
    expect(names(turnedBy(start, -1))).toBe('3,1 4,2');
    expect(names(mirroredOf(start))).toBe('2,2 2,3');
    // Left and right change places as it lies, however it was turned.
    expect(names(mirroredOf(turnedBy(start, 1)))).toBe('2,4 3,4');
    expect(turnedBy(turnedBy(start, 5), 1)).toEqual(start);
    expect(mirroredOf(mirroredOf(start))).toEqual(start);
  });

  it('meets each option in some turn, and only turns that catch somebody meet one', () => {
    for (const o of options) {
      const spaces = spacesIn(o.say.args.spaces);
      const ghost = ghostOf(map, now, from, spaces);
      expect(ghost).not.toBeNull();
      if (ghost !== null) expect(optionOn(options, spacesUnder(map, now, ghost))?.id).toBe(o.id);
    }
    const ways = new Set<string>();
    for (const mirrored of [false, true])
      for (let turn = 0; turn < 6; turn++) {
        const spaces = spacesUnder(map, now, { at: { q: map.field.q[from], r: map.field.r[from] }, turn, mirrored });
        const found = optionOn(options, spaces);
        const caught = ['4,3', '2,3'].some((name) => spaces.includes(hex(name)));
        expect(found !== null).toBe(caught);
        if (found !== null) ways.add(found.id);
        else expect(match.whyNot(layingId(map, spaces)).map((r) => r.key)).toEqual(['area-on-nobody']);
      }
    expect(ways.size).toBe(options.length);
    expect(ghostOf(map, now, from, [hex('4,3'), hex('5,3')])).toBeNull();
  });

  it('turns by as little as it takes to cover a hex, and stays where none does', () => {
    const start = ghostOf(map, now, from, spacesIn(options[0].say.args.spaces)) as Ghost;
    const turned = broughtTo(map, now, start, hex('2,3'), -1);
    expect(spacesUnder(map, now, turned)).toContain(hex('2,3'));
    expect(turned.mirrored).toBe(start.mirrored);
    expect(broughtTo(map, now, turned, hex('8,6'), -1)).toBe(turned);
    expect(broughtTo(map, now, turned, hex('2,3'), -1).turn).toBe(turned.turn);
  });
});

describe('a pattern without a grey hex', () => {
  const { match, now, map, from, names, hex } = laying(FAR, [
    [5, 3],
    [6, 3],
  ]);
  const options = match.options();

  it('is carried by the hex it is held by, and half over the rim', () => {
    const start = ghostOf(map, now, from, spacesIn(options[0].say.args.spaces)) as Ghost;
    const held = spacesUnder(map, now, start)[1];
    const there = broughtTo(map, now, start, hex('8,3'), held);
    expect(spacesUnder(map, now, there)[1]).toBe(hex('8,3'));
    expect(broughtTo(map, now, there, hex('8,3'), hex('8,3'))).toEqual(there);
    // Without a hold it is the first red hex that comes there.
    expect(spacesUnder(map, now, broughtTo(map, now, start, hex('0,0'), -1))[0]).toBe(hex('0,0'));
    const rim = { at: { q: map.field.q[hex('8,3')], r: map.field.r[hex('8,3')] }, turn: 0, mirrored: false };
    expect(names(rim)).toContain('-');
    expect(layingId(map, spacesUnder(map, now, rim))).toMatch(/^area:-\+/);
  });

  it('meets every option and catches whom the option says', () => {
    expect(options.length).toBeGreaterThan(20);
    for (const o of options) {
      const ghost = ghostOf(map, now, from, spacesIn(o.say.args.spaces));
      expect(ghost, o.id).not.toBeNull();
      if (ghost === null) continue;
      const spaces = spacesUnder(map, now, ghost);
      expect(layingId(map, spaces)).toBe(o.id);
      expect(optionOn(options, spaces)).toBe(o);
      const caught = match.state.figures.flatMap((f, i) => (f.seat < 0 && spaces.includes(f.hex) ? [i] : []));
      expect([...figuresIn(o.say.args.figures)].sort()).toEqual(caught);
    }
  });
});
