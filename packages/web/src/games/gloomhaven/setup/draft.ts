/** The set-up as it is being made: what the screen holds, how it becomes a match, and how it is remembered. */
import type { OwnThings } from '@escarmouche/engine/core';
import {
  buildTable,
  CARDS,
  type CardFace,
  CHOICES,
  CLASSES,
  type ClassId,
  cardFaceOf,
  findClass,
  findModifier,
  GLOOMHAVEN_OWN,
  MODIFIERS,
  MOST_CHARACTERS,
  MOST_LEVEL,
  type OwnCard,
  type OwnScenario,
  SCENARIOS,
  type Setup,
  STANDARD_DECK,
  setupFaults,
} from '@escarmouche/engine/gloomhaven';
import { fitNow } from '../../../own/store.ts';
import { type Chosen, choicesPart, type DraftBook, type DraftFault, keptChoices, refusedBy, startDraft } from '../../../setup/draft.ts';
import { SEAT_KINDS, type SeatKind } from '../../../worker/protocol.ts';

/** Cards by class: each class has its own hand, so that looking at another class loses nothing. */
type Hands = Readonly<Record<ClassId, readonly string[]>>;

/** Cards of a modifier deck by id. */
export type Deck = Readonly<Record<string, number>>;

/** One character of a set-up. */
export interface DraftCharacter {
  readonly class: ClassId;
  readonly hands: Hands;
  readonly modifiers: Deck;
  readonly player: SeatKind;
}

/** A set-up in the making. */
export interface Draft {
  readonly scenario: string;
  /** How many of the characters play. */
  readonly many: number;
  /** As many as there can be: those who do not play are kept for when they do. */
  readonly characters: readonly DraftCharacter[];
  readonly level: number;
  /** One person alone, or hands open. */
  readonly solo: boolean;
  /** Options other than the usual ones. */
  readonly choices: Chosen;
}

/** Numbers of characters one can choose. */
export const NUMBERS = [2, 3, 4] as const;

/** Levels one can choose. */
export const LEVELS: readonly number[] = Array.from({ length: MOST_LEVEL + 1 }, (_x, n) => n);

/** A modifier card of one kind at most: what match files hold. */
export const MOST_OF_A_KIND = 20;

/** The ability cards that there are: the game's, then one's own. */
const cardsNow = (): readonly CardFace[] => [
  ...CARDS,
  ...(fitNow('gloomhaven', GLOOMHAVEN_OWN).cards ?? []).map((card) => cardFaceOf(card as OwnCard)),
];

/** The cards that a hand of this class is chosen from, in the order of their initiative. */
export function poolOf(id: ClassId): readonly CardFace[] {
  return cardsNow()
    .filter((c) => c.class === id)
    .sort((a, b) => a.initiative - b.initiative);
}

/** The cards of its first level: as many as its hand holds. */
export function usualHand(id: ClassId): readonly string[] {
  return CARDS.filter((c) => c.class === id && c.level === 1)
    .map((c) => c.id)
    .slice(0, findClass(id)?.hand ?? 0);
}

/** Whether two lists hold the same things, in any order. */
function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

/** Whether a character's hand is the usual one of its class. */
export function isUsualHand(c: DraftCharacter): boolean {
  return sameCards(c.hands[c.class], usualHand(c.class));
}

/** Whether a deck is the one everybody begins with. */
export function isStandard(deck: Deck): boolean {
  return MODIFIERS.every(({ id }) => (deck[id] ?? 0) === (STANDARD_DECK[id] ?? 0));
}

const USUAL_HANDS = Object.fromEntries(CLASSES.map((id) => [id, usualHand(id)])) as Hands;

function character(id: ClassId): DraftCharacter {
  return { class: id, hands: USUAL_HANDS, modifiers: STANDARD_DECK, player: 'person' };
}

/** One person alone, with two characters. */
export const USUAL_DRAFT: Draft = {
  scenario: 'black-barrow',
  many: 2,
  characters: Array.from({ length: MOST_CHARACTERS }, (_x, i) => character(CLASSES[i % CLASSES.length])),
  level: 1,
  solo: true,
  choices: {},
};

/** The draft with something of one character changed. */
export function withCharacter(draft: Draft, seat: number, patch: Partial<DraftCharacter>): Draft {
  return { ...draft, characters: draft.characters.map((c, i) => (i === seat ? { ...c, ...patch } : c)) };
}

/** The draft with another hand for the class that a character has now. Cards stand in their printed order. */
export function withHand(draft: Draft, seat: number, cards: readonly string[]): Draft {
  const { class: id, hands } = draft.characters[seat];
  const sorted = cardsNow().flatMap((c) => (cards.includes(c.id) ? [c.id] : []));
  return withCharacter(draft, seat, { hands: { ...hands, [id]: sorted } });
}

/** The characters that play. */
export function playing(draft: Draft): readonly DraftCharacter[] {
  return draft.characters.slice(0, draft.many);
}

/** The strongest player: it plays with the person. */
const PARTNER: SeatKind = 'level-5';

