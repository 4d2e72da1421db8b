/** What the editor of this game's positions has besides: walls to put down, and a monster's turn told whole. */
import { mapRows, type Situation } from '@escarmouche/engine/gloomhaven';
import type { EditorPiece, EditorTools } from '../../../table/contract.ts';
import type { BoardState } from '../table/useBoard.ts';
import { AREAS } from './AreaGrid.tsx';
import { turnStrings } from './strings.ts';
import { TurnPanel } from './TurnPanel.tsx';
import { type At, beside } from './turnCase.ts';

/** The map as rows of letters, whichever way it is written; none of a scenario's. */
const rowsOf = (s: Situation): readonly string[] => (s.scenario === undefined ? mapRows(s) : []);

/** The map with this letter on some hexes that it has. */
function lettered(s: Situation, hexes: readonly string[], letter: string): Situation {
  const rows = rowsOf(s);
  if (rows.length === 0) return s;
  const map = rows.map((row, y) => [...row].map((was, x) => (hexes.includes(`${x},${y}`) ? letter : was)).join(''));
  return { ...s, map };
}

const atOf = (hex: string): At => {
  const [x, y] = hex.split(',').map(Number);
  return [x, y];
};
const round = (hex: string): string[] => [0, 1, 2, 3, 4, 5].map((d) => beside(atOf(hex), d).join());

const { walls: _walls, tiles: _tiles, ...nothing }: Situation = { characters: {}, walls: [], tiles: [] };
/** A list of the position, left out where nothing is in it. */
const listed = <K extends 'walls' | 'tiles'>(word: K, list: NonNullable<Situation[K]>) => (list.length > 0 ? { [word]: list } : {});

/** A hex that is none any more: nothing lies there, and no line runs along it. */
function wallHex(s: Situation, hex: string): Situation {
  if (rowsOf(s).length === 0) return s;
  const { walls = [], tiles = [], ...rest } = lettered(s, [hex], '#');
  const there = (at: readonly number[]): boolean => at.join() === hex;
  return {
    ...nothing,
    ...rest,
    ...listed(
      'walls',
      walls.filter((line) => !line.some(there)),
    ),
    ...listed(
      'tiles',
      tiles.filter((t) => !there(t.at)),
    ),
  };
}

/** A wall line between two hexes, or none where one was. */
function wallLine(s: Situation, hex: string, other: string): Situation {
  if (hex === other) return s;
  const { walls = [], ...rest } = s;
  const others = walls.filter((line) => ![`${hex} ${other}`, `${other} ${hex}`].includes(line.map((at) => at.join()).join(' ')));
  return { ...rest, ...listed('walls', others.length < walls.length ? others : [...walls, [atOf(other), atOf(hex)]]) };
}

const piece = (id: 'wallHex' | 'floor' | 'wallLine', put: (s: Situation, at: string, from: string) => Situation): EditorPiece => ({
  id,
  title: (lang) => turnStrings(lang).pieces[id],
  put: (position, at, from) => put(position as Situation, at, from),
});

export const tools: EditorTools<BoardState> = {
  pieces: [
    piece('wallHex', wallHex),
    piece('floor', (s, hex) =>
      lettered(
        s,
        round(hex).filter((at) => letterAt(s, at) === '#'),
        letterAt(s, hex),
      ),
    ),
    { ...piece('wallLine', wallLine), between: true },
  ],
  drawn: AREAS,
  panel: { id: 'monster-turn', title: (lang) => turnStrings(lang).title, Contents: TurnPanel },
};

function letterAt(s: Situation, hex: string): string {
  const [x, y] = atOf(hex);
  return rowsOf(s)[y]?.[x] ?? '';
}
