/** What every state of every game must be: plain data, copied whole, equal to what it is saved as, within the game's bounds. */
import { describe, expect, it } from 'vitest';
import { advance, type CoreState, hashOf, type NodeKind, type OutcomeTable, type Play, same, seeded } from '../index.ts';
import { chanceOn } from '../running/run.ts';
import { eachChange, spoil } from './plain.testing.ts';
import { type Suite, sampler, seatsAt, start, walk } from './walking.testing.ts';

const LONG = 180_000;

function claim(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/**
 * Copied, saved and restored, a state is the same state. That it can be hashed says that it holds nothing but what JSON can hold, so
 * that it is written as JSON, which takes longer than everything else, at one node of eight; there the copy's hash is taken too, which hangs on
 * the order of its keys, and that is the same at every node.
 */
function checkSaved<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, state: S, written: boolean): number {
  const hash = hashOf(state);
  const copy = suite.game.copy(state);
  claim(same(copy, state), 'the copy is not equal');
  if (!written) return hash;
  claim(hashOf(copy) === hash, 'the copy has another hash');
  const restored = JSON.parse(JSON.stringify(state)) as S;
  claim(same(restored, state), 'the state restored from JSON is not equal');
  claim(hashOf(restored) === hash, 'the state restored from JSON has another hash');
  return hash;
}

/**
 * A copy shares nothing with its original, and equality and hash see every field. Both go through a state part by part: a change is looked for
 * in its own part, and one of each part in the whole.
 */
function checkApart<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, state: S): void {
  const saved = JSON.stringify(state);
  const copy = suite.game.copy(state);
  const parts = (of: S) => of as unknown as Readonly<Record<string, unknown>>;
  const hashes = new Map<string, number>();
  const whole = hashOf(state);
  eachChange(copy, (path, part) => {
    const wholly = !hashes.has(part);
    if (wholly) hashes.set(part, hashOf(parts(state)[part]));
    const [now, before] = wholly ? [copy, state] : [parts(copy)[part], parts(state)[part]];
    claim(!same(now, before), `a change of ${path} is not seen by equality, or reaches the original`);
    claim(hashOf(now) !== (wholly ? whole : hashes.get(part)), `a change of ${path} does not change the hash`);
  });
  spoil(copy);
  claim(JSON.stringify(state) === saved, 'changing a copy changed the original');
}

function checkNode<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  g: Play<T, S>,
  kind: NodeKind,
  codes: readonly number[],
  tables: WeakSet<OutcomeTable>,
): void {
  const { game } = suite;
  const broken = suite.broken?.(g) ?? null;
  claim(broken === null, `broken: ${broken}`);
  const result = game.result(g);
  claim((kind === 'over') === (result !== null), kind === 'over' ? 'over without a result' : 'a result before the end');
  if (result !== null) {
    claim(Number.isInteger(result.winner) && result.winner >= -1 && result.winner < seatsAt(game, g.table), `a winner ${result.winner}`);
    claim(suite.rules(result.rule), `the result cites ${result.rule}`);
    return;
  }
  claim(advance(g, game.book) === kind, 'standing at a node, the game ran on');
  if (kind === 'decision') {
    claim(codes.length > 0, 'a decision without options');
    claim(codes.every(Number.isSafeInteger), 'an option code that is no integer');
    claim(new Set(codes).size === codes.length, 'an option code twice');
    return;
  }
  const chance = chanceOn(g, game.book);
  const { d } = g.state.stack[g.state.stack.length - 1];
  const table = chance.outcomes(g, d);
  claim(chance.dice(g, d) !== null || chance.say !== undefined, `what was drawn has no name: ${chance.name}`);
  claim(table !== null, 'a chance without outcomes');
  if (!tables.has(table)) {
    tables.add(table);
    checkTable(table);
  }
}

function checkTable(t: OutcomeTable): void {
  const codes = Array.from(t.codes);
  claim(codes.length > 0 && new Set(codes).size === codes.length, 'an outcome twice, or none');
  claim(t.weights.length === codes.length && t.cumulative.length === codes.length, 'an outcome table of uneven columns');
  let sum = 0;
  for (let i = 0; i < codes.length; i++) {
    claim(Number.isSafeInteger(t.weights[i]) && t.weights[i] > 0, `a weight ${t.weights[i]}`);
    sum += t.weights[i];
    claim(t.cumulative[i] === sum, 'cumulative weights that do not add up');
  }
  claim(Number.isSafeInteger(sum) && t.total === sum, 'a total that is not the sum of the weights');
}

/** Registers the tests of states: at every node of every game, and at chosen nodes what costs more. */
export function stateProperties<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>): void {
  const { game, games } = suite;

  describe(`every state of ${game.id}`, () => {
    it(`is plain data, copied, saved and restored as itself, at every node of ${games} random games that all end, and none comes back`, {
      timeout: LONG,
    }, () => {
      const tables = new WeakSet<OutcomeTable>();
      const closely = sampler(game, 4, 2003);
      let nodes = 0;
      for (let seed = 1; seed <= games; seed++) {
        const g = start(suite, seed);
        // Whoever could answer back into a question that was there before, with no dice between, could go round for ever. (Every fifth game: it takes
        // copies of all states, since some have the same hash.)
        const asked = new Map<number, S>();
        walk(suite, g, seed, (kind, n, codes) => {
          checkNode(suite, g, kind, codes, tables);
          const hash = checkSaved(suite, g.state, nodes++ % 8 === 0);
          if (kind === 'chance') asked.clear();
          const before = asked.get(hash);
          claim(kind !== 'decision' || before === undefined || !same(before, g.state), `the question of node ${n} was there before`);
          if (kind === 'decision' && seed % 5 === 0) asked.set(hash, game.copy(g.state));
          if (closely(g.state)) checkApart(suite, g.state);
        });
        claim(g.state.stack.length === 0, `seed ${seed}: the game is over and rules still wait`);
      }
      expect(nodes).toBeGreaterThan(games);
    });

    it('plays on from JSON to the same end, and as well with nobody reading the log', { timeout: LONG }, () => {
      for (let seed = 1; seed <= Math.ceil(games / 8); seed++) {
        const g = start(suite, seed, true);
        const length = walk(suite, start(suite, seed), seed, () => {});
        const stop = seeded(seed).below(length + 1);
        walk(suite, g, seed, (_kind, n) => n === stop);
        const restored: Play<T, S> = {
          table: game.tables(suite.setups(seed)),
          state: JSON.parse(JSON.stringify(g.state)),
          log: null,
        };
        walk(suite, g, seed + 7, () => {});
        walk(suite, restored, seed + 7, () => {});
        expect(hashOf(restored.state), `seed ${seed}, from node ${stop}`).toBe(hashOf(g.state));
        expect(same(restored.state, g.state)).toBe(true);
        expect(game.result(restored)).toEqual(game.result(g));
      }
    });

    it('comes from a set-up that is itself plain data', () => {
      for (let seed = 1; seed <= 20; seed++) {
        const setup = suite.setups(seed);
        const again = JSON.parse(JSON.stringify(setup)) as U;
        expect(again).toEqual(setup);
        expect(hashOf(game.begin(game.tables(again)))).toBe(hashOf(game.begin(game.tables(setup))));
      }
    });
  });
}
