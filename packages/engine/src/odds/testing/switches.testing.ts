/** What the tests hold of switches: an answer with one thing otherwise has the odds it has where that thing is so from the beginning. */
import { expect } from 'vitest';
import { type CoreState, hashOf, type Match } from '../../core/index.ts';
import { foresee, type OddsOfGame, type Outlook, whatIf } from '../index.ts';

const read = (outlook: Outlook | null | undefined): unknown =>
  outlook?.prospects.map((p) => [p.key, p.figure, p.outcomes.map((o) => [o.n, Number(o.share.toFixed(12))])]);

/**
 * One switch of an answer.
 * @param turned the same position with it the other way round; null where the answer could not be given then
 * @param differs whether the odds are others then
 */
export function expectSwitch<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  id: string,
  [what, figure]: readonly [what: string, figure: number],
  now: boolean,
  turned: Match<U, T, S, V> | null,
  differs = true,
): void {
  const option = match.options().find((o) => o.id === id);
  if (option === undefined) throw new Error(`no ${id} among ${match.options().map((o) => o.id)}`);
  const before = hashOf(match.state);
  const found = whatIf(match, of, option);
  expect(hashOf(match.state)).toBe(before);
  const one = found?.ifs.find((x) => x.what === what && x.figure === figure);
  expect(one, `${what} of ${figure} among ${found?.ifs.map((x) => `${x.what} ${x.figure}`)}`).toBeDefined();
  expect(one?.now).toBe(now);
  const same = turned?.options().find((o) => o.id === id);
  if (turned !== null && same === undefined)
    throw new Error(`no ${id} among ${turned.options().map((o) => o.id)} where ${what} is otherwise`);
  const direct = turned === null || same === undefined ? null : foresee(turned, of, same);
  expect(read(one?.outlook)).toEqual(read(direct));
  if (differs) expect(read(one?.outlook)).not.toEqual(read(found?.now));
}
