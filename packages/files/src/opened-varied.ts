/** A ruling opened with something of one of its situations changed: what would happen if this were another. */
import { asWritten } from '@escarmouche/engine/core';
import { type FileFault, faultAt, say } from './fault.ts';
import type { Called } from './games/game.ts';
import { type OpenRuling, openRuling } from './opened.ts';
import { fieldFault, stepsOf } from './tree.ts';

/** A field of a situation and what stands there instead. */
export interface Change {
  /** `figures.A.printed.main.power`; or `A.printed.main.power`, where something of the situation is called A. */
  readonly path: string;
  readonly value: number | string;
}

type Fields = Record<string, unknown>;

const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null;

/** The way to a field, from the situation: by the name of what has it, wherever that stands. */
function wayTo(situation: Fields, path: string): readonly (string | number)[] {
  const steps = stepsOf(path);
  const [first] = steps;
  if (typeof first === 'number' || Object.hasOwn(situation, first)) return steps;
  const home = Object.keys(situation).find((key) => {
    const group = situation[key];
    return isFields(group) && !Array.isArray(group) && Object.hasOwn(group, first);
  });
  return home === undefined ? steps : [home, ...steps];
}

/** Sets a field; lists and objects on the way that are not there yet are made, but nothing that stands there is another kind of thing after. */
function set(situation: Fields, { path, value }: Change, file: string): void {
  const way = wayTo(situation, path);
  const wrong = (): FileFault => faultAt(file, '', say('a-field-of-the-situation'), asWritten(JSON.stringify(path)), path);
  let at: Fields = situation;
  for (const [i, step] of way.entries()) {
    const last = i === way.length - 1;
    if (Array.isArray(at) ? typeof step !== 'number' || step >= at.length : typeof step === 'number') throw wrong();
    const there = Object.hasOwn(at, step) ? at[step] : undefined;
    if (there === undefined && fieldFault({}, String(step)) !== null) throw wrong();
    if (last) {
      if (isFields(there)) throw wrong();
      at[step] = value;
    } else if (there === undefined) {
      const made: Fields = {};
      at[step] = made;
      at = made;
    } else if (isFields(there)) at = there;
    else throw wrong();
  }
  if (way.length === 0) throw wrong();
}

/**
 * Opens a ruling file of one of these games with changes in the situation of its `nth` case, from 1. What the changed situation holds is
 * checked like any other.
 * @throws FileFault, and nothing else, where it is not one, or a change leads nowhere.
 */
export function openVaried<C extends Called>(
  text: string,
  name: string,
  nth: number,
  changes: readonly Change[],
  games: readonly C[],
): OpenRuling<C> {
  return openRuling(text, name, games, (data) => {
    const cases = isFields(data) ? data.cases : undefined;
    const situation: unknown = Array.isArray(cases) && isFields(cases[nth - 1]) ? cases[nth - 1].situation : undefined;
    if (isFields(situation)) for (const change of changes) set(situation, change, name);
  });
}
