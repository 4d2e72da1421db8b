/** Building the tables of a scenario from its set-up. */
import { SetupError, Unplayable } from '../../core/index.ts';
import { type Choices, choicesWith } from './choices.ts';
import { SCENARIOS } from './content/black-barrow.ts';
import { CARDS, CLASSES_FACES, SUMMONS } from './content/index.ts';
import { MODIFIERS, modifierAt, STANDARD_DECK } from './content/modifiers.ts';
import { MONSTER_DECKS, MONSTERS } from './content/monsters.ts';
import type { CardFace, Effect, MonsterFace, Scenario } from './content/types.ts';
import { mapOf } from './map.ts';
import type { CharacterSetup, Setup } from './setup.ts';
import { type AbilityDef, type CardDef, type CharacterDef, type MonsterDef, type Table, wrong } from './table.ts';

const MOST_LEVEL = 2;
const FEWEST = 2;
const MOST = 4;

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

function characterOf(c: CharacterSetup, i: number, setup: Setup, cards: readonly CardDef[]): CharacterDef {
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
  return { face, cards: own, deck: deckOf(c.modifiers ?? STANDARD_DECK, `${at}.modifiers`) };
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
  if (n < FEWEST || n > MOST) throw wrong('characters', 'gh:scenario.1', 'how-many-characters', String(n));
  const classes = setup.characters.map((c) => c.class);
  if (new Set(classes).size !== n) throw wrong('characters', 'gh:scenario.1', 'class-twice', classes.join(', '));
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
    characters: setup.characters.map((c, i) => characterOf(c, i, setup, cards)),
    effects: effectsIn(abilities, monsters),
    monsters,
    summons: [...SUMMONS, ...(setup.own?.summons ?? [])],
    monsterDeck: deckOf(STANDARD_DECK, 'scenario'),
  };
}
