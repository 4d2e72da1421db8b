/** What a game gives so that the command line can play it. */
import type { CoreState, GameEvent, Match, OddsOfGame, OwnThings, Refusal, Say, Situations } from '@escarmouche/engine';
import type { Called } from '@escarmouche/files/called';
import type { ContentGroup } from '@escarmouche/files/content';
import type { AnySetup, GameFiles } from '@escarmouche/files/open';
import type { Speaking } from '../common.ts';
import type { Lang } from '../lang.ts';

/** Options, refusals and events in words, for the match at hand. */
export interface Sentences {
  option(say: Say): string;
  prompt(say: Say): string;
  refusal(reason: Refusal): string;
  event(event: GameEvent): string;
}

/** What of a set-up some games can be told on the command line: each says which of it it takes. */
interface OwnWishes {
  readonly map?: string | undefined;
  readonly format?: string | undefined;
  /** What is played of the game. */
  readonly mode?: string | undefined;
  /** The level of a scenario. */
  readonly level?: number | undefined;
  /** Files of profiles and of a wound table of one's own. */
  readonly profiles?: string | undefined;
  readonly wounds?: string | undefined;
  /** Files of decks, seat by seat. */
  readonly decks?: readonly string[] | undefined;
}

/** What of a set-up can be said on the command line. */
export interface SetupWishes extends OwnWishes {
  /** Ready-made parties, seat by seat. */
  readonly parties: readonly string[];
  readonly choices: Readonly<Record<string, string>>;
  /** Things of one's own, which the other wishes may name. */
  readonly own?: OwnThings | undefined;
}

/** Words of a language for what files name. */
export interface ListedWords {
  /** Whether `term` knows the word. */
  knows(id: string): boolean;
  term(id: string): string;
  choice(id: string): { readonly title: string; readonly values: Readonly<Record<string, { readonly title: string }>> };
}

/** Something in every language. */
type Said<X> = Readonly<Record<Lang, X>>;

/** An option, as help tells of it; it takes a text, or a whole number `of` these bounds, or `several` texts with commas between. */
export interface OwnOption {
  readonly flags: string;
  readonly about: Said<string>;
  readonly of?: readonly [min: number, max: number];
  readonly several?: true;
}

/** A command that one game alone has, about a file. */
export interface OwnCommand {
  readonly name: string;
  readonly texts: Said<{ readonly about: string; readonly after: string; readonly argument: string }>;
  readonly options: readonly OwnOption[];
  /** Runs it, and says its exit status. `given` holds its options by their names. */
  run(setting: Speaking, file: string, given: Readonly<Record<string, unknown>>): Promise<number>;
}

/** What is said of a game before it is loaded, which takes longer than everything else: what files call it, and what help tells of it. */
export interface Entry extends Called {
  /** What is played where nothing else is wished for. */
  readonly usual: Pick<SetupWishes, 'parties' | 'map' | 'mode'>;
  /** What its set-up can be told besides, by the options of `play` and `arena`. What it does not take is refused. */
  readonly takes: Readonly<Partial<Record<keyof OwnWishes, OwnOption>>>;
  /** Commands that it alone has. */
  readonly commands?: readonly OwnCommand[];
}

/** A game that is loaded once a command needs it. */
export interface Loadable extends Entry {
  load(): Promise<AnyGame>;
}

/** A game that is there already. */
export function loadable(of: AnyGame): Loadable {
  return { game: nameOf(of), rules: of.files.rules, usual: of.usual, takes: of.takes, load: async () => of };
}

/** A game of set-up `U`, tables `T`, state `S`, views `V` and situations `X`. */
export interface CliGame<U extends AnySetup, T, S extends CoreState, V, X> {
  /** The game itself, and what the engine needs to play situations of it. */
  readonly situations: Situations<U, T, S, V, X>;
  /** What odds and luck need to know of it. */
  readonly odds: OddsOfGame<U, T, S, V>;
  /** Everything that may be named in its files. */
  readonly content: readonly ContentGroup[];
  /** Its files. */
  readonly files: GameFiles<string, U, X>;
  /** The address of the module that gives this game by default; absent for those of the project. */
  readonly from?: string | undefined;
  /** The folder of the project's ruling files. */
  readonly rulings: URL;
  /** Paragraphs that rulings prove: what the rulebook says itself, not what was pieced together from elsewhere. */
  readonly entries: readonly string[];
  /** What is played where nothing else is wished for. */
  readonly usual: Entry['usual'];
  readonly takes: Entry['takes'];
  /**
   * Every ready-made party, other names by which these are known (those of warbands, for their decks), and every map or scenario; and the kinds of
   * `content` that a party may be, or be made of, where it is one of them.
   */
  readonly ready: {
    readonly parties: readonly string[];
    readonly also?: readonly string[];
    readonly maps: readonly string[];
    readonly kinds: readonly string[];
  };
  /**
   * A set-up from ready-made parties, and from files where the wishes name them; what is wrong in those is said in `lang`.
   * @throws CliFault for a name nobody knows; SetupError as the game does
   */
  setupFor(wishes: SetupWishes, lang: Lang): U;
  /** The sentences of one match. Everything is named, hidden cards too: whoever has the file knows them. */
  sentences(lang: Lang, match: Match<U, T, S, V>): Sentences;
  /** Names of words and options. */
  words(lang: Lang): ListedWords;
  /** What is wrong with a set-up or a situation. */
  fault(lang: Lang, say: Say): string;
}

/** Some game: what belongs to it stays together, and nothing else is known of it. */
export type AnyGame = CliGame<AnySetup, unknown, CoreState, unknown, unknown>;

/** The name of a game, as commands and files take it. */
export function nameOf(of: AnyGame): string {
  return of.situations.game.id;
}

/** A match of some game. */
export type AnyMatch = Match<AnySetup, unknown, CoreState, unknown>;

/** A game for the list of games. Its own types are forgotten here, once: whatever it is given from then on came from itself. */
export function anyGame<U extends AnySetup, T, S extends CoreState, V, X>(game: CliGame<U, T, S, V, X>): AnyGame {
  return game as unknown as AnyGame;
}
