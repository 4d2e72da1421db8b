/** Characters, Action Bar cards, parties and maps of one's own, and how matches and situations have them. */
import {
  type BothLanguages,
  joined,
  type ListedName,
  listThings,
  listWords,
  type OwnContent,
  type OwnThing,
  type OwnThings,
  ownKind,
  thingsOf,
} from '../../core/index.ts';
import { CLASS_NAMES, RACE_NAMES, SLOTS } from './content/classes.ts';
import { CARDS, CHARACTERS } from './content/index.ts';
import { CROSSROADS, CROSSROADS_ROWS } from './content/maps/crossroads.ts';
import { PARTIES, type PartySpec } from './content/parties.ts';
import type { BoardMap, Card, Character } from './content/types.ts';
import { checkCard, checkCharacter, checkParty } from './own-check.ts';
import { checkMap, mapOfOwn } from './own-map.ts';
import { cardKind, characterKind, mapKind, type OwnMap, partyKind } from './own-notation.ts';
import type { Setup } from './setup.ts';
import type { Situation } from './situation.ts';

/** Words with their names. */
export const namedIn = (all: Readonly<Record<string, BothLanguages>>): readonly ListedName[] =>
  Object.entries(all).map(([id, names]) => ({ id, names }));

const charactersAmong = ({ characters = [] }: OwnThings): readonly ListedName[] => listThings([...CHARACTERS, ...characters]);
/** 300.2: whom a restriction may name. A race of one's own is one that a character has. */
export const holdersAmong = (beside: OwnThings): readonly ListedName[] => {
  const races = ((beside.characters ?? []) as readonly Character[]).map((c) => c.race);
  const fresh = listWords(new Set(races.filter((race) => !Object.hasOwn(RACE_NAMES, race))));
  return [...namedIn(CLASS_NAMES), ...namedIn(RACE_NAMES), ...fresh, ...charactersAmong(beside)];
};

const KIND = {
  characters: {
    one: { en: 'character', fr: 'personnage' },
    many: { en: 'Characters', fr: 'Personnages' },
    is: characterKind,
    blank: {
      id: 'my-hero',
      names: { en: 'My hero', fr: 'Mon héros' },
      grammar: { gender: 'm' },
      className: 'warrior',
      race: 'human',
      faction: 'D',
      honor: 4,
      health: 9,
      armor: 3,
      resist: 2,
      main: { kind: 'attack', ticks: 2, nature: 'physical', type: 'melee', power: 4, range: { max: 1 } },
      lower: [],
    } satisfies Character,
    printed: CHARACTERS,
    most: 20,
    check: checkCharacter,
  },
  cards: {
    one: { en: 'card', fr: 'carte' },
    many: { en: 'Action Bar cards', fr: 'Cartes Barre d’Action' },
    is: cardKind,
    blank: {
      id: 'my-card',
      names: { en: 'My card', fr: 'Ma carte' },
      category: 'action',
      type: 'none',
      ticks: 2,
      restriction: [],
      ability: { kind: 'attack', ticks: 2, nature: 'physical', type: 'melee', power: 5, range: { max: 1 } },
    } satisfies Card,
    printed: CARDS,
    most: 60,
    lists: { holder: holdersAmong, slot: () => namedIn(SLOTS) },
    check: checkCard,
  },
  parties: {
    one: { en: 'party', fr: 'groupe' },
    many: { en: 'Parties', fr: 'Groupes' },
    is: partyKind,
    blank: { ...PARTIES[0], id: 'my-party', names: { en: 'My party', fr: 'Mon groupe' } },
    printed: PARTIES,
    most: 100,
    setupOnly: true as const,
    lists: { character: charactersAmong, card: ({ cards = [] }: OwnThings) => listThings([...CARDS, ...cards]) },
    check: checkParty,
  },
  maps: {
    one: { en: 'map', fr: 'plateau' },
    many: { en: 'Maps', fr: 'Plateaux' },
    is: mapKind,
    blank: mapKind.example as OwnMap,
    printed: [{ id: CROSSROADS.id, names: CROSSROADS.names, rows: CROSSROADS_ROWS.map((row) => row.trim()) }],
    most: 100,
    check: checkMap,
  },
};

