/**
 * One match under the usual readings, and the same match under another one: the same answers and the same dice, until something is
 * otherwise. Where that is, the two readings part.
 */
import {
  advance,
  type Bot,
  type CoreState,
  decisionOn,
  Endless,
  fall,
  type Game,
  hashOf,
  NOBODY,
  outcomesFound,
  type Play,
  playOut,
  type Seeded,
  sample,
  seeded,
  take,
} from '@escarmouche/engine';

type AnyGame = Game<unknown, unknown, CoreState, unknown>;
type AnyPlay = Play<unknown, CoreState>;

/** How a match ended, as readings are compared. */
export interface Outcome {
  /** The seat that won; `NOBODY` where none did. */
  readonly winner: number;
  readonly rounds: number;
}

/** A match as it was played under the usual readings. */
export interface Kept extends Outcome {
  readonly setup: unknown;
  readonly seed: string;
  /** Options that the rules asked for in it; what players asked in their thoughts does not count. */
  readonly asked: ReadonlySet<string>;
  /** Of each node what was answered there, or fell. */
  readonly codes: readonly number[];
  /** What stood at each node: the state, and what was offered or could fall. The last one is the end. */
  readonly sights: readonly number[];
}

/** A set-up with other readings than its own. */
export function read(setup: unknown, choices: Readonly<Record<string, string>>): unknown {
  const { choices: own, ...rest } = setup as { readonly choices?: Readonly<Record<string, string>> };
  return { ...rest, choices: { ...own, ...choices } };
}

/** Tables that tell which options are asked for. */
function watched(table: unknown, heard: (id: string) => void): unknown {
  const { choice } = table as { readonly choice: Readonly<Record<string, string>> };
  const watching = {};
  for (const id of Object.keys(choice))
    Object.defineProperty(watching, id, {
      enumerable: true,
      get() {
        heard(id);
        return choice[id];
      },
    });
  return { ...(table as object), choice: watching };
}

/** What stands at the node: the state, and what may be answered or fall. */
function sightOf(game: AnyGame, g: AnyPlay, kind: string, codes: number[]): number {
  if (kind === 'over') return hashOf([0, hashOf(g.state)]);
  if (kind === 'chance') {
    const { codes: all, weights } = outcomesFound();
    return hashOf([1, hashOf(g.state), hashOf(Array.from(all)), hashOf(Array.from(weights))]);
  }
  codes.length = 0;
  decisionOn(g, game.book).options(g, g.state.stack[g.state.stack.length - 1].d, codes);
  return hashOf([2, hashOf(g.state), hashOf(codes)]);
}

/** Plays a match under its own readings and keeps what the others are compared with. */
export function keep(game: AnyGame, setup: unknown, seed: string, bots: readonly Bot[], rounds: (s: CoreState) => number): Kept {
  const asked = new Set<string>();
  let thinking = false;
  const table = watched(game.tables(setup), (id) => {
    if (!thinking) asked.add(id);
  });
  const g: AnyPlay = { table, state: game.begin(table), log: null };
  const answers: number[] = [];
  const watching = bots.map(
    (bot): Bot => ({
      id: bot.id,
      choose(ask) {
        thinking = true;
        const code = bot.choose(ask);
        thinking = false;
        answers.push(code);
        return code;
      },
    }),
  );
  playOut(game, g, watching, seeded(seed));
  // Gone through once more with the answers given, to see what stands at each node: this time no bot thinks.
  const { codes, sights } = follow(game, game.tables(setup), seed, answers);
  return { setup, seed, asked, codes, sights, winner: game.result(g)?.winner ?? NOBODY, rounds: rounds(g.state) };
}

function follow(game: AnyGame, table: unknown, seed: string, answers: readonly number[]): Pick<Kept, 'codes' | 'sights'> {
  const g: AnyPlay = { table, state: game.begin(table), log: null };
  const dice = seeded(seed);
  const codes: number[] = [];
  const sights: number[] = [];
  const offered: number[] = [];
  let answer = 0;
  for (;;) {
    const kind = advance(g, game.book);
    sights.push(sightOf(game, g, kind, offered));
    if (kind === 'over') return { codes, sights };
    const code = kind === 'chance' ? sample(outcomesFound(), dice) : answers[answer++];
    codes.push(code);
    if (kind === 'chance') fall(g, game.book, code, null);
    else take(g, game.book, code);
  }
}

/** Where a match stands under another reading: the number of the node, with what is needed to play on from there. */
export interface Parted {
  readonly at: number;
  readonly g: AnyPlay;
  readonly dice: Seeded;
}

/**
 * Goes through a match that was kept with the same answers and dice, up to the node `until` or to where something is otherwise.
 * @returns null where nothing is otherwise up to the end
 */
export function partingOf(game: AnyGame, kept: Kept, setup: unknown, until = Number.POSITIVE_INFINITY): Parted | null {
  const table = game.tables(setup);
  const g: AnyPlay = { table, state: game.begin(table), log: null };
  const dice = seeded(kept.seed);
  const offered: number[] = [];
  for (let at = 0; ; at++) {
    const kind = advance(g, game.book);
    if (at >= until || sightOf(game, g, kind, offered) !== kept.sights[at]) return { at, g, dice };
    if (kind === 'over') return null;
    const code = kept.codes[at];
    if (kind === 'chance') {
      // The dice are thrown here too, so that those to come are the same.
      sample(outcomesFound(), dice);
      fall(g, game.book, code, null);
    } else take(g, game.book, code);
  }
}

/** Plays on from where a match stands, with the dice that were to come. Null where it comes to no end. */
export function goOn(game: AnyGame, { g, dice }: Parted, bots: readonly Bot[], rounds: (s: CoreState) => number): Outcome | null {
  try {
    playOut(game, g, bots, dice);
  } catch (error) {
    if (error instanceof Endless) return null;
    throw error;
  }
  return { winner: game.result(g)?.winner ?? NOBODY, rounds: rounds(g.state) };
}
