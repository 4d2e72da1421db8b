/** Why not: each answer that is no answer here is refused by the paragraph that says why, not by that of the question alone. */
import { describe, expect, it } from 'vitest';
import type { MonsterLine } from '../content/types.ts';
import type { Situation } from '../situation.ts';
import { situationMatch } from '../situations.ts';

/** The rules and keys of the refusals of these ids, once the answers are given. */
function whyNot(situation: unknown, ids: readonly string[], ...answers: string[]): Record<string, string> {
  const m = situationMatch(situation as Situation);
  for (const answer of answers) m.take(answer);
  const told = (id: string): string =>
    m
      .whyNot(id)
      .map((r) => `${[r.rule, ...(r.also ?? [])].join('+')} ${r.key}${'why' in r.args ? ` ${(r.args.why as { term: string }).term}` : ''}`)
      .join(', ');
  return Object.fromEntries(ids.map((id) => [id, told(id)]));
}

const RESTS = { brute: ['brute:trample', 'brute:skewer'], scoundrel: ['scoundrel:backstab', 'scoundrel:single-out'] };
const card = (...lines: readonly MonsterLine[]) => ({ card: { initiative: 10, lines } });
const STRIKES = card({ do: 'move', n: 0 }, { do: 'attack', n: 0 });

describe('what the players settle for a monster', () => {
  it('the focus: the criterion at which another enemy lost', () => {
    const level = {
      characters: {
        brute: { at: [1, 3], rest: true, discard: RESTS.brute },
        scoundrel: { at: [7, 3], rest: true, discard: RESTS.scoundrel },
        spellweaver: { at: [0, 0], initiative: 10 },
        'brute#2': { at: [8, 0], conditions: ['invisible'] },
      },
      monsters: { 'bandit-guard-1': [4, 3], 'bandit-guard-2': { at: [8, 6], acted: true } },
      types: { 'bandit-guard': STRIKES },
      choices: { 'class-twice': 'allowed' },
      turn: 'bandit-guard-1',
    };
    expect(whyNot(level, ['focus:brute', 'focus:spellweaver', 'focus:brute#2', 'focus:bandit-guard-2'])).toEqual({
      'focus:brute': '',
      'focus:spellweaver': 'gh:focus.4+gh:focus.7 no-focus-so criterion.way',
      'focus:brute#2': 'gh:condition.invisible+gh:focus.7 target-invisible',
      'focus:bandit-guard-2': 'gh:attack.01+gh:focus.7 not-an-enemy',
    });
  });

  it('where it goes for the focus that its turn began with, though another would come first by now', () => {
    const held: Situation = {
      map: { columns: 7, rows: 5 },
      rim: 'open',
      characters: { brute: { at: [5, 1], initiative: 80 }, scoundrel: { at: [1, 1], initiative: 90 } },
      monsters: { 'bandit-archer-1': [3, 1], 'bandit-guard-1': { at: [6, 4], acted: true } },
      tiles: [{ kind: 'obstacle', at: [4, 1] }],
      deck: { pile: { '+0': 4 } },
      types: { 'bandit-archer': { normal: { move: 1 }, ...card({ do: 'attack', n: 0 }, { do: 'move', n: 0 }) } },
      turn: 'bandit-archer-1',
    };
    const m = situationMatch(held);
    m.fall('+0');
    m.take('suffer');
    expect(m.options().map((o) => o.id)).toEqual(['go:4,0', 'go:4,2']);
    // Beside the scoundrel it would be at once; its focus is the brute.
    expect(m.whyNot('go:2,1').map((r) => `${r.rule} ${(r.args.why as { term: string }).term}`)).toEqual([
      'gh:monster-move.8 criterion.left',
    ]);
  });

  it('where it goes: what stands there, the criterion at which the hex lost, and whom it would attack', () => {
    const far = {
      map: { columns: 7, rows: 9 },
      rim: 'open',
      characters: { brute: { at: [5, 5], initiative: 80 } },
      monsters: { 'bandit-guard-1': [3, 5], 'bandit-guard-2': { at: [3, 7], acted: true } },
      tiles: [4, 5, 6].map((row) => ({ kind: 'obstacle', at: [4, row] })),
      types: { 'bandit-guard': { normal: { move: 2 }, ...STRIKES } },
      turn: 'bandit-guard-1',
    };
    expect(whyNot(far, ['go:3,3', 'go:3,3>brute', 'go:2,5', 'go:5,4', 'go:4,5', 'go:3,7'])).toEqual({
      'go:3,3': '',
      'go:3,3>brute': 'gh:monster.4+gh:focus.7 others-attacked-there',
      'go:2,5': 'gh:monster-move.8+gh:focus.7 not-there-so criterion.left',
      'go:5,4': 'gh:monster-move.8+gh:focus.7 not-there-so criterion.this-turn',
      'go:4,5': 'gh:terrain.5+gh:focus.7 obstacle-there',
      'go:3,7': 'gh:move.1+gh:focus.7 hex-taken',
    });
    const near = {
      characters: { brute: { at: [5, 3], initiative: 80 } },
      monsters: { 'bandit-guard-1': [3, 3] },
      tiles: [{ kind: 'trap', at: [4, 3] }],
      types: { 'bandit-guard': STRIKES },
      turn: 'bandit-guard-1',
    };
    expect(whyNot(near, ['go:5,2>brute', 'go:4,3>brute', 'go:6,3>brute', 'go:3,2'])).toEqual({
      'go:5,2>brute': '',
      'go:4,3>brute': 'gh:monster-move.1+gh:focus.7 not-there-so criterion.negative',
      'go:6,3>brute': 'gh:monster-move.2+gh:focus.7 not-there-so criterion.this-turn',
      'go:3,2': 'gh:monster-move.1+gh:focus.7 no-attack-from-there',
    });
  });

  it('where its trap lies, and whom it heals', () => {
    const laying = {
      characters: { brute: { at: [7, 3], initiative: 80 }, scoundrel: { at: [1, 3], initiative: 90 } },
      monsters: { 'bandit-archer-1': [4, 3] },
      types: { 'bandit-archer': card({ do: 'trap', damage: 3 }) },
      turn: 'bandit-archer-1',
    };
    expect(whyNot(laying, ['trap:3,3', 'trap:4,2'])).toEqual({ 'trap:3,3': '', 'trap:4,2': 'gh:monster.1+gh:focus.7 trap-not-nearest' });
    const healing = {
      characters: { brute: { at: [8, 3], initiative: 80 } },
      monsters: {
        'living-bones-1': { at: [3, 3], hp: 3 },
        'living-bones-2': { at: [4, 3], hp: 3, acted: true },
        'living-bones-3': { at: [4, 4], hp: 4, acted: true },
        'living-bones-4': { at: [7, 3], hp: 1, acted: true },
      },
      types: { 'living-bones': card({ do: 'heal', n: 3, range: 2 }) },
      turn: 'living-bones-1',
    };
    expect(whyNot(healing, ['heal:living-bones-2', 'heal:living-bones-3', 'heal:living-bones-4', 'heal:brute'])).toEqual({
      'heal:living-bones-2': '',
      'heal:living-bones-3': 'gh:monster.5+gh:focus.7 lacks-less',
      'heal:living-bones-4': 'gh:monster.5+gh:range.1+gh:focus.7 out-of-range',
      'heal:brute': 'gh:monster.5+gh:focus.7 not-an-ally, gh:monster.5+gh:range.1+gh:focus.7 out-of-range',
    });
  });
});

