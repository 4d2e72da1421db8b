/** World of Warcraft Miniatures as rows: victory points, characters that were never destroyed, cards that were played. */
import type { State, Table, View } from '@escarmouche/engine/wow';
import { type Setup, wow } from '@escarmouche/engine/wow';
import { DRAWN, type LabGame, namedIn, type Piece, PLAYED, SURVIVED } from './game.ts';

/** Ticks of a round of the main clock (408.1). */
const TICKS = 10;

/** A card counts as played where it is used, attached, worn or answered with. */
const USES = ['plays', 'attacks', 'reacts', 'equips', 'attached', 'takes-form'] as const;

export const wowLab: LabGame<Setup, Table, State, View> = {
  game: wow,
  together: false,
  knows: { card: PLAYED | DRAWN, figure: SURVIVED },
  pieces({ setup, figures, cards }) {
    const members = setup.seats.flatMap(({ party }, seat) => party.map((m) => ({ m, seat })));
    return [
      ...members.map(({ m, seat }, i): Piece => ({ kind: 'figure', id: m.character, names: figures[i].names, seat })),
      ...members.flatMap(({ m, seat }) =>
        m.cards.map((id): Piece => {
          const names = cards.find((c) => c.card.id === id)?.card.names;
          return { kind: 'card', id, names: names ?? { en: id, fr: id }, seat };
        }),
      ),
    ];
  },
  marks({ setup }, state, events) {
    const fallen = namedIn(events, ['destroyed'], 'figure', 'figure');
    const played = namedIn(events, USES, 'card', 'card');
    const members = setup.seats.reduce((n, { party }) => n + party.length, 0);
    return [
      ...Array.from({ length: members }, (_x, i) => (fallen.has(i) ? 0 : SURVIVED)),
      ...state.cards.map((_card, i) => DRAWN | (played.has(i) ? PLAYED : 0)),
    ];
  },
  points: (_table, { points }) => points,
  rounds: ({ main }) => Math.floor((main - 1) / TICKS) + 1,
  swapped(setup) {
    const { seats, target, first } = setup;
    return {
      ...setup,
      seats: [seats[1], seats[0]],
      ...(target === undefined ? {} : { target: [target[1], target[0]] }),
      ...(first === undefined ? {} : { first: 1 - first }),
    };
  },
};
