import { describe, expect, it } from 'vitest';
import { CLASS_NAMES, RACE_NAMES } from './classes.ts';
import { FACTIONS } from './factions.ts';
import { CARDS, CHARACTERS, findCard, findCharacter } from './index.ts';
import { findParty, PARTIES } from './parties.ts';
import type { Ability, AttackAbility, Card, Character, CritAbility, Effect, EffectName, Modifier, Names, Range } from './types.ts';
import { CARD_TYPES, CATEGORIES, CLASSES, DAMAGE_TYPES, DURATIONS, NATURES, STATS } from './types.ts';

/** Every effect there is; the type check fails here when one is added or goes. */
const KNOWN: Readonly<Record<EffectName, true>> = {
  hits: true,
  heal: true,
  damage: true,
  'lose-health': true,
  'tick-up': true,
  'tick-down': true,
  move: true,
  teleport: true,
  modify: true,
  root: true,
  rerolls: true,
  convert: true,
  ready: true,
  exhaust: true,
  cancel: true,
  prevent: true,
  shield: true,
  again: true,
  control: true,
};

const abilitiesOf = (character: Character): readonly Ability[] => [character.main, ...character.lower];

function abilitiesOn(card: Card): readonly Ability[] {
  return [
    ...(card.ability === undefined ? [] : [card.ability]),
    ...(card.ongoing ?? []),
    ...(card.pet === undefined ? [] : [card.pet.main, ...(card.pet.lower ?? [])]),
    ...(card.totem?.abilities ?? []),
    ...(card.equipment?.grants ?? []),
  ];
}

const ofCrits = (crits: readonly CritAbility[] | undefined): readonly Effect[] => (crits ?? []).flatMap((crit) => crit.effects);

/** All effects of an ability, those that other effects bring with them included. */
function effectsOf(ability: Ability): readonly Effect[] {
  const first =
    ability.kind === 'attack'
      ? [...(ability.before ?? []), ...ofCrits(ability.crit), ...(ability.after ?? []), ...(ability.instead ?? [])]
      : (ability.effects ?? []);
  return first.flatMap((effect) => (effect.do === 'convert' ? [effect, ...ofCrits(effect.crit)] : [effect]));
}

const whole = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most;

function expectRange(range: Range, where: string): void {
  expect(whole(range.max, 0, 10), where).toBe(true);
  if (range.min !== undefined) expect(whole(range.min, 1, range.max), where).toBe(true);
}

function expectNames(names: Names, where: string): void {
  for (const text of [names.en, names.fr]) {
    expect(text.trim(), where).toBe(text);
    expect(text.length, where).toBeGreaterThan(0);
  }
}

function expectAttack(attack: AttackAbility, where: string): void {
  expect(whole(attack.power, 0, 10), where).toBe(true);
  expect(NATURES, where).toContain(attack.nature);
  expect(DAMAGE_TYPES, where).toContain(attack.type);
  if (attack.targets !== undefined) expect(whole(attack.targets, 2, 10), where).toBe(true);
  expectRange(attack.range, where);
}

function expectModifier(modifier: Modifier, where: string): void {
  expect(STATS, where).toContain(modifier.stat);
  expect(Math.abs(modifier.n), where).toBeGreaterThan(0);
  if (modifier.on !== 'self' && modifier.on.range !== undefined) expectRange(modifier.on.range, where);
}

function expectAbility(ability: Ability, where: string): void {
  if (ability.kind !== 'ongoing') expect(whole(ability.ticks, 0, 9), where).toBe(true);
  if (ability.kind === 'attack') expectAttack(ability, where);
  if (ability.kind === 'payment' && ability.target?.range !== undefined) expectRange(ability.target.range, where);
  if (ability.kind === 'ongoing') for (const modifier of ability.modifiers ?? []) expectModifier(modifier, where);
  for (const effect of effectsOf(ability)) {
    expect(KNOWN, where).toHaveProperty(effect.do);
    if ('n' in effect && effect.do !== 'modify') expect(whole(effect.n, 1, 10), where).toBe(true);
    if (effect.do === 'modify') expect(Math.abs(effect.n), where).toBeGreaterThan(0);
    if ('until' in effect) expect(DURATIONS, where).toContain(effect.until);
  }
}

