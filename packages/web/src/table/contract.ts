/**
 * What a game gives the table. `games/<id>/table/index.ts` exports one `GameTable` as `table`; the shared rooms do the rest:
 * the frame, what is asked, the options with everything refused and why, the log, dice, undo, saving, replays, rulings.
 *
 * A game writes down once, in its `play.ts`, what a screen shows of a position (`P`); the worker makes it, the page only
 * draws it. `T` is what never changes during a match: geometry, names, cards, made on the page from the set-up.
 */
import type {
  Arg,
  Barred,
  Contribution,
  Deed,
  GameEvent,
  MatchNode,
  NamedLook,
  Notation,
  NotationPath,
  Option,
  OwnContent,
  Refusal,
  Say,
} from '@escarmouche/engine/core';
import type { ComponentType } from 'react';
import type { Drawn } from '../editor/editing.ts';
import type { Answered } from '../match/holding.ts';
import type { Lang } from '../settings/store.ts';
import type { SeatKind } from '../worker/protocol.ts';
import type { Snapshot } from '../worker/snapshot.ts';
import type { DieSign } from './dice.ts';
import type { TableTexts } from './strings.ts';

/** The words of a game, bound to a position as the seat shown sees it. A game's own speech may say more. */
export interface Speech {
  readonly lang: Lang;
  event(e: GameEvent): string;
  option(say: Say): string;
  reason(r: Refusal): string;
  /** What is asked or about to be rolled, and what passing means where one may pass. */
  prompt(node: MatchNode): { readonly question: string; readonly pass?: string };
  /** What the side of a seat is called. */
  seat(i: number): string;
  /** A figure by its place in the state. */
  figure(i: number): string;
  /** A card by the number that sentences have of it. */
  card(i: number): string;
  /** One part of a number: `+1 Bulwark of Dawn`. */
  contribution(c: Contribution): string;
  list(items: readonly string[]): string;
  /** What comes of a chance, by its id: `hits:3:crit`. */
  outcome(id: string): string;
  /** Whatever a value of a sentence names, by itself. */
  thing(arg: Arg): string;
  /** A line with blanks, and what is named in them: `{figure} sees {spot}`. */
  line(text: string, blanks: Readonly<Record<string, Arg>>): string;
  /** A moment to jump to in a replay, from the event that begins it. */
  turn(say: Say): string;
  /** A text from a ruling file with its places named as the board names them. */
  inFile(text: string): string;
  /** The same with each figure's sign on the board behind its name; absent where names need none. */
  readonly signed?: Speech;
}

/** A position on the table. A game's own parts know what its tables `T`, its position `P` and its speech `W` are. */
export interface Scene<T = unknown, P = unknown, W extends Speech = Speech> {
  readonly game: AnyGameTable;
  /** What never changes during the match. */
  readonly table: T;
  readonly snapshot: Snapshot<P>;
  /** The whole log of the seat shown, and how many of its latest events are news. */
  readonly events: readonly GameEvent[];
  readonly fresh: number;
  /** Where match and log stood when a person last answered, in a running match. */
  readonly answered?: Answered | undefined;
  readonly seats: readonly SeatKind[] | null;
  readonly speech: W;
  /** The walk the position belongs to, for questions to the worker; `LIVE` for the running match. */
  readonly walk: number;
  /** Takes an option; null where there is nothing to decide. */
  readonly take: ((id: string) => void) | null;
  /** Who looks at whom at a step of a ruling, by their names: drawn as long as nothing is pointed at. */
  readonly look?: NamedLook | null;
}

/** What one event comes to. Names are the game's own, as sentences have them. */
export type Gist =
  /** Hexes, or whatever the game measures in, as it is written: `3`, `13.3 cm`. `by`, here and below: who does it, where that is told. */
  | { readonly is: 'move'; readonly far: string; readonly by?: string }
  /** `on`: nobody where an area is attacked. */
  | { readonly is: 'attack'; readonly on: readonly string[]; readonly by?: string }
  | { readonly is: 'harm'; readonly who: string; readonly n: number }
  | { readonly is: 'heal'; readonly who: string; readonly n: number }
  | { readonly is: 'out'; readonly who: string }
  | { readonly is: 'points'; readonly who: string; readonly n: number }
  /** Anything else by its name: a card that is played, a wound of `who`. */
  | { readonly is: 'named'; readonly who?: string; readonly text: string; readonly by?: string };

