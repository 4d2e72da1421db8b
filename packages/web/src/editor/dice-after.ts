/** How many dice the rules roll once something is done and everybody passes. */
import type { RulingCase, ScriptStep } from '@escarmouche/engine/core';
import { ask } from '../worker/client.ts';
import { WHOEVER_IS_ASKED } from '../worker/protocol.ts';

/** The dice that are rolled first, with the rule that rolls them; no dice where none are. */
export interface Fallen {
  readonly dice: number;
  readonly rule?: string;
}

/** Plays on from a position, everybody passing, as far as the first dice; null where somebody has to choose before, so that nothing says how many. */
export async function diceAfter(
  game: string,
  of: RulingCase<unknown>,
  before: readonly ScriptStep[],
  take: string,
): Promise<Fallen | null> {
  const script = [...before, { take }, { pass: { until: { chance: {} } } }];
  const { walk, info } = await ask('walk', { game, ruling: { ...of, script }, from: undefined });
  try {
    const { node } = (await ask('step', { walk, at: info.answers, seat: WHOEVER_IS_ASKED })).snapshot;
    if (node.kind === 'decision') return null;
    return node.kind === 'chance' && node.dice !== null ? { dice: node.dice.dice, rule: node.rule } : { dice: 0 };
  } finally {
    void ask('close', { walk });
  }
}
