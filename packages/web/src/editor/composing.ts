/** A position set up by hand: what the next press on its board does, what is chosen there, and why something did not come to stand. */
import { type Notation, type NotationPath, withValue } from '@escarmouche/engine/core';
import { useEffect, useRef, useState } from 'react';
import type { AnyGameTable, Choosing, EditorPiece, EditorTools, NotThere } from '../table/contract.ts';
import type { Setting, Spot } from './board.ts';
import { usePieces } from './editing.ts';
import { type Layer, moved, type Piece, type Place, pathText, piecesOf, placed, samePlace, type Thing, thingsIn } from './model.ts';
import type { Last } from './resume.ts';

/** What the next press on the board does: one of these, or a piece that is put down. */
export const HAND = 'hand';
export const AWAY = 'away';

interface ComposingProps {
  readonly notation: Notation<unknown>;
  /** What the game has for its editor besides. */
  readonly own: EditorTools<Choosing> | null;
  readonly term: AnyGameTable['term'];
  readonly layers: readonly Layer[];
  /** All that lies on the board, or beside it. */
  readonly things: readonly Thing[];
  readonly situation: unknown;
  /** Changes the position; changes of one `run` are taken back together. */
  lay(next: (before: unknown) => unknown, run?: string): void;
  /** Hears of the place that was pressed last. */
  readonly last: Last;
}

export type Composing = ReturnType<typeof useComposing>;

/** What is held while a position is set up, and `setting`: what presses on the board do with it. */
export function useComposing({ notation, own, term, layers, things, situation, lay, last }: ComposingProps) {
  const [hand, setHand] = useState(HAND);
  const [path, choose] = useState<NotationPath | null>(null);
  /** Why the last piece that was carried did not come to stand. */
  const [barred, setBarred] = useState<NotThere | null>(null);
  /** The first place of a piece between two. */
  const [between, setBetween] = useState<string | null>(null);
  const pieces = usePieces(
    layers.flatMap((layer) => piecesOf(notation, layer, situation)),
    term,
  );
  const piece = pieces.find((p) => p.key === hand);
  const ownPiece = own?.pieces.find((p) => p.id === hand);
  const chosen = things.find((x) => path !== null && pathText(x.path) === pathText(path)) ?? null;

  const there = ({ place, figures }: Spot): Thing[] =>
    things.filter(
      (x) => samePlace(x.place, place) || (x.layer.sort === 'figures' && figures.some((f) => f === x.path.at(-1) || f === x.name)),
    );
  const take = (thing: Thing): void => {
    lay((s) => withValue(s, thing.path, undefined));
    // What comes after it in a list is called otherwise from now on.
    if (thing === chosen || thing.layer.form.kind === 'list') choose(null);
  };
  /** Where what is carried to a place comes to stand; null where it cannot, which is said. */
  const stand = (position: unknown, at: NotationPath, to: Place, exact = false): Place | null => {
    const found = typeof to === 'string' ? to : (own?.settle?.(position, at, to, exact) ?? to);
    const none = typeof found === 'object' && 'line' in found;
    setBarred(none ? found : null);
    return none ? null : found;
  };
  const move = (thing: Thing, goal: Place, exact = false): void => {
    const to = stand(situation, thing.path, goal, exact);
    if (to === null) return;
    // Steps by keyboard one after another are taken back together.
    lay((s) => moved(s, thing, to), exact ? pathText(thing.path) : '');
    choose(thing.layer.sort === 'ground' ? [...thing.layer.path, String(to)] : thing.path);
  };
  const put = (one: Piece, at: Place): void => {
    const [next, its] = placed(situation, one, at);
    const thing = its === null ? undefined : thingsIn(one.layer, next).find((x) => pathText(x.path) === pathText(its));
    const to = thing === undefined ? at : stand(next, thing.path, at);
    if (to === null) return;
    lay(() => (thing === undefined || to === at ? next : moved(next, thing, to)));
    if (its !== null) choose(its);
  };
  const putOwn = (one: EditorPiece, { place }: Spot): void => {
    const name = typeof place === 'string' ? place : null;
    if (name !== null && (one.between !== true || between !== null)) lay((s) => one.put(s, name, between ?? name));
    setBetween(one.between === true && between === null ? name : null);
  };
  const chooseOrMove = (at: Spot): void => {
    const here = there(at);
    // Another press on the same place chooses what else lies there, and then nothing.
    if (here.length > 0) choose(here[chosen === null ? 0 : here.indexOf(chosen) + 1]?.path ?? null);
    else if (chosen !== null && at.place !== null) move(chosen, at.place);
  };
  const setting: Setting = {
    chosen: chosen === null ? null : String(chosen.path.at(-1)),
    press(at, space) {
      last.current = () => [...document.querySelectorAll<SVGElement>(`[data-board] [data-space="${space}"]`)];
      setBarred(null);
      if (hand === AWAY) {
        const here = there(at);
        if (here.length > 0) take(here[0]);
      } else if (ownPiece !== undefined) putOwn(ownPiece, at);
      else if (piece !== undefined && at.place !== null) put(piece, at.place);
      else chooseOrMove(at);
    },
    carry(from, to) {
      const [thing] = there(from);
      if (thing === undefined) return;
      if (typeof to === 'string' || !('by' in to)) move(thing, to);
      else if (Array.isArray(thing.place)) move(thing, [Number(thing.place[0]) + to.by[0], Number(thing.place[1]) + to.by[1]], to.exact);
    },
    letGo() {
      if (chosen === null && hand === HAND) return false;
      choose(null);
      setBarred(null);
      setHand(HAND);
      return true;
    },
  };
  return { hand, setHand, pieces, piece, ownPiece, chosen, choose, take, barred, setBarred, between, setBetween, setting };
}

/** Delete and Backspace on the board. */
export function useDeleteKey(take: (() => void) | null): void {
  const now = useRef(take);
  now.current = take;
  useEffect(() => {
    const hear = (e: KeyboardEvent): void => {
      if (now.current === null || !['Delete', 'Backspace'].includes(e.key) || !(e.target as Element).matches('body, [data-board] *'))
        return;
      e.preventDefault();
      now.current();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
