import { describe, expect, it } from 'vitest';
import { NUMBER } from '../running/forms.ts';
import { Match } from './match.ts';
import type { Ruling } from './ruling-file.ts';
import { unknownNames } from './ruling-names.ts';
import type { Situations } from './situations.ts';
import { type DuelSetup, type DuelState, type DuelView, TOY_RULES, TRICKS, toy } from './toy.testing.ts';

type DuelTable = ReturnType<typeof toy.tables>;

/** The toy game with a vocabulary. */
const duels: Situations<DuelSetup, DuelTable, DuelState, DuelView, DuelSetup> = {
  game: toy,
  match: (setup) => new Match(toy, setup),
  value: (match, name) => match.state.health[Number(name)],
  named: (_match, e) => e.args,
  odds: () => ({ of: [], until: 'turn', positions: 0, leaves: null }),
  idle: /^(rest|pass)$/,
  vocabulary: {
    rules: TOY_RULES,
    events: { strikes: ['seat', 'n', 'how', 'hard'], begins: ['seat'], plays: ['card', 'seat'] },
    args: { card: 'card', seat: 'seat', n: 'count', hard: 'flag', how: { words: ['high', 'low'] } },
    options: ['strike', 'strike:{place}', 'breathe:{number}', 'trick:{card}', 'meet:{figure+}', 'walk:{figure}>{place>}', 'pass'],
    kinds: {
      card: { names: () => TRICKS },
      figure: { names: () => ['Anna', 'Bo'] },
      place: { written: /^(high|low)$/, begun: /^(h|l)?$/ },
      number: NUMBER,
    },
  },
};

function strange(expectation: object, more: Partial<Ruling<DuelSetup>> = {}): string[] {
  const situation: DuelSetup = { health: 5, hands: [['feint'], []], first: 0 };
  const cases = [{ name: { en: 'A', fr: 'A' }, situation, script: [{ expect: expectation }] }];
  return unknownNames(duels, { ruling: 'toy:1', cases, ...more } as Ruling<DuelSetup>).map(
    (u) =>
      `${u.path.slice(5).join('.')} ${u.name} ${u.role.of === 'name' ? u.role.kind : u.role.of}${u.near === undefined ? '' : ` ~ ${u.near}`}${u.among.length === 0 ? '' : ` of ${u.among.join(' ')}`}`,
  );
}

/** The names in a script that nobody knows. */
function strangeIn(script: readonly object[]): string[] {
  const situation: DuelSetup = { health: 5, hands: [['feint'], []], first: 0 };
  const cases = [{ name: { en: 'A', fr: 'A' }, situation, script }];
  return unknownNames(duels, { ruling: 'toy:1', cases } as Ruling<DuelSetup>).map((u) => `${u.path.slice(3).join('.')} ${u.name}`);
}

