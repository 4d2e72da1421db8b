/** What every list of options must be: all of it taken, nothing else taken, and every refusal by a rule of the book. */
import { describe, expect, it } from 'vitest';
import { type CoreState, hashOf, type Match, type Option, type Random, type Refusal, Refused } from '../index.ts';
import { type Suite, sampler, seatsAt, some, walkMatch } from './walking.testing.ts';

const LONG = 180_000;

/** Ids that no rule has ever heard of, and some that try to hurt. */
const HOSTILE = [
  '',
  ' ',
  ':',
  '>',
  '/',
  '+',
  'no such thing',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  'NaN',
  'pass ',
  'é',
  '🎲',
  '\u0000',
  'move:',
  'move:>',
  'x'.repeat(5000),
  '>'.repeat(500),
  '1e999',
  '[object Object]',
];

function citesRules<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, reasons: readonly Refusal[], of: string): void {
  if (reasons.length === 0) throw new Error(`${of} is refused without a reason`);
  for (const r of reasons) {
    if (!suite.rules(r.rule)) throw new Error(`${of} is refused by "${r.rule}" (${r.key}), which is not in the rulebook`);
    if (r.key === '') throw new Error(`${of} is refused without words`);
  }
}

/** The ids of a list, which must all differ. */
function distinct(ids: readonly string[], what: string): Set<string> {
  const set = new Set(ids);
  if (set.size !== ids.length) throw new Error(`two ${what} called ${ids.find((id, i) => ids.indexOf(id) !== i)}`);
  return set;
}

function checkOffered<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  match: Match<U, T, S, V>,
  options: readonly Option[],
): Set<string> {
  const ids = distinct(
    options.map((o) => o.id),
    'options',
  );
  if (new Set(options.map((o) => o.code)).size !== options.length) throw new Error('two options of one code');
  for (const o of options) {
    if (!suite.rules(o.rule)) throw new Error(`${o.id} cites ${o.rule}, which is not in the rulebook`);
    if (o.id === '' || o.say.key === '') throw new Error('an option without a name');
  }
  const node = match.node;
  if (
    node.kind !== 'over' &&
    (!suite.rules(node.rule) || node.prompt.key === '' || node.seat < 0 || node.seat >= seatsAt(match.game, match.table))
  ) {
    throw new Error(`a node of seat ${node.seat} citing ${node.rule} with the prompt "${node.prompt.key}"`);
  }
  return ids;
}

/** Takes an option in a match of its own, and looks at what it cites. */
function checkTaken<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, match: Match<U, T, S, V>, id: string): void {
  if (match.whyNot(id).length > 0) throw new Error(`${id} is offered, and refused by ${match.whyNot(id)[0].rule}`);
  const fork = match.fork();
  fork.take(id);
  if (fork.entries[0].id !== id) throw new Error(`${id} is recorded as ${fork.entries[0].id}`);
  for (const e of fork.events)
    if (!suite.rules(e.rule)) throw new Error(`the event ${e.key} cites ${e.rule}, which is not in the rulebook`);
}

/** An id that is not offered: either another way to write an option, or refused with reasons and no trace. */
function checkNotOffered<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  match: Match<U, T, S, V>,
  id: string,
  offered: ReadonlySet<string>,
): 'alias' | 'refused' {
  const why = match.whyNot(id);
  if (why.length === 0) {
    const fork = match.fork();
    fork.take(id);
    const as = fork.entries[0].id;
    if (!offered.has(as) && suite.spelled?.(as) !== true) throw new Error(`${id} is not offered, yet taken, as ${as}`);
    return 'alias';
  }
  citesRules(suite, why, `"${id.slice(0, 80)}"`);
  const events = match.events.length;
  try {
    match.take(id);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    citesRules(suite, error.reasons, `"${id.slice(0, 80)}"`);
    if (match.events.length !== events) throw new Error(`the refused ${id} left events behind`);
    return 'refused';
  }
  throw new Error(`${id} has reasons against it and was taken`);
}

/** What an action is called before its parts. */
const wordOf = (id: string): string => id.split(':')[0];

