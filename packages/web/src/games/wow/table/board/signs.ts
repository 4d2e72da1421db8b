/** Which silhouette a figure has: by its class, or by what kind of token it is. */
import type { ClassName, ShownFigure, Table } from '@escarmouche/engine/wow';
import { signsFor } from '../../../../board/Sign.tsx';
import SILHOUETTES from './silhouettes.json';

type Silhouette = keyof typeof SILHOUETTES;

const BY_CLASS: Readonly<Record<ClassName, readonly Silhouette[]>> = {
  warrior: ['axe', 'viking', 'blade'],
  paladin: ['hammer', 'templar'],
  priest: ['prayer', 'sun', 'symbol'],
  mage: ['wizard', 'staff'],
  hunter: ['bowman', 'bow'],
  rogue: ['dagger', 'ninja'],
  shaman: ['bolt', 'mask'],
  warlock: ['hood', 'eye'],
  druid: ['antlers', 'leaf'],
};
const PETS: readonly Silhouette[] = ['wolf', 'boar', 'cat', 'imp'];
const TOTEMS: readonly Silhouette[] = ['totem', 'head', 'snake'];

/** The sign of a figure of a match. */
export interface FigureSign {
  readonly path: string;
  readonly nth: number;
}

/** Each sign is one object for good: whoever draws it again sees that it is the same. */
const known = new Map<string, FigureSign>();

/** The signs of all figures, none of them twice. */
export function signsOf(table: Table, figures: readonly ShownFigure[]): readonly FigureSign[] {
  const kinds = figures.map(({ kind, def }) =>
    kind === 'pet' ? PETS : kind === 'totem' ? TOTEMS : BY_CLASS[table.figures[def].character?.className ?? 'warrior'],
  );
  return signsFor(kinds).map(({ sign, nth }) => {
    const found = known.get(`${sign} ${nth}`) ?? { path: SILHOUETTES[sign], nth };
    known.set(`${sign} ${nth}`, found);
    return found;
  });
}
