/** The board of any game, pressed to set a position up: whatever lies on it is chosen, moved, put down and taken away. */
import { NOBODY } from '@escarmouche/engine/core';
import { createContext, use } from 'react';
import { carriedBy, type Ground } from '../board/ground.ts';
import type { Chooser } from '../board/useChoosing.ts';
import type { FreeHand } from '../board/usePointers.ts';
import type { Lang } from '../settings/store.ts';
import { NOWHERE } from '../table/args.ts';
import type { AnyGameTable, Choosing } from '../table/contract.ts';
import type { Place } from './model.ts';
import { PositionPanel } from './PositionPanel.tsx';
import { editorTexts } from './strings.ts';

/** A place of the board as somebody presses it: what files call it, null where only figures stand there, and who stands there. */
export interface Spot {
  readonly place: Place | null;
  readonly figures: readonly string[];
}

/** What presses mean while a position is set up. */
export interface Setting {
  readonly chosen: string | null;
  /** `space` is the number of the place on its board. */
  press(at: Spot, space: number): void;
  /** A piece is carried elsewhere; on a free table so far from where it stands, and just so far where keys carry it. */
  carry(from: Spot, to: Place | { readonly by: readonly [number, number]; readonly exact?: true }): void;
  letGo(): boolean;
}

export const SettingContext = createContext<Setting | null>(null);

type Board = Chooser & {
  /** What games with a free table have besides. */
  readonly ground?: Ground;
  readonly hand?: FreeHand & Readonly<Record<string, unknown>>;
  /** The board under one that is set up: whoever points there sees what is seen in play. */
  readonly played?: Choosing;
};

const NOTHING = new Map<number, never[]>();

/** The board with presses that set up; itself where something is tried out. */
function useSetting<B extends Board>(board: B): B {
  const setting = use(SettingContext);
  if (setting === null) return board;
  const { pieces, hand, ground } = board;
  const spot = (space: number): Spot => {
    const name = pieces.spaces[space];
    return {
      place: hand !== undefined || name === undefined || name === '' ? null : name,
      figures: pieces.figuresAt(space).map((f) => pieces.figures[f]),
    };
  };
  const chosen = setting.chosen === null ? NOBODY : pieces.figures.indexOf(setting.chosen);
  const free = hand && {
    ...hand,
    inHand: null,
    refused: null,
    may: () => true,
    carry: () => undefined,
    cancel: () => undefined,
    hover: () => undefined,
    letGo: () => false,
    press: ({ x, y }: { x: number; y: number }) => setting.press({ place: [Math.round(x), Math.round(y)], figures: [] }, NOWHERE),
    drop(from: number, to: { x: number; y: number }) {
      const at = ground?.centre(from) ?? to;
      setting.carry(spot(from), { by: [Math.round(to.x - at.x), Math.round(to.y - at.y)] });
    },
    onKey(key: string, shift: boolean) {
      const by = chosen < 0 ? null : carriedBy(key, shift);
      if (by === null) return false;
      setting.carry(spot(pieces.standsOn(chosen)), { by, exact: true });
      return true;
    },
  };
  return {
    ...board,
    played: board,
    verb: null,
    choices: [],
    prepared: null,
    menu: null,
    clicks: NOTHING,
    picks: [],
    held: chosen,
    holders: [],
    answers: () => true,
    mayDrag: (space) => pieces.figuresAt(space).length > 0,
    press: (space) => setting.press(spot(space), space),
    drag(from, to) {
      const { place } = spot(to);
      if (place !== null) setting.carry(spot(from), place);
    },
    letGo: setting.letGo,
    ...(free === undefined ? {} : { hand: free }),
  };
}

/** The panel's name among those of a game. */
export const POSITION = 'position';

const made = new WeakMap<AnyGameTable, AnyGameTable>();

/** A game whose board can be set up, with the panels of its position before its own; one for each. */
export function settable(game: AnyGameTable, more: AnyGameTable['parts']['panels'] = []): AnyGameTable {
  const panel = { id: POSITION, title: (lang: Lang) => editorTexts(lang).tab, Contents: PositionPanel };
  const own: AnyGameTable = made.get(game) ?? {
    ...game,
    useBoard: (scene) => useSetting(game.useBoard(scene) as Board),
    usePointing: (scene, board) => game.usePointing(scene, (board as Board).played ?? board),
    parts: { ...game.parts, panels: [panel, ...more, ...game.parts.panels] },
  };
  made.set(game, own);
  return own;
}
