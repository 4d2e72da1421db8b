/** The files of a game that has none of its own here, made from its notation. */
import type { AnyManifest } from '@escarmouche/engine';
import type { FieldKind } from '@escarmouche/engine/core';
import { writtenOf } from '../schema/notation.ts';
import type { AnySetup, GameFiles } from './game.ts';
import { type ContentGroup, things } from './listed.ts';

/** Its files. @throws TypeError for a game without a notation */
export function plainFiles(of: AnyManifest): GameFiles {
  const { game, notation } = of.situations;
  if (notation === undefined) throw new TypeError(`${game.id} says nothing of how its positions are written`);
  return {
    game: game.id,
    rules: { prefix: of.prefix, example: of.paragraphs[0].id },
    seats: game.seats,
    ...writtenOf(of.setup.kind as FieldKind<AnySetup>, notation.kind),
    ...(of.values === undefined ? {} : { values: of.values }),
  };
}

/** Everything that may be named in them: its figures. */
export function plainContent(of: AnyManifest): readonly ContentGroup[] {
  const figures = of.figures(of.situations.game.tables(of.setup.blank));
  return [{ kind: 'figures', where: 'figures', things: things(figures) }];
}