describe('cards, rests and the order of equals', () => {
  it('two different cards of the hand are chosen, and a rest takes two discards', () => {
    const round = {
      characters: { brute: { at: [3, 3], hand: ['brute:trample', 'brute:skewer'], discard: ['brute:spare-dagger'] } },
      monsters: { 'bandit-guard-1': [8, 6] },
      at: 'round',
    };
    expect(whyNot(round, ['cards:brute:trample+brute:trample', 'cards:brute:trample+brute:spare-dagger', 'rest'])).toEqual({
      'cards:brute:trample+brute:trample': 'gh:round.1 two-different-cards',
      'cards:brute:trample+brute:spare-dagger': 'gh:round.1 not-in-hand',
      rest: 'gh:round.1 too-few-to-rest',
    });
  });

  it('a short rest waits until cards of the active area lie among the discards', () => {
    const end = {
      characters: {
        brute: {
          at: [3, 3],
          acted: true,
          hand: ['brute:trample', 'brute:skewer'],
          discard: ['brute:grab-and-go'],
          active: [{ card: 'guard', half: 'bottom' }],
        },
      },
      cards: { guard: { bottom: { abilities: [{ do: 'shield', n: 1, whom: { who: 'self' } }], stays: 'persistent' } } },
      monsters: { 'bandit-guard-1': { at: [8, 6], acted: true } },
      at: 'end',
    };
    expect(whyNot(end, ['rest'])).toEqual({ rest: 'gh:rest.1 active-first' });
    expect(whyNot(end, ['rest'], 'take:guard')).toEqual({ rest: '' });
  });

  it('a long rest loses one card, and one of the discards', () => {
    const long = {
      characters: { brute: { at: [3, 3], rest: true, hand: ['brute:grab-and-go'], discard: RESTS.brute } },
      monsters: { 'bandit-guard-1': { at: [8, 6], acted: true } },
      turn: 'brute',
    };
    expect(whyNot(long, ['lose:brute:trample', 'lose:brute:grab-and-go', 'lose:brute:trample+brute:skewer'])).toEqual({
      'lose:brute:trample': '',
      'lose:brute:grab-and-go': 'gh:rest.2 not-among-discards',
      'lose:brute:trample+brute:skewer': 'gh:rest.2 one-card-by-rest',
    });
  });

  it('of equals nobody else acts first: not who is later in its type, not who has another number or has had its turn', () => {
    const level = {
      characters: { brute: { at: [7, 3], initiative: 80 }, scoundrel: { at: [1, 3], initiative: 5, acted: true } },
      monsters: { 'bandit-archer-1': [4, 3], 'bandit-archer-2': [4, 2], 'bandit-guard-1': [3, 3] },
      types: { 'bandit-archer': card(), 'bandit-guard': card() },
    };
    expect(whyNot(level, ['first:bandit-archer-1', 'first:bandit-archer-2', 'first:brute', 'first:scoundrel'])).toEqual({
      'first:bandit-archer-1': '',
      'first:bandit-archer-2': 'gh:round.4+gh:round.3 later-in-its-type',
      'first:brute': 'gh:round.3 not-level',
      'first:scoundrel': 'gh:round.3 has-had-its-turn',
    });
  });
});

