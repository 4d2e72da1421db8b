/** The set-up in the making of a game that has no screen for it: how it is kept, and what is wrong with it, each thing at its field. */
import type { AnyManifest } from '@escarmouche/engine';
import { type Form, formAt, formOf, misfits, pathOfFault } from '@escarmouche/engine/core';
import type { Lang } from '@escarmouche/words';
import type { PlainGameWords } from '@escarmouche/words/plain';
import { problemLines } from '../app/faultWords.ts';
import { pathText } from '../editor/model.ts';
import { type DraftBook, refusedBy } from '../setup/draft.ts';
import { SEAT_KINDS, type SeatKind } from '../worker/protocol.ts';

/** What is to be played, and by whom. */
export interface Draft {
  readonly setup: unknown;
  readonly players: readonly SeatKind[];
  /** None are told apart here: what may be chosen stands in the set-up itself. */
  readonly choices?: never;
}

/** How drafts of a game are kept: whatever a file could hold is a set-up in the making, be it refused by the rules. */
export function draftsOf(of: AnyManifest): DraftBook<Draft> {
  const { game } = of.situations;
  const form = formOf(of.setup.kind);
  const mends = (stored: Draft): boolean =>
    misfits(form, stored.setup).length === 0 &&
    Array.isArray(stored.players) &&
    stored.players.length === game.seats &&
    stored.players.every((player) => SEAT_KINDS.includes(player));
  return {
    game: game.id,
    usual: { setup: of.setup.blank, players: ['person', 'level-2'] },
    mended: (stored) => (stored !== null && mends(stored) ? { setup: stored.setup, players: stored.players } : null),
    opposed: (draft, player) => ({ ...draft, players: ['person', player] }),
    setupOf: ({ setup }) => setup,
    players: ({ players }) => players,
  };
}

/** Something wrong with a set-up: a sentence, the field it belongs to, and the rule that is broken, where one is. */
export interface WrongHere {
  readonly at: string;
  readonly line: string;
  readonly rule?: string;
}

/** All that is wrong with a set-up: what no file could hold, or else what its game refuses. */
export function wrongWith(of: AnyManifest, setup: unknown, words: Pick<PlainGameWords, 'fault'>, lang: Lang): readonly WrongHere[] {
  const unfit = misfits(formOf(of.setup.kind), setup).map(({ path, expected }) => ({
    at: pathText(path),
    line: problemLines([{ file: '', place: '', path: '', expected }])[lang],
  }));
  if (unfit.length > 0) return unfit;
  return refusedBy(() => of.situations.game.tables(setup)).map(({ at, rule, say }) => ({
    at: pathText(pathOfFault(setup, at)),
    line: words.fault(say),
    ...(rule === undefined ? {} : { rule }),
  }));
}

/** The lines of what is wrong by their fields; those of no field there is are told below the form. */
export function placed(form: Form, setup: unknown, wrong: readonly WrongHere[]) {
  const at = new Map<string, string>();
  const elsewhere: string[] = [];
  for (const one of wrong) {
    const path = pathOfFault(setup, one.at);
    if (path.length === 0 || formAt(form, setup, path) === undefined) elsewhere.push(one.line);
    else at.set(one.at, at.has(one.at) ? `${at.get(one.at)}\n${one.line}` : one.line);
  }
  return { at, elsewhere };
}
