/** The ruling file. */
import { both, fields, filled, list, maybe, named, rule, text, whole, z } from './basics.ts';
import { situation } from './situation.ts';

/** The name of an option, an outcome, an event or a value. */
const name = filled(400, 'a name');
const names = list(name, 500);
/** Any plain data: what a value or an event's argument is compared with. */
const plain = z.unknown();
const seat = whole(1, 2);

const expectedEvent = fields({ event: name, rule: maybe(rule), with: maybe(named(plain, 20)) });

export const expectation = fields({
  offered: maybe(names),
  absent: maybe(names),
  exactly: maybe(fields({ prefix: text(400), ids: names })),
  refused: maybe(named(z.union([rule, list(rule, 20, 1)], 'a rule such as wow:601.1c, or a list of them'), 500, 400)),
  decision: maybe(fields({ seat: maybe(seat), rule: maybe(rule), step: maybe(name) })),
  chance: maybe(fields({ seat: maybe(seat), rule: maybe(rule), dice: maybe(whole(0, 100)), step: maybe(name) })),
  over: maybe(fields({ winner: maybe(whole(0, 2)) })),
  events: maybe(list(z.union([name, expectedEvent], 'the name of an event, or { event, rule, with }'), 500)),
  never: maybe(names),
  values: maybe(named(plain, 200, 200)),
  odds: maybe(
    fields({
      of: name,
      is: named(z.string('a fraction such as "7/10"').check(z.regex(/^\d{1,16}(\/\d{1,16})?$/, 'a fraction such as "7/10"')), 500),
    }),
  ),
});

/** Faces of real dice, from 1. */
export const faces = list(whole(1, 100), 60);

export const step = z.union(
  [
    fields({ take: name }),
    fields({ roll: z.union([faces, name], 'the faces of the dice, or the name of an outcome') }),
    fields({ expect: expectation }),
  ],
  'one of take, roll or expect',
);

export const rulingCase = fields({
  name: both(300),
  situation,
  // A case that only says `illegal` needs none.
  script: z._default(list(step, 2000), () => []),
  illegal: maybe(rule),
});

export const ruling = fields({
  ruling: rule,
  title: maybe(both(300)),
  note: maybe(both(2000)),
  cases: list(rulingCase, 100, 1),
});
