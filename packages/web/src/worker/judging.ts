/** The answers of a recorded match, judged by the strong player. Asked in a worker of its own, which may be ended at any moment. */
import { askedOf, verdictOn } from '@escarmouche/engine/bots';
import { decisionOn } from '@escarmouche/engine/core';
import { matchOf } from './record.ts';
import type { AnswerJudged, Judgement, RecordAsked } from './told.ts';
import { isTold, setsUp } from './traces.ts';

/** Lines for an answer, where its time is not over before: as many again are followed to compare it with the best. */
const LINES = 200;
/** Answers judged at most: of more, every second is, or every third, and so on. */
const MOST = 150;

/** @throws RecordFault, as a rejection */
export async function judged(
  { text, name, milliseconds }: RecordAsked & { readonly milliseconds: number },
  tell: (done: number, of: number, part?: unknown) => void,
): Promise<Judgement> {
  const played = await matchOf(text, name);
  const { of, match, seats, traces } = played;
  const { game, table, entries } = match;
  const persons = seats.includes('person');
  const taken = entries.flatMap((e, at) => (e.kind === 'take' && (!persons || seats[e.seat] === 'person') ? [at] : []));
  const answers: AnswerJudged[] = [];
  let asked = 0;
  for (const [n, at] of taken.entries()) {
    tell(n, taken.length);
    const state = match.stateBefore(at);
    const { seat, id } = entries[at];
    if (state === undefined || (taken.length > MOST && n % Math.ceil(taken.length / MOST) !== 0)) continue;
    const g = { table, state: game.copy(state), log: null };
    const ask = askedOf(game, table, seat, game.view(g, seat), at);
    if (ask.count < 2) continue;
    const step = decisionOn(g, game.book);
    // What is set up is made for whoever asks for that, and no record says for whom it was.
    if (setsUp(played, { step: step.name, seat }, at)) continue;
    asked++;
    const given = ask.codes.find((code) => ask.id(code) === id);
    // A place that was spelled out is not among those listed.
    if (given === undefined) continue;
    const verdict = verdictOn(game, ask, given, { lines: LINES, milliseconds });
    const { d } = g.state.stack[g.state.stack.length - 1];
    const best = ask.codes.find((code) => ask.id(code) === verdict.best.id) ?? given;
    const turn = match.events.slice(0, traces[at].events).findLast((e) => of.turns.includes(e.key) && isTold(seat, e));
    answers.push({
      ...verdict,
      step: at,
      turn: turn && { key: turn.key, args: turn.args },
      seat,
      say: step.say(g, d, given),
      instead: step.say(g, d, best),
    });
  }
  return { answers, of: asked };
}
