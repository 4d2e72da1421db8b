/** What is wrong with things of one's own is said in French words: no word of files that has a French name stands in a game's sentence. */
import { type Form, faultsOfOwn, formOf, type OwnKind, type Seeded, seeded } from '@escarmouche/engine';
import { describe, expect, it } from 'vitest';
import { nameOf } from './games/game.ts';
import { GAMES } from './games/list.testing.ts';

type Lists = NonNullable<OwnKind['lists']>;

/** Something that fits its place, and breaks bounds as often as not. `deep` is how far down it is: the deeper, the less. */
function byLot(form: Form, lists: Lists, random: Seeded, deep = 0): unknown {
  const some = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const within = (is: Form): unknown => byLot(is, lists, random, deep + 1);
  switch (form.kind) {
    case 'whole':
      return form.min + random.below(form.max - form.min + 1);
    case 'one':
      return some(form.of);
    case 'some':
      return form.of.filter(() => random.below(2) === 0);
    case 'list': {
      const most = Math.min(form.max, deep > 3 ? 1 : 3);
      return Array.from({ length: Math.max(form.min, random.below(most + 1)) }, () => within(form.of));
    }
    case 'row':
      return form.of.map(within);
    case 'either':
      return within(some(form.of));
    case 'fields':
      return Object.fromEntries(form.fields.flatMap((f) => (f.needed || random.below(3) === 0 ? [[f.name, within(f.is)]] : [])));
    case 'text':
      return form.names !== undefined && Object.hasOwn(lists, form.names) ? some(lists[form.names]({})).id : form.sample;
    default:
      return form.sample;
  }
}

/** The words by which a form tells things: fields, and what may stand in them. */
function wordsIn(form: Form, all: Set<string>): Set<string> {
  if (form.kind === 'one' || form.kind === 'some') for (const w of form.of) all.add(String(w));
  if (form.kind === 'list' || form.kind === 'named') wordsIn(form.of, all);
  if (form.kind === 'row' || form.kind === 'either') for (const of of form.of) wordsIn(of, all);
  if (form.kind === 'fields')
    for (const f of form.fields) {
      all.add(f.name);
      wordsIn(f.is, all);
    }
  return all;
}

/** Words of files that are French words as well, or stand on French cards. */
const ALIKE = new Set(['action', 'buff', 'debuff', 'totem', 'instant', 'type', 'nature', 'race', 'main', 'normal', 'as', 'or', 'attache']);

/** What cards print in either language, and single letters. */
const PRINTED = /^(?:(?!FLY)[A-Z]{2,4}|.)$/;
/** How many different faults are met at least, where there is more than a drawing to it. */
const MANY: Readonly<Record<string, number>> = { characters: 15, cards: 15, parties: 5, profiles: 8, scenarios: 5 };
/** Cards that stand by themselves break fewer bounds than those that act upon others' turns. */
const FEW: Readonly<Record<string, number>> = { 'Ability cards': 2 };

const KINDS = GAMES.flatMap((of) => Object.entries(of.files.own ?? {}).map(([name, { kind }]) => [nameOf(of), name, kind, of] as const));

describe('faults of one’s own in French', () => {
  it.each(KINDS)('have no word of files: %s, %s', (_game, name, kind, of) => {
    const form = formOf(kind.is);
    const words = wordsIn(form, new Set());
    const random = seeded(7);
    const told = new Map<string, string>();
    for (let i = 0; i < 1500; i++)
      for (const wrong of faultsOfOwn(kind, { ...(byLot(form, kind.lists ?? {}, random) as object), id: 'mine' }))
        if ('fault' in wrong) {
          const line = of.fault('fr', wrong.fault.fault);
          told.set(`${wrong.fault.fault.key} ${line}`, line);
        }
    const raw = [...told.values()].filter((line) =>
      (line.match(/[A-Za-z][A-Za-z-]*/g) ?? []).some((w) => words.has(w) && !ALIKE.has(w) && !PRINTED.test(w)),
    );
    expect(raw).toEqual([]);
    expect(told.size).toBeGreaterThanOrEqual(FEW[kind.many.en] ?? MANY[name] ?? 0);
  });
});
