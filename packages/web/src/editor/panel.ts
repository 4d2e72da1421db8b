/** What the panel beside the board of a position is given, and how its forms call what stands on that board. */
import { NOBODY, type NotationPath, type OwnContent, type RulingCase } from '@escarmouche/engine/core';
import { createContext, type ReactNode } from 'react';
import type { Chooser } from '../board/useChoosing.ts';
import type { Choosing, EditorTools, NotThere, Scene } from '../table/contract.ts';
import type { Editing } from './editing.ts';
import type { Wrong } from './model.ts';

/** What the panel shows. */
export interface Panel extends Omit<Editing, 'shown' | 'meant' | 'word'> {
  readonly game: string;
  /** What a position takes of one's own. */
  readonly takes: OwnContent<never, unknown> | undefined;
  readonly of: RulingCase<unknown>;
  readonly wrong: readonly Wrong[];
  /** What is put on the board next. */
  readonly tools: ReactNode;
  readonly chosen: { readonly path: NotationPath; readonly name: string } | null;
  choose(path: NotationPath | null): void;
  /** What the game has besides. */
  readonly Tools: EditorTools<Choosing>['Tools'];
  /** Says why something cannot stand where it was to be put. */
  bar(why: NotThere | null): void;
  /** Sets another position up. */
  begin(position: unknown): void;
}

export const PanelContext = createContext<Panel | null>(null);

/** Forms around what the board shows: they call places and figures as it does. */
export function editingOn(panel: Panel, board: Choosing | null, scene: Scene | null): Editing {
  const pieces = (board as Chooser | null)?.pieces;
  const named = (id: string): number => pieces?.figures.indexOf(id) ?? NOBODY;
  const shown = (id: string): string => (scene === null ? id : named(id) >= 0 ? scene.speech.figure(named(id)) : scene.speech.inFile(id));
  return {
    ...panel,
    shown,
    word: (of, id) => (scene === null ? undefined : scene.game.term?.(scene.speech.lang, `${of}.${id}`)),
    meant: (text) => pieces?.spaces.find((s) => s !== '' && shown(s).toLowerCase() === text.trim().toLowerCase()) ?? text.trim(),
  };
}
