/**
 * What a game without secrets, whose figures are always the same, need not write itself: copies and views of its states, the words of its
 * files, the odds of its blows, and what the runner of rulings asks of it.
 */
import {
  type Arg,
  type ArgKind,
  argsNamed,
  type CoreState,
  counts,
  type Deed,
  type Finds,
  type Game,
  type GameEvent,
  type Match,
  type Paragraph,
  placesNamed,
  type RuleId,
  type Seat,
  type Situations,
  type Vocabulary,
  valueLines,
} from './core/index.ts';
import { lost, type OddsOfGame, oddsAt, yes } from './odds/index.ts';

/** What each seat sees of a game without secrets: everything. */
export interface OpenView<S> {
  readonly seat: Seat;
  readonly state: S;
}

/** A copy of plain data. */
function copied<X>(x: X): X {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map(copied) as X;
  const out: Record<string, unknown> = {};
  for (const key in x) out[key] = copied(x[key]);
  return out as X;
}

/** What arguments of events are called most often, and what they are then. */
const USUAL_ARGS: Readonly<Record<string, ArgKind>> = {
  ...{ figure: 'figure', target: 'figure', space: 'place', from: 'place', seat: 'seat', faces: 'text' },
  ...counts('n', 'dice', 'round'),
};

/** What such a game says of itself. */
interface Open<U, T, S extends CoreState>
  extends Omit<Game<U, T, S, OpenView<S>>, 'copy' | 'view' | 'imagine' | 'choices' | 'seats' | 'grammar' | 'notNow'> {
  readonly paragraphs: readonly Paragraph[];
  /** The forms of its options, as `patternsOf` has them, and the paragraph that says when each word of them is done. */
  readonly options: readonly string[];
  readonly when: Readonly<Record<string, RuleId>>;
  /** Every event, with the names of its arguments. */
  readonly events: Readonly<Record<string, readonly string[]>>;
  /** What their arguments are: those that the usual names (`figure`, `target`, `space`, `from`, `seat`, `faces`, `n`, `dice`, `round`) say need no word. */
  readonly args?: Readonly<Record<string, ArgKind>>;
  /** Figures by their numbers, as files and options name them; and spaces, which are hexes and called by two numbers: `-1,2` (`hexId`). */
  readonly figures: readonly string[];
  readonly spaces: readonly string[];
}

/** The game of two, and the words of its files. */
export function openGame<U, T, S extends CoreState>(of: Open<U, T, S>) {
  const { paragraphs, options, when, events, args = {}, figures, spaces, ...own } = of;
  const told = new Set(Object.values(events).flat());
  const vocabulary: Vocabulary<Match<U, T, S, OpenView<S>>> = {
    rules: paragraphs.map((p) => p.id),
    events,
    args: { ...Object.fromEntries(Object.entries(USUAL_ARGS).filter(([name]) => told.has(name))), ...args },
    options,
    kinds: { figure: { names: () => figures }, place: placesNamed(spaces) },
    figure: (_match, i) => figures[i],
  };
  const game: Game<U, T, S, OpenView<S>> = {
    ...own,
    seats: 2,
    choices: [],
    grammar: vocabulary,
    copy: copied,
    view: ({ state }, seat) => ({ seat, state: copied(state) }),
    imagine: (_table, { state }) => copied(state),
    notNow(_g, id) {
      const word = /^[^:]*/.exec(id)?.[0] ?? '';
      return Object.hasOwn(when, word) ? [{ rule: when[word], key: 'another-moment', args: {} }] : null;
    },
  };
  return { game, vocabulary };
}

/** What is said of positions and of odds, over what `openGame` gives. */
interface Valued<U, T, S extends CoreState, X> extends Pick<Situations<U, T, S, OpenView<S>, X>, 'match' | 'value' | 'notation'> {
  readonly figures: readonly string[];
  readonly spaces: readonly string[];
  /** Its named values, by how they are written: `{figure}.NAME`. */
  readonly values: Parameters<typeof valueLines>[0];
  readonly until: OddsOfGame<U, T, S, OpenView<S>>['until'];
  readonly idle: RegExp;
  /** Values of a figure that its seat wants large and small: those of each seat by its place in `figures`. The first of `bad` is harm. */
  readonly good: readonly string[];
  readonly bad: readonly string[];
  /** The figure that a deed, or the attack under way, is aimed at; `NOBODY` for none. */
  aims(match: Match<U, T, S, OpenView<S>>, deed: Deed): number;
}

/** Situations and odds of such a game: at stake in an attack are the harm of whom it is aimed at, and whether that figure goes `out`. */
export function openSituations<U, T, S extends CoreState, X>(
  { game, vocabulary }: ReturnType<typeof openGame<U, T, S>>,
  { figures, spaces, values, until, idle, good, bad, aims, value, ...of }: Valued<U, T, S, X>,
): { readonly situations: Situations<U, T, S, OpenView<S>, X>; readonly odds: OddsOfGame<U, T, S, OpenView<S>> } {
  const odds: OddsOfGame<U, T, S, OpenView<S>> = {
    until,
    idle,
    value,
    wants(_match, name, seat) {
      const [who, what = ''] = name.split('.');
      const wanted = good.includes(what) ? 1 : bad.includes(what) ? -1 : 0;
      return wanted === 0 || figures.indexOf(who) === seat ? wanted : wanted === 1 ? -1 : 1;
    },
    stakes(match, deed) {
      const figure = aims(match, deed);
      if (figure < 0) return null;
      const harm = `${figures[figure]}.${bad[0]}`;
      const before = Number(value(match, harm));
      return {
        until: 'attack',
        way: 'nobody-reacts',
        stakes: [
          { key: 'damage', as: 'amount', figure, of: harm, read: (v) => -lost(before)(v) },
          { key: 'out', as: 'chance', figure, of: `${figures[figure]}.out`, read: yes },
        ],
      };
    },
  };
  const named = (_match: unknown, event: GameEvent): Record<string, unknown> =>
    argsNamed(event, null, { figure: (_g, i) => figures[i] ?? null, space: (_g, i) => spaces[i] ?? null });
  const among = (list: readonly string[], as: 'figure' | 'space'): Finds<unknown> => {
    return (_match, name) => (list.includes(String(name)) ? ({ [as]: list.indexOf(String(name)) } as Arg) : undefined);
  };
  const words = { lines: valueLines(values), finds: { figure: among(figures, 'figure'), place: among(spaces, 'space') } };
  return { odds, situations: { game, vocabulary, value, words, named, idle, odds: (match, asked) => oddsAt(match, odds, asked), ...of } };
}
