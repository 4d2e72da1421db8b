/** Gloomhaven as rows: who of the characters is left, which cards were played, and the hit points of both sides. */
import type { Setup, State, Table, View } from '@escarmouche/engine/gloomhaven';
import { CHARACTER, gloomhaven, MONSTER } from '@escarmouche/engine/gloomhaven';
import { DRAWN, type LabGame, namedIn, type Piece, PLAYED, SURVIVED } from './game.ts';

export const gloomhavenLab: LabGame<Setup, Table, State, View> = {
  game: gloomhaven,
  together: true,
  knows: { card: DRAWN | PLAYED, figure: SURVIVED },
  pieces({ characters, cards }) {
    return [
      ...characters.map(({ face }, seat): Piece => ({ kind: 'figure', id: face.id, names: face.names, seat })),
      ...characters.flatMap((c, seat) =>
        c.cards.map((def): Piece => ({ kind: 'card', id: cards[def].face.id, names: cards[def].face.names, seat })),
      ),
    ];
  },
  marks({ characters }, { figures }, events) {
    const played = namedIn(events, ['plays', 'plays-basic'], 'card', 'card');
    const standing = (seat: number): boolean => figures.some((f) => f.kind === CHARACTER && f.seat === seat && f.out === 0);
    return [
      ...characters.map((_c, seat) => (standing(seat) ? SURVIVED : 0)),
      ...characters.flatMap((c) => c.cards.map((def) => DRAWN | (played.has(def) ? PLAYED : 0))),
    ];
  },
  points: (_table, { figures }) =>
    [CHARACTER, MONSTER].map((kind) => figures.reduce((n, f) => (f.kind === kind && f.out === 0 ? n + Math.max(0, f.hp) : n), 0)),
  rounds: ({ round }) => round,
  // The characters sit where they were put: nobody plays against them.
  swapped: () => null,
};
