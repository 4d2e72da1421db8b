/** Sorting options by what they do, as every game does it. */
import type { Option } from '@escarmouche/engine/core';
import { spaceIn } from './args.ts';
import type { SaidDeed, Scene, Sorting } from './contract.ts';

interface Sorted<C extends Scene> extends Pick<Sorting<C>, 'layout' | 'name' | 'facts' | 'means'> {
  /** The group of each deed. What is not named here only answers a question, and stands first: `ask`. */
  readonly groups: Readonly<Record<string, string>>;
  /** The group of a deed where its word does not say enough; undefined where it does. */
  readonly group?: (o: SaidDeed) => string | undefined;
  /** Groups of which each figure has verbs of its own, one for each thing it is done with. */
  readonly byFigure?: readonly string[];
  /** Groups with a verb for each thing it is done with, whoever does it. */
  readonly byMeans?: readonly string[];
  /** The figures of the position, by whose names options call them. */
  readonly figures: (scene: C) => readonly { readonly id: string }[];
  /** What a space is called by its number. */
  readonly space?: (scene: C, space: number) => string;
  /** Whose buttons odds stand on: those behind which dice fall, or something is lost. Of others they are told where they are pointed at. */
  readonly foretold?: (o: Option) => boolean;
  /** The target where it is said otherwise; undefined where it is not. */
  readonly target?: (scene: C, o: SaidDeed) => string | undefined;
}

/** Whether something on the board is named to aim at. */
export const isAimed = ({ on }: SaidDeed): boolean => on.figures.length + on.spaces.length > 0;

/** Options of a group are one verb, but where the game says that each figure, or each thing it is done with, has a verb of its own. */
export function sortedBy<C extends Scene>(of: Sorted<C>): Sorting<C> {
  const { layout, name, facts, means, byFigure = [], byMeans = [] } = of;
  const group = (o: SaidDeed): string => of.group?.(o) ?? of.groups[o.does] ?? 'ask';
  return {
    layout,
    group,
    verb(o) {
      const g = group(o);
      if (byFigure.includes(g)) return [g, o.does, o.by, ...o.with].join('/');
      return byMeans.includes(g) ? [g, ...o.with].join('/') : g;
    },
    target(scene, o) {
      const said = of.target?.(scene, o);
      if (said !== undefined || !isAimed(o)) return said ?? null;
      const all = of.figures(scene);
      const named = o.on.figures.map((name) => scene.speech.figure(all.findIndex((f) => f.id === name)));
      const space = spaceIn(o.say.args.space);
      return named.length > 0 ? named.join(' + ') : space < 0 ? null : (of.space?.(scene, space) ?? null);
    },
    name,
    foretold: of.foretold ?? (() => false),
    facts,
    ...(means === undefined ? {} : { means }),
  };
}
