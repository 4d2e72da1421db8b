/** Building the tables of a scenario from its set-up. */
import { SetupError, Unplayable } from '../../core/index.ts';
import { type Choices, choicesWith } from './choices.ts';
import { SCENARIOS } from './content/black-barrow.ts';
import { CARDS, CLASSES_FACES, SUMMONS } from './content/index.ts';
import { MODIFIERS, modifierAt, STANDARD_DECK } from './content/modifiers.ts';
import { MONSTER_DECKS, MONSTERS } from './content/monsters.ts';
import type { CardFace, Effect, MonsterFace, Scenario } from './content/types.ts';
import { mapOf } from './map.ts';
import { type CharacterKey, type CharacterSetup, characterKeys, MOST_CHARACTERS, type Setup } from './setup.ts';
import { type AbilityDef, type CardDef, type CharacterDef, type MonsterDef, type Table, wrong } from './table.ts';

const MOST_LEVEL = 2;
const FEWEST = 2;

function choicesOf(setup: Setup): Choices {
  try {
    return choicesWith(setup.choices);
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error;
    throw new SetupError('choices', 'gh:scenario.1', error.say, error.message);
  }
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
function checkDeck(deck: readonly number[], at: string, inPlay: boolean): void {
  if (!deck.some((n, kind) => n > 0 && MODIFIERS[kind].rolling !== true)) throw wrong(at, 'gh:deck.4', 'deck-without-end', '');
  const once = MODIFIERS.find((m, kind) => m.once === true && deck[kind] > 0);
  if (once !== undefined && !inPlay) throw wrong(at, 'gh:deck.2', 'deck-only-in-play', once.id);
}

/** A deck of modifier cards as numbers by kind. */
function deckOf(of: Readonly<Record<string, number>>, at: string): number[] {
  const deck = MODIFIERS.map(() => 0);
  for (const [id, n] of Object.entries(of)) {
    const kind = modifierAt(id);
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

function characterOf(c: CharacterSetup, i: number, key: CharacterKey, setup: Setup, cards: readonly CardDef[]): CharacterDef {
  const at = `characters[${i}]`;
  const face = CLASSES_FACES.find((f) => f.id === c.class);
  if (face === undefined) throw wrong(`${at}.class`, 'gh:scenario.1', 'unknown-class', c.class);
  const own = c.cards.map((id) => {
    const def = cards.findIndex((d) => d.face.id === id);
    if (def < 0) throw wrong(`${at}.cards`, 'gh:turn.1', 'unknown-card', id);
    if (setup.anyHand !== true && cards[def].face.class !== c.class) throw wrong(`${at}.cards`, 'gh:turn.1', 'card-of-others', id);
    return def;
  });
  if (new Set(own).size !== own.length) throw wrong(`${at}.cards`, 'gh:turn.1', 'card-twice', c.class);
  if (setup.anyHand !== true && own.length !== face.hand) throw wrong(`${at}.cards`, 'gh:turn.1', 'hand-size', String(own.length));
  const deck = deckOf(c.modifiers ?? STANDARD_DECK, `${at}.modifiers`);
  checkDeck(deck, `${at}.modifiers`, setup.anyHand === true);
  return { key, face, cards: own, deck };
}

function monstersOf(setup: Setup, scenario: Scenario, level: number): MonsterDef[] {
  const faces: readonly MonsterFace[] = [...(setup.own?.monsters ?? []), ...MONSTERS];
  const decks = [...(setup.own?.decks ?? []), ...MONSTER_DECKS];
  const wanted = [...new Set(scenario.rooms.flatMap((room) => room.monsters.map((m) => m.type)))];
  return wanted.map((id) => {
    const face = faces.find((m) => m.id === id);
    if (face === undefined) throw wrong('scenario', 'gh:scenario.1', 'unknown-monster', id);
    const deck = decks.find((d) => d.id === face.deck);
    if (deck === undefined) throw wrong('scenario', 'gh:scenario.1', 'unknown-monster-deck', face.deck);
    const stats = face.levels[Math.min(level, face.levels.length - 1)];
    return { face, normal: stats.normal, elite: stats.elite, cards: deck.cards };
  });
}

/** Every effect of abilities, monsters' cards and modifier cards. */
function effectsIn(abilities: readonly AbilityDef[], monsters: readonly MonsterDef[]): Effect[] {
  const printed = abilities.flatMap(({ ability: a }) => (a.do === 'attack' ? [...(a.effects ?? []), ...(a.consume?.effects ?? [])] : []));
  const lines = monsters.flatMap((m) => m.cards.flatMap((c) => c.lines.flatMap((l) => (l.do === 'attack' ? (l.effects ?? []) : []))));
  return [...printed, ...lines, ...MODIFIERS.flatMap((m) => m.effects ?? [])];
}

/**
 * Builds the tables of a scenario.
 * @throws SetupError for an unknown name and for what breaks a rule, citing it.
 */
export function buildTable(setup: Setup): Table {
  const choice = choicesOf(setup);
  const scenario = scenarioOf(setup);
  const n = setup.characters.length;
  if (n < FEWEST || n > MOST_CHARACTERS) throw wrong('characters', 'gh:scenario.1', 'how-many-characters', String(n));
  const classes = setup.characters.map((c) => c.class);
  const twice = classes.find((id, i) => classes.indexOf(id) < i);
  if (twice !== undefined && choice['class-twice'] === 'refused') throw wrong('characters', 'gh:scenario.2', 'class-twice', twice);
  const keys = characterKeys(classes);
  // L: half the average level, rounded up; with one person alone monsters and traps are one level higher, rewards are not.
  const rewards = setup.level ?? 1;
  const level = Math.min(MOST_LEVEL, rewards + (setup.solo === true ? 1 : 0));
  if (!Number.isInteger(rewards) || rewards < 0 || rewards > MOST_LEVEL) throw wrong('level', 'gh:level.1', 'which-level', String(rewards));
  const { cards, abilities } = cardsOf(setup);
  const monsters = monstersOf(setup, scenario, level);
  return {
    setup,
    choice,
    scenario,
    map: mapOf(scenario),
    level,
    rewards,
    cards,
    abilities,
    characters: setup.characters.map((c, i) => characterOf(c, i, keys[i], setup, cards)),
    effects: effectsIn(abilities, monsters),
    monsters,
    summons: [...SUMMONS, ...(setup.own?.summons ?? [])],
    monsterDeck: deckOf(STANDARD_DECK, 'scenario'),
  };
}
