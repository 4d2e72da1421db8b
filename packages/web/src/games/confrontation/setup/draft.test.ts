import {
  confrontation,
  confrontationSituations,
  type FighterSetup,
  FORCES,
  PROFILES,
  WOUND_TABLE,
} from '@escarmouche/engine/confrontation';
import { Match } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { readDraft } from '../../../setup/draft.ts';
import { NOTHING_OWN, type Own } from './content.ts';
import { describeSides } from './describe.ts';
import { BUILT, costOf, type Draft, draftsOf, faultsOf, positionOf, setupOf, USUAL_DRAFT, unlike, withArmy } from './draft.ts';
import { EXAMPLES, exampleLaid } from './examples.ts';

const stored = (change: object): string => JSON.stringify({ ...USUAL_DRAFT, ...change });
const draftFrom = (text: string | null, own: Own): Draft =>
  readDraft(
    text,
    draftsOf(() => own),
  ).draft;
const combat: Draft = { ...USUAL_DRAFT, mode: 'combat' };
const keysOf = (draft: Draft) => faultsOf(draft, NOTHING_OWN).map((f) => f.say.key);

describe('a set-up in the making', () => {
  it('begins as a legal match in both ways to play, between forces of one strength', () => {
    for (const draft of [USUAL_DRAFT, combat]) {
      expect(faultsOf(draft, NOTHING_OWN)).toEqual([]);
      expect(() => confrontation.tables(setupOf(draft, NOTHING_OWN))).not.toThrow();
    }
    expect(unlike(USUAL_DRAFT)).toBe(false);
    expect(unlike(withArmy(USUAL_DRAFT, 1, { army: 'behemoth' }))).toBe(true);
    expect(unlike(withArmy(USUAL_DRAFT, 1, { force: BUILT }))).toBe(false);
    for (const f of FORCES) expect(costOf(NOTHING_OWN, f.profiles), f.id).toBeLessThanOrEqual(USUAL_DRAFT.total);
  });

  const touching: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
    praetorian: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    'thermo-priest': [
      [0, 0],
      [0, 1],
    ],
    khor: [
      [0, 0],
      [0, 1],
    ],
    lines: [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
      [3, 3],
    ],
  };
  it.each(EXAMPLES.map((e) => [e.id, e] as const))('lays out the example %s with its contacts, in the middle of the table', (id, e) => {
    const draft: Draft = { ...combat, phase: exampleLaid(id) };
    expect(faultsOf(draft, NOTHING_OWN)).toEqual([]);
    const { contact } = confrontation.begin(confrontation.tables(setupOf(draft, NOTHING_OWN)));
    const [one] = e.sides;
    for (const i of one.keys())
      for (const j of e.sides[1].keys())
        expect((contact[i] >>> (one.length + j)) & 1).toBe(touching[id].some(([a, b]) => a === i && b === j) ? 1 : 0);
    const xs = draft.phase.seats.flatMap((seat) => seat.fighters.map((f) => f.at?.[0] ?? 0));
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(300, -1);
  });

  it('reads wounds in the table chosen; one stored before there was a choice, in the one there was', () => {
    const mine = { ...WOUND_TABLE, id: 'mine' };
    const own: Own = { profiles: [], tables: [mine] };
    expect(setupOf(draftFrom(stored({ wounds: 'mine' }), own), own).content?.wounds).toBe(mine);
    expect(setupOf(draftFrom(stored({ wounds: undefined }), own), own).content?.wounds).toBe(mine);
    expect(setupOf(draftFrom(stored({}), own), own).content).toBeUndefined();
  });

  it('says what an army costs beyond its total, with the rule', () => {
    const dear = withArmy({ ...USUAL_DRAFT, total: 200 }, 0, {
      force: BUILT,
      built: ['praetorian-guard', 'praetorian-guard', 'praetorian-guard', 'praetorian-guard', 'praetorian-guard'],
    });
    expect(faultsOf(dear, NOTHING_OWN)).toMatchObject([
      { at: 'seats[0].fighters', rule: 'conf:F9.b', say: { key: 'army-too-dear', args: { what: '225 > 200' } } },
    ]);
    expect(keysOf({ ...dear, total: 0 })).toEqual([]);
    expect(keysOf(withArmy(USUAL_DRAFT, 1, { force: BUILT, built: [] }))).toEqual(['no-fighters']);
  });

  /** The usual phase with something else said of a figure. */
  const with_ = (key: string, patch: Partial<FighterSetup>, draft = combat): Draft => ({
    ...draft,
    phase: {
      ...draft.phase,
      seats: draft.phase.seats.map((seat) => ({ ...seat, fighters: seat.fighters.map((f) => (f.key === key ? { ...f, ...patch } : f)) })),
    },
  });
  const at = combat.phase.seats[1].fighters[0].at ?? [0, 0];

  it('names the figures that stand in each other', () => {
    expect(faultsOf(with_('A1', { at }), NOTHING_OWN).map((f) => f.at)).toEqual(['A1', 'B1']);
    expect(keysOf(with_('A1', { at: [1, 1] }))).toEqual(['off-table']);
  });

  it('is a position of the editor, which makes the same set-up', () => {
    const charged = with_('B1', { charged: ['A1'], wound: 'serious' });
    const setup = { ...setupOf({ ...charged, tactics: '1', choices: { rounds: '4' } }, NOTHING_OWN), table: [700, 650] as const };
    const position = positionOf({ ...setup, contacts: [['A1', 'B1']] });
    expect(position).toMatchObject({ turn: 'start', tactics: [2, 1], table: [700, 650], contacts: ['A1-B1'], choices: { rounds: '4' } });
    expect(position.fighters.B1).toEqual({ is: 'dirz-clone', side: 2, at, charged: ['A1'], wound: 'serious' });
    const match = confrontationSituations.match(positionOf(setup));
    const { seats, table, tactics, choices } = match.table.setup;
    expect({ mode: 'combat', seats, table, tactics, choices }).toEqual({
      ...setup,
      seats: setup.seats.map((seat, i) => ({ side: i + 1, ...seat })),
    });
    expect(match.state).toEqual(new Match(confrontation, setup).state);
  });

  it('keeps profiles that came with its figures, and has those of one’s own as they are now', () => {
    const mine = { ...PROFILES[0], id: 'mine' };
    const draft = with_('A1', { profile: 'mine' }, { ...combat, phase: { ...combat.phase, profiles: [mine] } });
    expect(setupOf(draft, NOTHING_OWN).content?.profiles).toEqual([mine]);
    const now = { ...mine, perCard: 2 };
    expect(setupOf(draft, { ...NOTHING_OWN, profiles: [now] }).content?.profiles).toEqual([now]);
    expect(draftFrom(JSON.stringify(draft), NOTHING_OWN)).toEqual(draft);
  });

  it('says everything that is wrong at once', () => {
    const { RES: _resistance, ...values } = PROFILES[0].values;
    const torn = ['torn', 'worn'].map((id) => ({ ...PROFILES[0], id, values, ours: {} }));
    const laid = with_('A1', { profile: 'torn', at }, with_('B1', { profile: 'worn' }));
    const faults = faultsOf({ ...laid, choices: { rounds: 'many' } }, { ...NOTHING_OWN, profiles: torn });
    expect(faults.map((f) => [f.at, f.say.key, f.say.args.what])).toEqual([
      ['A1', 'no-room', 'A1'],
      ['B1', 'no-room', 'B1'],
      ['choices', 'choice-values', undefined],
      ['seats[0].fighters', 'cannot-fight', 'torn'],
      ['seats[1].fighters', 'cannot-fight', 'worn'],
    ]);
  });

  it('takes up another army with its first ready-made force, or to be built', () => {
    expect(withArmy(USUAL_DRAFT, 0, { army: 'wolfen' }).armies[0].force).toBe('wolfen-pack');
    expect(withArmy(USUAL_DRAFT, 0, { army: 'sessairs' }).armies[0]).toEqual({ army: 'sessairs', force: BUILT, built: [] });
  });
});

