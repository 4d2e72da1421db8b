/** Warhammer Underworlds as rows: glory, cards drawn, played and scored, fighters that still stand. */
import type { Setup, State, Table, View } from '@escarmouche/engine/underworlds';
import { DECK, SCORED as LIES_SCORED, underworlds } from '@escarmouche/engine/underworlds';
import { DRAWN, type LabGame, type Piece, PLAYED, SCORED, SURVIVED } from './game.ts';

const USES: readonly string[] = ['plays', 'reacts-with', 'upgrades'];

export const underworldsLab: LabGame<Setup, Table, State, View> = {
  game: underworlds,
  together: false,
  knows: { card: DRAWN | PLAYED | SCORED, figure: SURVIVED },
  pieces({ fighters, decks, cards }) {
    return [
      ...fighters.map(({ fighter, seat }): Piece => ({ kind: 'figure', id: fighter.id, names: fighter.names, seat })),
      ...decks.flatMap((piles, seat) =>
        piles.flat().map((def): Piece => ({ kind: 'card', id: cards[def].face.id, names: cards[def].face.names, seat })),
      ),
    ];
  },
  marks({ decks }, { fighters, cards }, events) {
    /** Of each seat, the cards that it played, by their definitions. */
    const played = decks.map(() => new Set<number>());
    for (const { key, args } of events) {
      if (!USES.includes(key)) continue;
      const { seat, card } = args as { seat: { seat: number }; card: { card: number } };
      played[seat.seat].add(card.card);
    }
    // Places in a deck tell nothing: a card is found by whose it is and which.
    const left = cards.slice();
    return [
      ...fighters.map((f) => (f.out === 0 ? SURVIVED : 0)),
      ...decks.flatMap((piles, seat) =>
        piles.flat().map((def) => {
          const at = left.findIndex((c) => c.owner === seat && c.def === def);
          const [card] = left.splice(at, 1);
          const zone = card?.zone ?? DECK;
          return (zone === DECK ? 0 : DRAWN) | (played[seat].has(def) ? PLAYED : 0) | (zone === LIES_SCORED ? SCORED : 0);
        }),
      ),
    ];
  },
  points: (_table, { players }) => players.map((p) => p.glory),
  rounds: ({ round }) => round,
  swapped(setup) {
    // A battlefield that is laid has a far side and a near one, which are not alike.
    if (setup.field !== undefined) return null;
    return { ...setup, seats: [setup.seats[1], setup.seats[0]] };
  },
};
