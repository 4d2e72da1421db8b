/** K1. What a deck may be. */
import type { Choices } from './choices.ts';
import { type CardFace, findCard, findDeck, type WarbandId } from './content/index.ts';
import { behaviourOf } from './does/index.ts';
import type { DeckSetup, SeatSetup } from './setup.ts';
import { wrong } from './table.ts';

const OBJECTIVES_WANTED = 12;
const POWER_LEAST = 20;

/** What a card is told apart by: its name, whatever its number (g.01). */
function nameOf(card: CardFace): string {
  return card.reprintOf ?? card.id;
}

/** Whether a warband may take this card, and we know what it does. */
export function isFor(card: CardFace, warband: WarbandId): boolean {
  return (card.warband === 'universal' || card.warband === warband) && behaviourOf(card) !== null;
}

function cardsOf(ids: readonly string[], at: string, warband: WarbandId, objectives: boolean): CardFace[] {
  const cards = ids.map((id) => {
    const card = findCard(id);
    if (card === undefined) throw wrong(at, 'wu:K1', 'unknown-card', id);
    if (card.warband !== 'universal' && card.warband !== warband) throw wrong(at, 'wu:K1', 'card-of-others', card.names.en);
    if ((card.kind === 'objective') !== objectives) throw wrong(at, 'wu:K1', 'wrong-pile', card.names.en);
    if (behaviourOf(card) === null) throw wrong(at, 'wu:K1', 'card-not-played-yet', card.names.en);
    return card;
  });
  const names = cards.map(nameOf);
  const twice = cards.find((c, i) => names.indexOf(nameOf(c)) !== i);
  if (twice !== undefined) throw wrong(at, 'wu:g.01', 'card-twice', twice.names.en);
  return cards;
}

/**
 * The cards of a player's two decks.
 * @throws SetupError where a deck breaks a rule.
 */
export function decksOf(
  seat: SeatSetup,
  at: string,
  any: boolean,
  wizards: boolean,
  choice: Choices,
): readonly [readonly CardFace[], readonly CardFace[]] {
  let deck: DeckSetup;
  if (typeof seat.deck === 'string') {
    const known = findDeck(seat.deck);
    if (known === undefined) throw wrong(at, 'wu:K1', 'unknown-deck', seat.deck);
    deck = known;
  } else deck = seat.deck;
  const objectives = cardsOf(deck.objectives, `${at}.objectives`, seat.warband, true);
  const power = cardsOf(deck.power, `${at}.power`, seat.warband, false);
  if (any) return [objectives, power];
  if (objectives.length !== OBJECTIVES_WANTED) throw wrong(`${at}.objectives`, 'wu:K1', 'how-many-objectives', String(objectives.length));
  if (power.length < POWER_LEAST) throw wrong(`${at}.power`, 'wu:K1', 'too-few-power-cards', String(power.length));
  const upgrades = power.filter((c) => c.kind === 'upgrade').length;
  if (power.length - upgrades > upgrades)
    throw wrong(`${at}.power`, 'wu:K1', 'more-gambits-than-upgrades', String(power.length - upgrades));
  const spell = power.find((c) => c.kind === 'spell');
  if (spell !== undefined && !wizards && choice['spells-without-wizard'] === 'refused')
    throw wrong(`${at}.power`, 'wu:K1', 'spell-without-wizard', spell.names.en);
  return [objectives, power];
}