describe('a remembered set-up', () => {
  it('comes back as it was', () => {
    const draft: Draft = { ...combat, tactics: '1', phase: exampleLaid('khor'), choices: { rounds: '4' } };
    expect(draftFrom(JSON.stringify(draft), NOTHING_OWN)).toEqual(draft);
  });

  it.each([
    null,
    '',
    '{',
    '7',
    '[]',
    '{}',
    stored({ mode: 'war' }),
    stored({ players: ['person'] }),
    stored({ armies: [{ army: 'lion', force: 'wolfen-pack', built: [] }, USUAL_DRAFT.armies[1]] }),
    stored({ armies: [{ army: 'lion', force: BUILT, built: ['nobody'] }, USUAL_DRAFT.armies[1]] }),
    stored({ total: 123 }),
    stored({ choices: null }),
  ])('that cannot be is the usual one: %s', (text) => {
    expect(draftFrom(text, NOTHING_OWN)).toEqual(USUAL_DRAFT);
  });

  it.each([
    [{ mode: 'war', total: 200 }, { total: 200 }],
    [
      { players: ['random', 7], total: 200 },
      { players: ['random', USUAL_DRAFT.players[1]], total: 200 },
    ],
    [
      { armies: [null, { army: 'lion', force: BUILT, built: [] }] },
      { armies: [USUAL_DRAFT.armies[0], { army: 'lion', force: BUILT, built: [] }] },
    ],
    [{ choices: null, tactics: '1' }, { tactics: '1' }],
    [{ wounds: 7, mode: 'combat' }, { mode: 'combat' }],
  ])('keeps what can be read of itself: %j', (change, left) => {
    expect(draftFrom(stored(change), NOTHING_OWN)).toEqual({ ...USUAL_DRAFT, ...left });
  });

  it('is read as it was stored when a combat phase was a list of figures', () => {
    const usual = { level: 0, angle: 0, wound: 'none', stunned: false, routed: false, assault: 'none', charged: [], dived: false };
    const [{ fighters: mine }, { fighters: theirs }] = exampleLaid('thermo-priest').seats;
    const [[ax, ay], [bx, by]] = [mine, theirs].map(([f]) => f.at ?? [0, 0]);
    const laid = [
      {
        ...usual,
        key: 'A1',
        seat: 0,
        profile: 'thermo-priest',
        x: ax - 200,
        y: ay - 200,
        assault: 'charge',
        charged: ['B1', 'B2'],
        dived: true,
      },
      { ...usual, key: 'B1', seat: 1, profile: 'goblin-ashigaru', x: bx - 200, y: by - 200, wound: 'light' },
      { ...usual, key: 'B2', seat: 1, profile: 'goblin-bushi', x: 200, y: 200, stunned: true },
    ];
    const { phase: _phase, ...old } = combat;
    const read = (change: object): Draft => draftFrom(JSON.stringify({ ...old, ...change }), NOTHING_OWN);
    expect(read({ laid, large: false })).toEqual({
      ...combat,
      phase: {
        seats: [
          { fighters: [{ profile: 'thermo-priest', key: 'A1', at: [ax - 200, ay - 200], charged: ['B1'], dived: true }] },
          {
            fighters: [
              { profile: 'goblin-ashigaru', key: 'B1', at: [bx - 200, by - 200], wound: 'light' },
              { profile: 'goblin-bushi', key: 'B2', at: [200, 200], stunned: true },
            ],
          },
        ],
        table: [300, 240],
      },
    });
    expect(read({ laid, large: true }).phase.table).toEqual([600, 600]);
    for (const bad of [[null, 7], [{ ...laid[0], profile: 'nobody' }, laid[1]], [{ ...laid[0], x: 'far' }, laid[1]], 'none'])
      expect(read({ laid: bad })).toEqual(combat);
  });

  it.each([
    undefined,
    null,
    7,
    { seats: [null, { fighters: [null] }] },
    { ...USUAL_DRAFT.phase, profiles: [null] },
    { seats: [] },
    { seats: [{ fighters: [] }, { fighters: [] }] },
    { seats: [{ fighters: [{ profile: 'nobody', key: 'A1', at: [1, 1] }] }, USUAL_DRAFT.phase.seats[1]] },
    { seats: [{ fighters: [{ profile: 'plain', key: 'A1', at: [null, 1] }] }, USUAL_DRAFT.phase.seats[1]] },
    { ...USUAL_DRAFT.phase, table: 'large' },
    { ...USUAL_DRAFT.phase, contacts: [['A1']] },
  ])('keeps all else of itself where no figures can be laid out so: %j', (phase) => {
    expect(draftFrom(stored({ mode: 'combat', total: 200, phase }), NOTHING_OWN)).toEqual({ ...combat, total: 200 });
  });
});

describe('what the sides are called', () => {
  it('is the ready-made force with its army, or the fighters counted', () => {
    expect(describeSides(setupOf(USUAL_DRAFT, NOTHING_OWN), 'en')[0]).toBe('The high watch (Lions of Alahan)');
    expect(describeSides(setupOf(combat, NOTHING_OWN), 'fr')[1]).toMatch(/^2\u00a0×\u00a0Clone/);
    expect(FORCES.length).toBeGreaterThan(1);
    expect(describeSides(null, 'en')).toEqual([]);
    expect(describeSides({ seats: [{ fighters: [{ profile: 'nobody' }] }] }, 'en')).toEqual(['nobody']);
  });
});