describe('characters', () => {
  it.each(CHARACTERS.map((character) => [character.id, character] as const))('%s is sane', (id, character) => {
    expect(findCharacter(id)).toBe(character);
    expectNames(character.names, id);
    expect(FACTIONS.map((faction) => faction.id)).toContain(character.faction);
    expect(CLASSES).toContain(character.className);
    expect(RACE_NAMES).toHaveProperty(character.race);
    expect(whole(character.honor, 1, 10)).toBe(true);
    expect(whole(character.health, 1, 20)).toBe(true);
    expect(whole(character.armor, 0, 10) && whole(character.resist, 0, 10)).toBe(true);
    for (const ability of abilitiesOf(character)) expectAbility(ability, id);
  });

  // Health, armor, resist, honor; the main attack's ticks, nature, type, power, range.
  it.each([
    ['D1', 'warrior', 11, 4, 2, 6, '3 physical melee 6 at 1'],
    ['D2', 'priest', 8, 2, 3, 6, '2 magic holy 4 at 3'],
    ['D3', 'hunter', 8, 2, 2, 3, '2 physical ranged 4 at 2-4'],
    ['D4', 'mage', 8, 2, 3, 7, '3 magic frost 7 at 3'],
    ['D5', 'paladin', 10, 3, 3, 4, '3 physical melee 5 at 1'],
    ['A1', 'warrior', 11, 3, 2, 4, '2 physical melee 4 at 1'],
    ['A2', 'shaman', 9, 2, 3, 2, '2 magic nature 4 at 3'],
    ['A3', 'warlock', 8, 2, 2, 4, '3 magic shadow 6 at 3'],
    ['A4', 'rogue', 8, 3, 2, 3, '2 physical melee 4 at 1'],
    ['A5', 'hunter', 9, 2, 2, 2, '2 physical ranged 4 at 3'],
  ])('%s has the numbers it was balanced with', (id, className, health, armor, resist, honor, main) => {
    const c = findCharacter(id);
    if (c === undefined) throw new Error(`no character ${id}`);
    expect([c.className, c.health, c.armor, c.resist, c.honor]).toEqual([className, health, armor, resist, honor]);
    const { ticks, nature, type, power, range } = c.main;
    expect(`${ticks} ${nature} ${type} ${power} at ${range.min === undefined ? '' : `${range.min}-`}${range.max}`).toBe(main);
    expect(c.faction).toBe(id[0]);
  });

  it('come in the order of their ids, five to a faction', () => {
    expect(CHARACTERS.map((character) => character.id)).toEqual(['D1', 'D2', 'D3', 'D4', 'D5', 'A1', 'A2', 'A3', 'A4', 'A5']);
  });
});

describe('Action Bar cards', () => {
  const words = new Set<string>([...CLASSES, ...Object.keys(RACE_NAMES), ...CHARACTERS.map((c) => c.id)]);

  it.each(CARDS.map((card) => [card.id, card] as const))('%s is sane', (id, card) => {
    expect(findCard(id)).toBe(card);
    expectNames(card.names, id);
    expectNames(card.text, id);
    expect(card.text.en).not.toBe(card.text.fr);
    expect(CATEGORIES).toContain(card.category);
    expect(CARD_TYPES).toContain(card.type);
    expect(whole(card.ticks, 0, 9)).toBe(true);
    for (const word of card.restriction) expect(words, `${id} is for ${word}`).toContain(word);
    for (const ability of abilitiesOn(card)) expectAbility(ability, id);
    // The printed cost is the core ability's, and a react card reacts.
    if (card.ability !== undefined) {
      expect(card.ability.ticks).toBe(card.ticks);
      expect(card.ability.kind === 'react').toBe(card.category === 'react');
    }
  });

  it.each(CARDS.map((card) => [card.id, card] as const))('%s has the parts its type asks for', (_, card) => {
    expect(card.ability !== undefined).toBe(card.type === 'none');
    expect(card.attach !== undefined).toBe(card.type === 'buff' || card.type === 'debuff');
    expect(card.pet !== undefined).toBe(card.type === 'pet');
    expect(card.totem !== undefined).toBe(card.type === 'totem');
    expect(card.equipment !== undefined).toBe(card.type === 'equipment');
    if (card.type === 'form' || card.attach !== undefined || card.equipment !== undefined) expect(card.ongoing?.length).toBeGreaterThan(0);
    // 407.1a: a debuff never lies on an ally, a buff never on an enemy.
    if (card.type === 'debuff') expect(card.attach?.side).toBe('enemy');
    if (card.type === 'buff') expect(card.attach?.side).toBe('ally');
    for (const body of [card.pet, card.totem]) {
      if (body === undefined) continue;
      expectNames(body.names, card.id);
      expect(whole(body.health, 1, 20) && whole(body.armor, 0, 10) && whole(body.resist, 0, 10)).toBe(true);
    }
    if (card.equipment !== undefined) {
      expect(card.equipment.slots.length).toBeGreaterThan(0);
      for (const slot of card.equipment.slots) expect(['main-hand', 'off-hand']).toContain(slot);
      expect(whole(card.equipment.honor, 0, 5)).toBe(true);
    }
  });

  it.each([
    'K01 instant 0 hunter none',
    'K02 react 1 paladin none',
    'K03 react 1 mage none',
    'K04 action 3 warrior none',
    'K05 action 4 mage none',
    'K06 action 2 rogue none',
    'K07 instant 0 warrior none',
    'K08 action 2 priest none',
    'K09 react 2 paladin none',
    'K10 action 3 mage none',
    'K11 action 2 shaman none',
    'K12 action 1 warlock debuff',
    'K13 action 1 paladin,priest buff',
    'K14 action 1 generic buff',
    'K15 action 1 hunter,shaman form',
    'K16 action 2 shaman totem',
    'K17 action 3 hunter pet',
    'K18 action 0 warrior equipment',
    'K19 action 0 warrior,rogue equipment',
    'K20 action 2 rogue none',
    'K21 react 0 generic none',
    'K22 react 2 warrior,rogue none',
    'K23 action 1 generic none',
    'K24 action 2 warlock none',
    'K25 instant 0 generic none',
    'K26 instant 0 generic none',
    'K27 action 3 mage,priest none',
    'K28 action 5 warlock,priest none',
  ])('%s', (line) => {
    const card = findCard(line.slice(0, 3));
    if (card === undefined) throw new Error(`no card for ${line}`);
    const restriction = card.restriction.length === 0 ? 'generic' : card.restriction.join(',');
    expect(`${card.id} ${card.category} ${card.ticks} ${restriction} ${card.type}`).toBe(line);
  });

  it('come in the order of their ids, each name once', () => {
    const ids = CARDS.map((card) => card.id);
    expect(ids).toHaveLength(28);
    expect(ids).toEqual([...ids].sort());
    for (const language of ['en', 'fr'] as const) expect(new Set(CARDS.map((card) => card.names[language])).size).toBe(28);
  });

  it('use every type of card', () => {
    expect(new Set(CARDS.map((card) => card.type))).toEqual(new Set(CARD_TYPES));
  });
});

