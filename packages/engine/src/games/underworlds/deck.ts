/** K1. What a deck may be. */
import { Faults, type SetupError } from '../../core/index.ts';
import { type Choices, choicesWith } from './choices.ts';
import { type CardFace, FIGHTERS, findCard, findDeck, type WarbandId } from './content/index.ts';
import { behaviourOf } from './does/index.ts';
import type { DeckSetup, SeatSetup } from './setup.ts';
import { wrong } from './table.ts';

const OBJECTIVES_WANTED = 12;
const POWER_LEAST = 20;

/** Two cards are the same where they have the same name, whatever their numbers (g.01). */
function nameOf(card: CardFace): string {
  return card.names.en;
}

/** Whether a warband may take this card, and we know what it does. */
export function isFor(card: CardFace, warband: WarbandId): boolean {
  return (card.warband === 'universal' || card.warband === warband) && behaviourOf(card) !== null;
}

/** What is against one card, in the deck of objectives or the other one. */
export function against(id: string, card: CardFace | undefined, at: string, warband: WarbandId, objectives: boolean): SetupError | null {
  if (card === undefined) return wrong(at, 'wu:K1', 'unknown-card', id);
  if (card.warband !== 'universal' && card.warband !== warband) return wrong(at, 'wu:K1', 'card-of-others', card.names.en);
  if ((card.kind === 'objective') !== objectives) return wrong(at, 'wu:K1', 'wrong-pile', card.names.en);
  return behaviourOf(card) === null ? wrong(at, 'wu:K1', 'card-not-played-yet', card.names.en) : null;
}

/** Everything that is against the cards of one of the two decks, each in turn, and names that stand there twice. */
function againstCards(ids: readonly string[], at: string, warband: WarbandId, objectives: boolean): SetupError[] {
  const names = ids.map((id) => {
    const card = findCard(id);
    return card === undefined ? id : nameOf(card);
  });
  return ids.flatMap((id, i) => {
    const card = findCard(id);
    const problem = against(id, card, at, warband, objectives);
    const twice = card !== undefined && names.indexOf(names[i]) !== i ? [wrong(at, 'wu:g.01', 'card-twice', card.names.en)] : [];
    return problem === null ? twice : [problem, ...twice];
  });
}

/** Everything that is against the numbers of cards. */
function againstNumbers(deck: DeckSetup, at: string, warband: WarbandId, choice: Choices): SetupError[] {
  const out: SetupError[] = [];
  const power = deck.power.map((id) => findCard(id)?.kind);
  const gambits = power.filter((kind) => kind === 'ploy' || kind === 'spell').length;
  const upgrades = power.filter((kind) => kind === 'upgrade').length;
  if (deck.objectives.length !== OBJECTIVES_WANTED)
    out.push(wrong(`${at}.objectives`, 'wu:K1', 'how-many-objectives', String(deck.objectives.length)));
  if (power.length < POWER_LEAST) out.push(wrong(`${at}.power`, 'wu:K1', 'too-few-power-cards', String(power.length)));
  if (gambits > upgrades) out.push(wrong(`${at}.power`, 'wu:K1', 'more-gambits-than-upgrades', String(gambits)));
  const wizards = Object.hasOwn(FIGHTERS, warband) && FIGHTERS[warband].some((f) => f.wizard !== undefined);
  const spell = deck.power.find((id) => findCard(id)?.kind === 'spell');
  if (spell !== undefined && !wizards && choice['spells-without-wizard'] === 'refused')
    out.push(wrong(`${at}.power`, 'wu:K1', 'spell-without-wizard', findCard(spell)?.names.en ?? spell));
  return out;
}

/** The deck a seat brings; null for a ready-made one that there is not. */
function broughtBy(seat: SeatSetup): DeckSetup | null {
  return typeof seat.deck === 'string' ? (findDeck(seat.deck) ?? null) : seat.deck;
}

/**
 * Every reason why a player's deck may not be played, each with its rule and its place: what a deck builder shows. `any` for
 * decks of any number of cards.
 */
export function deckProblems(seat: SeatSetup, choice: Choices = choicesWith(), any = false, at = 'deck'): SetupError[] {
  const deck = broughtBy(seat);
  if (deck === null) return [wrong(at, 'wu:K1', 'unknown-deck', String(seat.deck))];
  return [
    ...againstCards(deck.objectives, `${at}.objectives`, seat.warband, true),
    ...againstCards(deck.power, `${at}.power`, seat.warband, false),
    ...(any ? [] : againstNumbers(deck, at, seat.warband, choice)),
  ];
}

/**
 * The cards of a player's two decks.
 * @throws SetupError where a deck breaks rules: with all of `deckProblems`.
 */
export function decksOf(seat: SeatSetup, at: string, any: boolean, choice: Choices): readonly [readonly CardFace[], readonly CardFace[]] {
  const faults = new Faults();
  for (const problem of deckProblems(seat, choice, any, at)) faults.note(problem);
  faults.end();
  const deck = broughtBy(seat);
  const cards = (ids: readonly string[] = []): CardFace[] => ids.flatMap((id) => findCard(id) ?? []);
  return [cards(deck?.objectives), cards(deck?.power)];
}
