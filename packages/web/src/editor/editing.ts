/** What forms are around: the position that is edited, what is called how in it, and what stays half written. */
import type { Form, FormField, ListedName, Notation, NotationPath } from '@escarmouche/engine/core';
import { type ComponentType, createContext, use, useReducer } from 'react';
import { fine, pick } from '../app/strings/index.ts';
import { type Lang, useSettings } from '../settings/store.ts';
import { choicesIn, type Piece } from './model.ts';
import { useEditorTexts } from './strings.ts';

/** What a field is drawn with that a game draws itself. */
export interface DrawnProps {
  readonly value: unknown;
  readonly label: string;
  /** Where it stands. */
  readonly path: NotationPath;
  onChange(value: unknown): void;
}
/** Fields that are drawn otherwise than their notation has it, by their names: those of the whole, and as `*.name` those of a name wherever else they stand. */
export type Drawn = Readonly<Record<string, ComponentType<DrawnProps>>>;

/** Which field a place is, by the names in `Drawn`. */
export const drawnName = (path: NotationPath): string => (path.length === 1 ? String(path[0]) : `*.${path.at(-1)}`);

/** What a form changes, and what it knows besides. */
export interface Editing {
  readonly form: Form;
  readonly notation: Notation<unknown>;
  readonly position: unknown;
  /** What is wrong, by the path of the field. */
  readonly faults: ReadonlyMap<string, string>;
  /** Whether that is read out at the field, which what is told elsewhere as well is not. */
  readonly aloud?: boolean;
  /** What is open and half written, by the field: the table begins anew with each figure more or less, and the forms on it with it. */
  readonly kept: Map<string, unknown>;
  readonly drawn?: Drawn | undefined;
  /** There is no board beside the form: places are chosen from their list, where the game has one. */
  readonly boardless?: boolean;
  /** What the board calls a place or a figure, and the place it calls so. */
  shown(name: string): string;
  meant(shown: string): string;
  /** What the game calls a word, by what it names; undefined where it does not say. */
  word?(of: string, id: string): string | undefined;
  set(path: NotationPath, value: unknown): void;
}

export const EditingContext = createContext<Editing | null>(null);

/** What is edited, with what may be chosen at a place of it, and how that is called. */
export function useEditing() {
  const editing = use(EditingContext);
  const { lang } = useSettings();
  if (editing === null) throw new Error('nothing is edited around this field');
  const { notation, form, position, shown, word } = editing;
  return {
    ...editing,
    choices: (path: NotationPath) => choicesIn(notation, form, position, path),
    called: ({ id, names }: ListedName, of = ''): string => (names === undefined ? (word?.(of, id) ?? shown(id)) : pick(names, lang)),
  };
}

/** A state of a field that stays where the forms begin anew, and goes where what is kept is cleared. */
export function useKept<T>(at: string, first: T): readonly [T, (next: T) => void] {
  const { kept } = useEditing();
  const [, again] = useReducer((n: number) => n + 1, 0);
  const keep = (next: T): void => {
    kept.set(at, next);
    again();
  };
  return [kept.has(at) ? (kept.get(at) as T) : first, keep];
}

/** What is said of a field, taken apart: what it is called, before a colon or a semicolon, and the rest. */
export function labelled(word: string): { readonly label: string; readonly rest: string } {
  const [, label = '', rest = ''] = /^([^:;]*?)(?:\s?[:;]\s?(.*))?$/s.exec(word) ?? [];
  return { label: `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`, rest };
}

/** What a field is called, and what else there is to say of it. */
export function useWord(): (f: Pick<FormField, 'word' | 'more'>) => { readonly label: string; readonly hint: string | undefined } {
  const { lang } = useSettings();
  return ({ word, more }) => {
    const { label, rest } = labelled(word[lang]);
    const hint = [rest, more?.[lang] ?? ''].filter((s) => s !== '').join(' · ');
    return { label: fine(label, lang), hint: hint === '' ? undefined : fine(hint, lang) };
  };
}

/** What may be put on the board, with its words: those of the game, where it has some. */
export function usePieces(
  pieces: readonly Piece[],
  term: ((lang: Lang, id: string) => string | undefined) | undefined,
): readonly (Piece & { readonly text: string })[] {
  const { lang } = useSettings();
  const word = useWord();
  const t = useEditorTexts();
  return pieces.map((p) => {
    const side = p.layer.path.find((step) => typeof step === 'number');
    const of = p.field?.is.kind === 'one' ? p.field.is.names : p.layer.form.of.kind === 'one' ? p.layer.form.of.names : undefined;
    const name = p.names !== undefined ? pick(p.names, lang) : of === undefined ? undefined : term?.(lang, `${of}.${p.what}`);
    const what = name ?? (p.field?.name === 'side' ? t.sideOf(Number(p.what)) : String(p.what));
    const all = [word(p.layer).label, side === undefined ? '' : t.sideOf(Number(side) + 1), what];
    return { ...p, text: all.filter((x) => x !== '').join(' · ') };
  });
}
