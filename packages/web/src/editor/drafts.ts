/** The position that is being made: its changes with a way back and forth, and what the worker makes of it. */
import type { RulingCase, ScriptStep } from '@escarmouche/engine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { faultLines, problemsIn } from '../app/faults.ts';
import { gameOf } from '../app/games.ts';
import type { Both } from '../app/rulebook.ts';
import { type OpenWalk, openWalk } from '../replay/open.ts';
import type { Lang } from '../settings/store.ts';
import type { AnyGameTable } from '../table/contract.ts';
import { ask } from '../worker/client.ts';
import { WHOEVER_IS_ASKED } from '../worker/protocol.ts';
import { settable } from './board.ts';
import type { Wrong } from './model.ts';
import { readHere } from './open.ts';
import { editorTexts } from './strings.ts';

/** A position, and what has been answered since. */
export interface Draft {
  readonly situation: unknown;
  readonly script: readonly ScriptStep[];
}

/** Changes that can be taken back. */
const MOST = 200;
const NO_PANELS = [] as const;

const NAME: Both = { en: editorTexts('en').tab, fr: editorTexts('fr').tab };
/** The draft as a case of a ruling, which is how it is kept, sent and checked. */
export const caseOf = ({ situation, script }: Draft): RulingCase<unknown> => ({ name: NAME, situation, script });

/** Drafts, and which of them is looked at; `run` names what the change that led to it was a step of, empty where it was none. */
export interface Drafts {
  readonly list: readonly Draft[];
  readonly at: number;
  readonly run: string;
}

/** With a change more; a step of the same run as the change before is one change with it. */
export function withChange(all: Drafts, next: (before: Draft) => Draft, run = ''): Drafts {
  const to = next(all.list[all.at]);
  if (JSON.stringify(to) === JSON.stringify(all.list[all.at])) return all;
  const kept = run !== '' && run === all.run ? all.at : all.at + 1;
  const list = [...all.list.slice(0, kept), to].slice(-MOST);
  return { list, at: list.length - 1, run };
}

/** With another one looked at, so many changes on or back: no run goes on from there. */
export function withStep({ list, at }: Drafts, by: number): Drafts {
  return { list, at: Math.max(0, Math.min(list.length - 1, at + by)), run: '' };
}

/** Drafts with a way back and forth. */
export function useDrafts(first: Draft) {
  const [{ list, at }, setAll] = useState<Drafts>({ list: [first], at: 0, run: '' });
  const change = useCallback((next: (before: Draft) => Draft, run = ''): void => setAll((all) => withChange(all, next, run)), []);
  /** Another draft in the place of this one: the way back leads past it. */
  const replace = useCallback((next: (before: Draft) => Draft): void => {
    setAll((all) => ({ ...all, list: all.list.map((d, i) => (i === all.at ? next(d) : d)) }));
  }, []);
  const go = (by: number): void => setAll((all) => withStep(all, by));
  return { draft: list[at], change, replace, go, back: at > 0, forth: at < list.length - 1 };
}

/** What is wrong by the path of its field, with a line for each thing. */
export function faultsAt(wrong: readonly Wrong[], lang: Lang): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const { at, line } of wrong) all.set(at, [...(all.has(at) ? [all.get(at)] : []), line[lang]].join('\n'));
  return all;
}

async function wrongIn(error: unknown, game: string): Promise<readonly Wrong[]> {
  const problems = problemsIn(error);
  if (problems.length === 0) return [{ at: '', line: await faultLines(error, game) }];
  const one = (p: (typeof problems)[number]): Error =>
    Object.assign(new Error(), { name: 'FileFault', problems: [{ ...p, place: '', path: '' }] });
  const words = await gameOf(game)?.loadFaults();
  return Promise.all(
    problems.map(async (p) => {
      // What the game itself says needs no more: its place is told beside it, and its rule.
      const { fault = null, rule = undefined } = p.found !== undefined && 'fault' in p.found ? p.found : {};
      const own = fault === null || words === undefined ? null : { en: words('en', fault), fr: words('fr', fault) };
      return { at: p.path.replace(/^cases\[0\](?:\.situation)?\.?/, ''), line: own ?? (await faultLines(one(p), game)), rule };
    }),
  );
}

/**
 * A draft as the worker lays it: the walk of the last one that could be, and what is wrong with this one. `shape` says what is on its board;
 * `cut` is told where its answers do not fit any more.
 */
export function useLaid(
  game: string,
  paragraph: string,
  draft: Draft,
  shape = '',
  panels: AnyGameTable['parts']['panels'] = NO_PANELS,
  cut?: (script: Draft['script']) => void,
) {
  const [laid, setLaid] = useState<(OpenWalk & { readonly draft: Draft }) | null>(null);
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);
  const now = useRef({ shape, cut });
  now.current = { shape, cut };
  const open = useRef<number | null>(null);
  useEffect(() => {
    let gone = false;
    const lay = async (): Promise<void> => {
      const text = JSON.stringify({ ruling: paragraph, cases: [caseOf(draft)] });
      // As a file of it is read: what no file could say is nothing that the board shows.
      const { cases } = await readHere(text);
      if (gone) return;
      const { walk, info, ...of } = await openWalk({ game, ruling: cases[0], from: { text, at: 1 } });
      const last = draft.script.length === 0 ? null : await ask('step', { walk, at: info.answers, seat: WHOEVER_IS_ASKED });
      if (gone) return void ask('close', { walk });
      if (open.current !== null) void ask('close', { walk: open.current });
      open.current = walk;
      setLaid({ walk, info, game: settable(of.game, panels), shape: now.current.shape, draft });
      setWrong([]);
      if (last !== null && last.failures.length > 0) now.current.cut?.(draft.script.slice(0, info.answers - 1));
    };
    lay().catch(async (error: unknown) => {
      const found = await wrongIn(error, game);
      if (!gone) setWrong(found);
    });
    return () => {
      gone = true;
    };
  }, [game, paragraph, draft, panels]);
  useEffect(
    () => () => {
      if (open.current !== null) void ask('close', { walk: open.current });
    },
    [],
  );
  return { laid, wrong };
}
