/** The ruling file: a situation of one game, and a script in words that all games share. */
import { ANSWERS, POLICIES, readFraction, UNTIL } from '@escarmouche/engine/core';
import { type GameFiles, seatsOf } from '../games/game.ts';
import { both, expects, fields, filled, list, maybe, named, oneOf, present, ruleOf, text, whole, z } from './basics.ts';

/** Every figure of a large melee may be named in one option. */
export const LONGEST_NAME = 1200;

/** An object with at least one field: what is empty proves nothing. */
function some<T extends z.ZodMiniType<object>>(of: T): T {
  return of.check(z.refine((o) => Object.keys(o).length > 0, expects('at-least-one'))) as T;
}

/** The name of an option, an outcome, an event or a value. */
const name = filled(LONGEST_NAME, 'a-name');
const names = list(name, 500);
/** What stands in a file to prove something: at least one. */
const someNames = list(name, 500, 1);
/** Any plain data: what a value or an event's argument is compared with. */
const plain = z.unknown();

const fractionWords = expects('fraction-such-as', { example: '"7/10"' });

/** A share of 1: `7/10`, `14/20`, `0.7`, `1`, as a text or a number. */
const fraction = z
  .union([z.string(fractionWords), z.number(fractionWords)], fractionWords)
  .check(z.refine((written) => isShare(String(written)), fractionWords));

function isShare(written: string): boolean {
  const p = readFraction(written);
  return p !== null && p.num <= p.den;
}

const policyWords = expects('policy', { words: POLICIES, example: '["parry:1", "again"]' });
const way = z.union([oneOf(POLICIES), list(name, 50, 1)], policyWords);
const policy = z.union([oneOf(POLICIES), list(name, 50, 1), named(way, 8)], policyWords);
const odds = fields({ of: name, is: named(fraction, 500), until: maybe(oneOf(UNTIL)), policy: maybe(policy) });

/** Faces of real dice, from 1: nobody rolls none. */
export const faces = list(whole(1, 100), 60, 1);

/** The schemas of one game's rulings. */
function schemasFor(game: GameFiles) {
  const rule = ruleOf(game.rules);
  const seat = whole(1, seatsOf(game));
  const rules = z.union([rule, list(rule, 20, 1)], expects('rule-or-list', { example: game.rules.example }));
  const expectedEvent = fields({ event: name, rule: maybe(rule), with: maybe(named(plain, 20)) });
  const eventOrFields = z.union([name, expectedEvent], expects('event-or-fields', { fields: '{ event, rule, with }' }));
  const decision = fields({ seat: maybe(seat), rule: maybe(rule), step: maybe(name) });
  const chance = fields({ seat: maybe(seat), rule: maybe(rule), dice: maybe(whole(0, 100)), step: maybe(name) });
  const until = fields({ decision: maybe(decision), chance: maybe(chance), event: maybe(name), over: maybe(present) }).check(
    z.refine((o) => Object.keys(o).length > 0, expects('one-of-fields', { fields: ['decision', 'chance', 'event', 'over'] })),
  );
  const toExpect = ['offered', 'absent', 'exactly', 'refused', 'decision', 'chance', 'over', 'events', 'never', 'when', 'values', 'odds'];
  const expectation = fields({
    offered: maybe(someNames),
    absent: maybe(someNames),
    exactly: maybe(fields({ prefix: text(LONGEST_NAME), ids: names })),
    refused: maybe(some(named(rules, 500, LONGEST_NAME))),
    decision: maybe(decision),
    chance: maybe(chance),
    over: maybe(fields({ winner: maybe(whole(0, seatsOf(game))) })),
    events: maybe(list(eventOrFields, 500, 1)),
    never: maybe(list(eventOrFields, 500, 1)),
    when: maybe(eventOrFields),
    values: maybe(some(named(plain, 200, 200))),
    odds: maybe(z.union([odds, list(odds, 20, 1)], expects('odds-or-list', { fields: '{ of, is }' }))),
  }).check(z.refine((o) => Object.keys(o).length > 0, expects('one-of-fields', { fields: toExpect })));
  const step = z.union(
    [
      fields({ take: name }),
      fields({ roll: z.union([faces, name], expects('faces-or-outcome')) }),
      fields({ pass: fields({ until }) }),
      fields({ expect: expectation }),
    ],
    expects('one-of-steps', { words: ['take', 'roll', 'pass', 'expect'] }),
  );
  const rulingCase = fields({
    name: both(300),
    situation: game.situation,
    // A case that only says `illegal` needs none, and can play none.
    script: z._default(list(step, 2000), () => []),
    illegal: maybe(rule),
  }).check(z.refine((c) => c.illegal === undefined || c.script.length === 0, expects('script-or-illegal')));
  const head = {
    game: maybe(z.literal(game.game)),
    ruling: rule,
    title: maybe(both(300)),
    question: maybe(both(600)),
    answer: maybe(oneOf(ANSWERS)),
    note: maybe(both(2000)),
  };
  const ruling = fields({ ...head, cases: list(rulingCase, 100, 1) });
  return { rule, expectation, step, rulingCase, head: fields(head), ruling };
}

const made = new WeakMap<GameFiles, ReturnType<typeof schemasFor>>();

/** The schemas of one game's rulings, made once. */
export function rulingSchemas(game: GameFiles): ReturnType<typeof schemasFor> {
  const known = made.get(game) ?? schemasFor(game);
  made.set(game, known);
  return known;
}
