/** Building the tables of a scenario from its set-up. */
import { Faults, SetupError, setupChoices, setupFaultsIn } from '../../core/index.ts';
import { type Choices, choicesWith } from './choices.ts';
import { SCENARIOS } from './content/black-barrow.ts';
import { CARDS, CLASSES_FACES, SUMMONS } from './content/index.ts';
import { MODIFIERS, modifierAt, STANDARD_DECK } from './content/modifiers.ts';
import { MONSTER_DECKS, MONSTERS } from './content/monsters.ts';
import type { CardFace, ClassFace, Effect, ModifierFace, MonsterFace, Scenario } from './content/types.ts';
import { levelNumbers, TOP_LEVEL } from './levels.ts';
import { mapOf } from './map.ts';
import { plainLines } from './rules/stats.ts';
import { type CharacterKey, type CharacterSetup, characterKeys, MOST_CHARACTERS, type Setup } from './setup.ts';
import { type AbilityDef, type CardDef, type MonsterDef, statsFrom, type Table, wrong } from './table.ts';

const FEWEST = 2;

function choicesOf(setup: Setup): Choices {
  return setupChoices(() => choicesWith(setup.choices), 'gh:scenario.1');
}

function scenarioOf(setup: Setup): Scenario {
  const found = [...(setup.own?.scenario === undefined ? [] : [setup.own.scenario]), ...SCENARIOS].find((s) => s.id === setup.scenario);
  if (found === undefined) throw wrong('scenario', 'gh:scenario.1', 'unknown-scenario', setup.scenario);
  return found;
}

/**
 * What perks cannot bring about: a deck in which every card asks for another (gh:deck.4), and cards that only come in play (gh:deck.2).
 * Hands of any number of cards are for situations, which may begin in the middle of things.
 */
function checkDeck(kinds: readonly ModifierFace[], deck: readonly number[], at: string, inPlay: boolean): void {
  if (!deck.some((n, kind) => n > 0 && kinds[kind].rolling !== true)) throw wrong(at, 'gh:deck.4', 'deck-without-end', '');
  const once = kinds.find((m, kind) => m.once === true && deck[kind] > 0);
  if (once !== undefined && !inPlay) throw wrong(at, 'gh:deck.2', 'deck-only-in-play', once.id);
}

/** Kinds of modifier cards: the game's, then those of one's own, which are none of them and either add or multiply (gh:deck.1). */
function modifierKinds(setup: Setup): readonly ModifierFace[] {
  const own = setup.own?.modifiers ?? [];
  own.forEach(({ id, n, times }, i) => {
    if (modifierAt(id) >= 0 || modifierAt(id, own) < i) throw wrong('modifiers', 'gh:deck.1', 'modifier-twice', id);
    if (times !== undefined && n !== 0) throw wrong('modifiers', 'gh:deck.1', 'modifier-adds-or-multiplies', id);
  });
  return own.length === 0 ? MODIFIERS : [...MODIFIERS, ...own];
}

/** A deck of modifier cards as numbers by kind. */
function deckOf(kinds: readonly ModifierFace[], of: Readonly<Record<string, number>>, at: string): number[] {
  const deck = kinds.map(() => 0);
  for (const [id, n] of Object.entries(of)) {
    const kind = modifierAt(id, kinds);
    if (kind < 0) throw wrong(at, 'gh:deck.1', 'unknown-modifier', id);
    deck[kind] = n;
  }
  return deck;
}

function cardsOf(setup: Setup): { readonly cards: CardDef[]; readonly abilities: AbilityDef[] } {
  const abilities: AbilityDef[] = [];
  const all: readonly CardFace[] = [...CARDS, ...(setup.own?.cards ?? [])];
  const cards = all.map((face, id) => {
    const lines = [face.top, face.bottom].map((half, h) =>
      half.abilities.map((ability) => abilities.push({ id: abilities.length, ability, card: id, half: h }) - 1),
    );
    return { id, face, lines: [lines[0], lines[1]] as const };
  });
  return { cards, abilities };
}

/** The hand of a character, by the places of its cards among the table's. */
function handOf(c: CharacterSetup, i: number, setup: Setup, cards: readonly CardDef[]): number[] {
  const at = `characters[${i}].cards`;
  const faults = new Faults();
  const own = c.cards.map((id, k) => {
    const def = cards.findIndex((d) => d.face.id === id);
    if (def < 0) faults.note(wrong(at, 'gh:turn.1', 'unknown-card', id));
    else if (setup.anyHand !== true && cards[def].face.class !== c.class) faults.note(wrong(at, 'gh:turn.1', 'card-of-others', id));
    if (c.cards.indexOf(id) < k) faults.note(wrong(at, 'gh:turn.1', 'card-twice', id));
    return def;
  });
  const { hand } = faceOf(c, i);
  if (setup.anyHand !== true && own.length !== hand) faults.note(wrong(at, 'gh:turn.1', 'hand-size', String(own.length), { most: hand }));
  faults.end();
  return own;
}

function faceOf(c: CharacterSetup, i: number): ClassFace {
  const face = CLASSES_FACES.find((f) => f.id === c.class);
  if (face === undefined) throw wrong(`characters[${i}].class`, 'gh:scenario.1', 'unknown-class', c.class);
  return face;
}

/** The modifier deck of a character. */
function modifiersOf(kinds: readonly ModifierFace[], c: CharacterSetup, i: number, setup: Setup): number[] {
  const at = `characters[${i}].modifiers`;
  const deck = deckOf(kinds, c.modifiers ?? STANDARD_DECK, at);
  checkDeck(kinds, deck, at, setup.anyHand === true);
  return deck;
}

