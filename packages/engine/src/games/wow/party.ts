/** Building a party: every rule it must keep, and the refusal of one that does not (100, 300.2, 302). */
import { Faults, type Refusal, SetupError } from '../../core/index.ts';
import type { Choices } from './choices.ts';
import type { Card, Character } from './content/types.ts';
import { fits } from './defs.ts';
import type { SeatSetup, Setup } from './setup.ts';

/** One fault of a party: where it lies and which rule it breaks. */
export interface PartyFault extends Refusal {
  readonly at: string;
}

function fault(at: string, rule: string, key: string, args: Refusal['args']): PartyFault {
  return { at, rule, key, args };
}

function checkBar(at: string, c: Character, ids: readonly string[], cards: ReadonlyMap<string, Card>): PartyFault[] {
  const faults: PartyFault[] = [];
  const names = new Set<string>();
  ids.forEach((id, i) => {
    const card = cards.get(id);
    const here = `${at}.cards[${i}]`;
    if (card === undefined) {
      faults.push(fault(here, 'wow:202', 'unknown-card', { id }));
      return;
    }
    if (names.has(card.names.en)) faults.push(fault(here, 'wow:300.2', 'same-name', { id }));
    names.add(card.names.en);
    if (!fits(card, c)) faults.push(fault(here, 'wow:300.2', 'restriction', { id, character: c.id, only: card.restriction.join(', ') }));
  });
  return faults;
}

/** Every fault of one party; none where it may be played. `open` parties only need cards that exist and fit. */
export function partyFaults(
  at: string,
  seat: SeatSetup,
  format: Setup['format'],
  choice: Choices,
  characters: ReadonlyMap<string, Character>,
  cards: ReadonlyMap<string, Card>,
): PartyFault[] {
  const faults: PartyFault[] = [];
  const seen = new Set<string>();
  let legends = 0;
  let total = 0;
  seat.party.forEach((m, i) => {
    const here = `${at}.party[${i}]`;
    const c = characters.get(m.character);
    if (c === undefined) {
      faults.push(fault(here, 'wow:201', 'unknown-character', { id: m.character }));
      return;
    }
    if (c.legendary === true && ++legends > 1) faults.push(fault(here, 'wow:100.1a', 'two-legends', { id: c.id }));
    if (format !== 'open') {
      // By name: who is printed with other numbers is the same character still.
      if (seen.has(c.names.en) && choice['same-character'] === 'forbidden')
        faults.push(fault(here, 'wow:100.2', 'same-character', { id: c.id }));
      if (c.faction !== seat.faction) faults.push(fault(here, 'wow:100.2', 'other-faction', { id: c.id, faction: seat.faction }));
    }
    seen.add(c.names.en);
    total += m.cards.length;
    if (format === 'starter' && m.cards.length !== 2)
      faults.push(fault(here, 'wow:101.2a', 'two-cards-each', { id: c.id, n: m.cards.length }));
    if (format === 'constructed' && choice['card-split'] === 'three-each' && m.cards.length !== 3) {
      faults.push(fault(here, 'wow:100.2', 'three-cards-each', { id: c.id, n: m.cards.length }));
    }
    faults.push(...checkBar(here, c, m.cards, cards));
  });
  if (format !== 'open' && seat.party.length !== 3)
    faults.push(fault(`${at}.party`, 'wow:100.2', 'three-characters', { n: seat.party.length }));
  if (format === 'constructed' && total !== 9) faults.push(fault(`${at}.party`, 'wow:100.2', 'nine-cards', { n: total }));
  if (seat.party.length < 1 || seat.party.length > 5)
    faults.push(fault(`${at}.party`, 'wow:100.2', 'party-size', { n: seat.party.length }));
  return faults;
}

/** @throws SetupError for every fault of the two parties. */
export function checkParties(
  setup: Setup,
  choice: Choices,
  characters: ReadonlyMap<string, Character>,
  cards: ReadonlyMap<string, Card>,
): void {
  const faults = new Faults();
  for (const [i, seat] of setup.seats.entries())
    for (const { at, rule, key, args } of partyFaults(`seats[${i}]`, seat, setup.format, choice, characters, cards))
      faults.note(new SetupError(at, rule, { key, args }, `${key}: ${Object.values(args).join(', ')}`));
  faults.end();
}