/** In place of the one seat of a person: persons play all characters, the computer none. */
export const PERSONS_ALONE = -1;

/** The one character that a person plays, the computer all the others; `PERSONS_ALONE` where persons play them all, null where it is otherwise. */
export function aloneOf(draft: Draft): number | null {
  const persons = playing(draft).flatMap((c, seat) => (c.player === 'person' ? [seat] : []));
  if (persons.length === draft.many) return PERSONS_ALONE;
  return persons.length === 1 ? persons[0] : null;
}

/** The draft with one character played by a person and the others by the computer, choices hidden; with `PERSONS_ALONE` all by persons, hands open, as usual. */
export function withPartners(draft: Draft, seat: number): Draft {
  const characters = draft.characters.map((c, i): DraftCharacter => {
    if (seat < 0 || i === seat) return { ...c, player: 'person' };
    return c.player === 'person' ? { ...c, player: PARTNER } : c;
  });
  return { ...draft, characters, solo: seat < 0 };
}

/** What is one's own of what a scenario needs: its rooms, who lives there, and cards for the hands. */
function ownFor(scenario: string): OwnThings & { readonly scenarios: readonly OwnScenario[] } {
  const { scenarios = [], monsters = [], cards = [] } = fitNow('gloomhaven', GLOOMHAVEN_OWN);
  // The notation of what is one's own has checked them as they were read.
  const rooms = scenarios.filter((s) => s.id === scenario) as unknown as readonly OwnScenario[];
  return { scenarios: rooms, monsters: monsters.filter(({ id }) => rooms.some((r) => r.monsters.some((m) => m.type === id))), cards };
}

/** The set-up of a draft. */
export function setupOf(draft: Draft): Setup {
  const setup: Setup = {
    scenario: draft.scenario,
    characters: playing(draft).map((c) => ({
      class: c.class,
      cards: [...c.hands[c.class]],
      ...(isStandard(c.modifiers) ? {} : { modifiers: { ...c.modifiers } }),
    })),
    level: draft.level,
    ...(draft.solo ? { solo: true as const } : {}),
    ...choicesPart(draft),
  };
  return GLOOMHAVEN_OWN.bring(setup, ownFor(draft.scenario));
}

/** Everything that keeps a set-up from beginning, as the game says it. */
export function faultsOf(draft: Draft): readonly DraftFault[] {
  const setup = setupOf(draft);
  // Rooms of one's own may call for monsters that there are not any more.
  return setup.own === undefined ? setupFaults(setup) : refusedBy(() => buildTable(setup));
}

/** The easy level of a scenario for characters of level 1. */
const EASY = 0;

/** Begins the usual match, on easy: one person alone, with two characters, who meets monsters one level above the scenario's (gh:level.1). */
export function playAtOnce(): Promise<void> {
  return startDraft(DRAFTS, { ...USUAL_DRAFT, level: EASY }, true);
}

function mendedHand(id: ClassId, hand: unknown): readonly string[] {
  const pool = poolOf(id);
  return Array.isArray(hand) && hand.every((card) => pool.some((c) => c.id === card)) && new Set(hand).size === hand.length
    ? hand
    : usualHand(id);
}

function mendedDeck(deck: Partial<Deck> | undefined): Deck {
  const isFew = (n: unknown): boolean => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= MOST_OF_A_KIND;
  const fine =
    typeof deck === 'object' && deck !== null && Object.entries(deck).every(([id, n]) => findModifier(id) !== undefined && isFew(n));
  return fine ? (deck as Deck) : STANDARD_DECK;
}

/** Each part by itself: what one of them has lost costs the others nothing. */
function mended(d: Draft | null): Draft | null {
  if (typeof d !== 'object' || d === null || !Array.isArray(d.characters)) return null;
  return {
    scenario: SCENARIOS.some((s) => s.id === d.scenario) || ownFor(d.scenario).scenarios.length > 0 ? d.scenario : USUAL_DRAFT.scenario,
    many: NUMBERS.some((n) => n === d.many) ? d.many : USUAL_DRAFT.many,
    characters: USUAL_DRAFT.characters.map((usual, i): DraftCharacter => {
      const c: Partial<DraftCharacter> = d.characters[i] ?? {};
      return {
        class: CLASSES.find((id) => id === c.class) ?? usual.class,
        hands: Object.fromEntries(CLASSES.map((id) => [id, mendedHand(id, c.hands?.[id])])) as Hands,
        modifiers: mendedDeck(c.modifiers),
        player: SEAT_KINDS.find((k) => k === c.player) ?? usual.player,
      };
    }),
    level: LEVELS.includes(d.level) ? d.level : USUAL_DRAFT.level,
    solo: typeof d.solo === 'boolean' ? d.solo : USUAL_DRAFT.solo,
    choices: keptChoices(CHOICES, d.choices ?? {}),
  };
}

/** How drafts of this game are kept. */
export const DRAFTS: DraftBook<Draft> = {
  game: 'gloomhaven',
  usual: USUAL_DRAFT,
  mended,
  setupOf,
  players: (d) => playing(d).map((c) => c.player),
};