/** What an option or a refused one does, with its sentence: what it does is read from the deed, the sentence is only said. */
export type SaidDeed = Deed & { readonly say: Say };

/** A way of doing something that may be aimed: the same attack at several targets is one verb. */
export interface Verb {
  readonly key: string;
  readonly group: string;
  /** Its first option, or its first refusal: who acts, with what. */
  readonly first: SaidDeed;
  /** Whether it is picked first and aimed on the board afterwards. */
  readonly aimed: boolean;
  readonly options: readonly Option[];
  readonly refused: readonly Barred[];
}

/**
 * How a part of the option list looks. `plain`: a button for each option. `primary`: the same, pressing. `act`: a row for each
 * verb with its facts, its targets and a button to aim; verbs without a target follow in small. `list`: closed, with short
 * buttons. `sentences`: closed, a button for each option in full.
 */
export interface OptionGroup {
  readonly look: 'plain' | 'primary' | 'act' | 'list' | 'sentences';
  /** The groups shown together here. */
  readonly groups: readonly string[];
  /** Heading; needed by `act`, `list` and `sentences`. */
  readonly title?: (lang: Lang) => string;
  /** Stands under the question at every moment, not in the list: what passes, ends, keeps or declines. */
  readonly stays?: true;
}

/** A sentence with its paragraph. */
export interface Cited {
  readonly text: string;
  readonly rule?: string;
  /** A card of the hand says the same, where the hand lies beside the board: it is for a screen that has it behind a tab. */
  readonly beside?: boolean;
}

/** How options are sorted into verbs and groups, by what they do. Most of it is the same in every game: `sortedBy` in `sorting.ts`. */
export interface Sorting<C extends Scene = Scene> {
  /** From top to bottom. A group that stands nowhere is not shown. */
  readonly layout: readonly OptionGroup[];
  /** The group an option belongs to. */
  group(o: SaidDeed): string;
  /** What options of one verb have in common. */
  verb(o: SaidDeed): string;
  /** The target of an option by itself, for a small button after its verb; null where it has none. */
  target(scene: C, o: SaidDeed): string | null;
  name(scene: C, verb: Verb): string;
  /** Whether odds stand on the button of an option: it has room for them from the start, so that nothing moves when they come. */
  foretold(option: Option): boolean;
  /** What an option costs or brings, under its button; nothing unless given. */
  means?(scene: C, option: Option): readonly Cited[];
  /** Numbers in a line, and beyond that what it does; empty texts where there is nothing to say. */
  facts(
    scene: C,
    verb: Verb,
  ): {
    readonly line: string;
    readonly text: string;
    /** On a wide screen the text stands beside the board anyway. */
    readonly beside?: boolean;
  };
}

/** What is being chosen at the table; a game's own hook returns it with whatever its board needs besides. */
export interface Choosing {
  readonly verbs: readonly Verb[];
  /** The verb that is picked. */
  readonly verb: Verb | null;
  /** Options that a press on the board left to choose from. */
  readonly choices: readonly Option[];
  /** What one more press, Enter or the button under the question would take, of what is offered now; it is drawn on the board. */
  readonly prepared: Option | null;
  prepare(option: Option | null): void;
  /** Lets go of everything that was begun: the menu, what was prepared, the verb, the figure. False where there was nothing. */
  letGo(): boolean;
  pick(mode: { readonly kind: 'verb'; readonly key: string } | null): void;
  /** An option is pointed at in the list, or no longer. */
  show(option: Option | null): void;
}

/**
 * What is pointed at, and what follows from it: a game's own hook returns it with whatever its board shows besides. It is apart from what is
 * being chosen because it changes with every move of a pointer, and only what shows it is to be drawn anew then.
 */
export interface Pointed {
  /** What the board shows as if it were done: pointed at in the list or on the board, prepared, or the one thing a press there would do. */
  readonly shown: Option | null;
}

/** A die as it lies. `look` is for the eye; the number says the same. */
export interface ShownDie {
  readonly face: number;
  readonly look: 'fail' | 'success' | 'crit';
  /** Stand in place of the number, on dice that have symbols: one of these fell; none of those that count where the list is empty. */
  readonly signs?: readonly DieSign[];
  /** Rolled again since. */
  readonly struck?: boolean;
}

