/** Packs: what is written is read again, and whatever is wrong with one is said in a line each. */
import { describe, expect, it } from 'vitest';
import { survives } from './fuzz.testing.ts';
import { GAMES } from './games/index.ts';
import { readPack, writePack } from './pack.ts';

/** One of each kind that there is, as they are to begin with. */
const EVERYTHING = {
  pack: { en: 'Everything', fr: 'Tout' },
  games: Object.fromEntries(
    GAMES.flatMap((g) =>
      'own' in g && g.own !== undefined
        ? [[g.game, Object.fromEntries(Object.entries(g.own).map(([name, { kind }]) => [name, [kind.blank]]))]]
        : [],
    ),
  ),
};

describe('packs', () => {
  it('of every kind of every game are read as they are written', () => {
    const text = writePack(EVERYTHING);
    expect(readPack(text, 'a')).toEqual(EVERYTHING);
    expect(readPack(JSON.stringify({ pack: EVERYTHING.pack, ...EVERYTHING.games }), 'a')).toEqual(EVERYTHING);
  });

  it('what each kind begins with is a sample of what it is made of, and so is its sample', () => {
    for (const g of GAMES)
      for (const { schema, kind } of Object.values('own' in g ? (g.own ?? {}) : {})) {
        expect(schema.safeParse(kind.blank).success).toBe(true);
        expect(schema.safeParse(kind.is.example).success).toBe(true);
      }
  });
});

/** Each kind in a pack of its own: a broken text takes as long as it is. */
const OF_ONE_KIND = Object.entries(EVERYTHING.games).flatMap(([game, kinds]) =>
  Object.entries(kinds).map(([kind, things]) => writePack({ ...EVERYTHING, games: { [game]: { [kind]: things } } })),
);

survives('readPack', readPack, OF_ONE_KIND, { pack: EVERYTHING.pack, ...EVERYTHING.games });