/** The map of this id among one's own, as the rules have it. */
function mapAmong(things: OwnThings, id: string | undefined): BoardMap | undefined {
  const [found] = thingsOf(things, 'maps', KIND.maps, (m) => m.id === id);
  return found && mapOfOwn(found);
}

/**
 * The cards that a match has where these are in use: none without one in a bar, and with one all, since bars are hidden and each might lie
 * in one. Of more than a match takes, those in use, and of the others as many as there is room for.
 */
function cardsOf(things: OwnThings, used: (card: OwnThing) => boolean): readonly Card[] {
  const all = things.cards ?? [];
  const named = all.filter(used);
  const { most } = KIND.cards;
  const others = named.length === 0 ? [] : all.filter((c) => !named.includes(c)).slice(0, Math.max(0, most - named.length));
  return thingsOf(things, 'cards', KIND.cards, (c) => named.includes(c) || others.includes(c));
}

/** A situation laid on a map: what it says of its ground itself goes before. */
function laidOn(s: Situation, { spaces, victory, spawn }: BoardMap): Situation {
  const terrain = Object.fromEntries(spaces.flatMap((x) => (x.terrain === 'open' ? [] : [[x.at, x.terrain]])));
  return { victory, spawn, spaces: spaces.map((x) => x.at), ...s, map: 'open-30', terrain: { ...terrain, ...s.terrain } };
}

export const WOW_OWN: OwnContent<Setup, Situation> = {
  kinds: {
    characters: ownKind<Character>(KIND.characters),
    cards: ownKind<Card>(KIND.cards),
    parties: ownKind<PartySpec>(KIND.parties),
    maps: ownKind<OwnMap>(KIND.maps),
  },
  bring(setup, things) {
    const members = setup.seats.flatMap((s) => s.party);
    const characters = thingsOf(things, 'characters', KIND.characters, ({ id }) => members.some((m) => m.character === id));
    const cards = cardsOf(things, ({ id }) => members.some((m) => m.cards.includes(id)));
    const map = mapAmong(things, setup.map);
    if (characters.length === 0 && cards.length === 0 && map === undefined) return setup;
    const { content } = setup;
    return {
      ...setup,
      content: {
        ...content,
        ...(characters.length === 0 ? {} : { characters: joined(content?.characters, characters) }),
        ...(cards.length === 0 ? {} : { cards: joined(content?.cards, cards) }),
        ...(map === undefined ? {} : { maps: joined(content?.maps, [map]) }),
      },
    };
  },
  lay(situation, things, chosen) {
    const figures = Object.values(situation.figures);
    const inBars = [
      ...figures.flatMap((f) => (f.cards ?? []).map((c) => (typeof c === 'string' ? c : c.card))),
      ...(situation.tokens ?? []).map((t) => t.card),
    ];
    // What was chosen is brought to be named.
    const characters = thingsOf(things, 'characters', KIND.characters, ({ id }) => chosen === true || figures.some((f) => f.is === id));
    const cards = cardsOf(things, ({ id }) => chosen === true || inBars.includes(id));
    const map = mapAmong(things, chosen === true ? (things.maps?.[0]?.id ?? situation.map) : situation.map);
    const laid = map === undefined ? situation : laidOn(chosen === true ? bare(situation) : situation, map);
    return {
      ...laid,
      ...(characters.length === 0 ? {} : { characters: joined(laid.characters, characters) }),
      ...(cards.length === 0 ? {} : { cards: joined(laid.cards, cards) }),
    };
  },
};

/** A situation without the ground that it says. */
function bare({
  map: _map,
  terrain: _terrain,
  spaces: _spaces,
  without: _without,
  victory: _victory,
  spawn: _spawn,
  ...rest
}: Situation): Situation {
  return rest;
}
