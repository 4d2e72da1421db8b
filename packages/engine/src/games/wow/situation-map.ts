/** The map that a situation is played on. */
import type { Faults } from '../../core/index.ts';
import { findMap } from './content/index.ts';
import type { BoardMap } from './content/types.ts';
import { PLAIN_MAP, type Situation } from './situation.ts';
import { wrong } from './situation-figures.ts';

/** The map of a situation: one of the game's, or its own; open ground where it asks for one that there is not. */
export function mapOf(s: Situation, faults: Faults): BoardMap {
  const base = findMap(s.map ?? PLAIN_MAP);
  if (base === undefined) {
    faults.note(wrong('map', 'wow:406.1', 'unknown-map', s.map ?? ''));
    return findMap(PLAIN_MAP) as BoardMap;
  }
  if (!s.spaces && !s.without && !s.terrain && !s.victory && !s.spawn) return base;
  const all = new Set(base.spaces.map((x) => x.at));
  for (const word of ['spaces', 'without'] as const)
    for (const [i, at] of (s[word] ?? []).entries())
      if (!all.has(at)) faults.note(wrong(`${word}[${i}]`, 'wow:406.1', 'no-such-space', at));
  const kept = base.spaces.filter((x) => (s.spaces === undefined || s.spaces.includes(x.at)) && !(s.without ?? []).includes(x.at));
  const known = new Set(kept.map((x) => x.at));
  const unknown = (at: string, space: string): void => {
    if (!known.has(space)) faults.note(wrong(at, 'wow:406.1', 'no-such-space', space));
  };
  for (const at of Object.keys(s.terrain ?? {})) unknown(`terrain.${at}`, at);
  for (const [i, at] of (s.victory ?? []).entries()) unknown(`victory[${i}]`, at);
  for (const [i, { at }] of (s.spawn ?? []).entries()) unknown(`spawn[${i}].at`, at);
  return {
    id: 'situation',
    names: { en: 'Situation', fr: 'Situation' },
    spaces: kept.map((x) => ({ at: x.at, terrain: s.terrain?.[x.at] ?? x.terrain })),
    victory: (s.victory ?? base.victory).filter((v) => known.has(v)),
    spawn: (s.spawn ?? base.spawn).filter((p) => known.has(p.at)),
  };
}
