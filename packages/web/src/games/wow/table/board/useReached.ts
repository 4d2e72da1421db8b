/** Where whoever acts could go, and what could be aimed at: asked by the board, which alone shows it. */
import type { AimedSpace, ReachedSpace } from '@escarmouche/engine/wow';
import { cardIn, figureIn, termIn } from '../../../../table/args.ts';
import type { Verb } from '../../../../table/contract.ts';
import { type Scene, useWowAnswer } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';

export interface Reached {
  readonly reach: readonly ReachedSpace[] | null;
  readonly aims: readonly AimedSpace[] | null;
}

/** The ability that is aimed: a figure's by its key, a bar card's by the card's number. */
function abilityIn({ first: { does, say } }: Verb): string | number {
  const key = termIn(say.args.ability);
  return does === 'card' && key === 'core' ? cardIn(say.args.card) : key;
}

/** Asked of the worker only while it is to be drawn: ways while no verb is picked, aims while one is that is aimed. */
export function useReached(scene: Scene, { actor, pieces, verb, verbs, looking }: BoardState): Reached {
  const onMap = actor >= 0 && pieces.standsOn(actor) >= 0;
  const moves = verbs.some((v) => v.first.does === 'move' && v.options.length > 0);
  return {
    reach: useWowAnswer(scene, 'reach', moves && onMap && verb === null && looking < 0 ? { figure: actor } : null),
    aims: useWowAnswer(
      scene,
      'aims',
      verb?.aimed === true && onMap ? { figure: figureIn(verb.first.say.args.figure), ability: abilityIn(verb) } : null,
    ),
  };
}