/** The names of the characters. */
function keysOf({ characters }: Setup, choice: Choices): CharacterKey[] {
  const n = characters.length;
  if (n < FEWEST || n > MOST_CHARACTERS) throw wrong('characters', 'gh:scenario.1', 'how-many-characters', String(n));
  const classes = characters.map((c) => c.class);
  const twice = classes.find((id, i) => classes.indexOf(id) < i);
  if (twice !== undefined && choice['class-twice'] === 'refused') throw wrong('characters', 'gh:scenario.2', 'class-twice', twice);
  return characterKeys(classes);
}

/** The level that rewards go by: half the average level of characters of level 1, rounded up, unless given (gh:level.1). */
function levelOf({ level = 1 }: Setup): number {
  if (!Number.isInteger(level) || level < 0 || level > TOP_LEVEL) throw wrong('level', 'gh:level.1', 'which-level', String(level));
  return level;
}

function monstersOf(setup: Setup, scenario: Scenario, level: number): MonsterDef[] {
  const faces: readonly MonsterFace[] = [...(setup.own?.monsters ?? []), ...MONSTERS];
  const decks = [...(setup.own?.decks ?? []), ...MONSTER_DECKS];
  const wanted = [...new Set(scenario.rooms.flatMap((room) => room.monsters.map((m) => m.type)))];
  const faults = new Faults();
  const known = wanted.flatMap((id): MonsterDef[] => {
    const face = faces.find((m) => m.id === id);
    if (face === undefined) faults.note(wrong('scenario', 'gh:scenario.1', 'unknown-monster', id));
    const deck = decks.find((d) => d.id === face?.deck);
    if (face !== undefined && deck === undefined) faults.note(wrong('scenario', 'gh:scenario.1', 'unknown-monster-deck', face.deck));
    if (face === undefined || deck === undefined) return [];
    const stats = face.levels[Math.min(level, face.levels.length - 1)];
    const flying = face.flying === true;
    const { cards } = deck;
    return [{ face, normal: statsFrom(stats.normal, flying), elite: statsFrom(stats.elite, flying), cards, lines: cards.map(plainLines) }];
  });
  faults.end();
  return known;
}

/** Every effect of abilities, monsters' cards and modifier cards. */
function effectsIn(abilities: readonly AbilityDef[], monsters: readonly MonsterDef[], modifiers: readonly ModifierFace[]): Effect[] {
  const printed = abilities.flatMap(({ ability: a }) => (a.do === 'attack' ? [...(a.effects ?? []), ...(a.consume?.effects ?? [])] : []));
  const lines = monsters.flatMap((m) =>
    m.cards.flatMap((c) => c.lines.flatMap((l) => (l.do === 'attack' ? [...(l.effects ?? []), ...(l.consume?.effects ?? [])] : []))),
  );
  return [...printed, ...lines, ...modifiers.flatMap((m) => m.effects ?? [])];
}

/** What a part of a set-up is refused for. */
function refusal(part: () => unknown): readonly SetupError[] {
  try {
    part();
    return [];
  } catch (error) {
    if (error instanceof SetupError) return setupFaultsIn(error).filter((f) => f instanceof SetupError);
    throw error;
  }
}

/** Everything that keeps a set-up from beginning, a reason for each part of it; `buildTable` throws them all as one. */
export function setupFaults(setup: Setup): readonly SetupError[] {
  const options = refusal(() => choicesOf(setup));
  const { cards } = cardsOf(setup);
  const kinds = refusal(() => modifierKinds(setup));
  const modifiers = kinds.length > 0 ? MODIFIERS : modifierKinds(setup);
  const parts = [
    () => modifierKinds(setup),
    () => scenarioOf(setup),
    // Whether a class may be there twice hangs on an option.
    ...(options.length > 0 ? [] : [() => keysOf(setup, choicesOf(setup))]),
    () => levelOf(setup),
    ...setup.characters.flatMap((c, i) => [() => handOf(c, i, setup, cards), () => modifiersOf(modifiers, c, i, setup)]),
  ];
  return [...options, ...parts.flatMap(refusal)];
}

/**
 * Builds the tables of a scenario.
 * @throws SetupError for unknown names and for whatever breaks a rule, citing it: every fault of the set-up.
 */
export function buildTable(setup: Setup): Table {
  try {
    return tableOf(setup);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    const faults = new Faults();
    for (const fault of [error, ...setupFaults(setup)]) faults.note(fault);
    throw faults.with(error);
  }
}

function tableOf(setup: Setup): Table {
  const choice = choicesOf(setup);
  const scenario = scenarioOf(setup);
  const keys = keysOf(setup, choice);
  const rewards = levelOf(setup);
  const numbers = levelNumbers(rewards, setup.solo === true);
  const { cards, abilities } = cardsOf(setup);
  const monsters = monstersOf(setup, scenario, numbers.asked);
  const modifiers = modifierKinds(setup);
  return {
    setup,
    choice,
    scenario,
    map: mapOf(scenario),
    level: numbers.asked,
    rewards,
    numbers,
    cards,
    abilities,
    characters: setup.characters.map((c, i) => ({
      key: keys[i],
      face: faceOf(c, i),
      cards: handOf(c, i, setup, cards),
      deck: modifiersOf(modifiers, c, i, setup),
    })),
    effects: effectsIn(abilities, monsters, modifiers),
    monsters,
    summons: [...SUMMONS, ...(setup.own?.summons ?? [])],
    modifiers,
    monsterDeck: deckOf(modifiers, STANDARD_DECK, 'scenario'),
  };
}