describe('names in a ruling', () => {
  it('are those of options that are taken, though a place may be written otherwise', () => {
    const taken = ['strike:high', 'constructor', '__proto__', 'trick:constructor', 'pass:on', 'strike:HIGH', 'breathe:007', 'walk:Q>low'];
    expect(strangeIn(taken.map((take) => ({ take })))).toEqual([
      '1.take constructor',
      '2.take __proto__',
      '3.take constructor',
      '4.take pass:on',
      '7.take Q',
    ]);
  });

  it('that are known are no matter', () => {
    expect(
      strange({
        offered: ['strike', 'strike:high'],
        absent: ['trick:feint', 'meet:Bo+Anna', 'walk:Bo>low>high'],
        exactly: { prefix: 'walk:A', ids: [] },
        refused: { 'trick:feint': ['toy:4', 'toy:4.1'] },
        decision: { rule: 'toy:2', step: 'act' },
        events: [
          'begins',
          { event: 'strikes', with: { seat: 2, n: 3, how: 'low', hard: true } },
          { event: 'plays', rule: 'toy:4', with: { card: 'feint', seat: 1 } },
        ],
        never: ['strikes', { event: 'plays', with: { card: 'feint' } }],
      }),
    ).toEqual([]);
  });

  it.each([
    [{ never: ['begnis'] }, 'never.0 begnis event ~ begins'],
    [{ events: [{ event: 'nothing' }] }, 'events.0.event nothing event'],
    [{ never: [{ event: 'plays', with: { crad: 'feint' } }] }, 'never.0.with.crad crad argument ~ card'],
    [{ never: [{ event: 'plays', with: { card: 'fient' } }] }, 'never.0.with.card fient card ~ feint'],
    [{ absent: ['strike:middle'] }, 'absent.0 middle place'],
    [{ absent: ['trick:fient'] }, 'absent.0 fient card ~ feint'],
    [{ absent: ['meet:Anna+Ob'] }, 'absent.0 Ob figure of Anna Bo'],
    [{ absent: ['tirck:feint'] }, 'absent.0 tirck word ~ trick'],
    [{ absent: ['trick'] }, 'absent.0 trick form'],
    [{ offered: ['pass:on'] }, 'offered.0 pass:on form'],
    [{ exactly: { prefix: 'mvoe:', ids: [] } }, 'exactly.prefix mvoe word'],
    [{ exactly: { prefix: 'walk:Q', ids: [] } }, 'exactly.prefix Q figure of Anna Bo'],
    [{ refused: { 'walk:Q>low': 'toy:2' } }, 'refused.walk:Q>low Q figure of Anna Bo'],
    [{ refused: { 'trick:feint': ['toy:4', 'toy:44'] } }, 'refused.trick:feint.1 toy:44 rule ~ toy:4'],
    [{ never: [{ event: 'plays', with: { card: 7 } }] }, 'never.0.with.card 7 value'],
    [{ never: [{ event: 'strikes', with: { seat: 3 } }] }, 'never.0.with.seat 3 value'],
    [{ never: [{ event: 'strikes', with: { seat: 'one' } }] }, 'never.0.with.seat one value'],
    [{ never: [{ event: 'strikes', with: { n: 'two' } }] }, 'never.0.with.n two value'],
    [{ never: [{ event: 'strikes', with: { how: 'hihg' } }] }, 'never.0.with.how hihg value ~ high'],
    [{ never: [{ event: 'strikes', with: { hard: 'yes' } }] }, 'never.0.with.hard yes value of true false'],
    [{ absent: ['breathe:01'] }, 'absent.0 01 number'],
    [{ absent: ['meet:'] }, 'absent.0 meet: form'],
    [{ exactly: { prefix: 'strike:x', ids: [] } }, 'exactly.prefix x place'],
    [{ exactly: { prefix: 'breathe:0x', ids: [] } }, 'exactly.prefix 0x number'],
    [{ decision: { rule: 'toy:9' } }, 'decision.rule toy:9 rule ~ toy:1'],
    [{ chance: { step: 'coni' } }, 'chance.step coni step ~ coin'],
  ])('that nobody knows are told: %j', (expectation, said) => {
    expect(strange(expectation)).toEqual([said]);
  });

  it('are looked for in the head of a file and in every case', () => {
    expect(strange({}, { ruling: 'toy:999' })).toEqual([' toy:999 rule']);
    const refused = { health: 5, hands: [['feint', 'feint'], []] } as DuelSetup;
    const name = { en: 'A', fr: 'A' };
    expect(
      unknownNames(duels, { ruling: 'toy:4', cases: [{ name, situation: refused, script: [], illegal: 'toy:44' }] }).map((u) =>
        u.path.join('.'),
      ),
    ).toEqual(['cases.0.illegal']);
  });

  it('are read in time linear to their length', () => {
    const long = `meet:${'Anna+'.repeat(100_000)}Bo`;
    expect(strange({ absent: [long] })).toEqual([]);
    expect(strange({ absent: [`${'x>'.repeat(100_000)}`] })).toHaveLength(1);
  });
});