/** One roll in the tray. */
export interface ShownRoll {
  readonly key: string;
  readonly seat: number;
  readonly who: string;
  /** What it was rolled for: `attacks`, `defends`. */
  readonly what: string;
  /** Six sides are drawn as a square, ten as a kite; any other number as a square. */
  readonly sides: number;
  readonly dice: readonly ShownDie[];
  /** Dice rolled again, after an arrow. */
  readonly again: readonly ShownDie[];
  /** What the signs of its dice stand for, where they are none of the dice's own. */
  readonly legend?: string;
  /** What the dice show, for the ear; their numbers unless given. */
  readonly spoken?: string;
  readonly result: string;
}

/** Real dice that are asked for, where more is on them than numbers. */
export interface AskedDice {
  /** What is asked. */
  readonly title: string;
  /** Which number stands for what, for whoever types. */
  readonly hint: string;
  /** Each face, in the order of their numbers: its symbol, where it has one, and what it is called. */
  readonly faces: readonly { readonly sign?: DieSign; readonly name: string }[];
}

/** The dice of what is under way. */
export interface ShownTray {
  readonly rolls: readonly ShownRoll[];
  /** What they came to, a sentence each. */
  readonly outcomes: readonly string[];
}

/** One seat in the score line. Without `points` it shows who plays, no more. */
export interface ScoreLine {
  readonly seat: number;
  readonly points?: number;
  /** Points it needs, for the bar. */
  readonly of?: number;
  /** The numbers in words. */
  readonly aloud?: string;
}

/** A tab beside the log. */
export interface Panel<B> {
  readonly id: string;
  readonly title: (lang: Lang) => string;
  readonly Contents: ComponentType<{ board: B }>;
  /** What stands at the left of a wide screen anyway: a tab on narrow ones alone. */
  readonly narrowOnly?: boolean;
  /** It says what the signs on the board mean: it is offered beside a board that stands by itself, too. */
  readonly explains?: boolean;
}

/** What a game adds to the editor of its positions. */
export interface EditorTools<B> {
  readonly pieces: readonly EditorPiece[];
  readonly panel?: Panel<B>;
  /** What stands over the forms of the position. */
  readonly Tools?: ComponentType<{ board: B }>;
  /** Where a piece that is carried over its free table comes to stand, or why it cannot; `exact`: there and nowhere else. */
  settle?(position: unknown, path: NotationPath, to: readonly [number, number], exact: boolean): readonly [number, number] | NotThere;
  /** Fields of its positions that it draws itself. */
  readonly drawn?: Drawn;
}

/** Why a piece cannot stand somewhere. */
export interface NotThere {
  readonly rule: string;
  readonly line: (lang: Lang) => string;
}

/** Something put on the board by a press, where no word of the notation stands for it alone. */
export interface EditorPiece {
  readonly id: string;
  readonly title: (lang: Lang) => string;
  /** It lies between two places, which are pressed one after the other. */
  readonly between?: true;
  /** The position with it, or without it where it was there already. */
  put(position: unknown, at: string, from: string): unknown;
}

/** Whose texts are wanted: those of the cards that sentences name, and those of figures. */
export interface TextsProps {
  readonly says: readonly Say[];
  readonly figures: readonly number[];
}

/** The parts of the table that a game draws. They find the position with `useScene`. */
export interface TableParts<B> {
  /** The drawing: keyboard, pointer and screen reader are its own affair. */
  readonly Board: ComponentType<{ board: B }>;
  /** Over the board: who acts when, which round or phase it is. */
  readonly Timeline?: ComponentType<{ board: B }>;
  /** The sides at the left of a wide screen. */
  readonly Sides: ComponentType<{ board: B }>;
  /** Under the board, in full width, or behind a tab on a phone: the cards that the seat shown plays from. */
  readonly Hand?: ComponentType<{ board: B }>;
  /** Beside the log: what dice or cards have just come to, where that is not the tray. */
  readonly Results?: ComponentType<{ board: B }>;
  /** Before the options: what a list of options serves badly, such as sharing dice out between two heaps. */
  readonly Asked?: ComponentType<{ board: B }>;
  /** Behind a line of the log: a way to more about it, in one of the game's panels, which `open` brings up by its id. */
  readonly Aside?: ComponentType<{ board: B; event: GameEvent; open(panel: string): void }>;
  /** What stands on the button of an option instead of its sentence, where a picture shows it sooner. */
  readonly Face?: ComponentType<{ option: Option }>;
  /** What cards, abilities and skills say that are named, where nobody can open them: beside a puzzle. */
  readonly Texts?: ComponentType<TextsProps>;
  /** Windows of the game's own. */
  readonly Windows?: ComponentType<{ board: B }>;
  readonly panels: readonly Panel<B>[];
}

