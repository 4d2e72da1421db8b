import { describe, expect, it } from 'vitest';
import { SetupError } from '../../core/index.ts';
import { choicesWith } from './choices.ts';
import { CARDS, CHARACTERS } from './content/index.ts';
import { PARTIES } from './content/parties.ts';
import type { Character } from './content/types.ts';
import { partyFaults } from './party.ts';
import type { SeatSetup, Setup } from './setup.ts';
import { buildTable } from './table.ts';

const LEGEND: Character = { ...CHARACTERS.filter((c) => c.faction === 'D')[0], id: 'L1', legendary: true };
const OTHER: Character = { ...LEGEND, id: 'L2' };
const people = new Map([...CHARACTERS, LEGEND, OTHER].map((c) => [c.id, c]));
const cards = new Map(CARDS.map((c) => [c.id, c]));

function faults(format: Setup['format'], party: SeatSetup['party'], choices: Record<string, string> = {}): string[] {
  return partyFaults('party', { faction: 'D', party }, format, choicesWith(choices), people, cards).map(
    (f) => `${f.rule} ${f.key} ${f.at}`,
  );
}

const m = (character: string, ...held: string[]): SeatSetup['party'][number] => ({ character, cards: held });
const NINE = [m('D1', 'K04', 'K07', 'K18'), m('D2', 'K08', 'K13', 'K25'), m('D4', 'K03', 'K05', 'K10')];

describe('building a party', () => {
  it.each(PARTIES.map((p) => [p.id, p] as const))('%s is legal', (_id, p) => {
    expect(partyFaults('party', { faction: p.faction, party: p.members }, p.format, choicesWith(), people, cards)).toEqual([]);
  });

  it('wants three characters of one faction and nine cards, shared out freely', () => {
    expect(faults('constructed', NINE)).toEqual([]);
    expect(faults('constructed', [m('D1', 'K04', 'K07', 'K18', 'K19', 'K22', 'K26'), m('D2'), m('D4', 'K03', 'K05', 'K10')])).toEqual([]);
    expect(faults('constructed', [m('D1', 'K04', 'K07'), ...NINE.slice(1)])).toEqual(['wow:100.2 nine-cards party.party']);
    expect(faults('constructed', NINE.slice(0, 2))).toEqual(['wow:100.2 three-characters party.party', 'wow:100.2 nine-cards party.party']);
    expect(faults('constructed', [m('A1', 'K04', 'K07', 'K23'), ...NINE.slice(1)])).toEqual(['wow:100.2 other-faction party.party[0]']);
  });

  it('wants two cards each in the introductory format', () => {
    expect(faults('starter', [m('D1', 'K04', 'K07'), m('D2', 'K08', 'K13'), m('D4', 'K03', 'K10')])).toEqual([]);
    expect(faults('starter', [m('D1', 'K04', 'K07', 'K18'), m('D2', 'K08', 'K13'), m('D4', 'K03')])).toEqual([
      'wow:101.2a two-cards-each party.party[0]',
      'wow:101.2a two-cards-each party.party[2]',
    ]);
  });

  it('lets factions mix in an open party, of one to five', () => {
    expect(faults('open', [m('D1', 'K04'), m('A1', 'K04')])).toEqual([]);
    expect(faults('open', [m('D1'), m('D2'), m('D3'), m('D4'), m('D5')])).toEqual([]);
    expect(faults('open', [])).toEqual(['wow:100.2 party-size party.party']);
    expect(faults('open', [m('D1'), m('D2'), m('D3'), m('D4'), m('D5'), m('A1')])).toEqual(['wow:100.2 party-size party.party']);
  });

  it('takes one Legendary character, not two, in any format', () => {
    expect(faults('open', [m('L1'), m('D2')])).toEqual([]);
    expect(faults('open', [m('L1'), m('L2')])).toEqual(['wow:100.1a two-legends party.party[1]']);
  });

  it('takes nobody twice, unless the option allows it', () => {
    const twins = [NINE[0], NINE[0], NINE[2]];
    expect(faults('constructed', twins)).toEqual(['wow:100.2 same-character party.party[1]']);
    expect(faults('constructed', twins, { 'same-character': 'allowed' })).toEqual([]);
    // L1 bears the name of D1, whatever else is printed on it.
    const namesake = [NINE[0], m('L1', 'K04', 'K07', 'K18'), NINE[2]];
    expect(faults('constructed', namesake)).toEqual(['wow:100.2 same-character party.party[1]']);
  });

  it('keeps a bar free of doubles and of what its bearer may not hold', () => {
    expect(faults('open', [m('D1', 'K04', 'K04')])).toEqual(['wow:300.2 same-name party.party[0].cards[1]']);
    expect(faults('open', [m('D1', 'K08')])).toEqual(['wow:300.2 restriction party.party[0].cards[0]']);
    expect(faults('open', [m('D1', 'K21', 'K25')])).toEqual([]);
    expect(faults('open', [m('D1', 'K99')])).toEqual(['wow:202 unknown-card party.party[0].cards[0]']);
    expect(faults('open', [m('Z9')])).toEqual(['wow:201 unknown-character party.party[0]']);
  });

  it('a set-up with a fault is refused, with its place and rule', () => {
    const setup: Setup = {
      format: 'open',
      map: 'crossroads',
      seats: [
        { faction: 'D', party: [m('D1')] },
        { faction: 'A', party: [m('A1', 'K08')] },
      ],
    };
    try {
      buildTable(setup);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(SetupError);
      expect(error).toMatchObject({ at: 'seats[1].party[0].cards[0]', rule: 'wow:300.2' });
    }
  });
});