describe('lines and attacks of a character', () => {
  const acting = (top: readonly unknown[], more: object = {}) => ({
    characters: { brute: { at: [3, 3], lead: 'it' }, scoundrel: { at: [0, 6], initiative: 80 } },
    monsters: { 'bandit-guard-1': { at: [4, 3], hp: 9, acted: true } },
    cards: { it: { top } },
    turn: 'brute',
    ...more,
  });

  it('nobody attacks itself', () => {
    expect(whyNot(acting([{ do: 'attack', n: 1 }]), ['target:brute'], 'play:it/top', 'do:attack')).toEqual({
      'target:brute': 'gh:attack.01+gh:target.01 not-an-enemy',
    });
  });

  it('an attack on one enemy is not made on another as well', () => {
    const monsters = {
      'bandit-guard-1': { at: [4, 3], hp: 9 },
      'bandit-guard-2': { at: [2, 3], hp: 9 },
      'bandit-guard-3': { at: [6, 3], hp: 9 },
    };
    const why = (line: object, ...more: string[]) =>
      whyNot(
        acting([line], { monsters }),
        ['target:bandit-guard-1', 'target:bandit-guard-2', 'target:bandit-guard-3', 'target:brute'],
        'play:it/top',
        'do:attack',
        'target:bandit-guard-1',
        ...more,
      );
    expect(why({ do: 'attack', n: 1 })).toEqual({
      'target:bandit-guard-1': 'gh:attack.05 attacked-already',
      'target:bandit-guard-2': 'gh:melee.03 one-target',
      'target:bandit-guard-3': 'gh:melee.03 one-target, gh:melee.02 not-adjacent',
      'target:brute': 'gh:target.01 targets-in-attacks',
    });
    expect(why({ do: 'attack', n: 1, range: 2 })).toEqual({
      'target:bandit-guard-1': 'gh:attack.05 attacked-already',
      'target:bandit-guard-2': 'gh:ranged.02 one-target',
      'target:bandit-guard-3': 'gh:ranged.02 one-target, gh:ranged.01+gh:range.1 out-of-range',
      'target:brute': 'gh:target.01 targets-in-attacks',
    });
    expect(why({ do: 'attack', n: 1, range: 3, targets: 2 }, 'target:bandit-guard-2')).toMatchObject({
      'target:bandit-guard-2': 'gh:attack.05 attacked-already',
      'target:bandit-guard-3': 'gh:target.01 targets-in-attacks',
    });
  });

  it('what happens by itself is not passed over, and an attack on nobody has been', () => {
    const pact = [
      { do: 'attack', n: 1 },
      { do: 'suffer', n: 1, whom: { who: 'self' } },
      { do: 'element', of: 'fire' },
      { do: 'loot', n: 1 },
    ];
    const alone = acting(pact, { monsters: { 'bandit-guard-1': [8, 6] } });
    const ids = ['skip:suffer', 'skip:element', 'skip:loot', 'do:attack', 'leave:fire'];
    expect(whyNot(alone, ids, 'play:it/top')).toEqual({
      'skip:suffer': 'gh:turn.4+gh:turn.3 harm-not-skipped',
      'skip:element': 'gh:turn.4+gh:element.1 element-not-skipped, gh:turn.3 lines-in-order',
      'skip:loot': 'gh:turn.3 lines-in-order',
      'do:attack': 'gh:attack.01 nobody-to-attack, gh:turn.3 lines-in-order',
      'leave:fire': 'gh:turn.4+gh:element.1 element-not-skipped, gh:pipeline.7 effects-after-damage',
    });
    const free = { ...alone, choices: { 'elements-declined': 'always' } };
    expect(whyNot(free, ['skip:element', 'leave:fire'], 'play:it/top', 'suffer')).toEqual({
      'skip:element': '',
      'leave:fire': 'gh:pipeline.7 effects-after-damage',
    });
    const armed = { brute: { at: [3, 3], lead: 'it', conditions: ['disarm'] }, scoundrel: { at: [0, 6], initiative: 80 } };
    expect(whyNot({ ...alone, characters: armed }, ['do:attack'], 'play:it/top')).toEqual({
      'do:attack': 'gh:attack.02 disarmed, gh:turn.3 lines-in-order',
    });
  });

  it('across a wall line nobody and nothing is beside', () => {
    const walls = [
      [
        [3, 3],
        [4, 3],
      ],
    ];
    const why = (line: object, id: string, ...more: string[]) =>
      whyNot(
        acting([line, { do: 'loot', n: 1 }], { walls, monsters: { 'bandit-guard-1': [4, 3], 'bandit-guard-2': [2, 3] } }),
        [id],
        'play:it/top',
        ...more,
      );
    expect(why({ do: 'attack', n: 1 }, 'target:bandit-guard-1', 'do:attack')).toEqual({
      'target:bandit-guard-1': 'gh:melee.02+gh:range.2 not-adjacent',
    });
    expect(why({ do: 'push', n: 1, whom: { who: 'adjacent-enemy' } }, 'do:push>bandit-guard-1')).toEqual({
      'do:push>bandit-guard-1': 'gh:range.1+gh:range.2 out-of-range',
    });
    expect(why({ do: 'summon', of: 'mystic-ally' }, 'do:summon>4,3')).toEqual({ 'do:summon>4,3': 'gh:summon.1+gh:range.2 hex-not-beside' });
  });

  it('an element is used up where it is there and asked for', () => {
    const fire = acting([{ do: 'attack', n: 1, consume: { element: 'fire', n: 1 } }], { elements: { fire: 'waning', air: 'strong' } });
    expect(whyNot(fire, ['use:fire', 'use:air', 'use:ice'], 'play:it/top', 'do:attack')).toEqual({
      'use:fire': '',
      'use:air': 'gh:element.2 element-of-another',
      'use:ice': 'gh:element.2 element-of-another, gh:element.2 element-inert',
    });
  });

  it('a summon, a trap and an obstacle are beside, and there', () => {
    const tiles = [{ kind: 'trap', at: [3, 2] }];
    const why = (line: object, ...ids: string[]) => whyNot(acting([line, { do: 'loot', n: 1 }], { tiles }), ids, 'play:it/top');
    expect(why({ do: 'summon', of: 'mystic-ally' }, 'do:summon>6,3', 'do:summon>4,3', 'do:summon>3,2')).toEqual({
      'do:summon>6,3': 'gh:summon.1 hex-not-beside',
      'do:summon>4,3': 'gh:move.4 hex-taken',
      'do:summon>3,2': 'gh:move.4 hex-taken',
    });
    expect(why({ do: 'disarm-trap' }, 'do:disarm-trap>3,2', 'do:disarm-trap>2,3', 'do:disarm-trap>7,3')).toEqual({
      'do:disarm-trap>3,2': '',
      'do:disarm-trap>2,3': 'gh:turn.3 no-trap-there',
      'do:disarm-trap>7,3': 'gh:turn.3 hex-not-beside',
    });
    const table = acting([{ do: 'destroy-obstacle' }, { do: 'loot', n: 1 }], { tiles: [{ kind: 'obstacle', at: [3, 2] }] });
    expect(whyNot(table, ['do:destroy-obstacle>3,2', 'do:destroy-obstacle>2,3'], 'play:it/top')).toEqual({
      'do:destroy-obstacle>3,2': '',
      'do:destroy-obstacle>2,3': 'gh:turn.3 no-obstacle-there',
    });
  });

  it('nobody invisible is chosen, and nobody immobilized is led', () => {
    const monsters = { 'bandit-guard-1': { at: [4, 3], conditions: ['invisible'] }, 'bandit-guard-2': [2, 3] };
    const poison = acting([{ do: 'condition', of: 'poison', whom: { who: 'enemy', range: 3 } }], { monsters });
    expect(whyNot(poison, ['do:poison>bandit-guard-1', 'do:poison>bandit-guard-2'], 'play:it/top')).toEqual({
      'do:poison>bandit-guard-1': 'gh:attack.01+gh:condition.invisible target-invisible',
      'do:poison>bandit-guard-2': '',
    });
    const led = {
      characters: { scoundrel: { at: [3, 3], lead: 'scoundrel:sinister-opportunity' } },
      monsters: {
        'bandit-guard-1': { at: [4, 3], acted: true, conditions: ['immobilize'] },
        'bandit-guard-2': { at: [2, 3], acted: true },
      },
      turn: 'scoundrel',
    };
    const ids = ['do:control-move>bandit-guard-1', 'do:control-move>bandit-guard-2'];
    expect(whyNot(led, ids, 'play:scoundrel:sinister-opportunity/bottom', 'skip:move')).toEqual({
      'do:control-move>bandit-guard-1': 'gh:condition.immobilize immobilized',
      'do:control-move>bandit-guard-2': '',
    });
  });

  it('what costs two to enter is told with its paragraph', () => {
    const tiles = [{ kind: 'difficult', at: [4, 3] }];
    const walking = acting([{ do: 'move', n: 1 }], { tiles, monsters: { 'bandit-guard-1': { at: [8, 6], acted: true } } });
    const jumping = { ...walking, cards: { it: { top: [{ do: 'move', n: 1, jump: true }] } } };
    expect(whyNot(walking, ['move:4,3', 'move:5,3'], 'play:it/top', 'do:move')).toEqual({
      'move:4,3': 'gh:move.1+gh:terrain.1 too-far-to-move',
      'move:5,3': 'gh:move.1 too-far-to-move',
    });
    expect(whyNot(jumping, ['move:4,3'], 'play:it/top', 'do:move')).toEqual({ 'move:4,3': 'gh:move.1+gh:terrain.3 too-far-to-move' });
  });

  it('nobody is pushed across a wall, be it a line, nor through a closed door', () => {
    const push = { do: 'push', n: 2, whom: { who: 'adjacent-enemy' } };
    const why = (more: object, id: string) =>
      whyNot(
        acting([push], { monsters: { 'bandit-guard-1': { at: [4, 1], acted: true } }, ...more }),
        [id],
        'play:it/top',
        'do:push>bandit-guard-1',
      );
    const characters = { brute: { at: [3, 1], lead: 'it' }, scoundrel: { at: [0, 0], initiative: 80 } };
    const walls = [
      [
        [4, 1],
        [5, 1],
      ],
    ];
    expect(why({ characters, walls }, 'to:5,1')).toEqual({ 'to:5,1': 'gh:forced.1+gh:range.2 wall-between' });
    const map = ['......22', '.....D22', '......22'];
    expect(why({ characters, map }, 'to:5,1')).toEqual({ 'to:5,1': 'gh:forced.1+gh:terrain.6 wall-between' });
    expect(why({ characters }, 'to:6,1')).toEqual({ 'to:6,1': 'gh:forced.1 step-by-step' });
  });

  it('an area is not laid over nobody, and a disarmed character has had no attack line', () => {
    const area = { do: 'attack', n: 1, range: 2, area: { red: [{ q: 0, r: 0 }], grey: false }, add: 1 };
    expect(whyNot(acting([area]), ['area:nobody'], 'play:it/top', 'do:attack')).toEqual({
      'area:nobody': 'gh:area.04+gh:pipeline.1 area-on-nobody',
    });
    const characters = {
      brute: { at: [3, 3], lead: 'it', conditions: ['disarm', 'immobilize'] },
      scoundrel: { at: [0, 6], initiative: 80 },
    };
    const lines = [
      { do: 'attack', n: 1 },
      { do: 'move', n: 1 },
      { do: 'loot', n: 1 },
    ];
    expect(whyNot(acting(lines, { characters }), ['do:attack', 'do:move', 'do:loot'], 'play:it/top')).toEqual({
      'do:attack': 'gh:attack.02+gh:turn.3 disarmed',
      'do:move': 'gh:condition.immobilize+gh:turn.3 immobilized',
      'do:loot': '',
    });
  });
});