/** A game at the table: tables `T`, position `P`, scene `C` and the state of its board `B`. */
export interface GameTable<T, P, C extends Scene, B extends Choosing> {
  readonly id: string;
  /** How its positions are written, for whoever sets one up by hand; undefined where that cannot be told yet. */
  notation?(): Promise<Notation<unknown>>;
  /** What positions take of one's own; fetched by the editor alone. */
  own?(): Promise<OwnContent<never, unknown>>;
  /** What a word of its positions is called, by what it is and itself: `tile.trap`; undefined where the game has no word for it. */
  term?(lang: Lang, id: string): string | undefined;
  /** What its editor has besides. */
  editorTools?(): Promise<EditorTools<B>>;
  /** What never changes during a match, from its set-up. */
  tables(setup: unknown): T;
  /** How many seats a match has. */
  seats(tables: T): number;
  speech(lang: Lang, tables: T, position: P): Speech;
  /** Shared sentences of the table that this game says otherwise. */
  texts?(lang: Lang): Partial<TableTexts>;
  readonly sorting: Sorting<C>;
  /** The state of the board, a hook: called once for each scene. */
  useBoard(scene: C): B;
  /** What is pointed at on it, a hook: called again with every move of a pointer. */
  usePointing(scene: C, board: B): Pointed;
  readonly parts: TableParts<B>;
  score(scene: C): readonly ScoreLine[];
  /** One line: how the match is won, how it stands in units, and what is left of the turn or the round. */
  goal(scene: C): string;
  /** Why the goal is what it is, where that is not plain; empty where it is. */
  goalWhy?(scene: C): string;
  /** What counts as a figure's next turn where dangers are shown. */
  dangers?(lang: Lang): string;
  /** Whether the question is answered on the cards of the hand. */
  handAnswers?(scene: C): boolean;
  /** Whether one person plays every seat, so that nobody else need agree to anything. */
  alone?(tables: T): boolean;
  /** How the match ended, in a game where nobody wins alone; else the winner is named. */
  endTitle?(scene: C): string;
  /** The end of the match in numbers, in one line. */
  endLine(scene: C): string;
  /** What the chart of a match that is over counts, and for whom, where that is not the score of each seat. One name for each number of the worker's `tally`. */
  tally?(lang: Lang): { readonly title: string; readonly lines: readonly string[] };
  /** Dice of what is under way; a game without a tray leaves it out. */
  tray?(scene: C): ShownTray;
  /** The dice that are about to be rolled, where their faces are more than numbers; null where they are none. */
  askedDice?(scene: C): AskedDice | null;
  /** Keys of events that head a paragraph of the log, and those that are mere bookkeeping. */
  readonly log: {
    readonly headings: readonly string[];
    readonly small: readonly string[];
    /** Keys of events whose dice lie in the tray: they are shown with their line. */
    readonly rolls?: readonly string[];
    /** What a heading is called where it opens into its steps; its sentence unless given. */
    title?(scene: C, heading: GameEvent): string | null;
    /** What an event comes to, for the line that sums its turn up; null for one that does not matter there. */
    gist(scene: C, event: GameEvent): Gist | null;
  };
  /** Whether the seat shown sees something that the others at the screen may not. */
  holdsSecrets(snapshot: Snapshot<P>, tables: T): boolean;
  /** Whether everybody sees everything just now; where it is not said, something may be hidden. */
  hidesNothing?(snapshot: Snapshot<P>, tables: T): boolean;
}

/** Any game at the table, where it does not matter which. */
export type AnyGameTable = GameTable<unknown, unknown, Scene, Choosing>;

/** A game's table for the list of games: from here on its types are its own affair. */
export function gameTable<T, P, C extends Scene, B extends Choosing>(of: GameTable<T, P, C, B>): AnyGameTable {
  return of as unknown as AnyGameTable;
}
