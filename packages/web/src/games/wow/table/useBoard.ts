/** What a person does on the board, beside what every game's board can: who is looked at, what is seen, which card is read. The rules stay in the worker. */
import { NOBODY } from '@escarmouche/engine/core';
import { hexId } from '@escarmouche/engine/space';
import { useCallback, useMemo, useState } from 'react';
import { type Ground, pointyGround } from '../../../board/ground.ts';
import type { Customs, Pieces } from '../../../board/meaning.ts';
import { boardPieces } from '../../../board/pieces.ts';
import type { Pressed } from '../../../board/pressing.ts';
import { type Chooser, useChoosing } from '../../../board/useChoosing.ts';
import { useLooked } from '../../../board/useLooked.ts';
import { figureAsked, NO_CARD, spaceIn, spacesIn } from '../../../table/args.ts';
import type { Scene } from './scene.ts';

export interface BoardState extends Chooser {
  readonly ground: Ground;
  /** The figure that acts in this decision; `NOBODY` for none. */
  readonly actor: number;
  /** The figure whose numbers are shown; `NOBODY` for none. */
  readonly inspected: number;
  /** The figure whose eyes one looks through; `NOBODY` for none. */
  readonly looking: number;
  /** The bar card that is being read; `NO_CARD` for none. */
  readonly card: number;
  openCard(card: number): void;
  inspect(figure: number): void;
  look(figure: number): void;
}

const CUSTOMS: Customs = {
  areas: ['area'],
  places(o, { figures, standsOn }) {
    if (o.does === 'area') return [spaceIn(o.say.args.space), ...spacesIn(o.say.args.spaces)];
    // Whoever steps in, or the one for whom.
    return o.does === 'protect' ? [o.by ?? '', ...o.on.figures].map((name) => standsOn(figures.indexOf(name))) : null;
  },
  // Dice fall behind whatever reacts are asked before.
  asksTwice: (o) => typeof o.say.args.power === 'number',
  walks: ['move', 'enter', 'place', 'teleport'],
};

/** Characters and pets hold a space that a totem stands on as well. */
const KINDS = ['character', 'pet', 'totem'];

function usePieces({ table, snapshot }: Scene, acting: number): Pieces {
  const { figures } = snapshot.position;
  const spaces = useMemo(() => Array.from({ length: table.field.size }, (_v, s) => hexId(table.field, s)), [table]);
  return useMemo(() => boardPieces(figures, spaces, acting, (i) => KINDS.indexOf(figures[i].kind)), [figures, spaces, acting]);
}

/** One thing is let go at a time: what is being chosen first, then the eyes one looks through. */
export function useBoard(scene: Scene): BoardState {
  const { snapshot, table } = scene;
  const { node } = snapshot;
  const ground = useMemo(() => pointyGround(table.field), [table]);
  const actor = figureAsked(node);
  const pieces = usePieces(scene, actor);
  const chooser = useChoosing(scene, pieces, ground, CUSTOMS);
  const [inspected, inspect] = useLooked(`${snapshot.match}/${snapshot.at}`, actor);
  const [looking, look] = useState(NOBODY);
  const [card, openCard] = useState(NO_CARD);

  const press = (space: number, how: Pressed): void => {
    const [first] = pieces.figuresAt(space);
    if (first !== undefined) inspect(first);
    chooser.press(space, how);
  };
  const letGo = useCallback((): boolean => {
    if (chooser.letGo()) return true;
    look(NOBODY);
    return looking >= 0;
  }, [chooser.letGo, looking]);

  return { ...chooser, ground, press, letGo, actor, inspected, looking, card, openCard, inspect, look };
}
