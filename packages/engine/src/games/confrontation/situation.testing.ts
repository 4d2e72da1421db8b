/** Short words for the tests of rules: put a match in a situation, play answers and rolls, and look. */
import type { Situation, SituationFighter } from './situation.ts';
import type { ConfMatch } from './situation-values.ts';
import { confrontationSituations, situationMatch } from './situations.ts';

type Step = string | readonly number[];

/** A match in a situation after these answers (ids) and rolls (faces). */
export function after(situation: Situation, ...steps: readonly Step[]): ConfMatch {
  return play(situationMatch(situation), ...steps);
}

/** Plays answers (ids) and rolls (faces) on. */
export function play(match: ConfMatch, ...steps: readonly Step[]): ConfMatch {
  for (const step of steps) {
    if (typeof step === 'string') match.take(step);
    else match.roll(step);
  }
  return match;
}

/** A named value, as ruling files name them. */
export function value(match: ConfMatch, name: string): unknown {
  return confrontationSituations.value(match, name);
}

/** Several named values in a row. */
export function values(match: ConfMatch, ...names: readonly string[]): unknown[] {
  return names.map((name) => value(match, name));
}

/** Ids of the options, those that begin so. */
export function offered(match: ConfMatch, prefix = ''): string[] {
  return match
    .options()
    .map((o) => o.id)
    .filter((id) => id.startsWith(prefix));
}

/** The rules that forbid an action; empty where it is legal. */
export function forbids(match: ConfMatch, id: string): string[] {
  return match.whyNot(id).map((r) => r.rule);
}

/** Keys of all events so far. */
export function happened(match: ConfMatch): string[] {
  return match.events.map((e) => e.key);
}

/** The arguments of the latest event of this key, by name. */
export function told(match: ConfMatch, key: string): Readonly<Record<string, unknown>> | undefined {
  const event = match.events.findLast((e) => e.key === key);
  return event === undefined ? undefined : confrontationSituations.named(match, event);
}

/** Where the match stands: the step and the player who is asked or rolls, such as `defend 2`. */
export function standsAt(match: ConfMatch): string {
  const { node } = match;
  return node.kind === 'over' ? 'over' : `${node.step} ${node.seat + 1}`;
}

/** A duel whose dice are placed and whose Initiative the first has won: he strikes. */
export function duel(
  a: Partial<SituationFighter>,
  b: Partial<SituationFighter>,
  dice: readonly [a: string, b: string] = ['2/0', '1/1'],
  more: Partial<Situation> = {},
): Situation {
  return {
    fighters: { A1: { side: 1, ...a }, B1: { side: 2, ...b } },
    contacts: ['A1-B1'],
    combat: 'A1',
    dice: { A1: dice[0], B1: dice[1] },
    initiative: 1,
    ...more,
  };
}

/** Every way `n` dice can fall. */
export function* allFaces(n: number): Generator<number[]> {
  if (n === 0) yield [];
  else for (const rest of allFaces(n - 1)) for (let f = 1; f <= 6; f++) yield [f, ...rest];
}