/** Another id not far from this one. */
function mangled(id: string, random: Random): string {
  const at = random.below(id.length + 1);
  switch (random.below(6)) {
    case 0:
      return id.slice(0, at);
    case 1:
      return id.slice(at);
    case 2:
      return `${id.slice(0, at)}${String.fromCharCode(32 + random.below(95))}${id.slice(at + 1)}`;
    case 3:
      return `${id}>${random.below(20) - 10},${random.below(20) - 10}`;
    case 4:
      return id.toUpperCase() === id ? id.toLowerCase() : id.toUpperCase();
    default:
      return id.replace(/-?\d+/g, (n) => String(Number(n) + random.below(3) - 1));
  }
}

/** Registers the tests of what is offered and what is refused. */
export function legalityProperties<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>): void {
  const { game } = suite;
  const games = Math.max(4, Math.ceil(suite.games / 8));

  describe(`the rules of ${game.id}`, () => {
    it('are cited by every sequence, step and named option', () => {
      const cited = game.book.flatMap((s) => [s.rule, ...s.steps.map((x) => x.rule)]).concat(game.choices.map((c) => c.rule));
      expect(cited.filter((rule) => !suite.rules(rule))).toEqual([]);
      for (const c of game.choices) expect(c.values, c.id).toContain(c.usual);
      for (const s of game.book)
        distinct(
          s.steps.map((x) => x.name),
          `steps of ${s.name}`,
        );
    });

    it(`offer nothing that they do not take, under names of their own, in ${games} matches`, { timeout: LONG }, () => {
      const closely = sampler(game, 40, 97);
      let taken = 0;
      for (let seed = 1; seed <= games; seed++) {
        const match = walkMatch(suite, seed, (m, random) => {
          if (!closely(m.state, true) && random.below(8) > 0) return;
          const options = m.options();
          checkOffered(suite, m, options);
          for (const o of some(options, 4, random)) {
            checkTaken(suite, m, o.id);
            taken++;
          }
        });
        for (const e of match.events)
          if (!suite.rules(e.rule)) throw new Error(`seed ${seed}: the event ${e.key} cites ${e.rule}, which is not in the rulebook`);
      }
      expect(taken).toBeGreaterThan(games);
    });

    it(`refuse everything else by a rule, and the match never notices, in ${games} matches`, { timeout: LONG }, () => {
      const closely = sampler(game, 40, 97);
      let refused = 0;
      for (let seed = 1; seed <= games; seed++) {
        const known = new Set<string>();
        walkMatch(suite, seed, (m, random) => {
          if (m.nodeKind !== 'decision') {
            if (random.below(20) === 0) checkNotOffered(suite, m, 'pass', new Set());
            return;
          }
          if (!closely(m.state, true)) return;
          const before = hashOf(m.state);
          const offered = checkOffered(suite, m, m.options());
          const listed = m.refused();
          for (const r of listed) citesRules(suite, r.reasons, r.id);
          const greyed = distinct(
            listed.map((r) => r.id),
            'refused options',
          );
          for (const id of greyed) if (offered.has(id)) throw new Error(`${id} is both offered and refused`);
          const others = [...known].filter((id) => !offered.has(id));
          const near = some([...offered], 6, random).map((id) => mangled(id, random));
          const tries = [...some([...greyed], 6, random), ...some(others, 8, random), ...near, ...some(HOSTILE, 3, random)];
          const asked = new Set([...offered].map(wordOf));
          for (const id of tries) {
            if (offered.has(id)) continue;
            // What was an answer once has a moment, and so a paragraph that says when.
            const astray = game.notNow !== undefined && others.includes(id) && id !== 'pass' && !asked.has(wordOf(id));
            if (astray && m.whyNot(id).some((r) => r.key === 'no-such-option')) throw new Error(`nothing says when ${id} may be answered`);
            if (checkNotOffered(suite, m, id, offered) === 'refused') refused++;
            else if (greyed.has(id)) throw new Error(`${id} is listed as refused, and taken`);
          }
          if (hashOf(m.state) !== before || m.entries.some((e) => e === undefined))
            throw new Error('looking at options and refusals changed the match');
          for (const id of [...offered, ...greyed]) if (known.size < 3000) known.add(id);
        });
      }
      expect(refused).toBeGreaterThan(games * 4);
    });
  });
}
