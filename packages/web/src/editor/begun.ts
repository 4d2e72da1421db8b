/** What the editor of a game begins with: how its positions are written, what the game has for it, and the first position. */
import { type Form, formOf, type Notation } from '@escarmouche/engine/core';
import { gameOf } from '../app/games.ts';
import type { AnyGameTable, Choosing, EditorTools } from '../table/contract.ts';
import { caseOf } from './drafts.ts';
import { keptWork, type Work } from './keeping.ts';
import { opened, positionIn } from './open.ts';
import type { Panel } from './panel.ts';

/** What an editor of a game begins with, and what it knows of that game. */
export interface Begun {
  readonly game: string;
  /** How positions of the game are written, its form, and the paragraph that one cites until its owner names a better one. */
  readonly notation: Notation<unknown>;
  readonly form: Form;
  readonly paragraph: string;
  readonly first: Work;
  readonly tools: EditorTools<Choosing> | null;
  readonly takes: Panel['takes'];
  readonly term: AnyGameTable['term'];
}

/** The position to begin with: what was opened just now, else what was worked on here, else what the link holds. @throws as below */
async function begunWith(game: string, link: string | undefined, paragraph: string, blank: unknown): Promise<Work> {
  const now = opened.get();
  const here = link === undefined && now?.game === game && now.link === undefined ? now.of : null;
  const before = await keptWork(game, link, paragraph);
  const goesOn = before !== null && (here === null || JSON.stringify(caseOf(before.draft)) === JSON.stringify(here));
  if (goesOn) return before;
  const given = here ?? (link === undefined ? null : await positionIn(game, link, undefined, paragraph));
  const script = (given?.script ?? []).filter((line) => !('expect' in line));
  return { draft: { situation: given?.situation ?? blank, script }, ways: [], link };
}

/** What the editor of a game begins with. @throws BadLink, WorkerFault, as rejections, for a link that holds no position of it */
export async function begun(game: string, link: string | undefined): Promise<Begun | null> {
  const entry = gameOf(game);
  const [table, book] = await Promise.all([entry?.loadTable(), entry?.loadRulebook()]);
  const [notation, tools, takes] = await Promise.all([table?.notation?.(), table?.editorTools?.(), table?.own?.()]);
  if (notation === undefined || book === undefined) return null;
  const paragraph = book.paragraphs[0].id;
  return {
    game,
    notation,
    form: formOf(notation.kind),
    paragraph,
    first: await begunWith(game, link, paragraph, notation.blank),
    tools: tools ?? null,
    takes,
    term: table?.term,
  };
}