describe('ready-made parties', () => {
  it.each(PARTIES.map((party) => [party.id, party] as const))('%s obeys its format', (id, party) => {
    expect(findParty(id)).toBe(party);
    expectNames(party.names, id);
    expect(party.members).toHaveLength(3);
    expect(new Set(party.members.map((member) => member.character)).size).toBe(3);
    let cards = 0;
    let legendary = 0;
    for (const member of party.members) {
      const character = findCharacter(member.character);
      if (character === undefined) throw new Error(`no character ${member.character}`);
      expect(character.faction).toBe(party.faction);
      if (character.legendary === true) legendary++;
      const bar = member.cards.map((card) => findCard(card));
      expect(new Set(bar.map((card) => card?.names.en)).size).toBe(bar.length);
      for (const card of bar) {
        if (card === undefined) throw new Error(`unknown card in ${id}`);
        const fits = [character.className, character.race, character.id];
        expect(card.restriction.length === 0 || card.restriction.some((word) => fits.includes(word)), `${card.id} on ${character.id}`).toBe(
          true,
        );
      }
      // A slot is filled once.
      const slots = bar.flatMap((card) => card?.equipment?.slots ?? []);
      expect(new Set(slots).size).toBe(slots.length);
      if (party.format === 'starter') expect(bar).toHaveLength(2);
      cards += bar.length;
    }
    expect(legendary).toBeLessThanOrEqual(1);
    if (party.format === 'constructed') expect(cards).toBe(9);
  });

  it('give each faction a starter and several constructed parties, using all its characters', () => {
    for (const faction of FACTIONS) {
      const own = PARTIES.filter((party) => party.faction === faction.id);
      expect(own.filter((party) => party.format === 'starter')).toHaveLength(1);
      expect(own.filter((party) => party.format === 'constructed').length).toBeGreaterThanOrEqual(3);
      const used = new Set(own.flatMap((party) => party.members.map((member) => member.character)));
      expect(used.size).toBe(CHARACTERS.filter((character) => character.faction === faction.id).length);
    }
  });

  it('put every card of the pool to use', () => {
    const used = new Set(PARTIES.flatMap((party) => party.members.flatMap((member) => member.cards)));
    expect(CARDS.filter((card) => !used.has(card.id)).map((card) => card.id)).toEqual([]);
  });
});

describe('words', () => {
  it('name every class and every faction', () => {
    for (const className of CLASSES) expectNames(CLASS_NAMES[className], className);
    for (const faction of FACTIONS) expectNames(faction.names, faction.id);
    expect(new Set(FACTIONS.map((faction) => faction.symbol)).size).toBe(FACTIONS.length);
  });
});
