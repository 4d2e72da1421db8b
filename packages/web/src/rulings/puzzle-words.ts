/** What a puzzle is about in a scene, and what its answers are called there. */
import { type GameEvent, isAbout, type KeptPuzzle, meansOf, type Option, type Puzzle } from '@escarmouche/engine/core';
import type { SaidDeed, Scene, Verb } from '../table/contract.ts';
import { verbsOf } from '../table/verbs.ts';

/** Lines of what happened before. */
const LINES = 5;

/** What a puzzle is about. */
export interface Asking {
  /** All that may be done or is refused, as the table would list it. */
  readonly verbs: readonly Verb[];
  /** The one among them that is asked about. */
  readonly verb: Verb | undefined;
  /** The option whose dice are to be counted. */
  readonly dice: Option | undefined;
  /** The deeds to choose among, where it is asked with what something is done. */
  readonly deeds: readonly SaidDeed[];
  /** What happened last. */
  readonly told: readonly GameEvent[];
}

/** What a puzzle is about in a scene. */
export function askingOf(puzzle: Puzzle, kept: KeptPuzzle, { game, snapshot, events }: Scene): Asking {
  const { options, refused } = snapshot;
  const verbs = verbsOf(game.sorting, options, refused);
  return {
    verbs,
    verb: verbs.find((v) => isAbout(puzzle, v.first)),
    dice: options.find((o) => o.id === kept.answer),
    deeds: puzzle.at === 'with' ? [...options, ...refused].filter((o) => isAbout(puzzle, o)) : [],
    told: events.filter((e) => !game.log.small.includes(e.key)).slice(-LINES),
  };
}

/** What the answers of a puzzle are called. */
export interface AnswerNames {
  called(name: string): string;
  /** Its numbers and what it does, for an answer that is a deed; empty for others. */
  factsOf(name: string): string;
}

/** What the answers of a puzzle are called in a scene. `figures`: what options call each figure, by its number. */
export function answerNames({ verbs, deeds }: Asking, scene: Scene, figures: readonly string[]): AnswerNames {
  const { speech } = scene;
  const { sorting } = scene.game;
  const deedOf = (name: string): SaidDeed | undefined => deeds.find((o) => meansOf(o) === name);
  const verbOf = (deed: SaidDeed): Verb | undefined => verbs.find((v) => v.key === sorting.verb(deed));
  /** What is done with a card is called after it, where nothing else is. */
  const deedName = (deed: SaidDeed): string => {
    const its = verbOf(deed);
    const alone = its !== undefined && deeds.every((x) => meansOf(x) === meansOf(deed) || sorting.verb(x) !== its.key);
    return alone ? sorting.name(scene, its) : speech.option(deed.say);
  };
  return {
    called(name) {
      if (figures.includes(name)) return speech.figure(figures.indexOf(name));
      const deed = deedOf(name);
      return deed === undefined ? speech.inFile(name) : deedName(deed);
    },
    factsOf(name) {
      const deed = deedOf(name);
      const its = deed && verbOf(deed);
      if (deed === undefined || its === undefined) return '';
      const { line, text } = sorting.facts(scene, { ...its, first: deed });
      return [line, text].filter(Boolean).join(' · ');
    },
  };
}
