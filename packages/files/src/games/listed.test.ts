/** Everything that is listed as nameable is understood where the list says, and nothing else of its kind is. */

import { confrontationSituations } from '@escarmouche/engine/confrontation';
import { type CoreState, gameFault, nearest, type Ruling, type Situations } from '@escarmouche/engine/core';
import { gloomhavenSituations } from '@escarmouche/engine/gloomhaven';
import { FIGHTERS, findCard, findFighter, underworldsSituations, WARBANDS, type WarbandId } from '@escarmouche/engine/underworlds';
import { findCharacter, wowSituations } from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { type ContentGroup, confrontationContent, gloomhavenContent, underworldsContent, wowContent } from '../content.ts';
import { readRuling } from '../ruling.ts';
import { confrontationFiles } from './confrontation/index.ts';
import type { GameFiles } from './game.ts';
import { gloomhavenFiles } from './gloomhaven/index.ts';
import type { Kind, Listed } from './listed.ts';
import { underworldsFiles } from './underworlds/index.ts';
import { wowFiles } from './wow/index.ts';

type Example = (thing: Listed) => unknown;
/** A situation that names a thing, for each kind; kinds that no situation names are looked at elsewhere. */
type Examples = Partial<Record<Kind, Example>>;

const PLACES = { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0' } };
const wow = (more: object, a: object = {}): unknown => ({ figures: { ...PLACES, A: { ...PLACES.A, ...a } }, turn: 'tick', ...more });
const WOW: Examples = {
  figures: ({ id, of }) => wow({ factions: [of, 'other'] }, { is: id }),
  cards: ({ id }) => wow({}, { cards: [id] }),
  maps: ({ id }) => wow({ map: id }),
  terrain: ({ id }) => wow({ terrain: { '0,2': id } }),
  factions: ({ id }) => wow({ factions: [id, 'other'] }),
  values: ({ id }) => wow({ effects: [{ on: 'A', stat: id, n: 1, until: 'turn-end' }] }),
  moments: ({ id }) => wow({ effects: [{ on: 'A', rooted: true, until: id }] }),
  'damage-types': ({ id }) => wow({}, { printed: { main: { type: id } } }),
  natures: ({ id }) => wow({}, { printed: { main: { nature: id } } }),
  classes: ({ id }) => wow({}, { printed: { className: id } }),
  formats: ({ id }) => wow({ format: id }),
};

const conf = (a: object, more: object = {}): unknown => ({
  fighters: { A1: { side: 1, ...a }, B1: { side: 2 } },
  contacts: ['A1-B1'],
  ...more,
});
/** Skills need their number or their word where the card prints one. */
const skill = (id: string): object[] => [{ skill: id }, { skill: id, x: 1 }, { skill: id, to: 'legs' }];
const CONF: Examples = {
  figures: ({ id }) => conf({ is: id }),
  values: ({ id }) => conf({ printed: { [id]: 3 } }),
  wounds: ({ id }) => conf({ wound: id }),
  bases: ({ id }) => conf({ base: id }),
  moments: ({ id }) => conf({ effects: [{ id: 'own', names: 'Own', at: id, does: 'stun' }] }),
  formats: ({ id }) => ({
    mode: id,
    fighters: { A1: { side: 1, at: [100, 100] }, B1: { side: 2, at: [400, 400] } },
    ...(id === 'combat' ? {} : { turn: 'start' }),
  }),
};

const other = (warband: string): string => WARBANDS.find((w) => w !== warband) ?? warband;
const wu = (side: { readonly warband: string; readonly [field: string]: unknown }, more: object = {}): unknown => ({
  sides: [side, { warband: other(side.warband), fighters: {} }],
  ...more,
});
/** The warband that may take a card. */
const takerOf = (of: string | undefined): string => (WARBANDS.includes(of as WarbandId) ? (of as string) : WARBANDS[0]);
const anyFighter = (warband: string): string => FIGHTERS[warband as WarbandId][0].id;
const WU: Examples = {
  warbands: ({ id }) => wu({ warband: id }),
  figures: ({ id, of = '' }) => wu({ warband: of, fighters: { [id]: 'D3' } }),
  attacks: ({ id, of = '' }) =>
    wu({ warband: findFighter(of)?.warband ?? '', fighters: { [of]: { at: 'D3', printed: { attacks: { [id]: { dice: 3 } } } } } }),
  abilities: ({ id }) => {
    const warband =
      WARBANDS.find((w) => FIGHTERS[w].some((f) => [...f.abilities.uninspired, ...f.abilities.inspired].includes(id))) ?? WARBANDS[0];
    return wu({ warband, lasting: [{ ability: id, until: 'end-of-phase' }] });
  },
  cards: ({ id, of }) => wu({ warband: WARBANDS.find((w) => w === of) ?? takerOf(undefined), hand: [id] }),
  decks: ({ id, of = '' }) => wu({ warband: of, deck: id }),
  maps: ({ id }) => wu({ warband: WARBANDS[0] }, { field: { boards: [id, id], turned: [false, false], offset: 0 } }),
  terrain: ({ id }) => wu({ warband: WARBANDS[0] }, { hexes: { D3: id } }),
  tokens: ({ id }) => wu({ warband: WARBANDS[0], fighters: { [anyFighter(WARBANDS[0])]: { at: 'D3', tokens: [id] } } }),
  effects: ({ id }) => wu({ warband: WARBANDS[0], lasting: [{ card: PERSISTING, until: id }] }),
  moments: ({ id }) => wu({ warband: WARBANDS[0] }, { at: id, ...(id === 'start' ? { sides: undefined } : {}) }),
};
/** A ploy that persists, universal. */
const PERSISTING = underworldsContent
  .flatMap((g) => (g.kind === 'cards' ? g.things : []))
  .map((t) => findCard(t.id))
  .find((c) => c?.persists !== undefined && c.warband === 'universal')?.id;
WU.moments = ({ id }) => {
  const side = (i: number): object => ({ warband: WARBANDS[i], ...(id === 'start' ? { deck: DECK_OF(WARBANDS[i]) } : {}) });
  return { sides: [side(0), side(1)], at: id, ...(id === 'start' ? { legalDecks: true } : {}) };
};
const DECK_OF = (warband: string): string =>
  underworldsContent.flatMap((g) => (g.kind === 'decks' ? g.things : [])).find((d) => d.of === warband)?.id ?? '';

const gh = (brute: object = {}, more: object = {}): unknown => ({
  characters: { brute: { at: [2, 3], ...brute } },
  turn: 'brute',
  ...more,
});
const GH: Examples = {
  classes: ({ id }) => ({ characters: { [id]: [2, 3] }, turn: id }),
  cards: ({ id, of = '' }) => ({ characters: { [of]: { at: [2, 3], hand: [id] } }, turn: of }),
  figures: ({ id }) => gh({}, { monsters: { [`${id}-1`]: [4, 3] } }),
  decks: ({ id }) => gh({}, { types: { own: { normal: { hp: 3, move: 2, attack: 2, range: 0 }, deck: id } } }),
  summons: ({ id }) => gh({}, { summons: { [`${id}-1`]: { owner: 'brute', at: [3, 3] } } }),
  modifiers: ({ id }) => gh({ deck: { pile: { [id]: 1, '+0': 1 } } }),
  conditions: ({ id }) => gh({ conditions: [id] }),
  elements: ({ id }) => gh({}, { elements: { [id]: 'strong' } }),
  tiles: ({ id }) => gh({}, { tiles: [{ kind: id, at: [5, 5] }] }),
  scenarios: ({ id }) => ({ scenario: id, characters: { brute: {}, scoundrel: {} }, at: 'start' }),
  moments: ({ id }) => (id === 'start' ? GH.scenarios?.({ id: 'black-barrow' }) : { characters: { brute: [2, 3] }, at: id }),
};

type AnySituations = Situations<unknown, unknown, CoreState, unknown, unknown>;

/**
 * Whether a file that holds a situation is understood: it is read, and its game knows every name in it. What breaks a rule, such as
 * a card in the wrong hands, is understood all the same.
 */
function understood(files: GameFiles, situations: unknown, situation: unknown): true | string {
  const file = { ruling: files.rules.example, game: files.game, cases: [{ name: 'Example', situation, script: [] }] };
  try {
    const { cases } = readRuling(JSON.stringify(file), 'example.json') as Ruling<unknown>;
    (situations as AnySituations).match(cases[0].situation);
    return true;
  } catch (error) {
    const fault = gameFault(error);
    return fault === undefined || /^(?:unknown|no-such|choice)-/.test(fault.fault.key) ? String(error) : true;
  }
}

const GAMES: readonly (readonly [GameFiles, readonly ContentGroup[], unknown, Examples, object])[] = [
  [wowFiles, wowContent, wowSituations, WOW, wow({}) as object],
  [confrontationFiles, confrontationContent, confrontationSituations, CONF, conf({}) as object],
  [underworldsFiles, underworldsContent, underworldsSituations, WU, wu({ warband: WARBANDS[0] }) as object],
  [gloomhavenFiles, gloomhavenContent, gloomhavenSituations, GH, gh() as object],
];

/** Kinds that situations do not name, or not by themselves: told why. */
const ELSEWHERE: ReadonlySet<Kind> = new Set(['parties', 'armies', 'deeds', 'skills'] as const);

describe.each(GAMES)('what is listed of $game', (files, content, situations, examples, plain) => {
  it('has each id once in its kind, and names in both languages or none', () => {
    for (const { kind, things } of content) {
      expect(things.length, kind).toBeGreaterThan(0);
      const ids = things.map((t) => `${t.id} ${kind === 'attacks' ? t.of : ''}`);
      expect(new Set(ids).size, kind).toBe(ids.length);
      for (const { names } of things) if (names !== undefined) expect([names.en, names.fr]).not.toContain('');
    }
  });

  it.each(content.filter((g) => g.kind !== 'choices').map((g) => [g.kind, g] as const))('is understood: %s', (kind, group) => {
    const example = examples[kind];
    if (example === undefined) {
      expect(ELSEWHERE.has(kind)).toBe(true);
      return;
    }
    for (const thing of group.things) expect(understood(files, situations, example(thing)), `${kind} ${thing.id}`).toBe(true);
    // A name that is not listed is refused: by the schema or by the game.
    if (kind !== 'attacks' && kind !== 'factions' && kind !== 'parties')
      expect(understood(files, situations, example({ ...group.things[0], id: 'no-such-thing' })), kind).not.toBe(true);
  });

  it('is understood: options and their values', () => {
    const choices = content.find((g) => g.kind === 'choices')?.things ?? [];
    for (const { id, values = [] } of choices)
      for (const value of values)
        expect(understood(files, situations, { ...plain, choices: { [id]: value } }), `${id}=${value}`).toBe(true);
    expect(understood(files, situations, { ...plain, choices: { [choices[0].id]: 'no-such-value' } })).not.toBe(true);
  });
});

describe('what is listed elsewhere', () => {
  it('is understood: skills of Confrontation, with their number or word', () => {
    const skills = confrontationContent.find((g) => g.kind === 'skills')?.things ?? [];
    const known = (s: object): boolean => understood(confrontationFiles, confrontationSituations, conf({ skills: [s] })) === true;
    for (const { id } of skills) expect(skill(id).some(known), id).toBe(true);
    expect(skill('no-such-skill').some(known)).toBe(false);
  });

  it('helps to guess what was meant', () => {
    const ids = wowContent.flatMap((g) => g.things.map((t) => t.id));
    expect(nearest('impasable', ids)).toBe('impassable');
    expect(findCharacter('D1')).toBeDefined();
  });
});
