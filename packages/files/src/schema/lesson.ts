/** The lesson file: a ruling with a voice, whose steps ask a learner for one thing each. */
import type { GameFiles } from '../games/game.ts';
import { seatsOf } from '../games/game.ts';
import { both, expects, fields, filled, list, maybe, named, oneOf, ruleOf, whole, z } from './basics.ts';
import { LONGEST_NAME, rulingSchemas } from './ruling.ts';

const name = filled(LONGEST_NAME, 'a-name');
const names = list(name, 50, 1);
const deed = fields({
  does: name,
  by: maybe(name),
  on: maybe(fields({ figures: maybe(names), spaces: maybe(names) })),
  with: maybe(names),
});

/** The schema of one game's lessons. */
export function lessonSchema(game: GameFiles) {
  const rule = ruleOf(game.rules);
  const seat = whole(1, seatsOf(game));
  const decision = fields({ seat: maybe(seat), rule: maybe(rule), step: maybe(name) });
  const until = fields({ decision: maybe(decision), values: maybe(named(z.unknown(), 20, 200)) });
  const awaits = ['take', 'does', 'until'] as const;
  const step = fields({
    say: both(900),
    rule,
    take: maybe(z.union([name, names], expects('a-name'))),
    does: maybe(deed),
    until: maybe(until),
    meanwhile: maybe(list(rulingSchemas(game).step, 200, 1)),
    otherwise: maybe(both(600)),
    wrong: maybe(fields({ take: name, refused: maybe(rule) })),
  }).check(z.refine((s) => awaits.filter((a) => s[a] !== undefined).length <= 1, expects('one-of-fields', { fields: awaits })));
  return fields({
    lesson: z.literal(game.game),
    title: both(300),
    goal: both(300),
    situation: game.situation,
    learner: maybe(seat),
    steps: list(step, 100, 1),
    free: both(900),
    questions: list(fields({ ask: both(300), answer: oneOf(['yes', 'no']), why: both(600), rule }), 20),
  });
}
