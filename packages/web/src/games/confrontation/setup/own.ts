/** Profiles and wound tables of one's own that keep every bound, as set-ups take them. */
import {
  CONFRONTATION_OWN,
  type OwnTable,
  ownTableOf,
  type Profile,
  type WoundTable,
  woundTableOf,
} from '@escarmouche/engine/confrontation';
import type { OwnThing, OwnThings } from '@escarmouche/engine/core';
import { useMemo } from 'react';
import { readStored, writeStored } from '../../../app/storage.ts';
import { fitThings, keepThings, keptFrom, thingsNow, useThings } from '../../../own/store.ts';
import type { Own } from './content.ts';

/** Where profiles and the wound table in use were kept before there was one place for whatever is one's own. */
const FORMERLY = {
  profiles: 'escarmouche.confrontation.profiles',
  wounds: 'escarmouche.confrontation.wounds',
} as const;

/** What a stored text of that time holds. */
export function formerly(kind: keyof typeof FORMERLY, text: string): readonly OwnThing[] {
  const list = kind === 'profiles' ? text : `[${text}]`;
  const things = keptFrom(`{"confrontation":{"${kind}":${list}}}`).confrontation?.[kind] ?? [];
  if (kind === 'profiles') return things;
  return things.flatMap((table) => {
    try {
      return [ownTableOf(table as WoundTable)];
    } catch {
      // What has no cells is no table.
      return [];
    }
  });
}

/** The elements of a stored text of that time; null where it cannot be read. */
function elements(kind: keyof typeof FORMERLY, text: string): readonly unknown[] | null {
  try {
    const list: unknown = JSON.parse(kind === 'profiles' ? text : `[${text}]`);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

/** Brings what was kept there, once, to where all that is one's own is kept. What cannot be taken stays where it is. */
export function takeOver(): void {
  for (const kind of ['profiles', 'wounds'] as const) {
    const text = readStored(FORMERLY[kind]);
    const all = text === null ? null : elements(kind, text);
    if (text === null || all === null) continue;
    const there = thingsNow('confrontation')[kind] ?? [];
    const read = formerly(kind, text);
    const fresh = read.filter((f) => !there.some((t) => t.id === f.id));
    if (fresh.length > 0 && !keepThings('confrontation', kind, fresh)) continue;
    const left = all.filter((v) => v !== null && !read.some((r) => r.id === (v as { readonly id?: unknown }).id));
    if (left.length === 0) writeStored(FORMERLY[kind], null);
    // What is taken goes, lest it come back once somebody has thrown it away.
    else if (read.length > 0) writeStored(FORMERLY[kind], JSON.stringify(left));
  }
}

function ownOf(things: OwnThings): Own {
  const { profiles, wounds } = fitThings(things, CONFRONTATION_OWN);
  return {
    profiles: profiles as readonly Profile[],
    tables: wounds.map((table) => woundTableOf(table as OwnTable)),
  };
}

/** What is one's own, and a new rendering whenever it changes. */
export function useOwn(): Own {
  const things = useThings('confrontation');
  return useMemo(() => ownOf(things), [things]);
}

/** What is one's own at this moment. */
export function ownNow(): Own {
  return ownOf(thingsNow('confrontation'));
}
