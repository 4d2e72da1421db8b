/** Which options and refusals concern which figure, hex or card. Reads what options say, never how they are coded. */
import type { Option, Say } from '@escarmouche/engine/core';
import { figureKey, type State, type Table } from '@escarmouche/engine/gloomhaven';
import { figureIn, figuresIn } from '../../../table/args.ts';

/** The hex an option ends on or picks; -1. */
export function hexOf(say: Say): number {
  const a = say.args.space;
  return typeof a === 'object' && 'space' in a ? a.space : -1;
}

/** The card, by its number in the table, that an option plays or loses; -1. */
export function cardIn(say: Say, name: 'card' | 'other' = 'card'): number {
  const a = say.args[name];
  return typeof a === 'object' && 'card' in a ? a.card : -1;
}

/** Options whose figure is who is meant, not who acts. */
const PICKS_FIGURE = ['target', 'attack-next', 'acts-first', 'do-line-on', 'apply-effect'];

/** The figure an option aims at or picks; -1. */
export function targetOf(say: Say): number {
  const target = figureIn(say.args.target);
  return target < 0 && PICKS_FIGURE.includes(say.key) ? figureIn(say.args.figure) : target;
}

/** The hexes of the map on which an option can be pointed at. */
export function placesOf(say: Say, state: State): readonly number[] {
  const hex = hexOf(say);
  if (hex >= 0) return [hex];
  // An area is laid as a whole: no hex of it alone means that.
  const target = targetOf(say);
  const figures = target >= 0 ? [target] : say.key === 'take-path' ? figuresIn(say.args.figures) : [];
  return figures.flatMap((i) => (state.figures[i]?.hex >= 0 ? [state.figures[i].hex] : []));
}

/** Options of which there could be one on every hex, by the name theirs have. */
const ON_HEXES: Readonly<Record<string, RegExp>> = {
  move: /^(move:)/,
  'force-to': /^(to:)/,
  'start-here': /^(start:)/,
  'do-line-at': /^(do:[^>]*>)/,
};
/** Options by which their figure goes somewhere. */
const GOES = ['move', 'force-to'];
const ON_FIGURES: Readonly<Record<string, RegExp>> = { 'do-line-on': /^(do:[^>]*>)/ };

/** What the option would be called that does on a hex, or to whoever stands there, what others do elsewhere; null where there is none. */
export function idOn(options: readonly Option[], table: Table, state: State, hex: number): string | null {
  const figure = state.figures.findIndex((f) => f.hex === hex && f.out === 0);
  for (const o of options) {
    // Whoever is to go stands there: one rests where one has just arrived, and asks nothing.
    if (figure >= 0 && figureIn(o.say.args.figure) === figure && GOES.includes(o.say.key)) continue;
    const onHex = ON_HEXES[o.say.key]?.exec(o.id)?.[1];
    if (onHex !== undefined) return onHex + table.map.names[hex];
    const onFigure = ON_FIGURES[o.say.key]?.exec(o.id)?.[1];
    if (onFigure !== undefined && figure >= 0) return onFigure + figureKey({ table, state, log: null }, figure);
  }
  return null;
}
