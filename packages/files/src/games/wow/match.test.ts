import { replay } from '@escarmouche/engine';
import { wow } from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import type { FileFault } from '../../fault.ts';
import { fileFault } from '../../fault-of.testing.ts';
import { readMatch } from '../../match.ts';
import { writeMatch } from '../../match-written.ts';
import { GAMES_LISTED } from './in-faults.testing.ts';
import { playedMatch, SETUP } from './samples.testing.ts';

const match = playedMatch(60);
const text = writeMatch(match, ['person', 'greedy']);

const faultOf = (broken: string): FileFault => fileFault(() => readMatch(broken, 'my.json'));

describe('a match file', () => {
  it('holds the whole match', () => {
    const file = readMatch(text, 'my.json');
    expect(file.seats).toEqual(['person', 'greedy']);
    expect(file.entries).toEqual(match.entries);
    expect(file.result).toBeUndefined();
    const again = replay(wow, file.setup, file.entries);
    expect(again.state).toEqual(match.state);
    expect(writeMatch(again, file.seats)).toBe(text);
  });

  it('names every option in force, and sets it up so', () => {
    const file = readMatch(text, 'my.json');
    expect(Object.keys(file.choices)).toEqual(wow.choices.map((c) => c.id));
    expect(file.choices['round-limit']).toBe('5');
    expect(file.setup.choices).toEqual(file.choices);
  });

  it('holds the end of one that is over', () => {
    const over = playedMatch(60_000, 2, { ...SETUP, choices: { 'round-limit': '5' }, target: [1, 1] });
    const file = readMatch(writeMatch(over, ['random', 'random']), 'a');
    expect(file.result).toEqual(over.node.kind === 'over' ? over.node.result : null);
  });

  it('is written one answer a line', () => {
    expect(text.split('\n')).toHaveLength(60 + 12);
  });

  it('may begin with a byte order mark, and has any line ends', () => {
    expect(readMatch(`\ufeff${text.replaceAll('\n', '\r\n')}`, 'a')).toEqual(readMatch(text, 'a'));
  });

  it.each([
    ['"version": 1', '"version": 2', 'my.json:3:14: version: expected 1, found 2'],
    ['"game": "wow"', '"game": "chess"', `my.json:4:11: game: expected ${GAMES_LISTED}, found "chess"`],
    ['"kind":"fall"', '"kind":"fly"', 'expected take or fall, found "fly"'],
    ['"kind":"fall"', '"kid":"fall"', 'expected one of the fields kind, seat, id, hash, faces, found "kid"'],
    ['"seat":', '"seat":7,"x":', 'seat: expected a whole number from -1 to 1, found 7'],
    ['"hash":', '"hash":-', `a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`],
    ['"seats": [', '"seats": ["random",', 'expected a list of 2'],
    ['"setup": {', '"setup": {"__proto__":{},', 'expected the name of a field, found "__proto__"'],
    ['"format": ', '"format": "x", "format": ', 'my.json:2:18: expected each name once, found "format" again'],
    ['"version": 1', '"version": 1e400', 'expected a number that can be counted with, found 1e400'],
    ['"version": 1', '"version": 01', 'my.json:3:15: expected "," or "}", found "1"'],
    ['"version": 1', '"version": NaN', 'my.json:3:14: expected a value, found "N"'],
    ['"version": 1', '"version": "a\nb"', 'expected a text on one line'],
    ['"version": 1', '"version": "\\q"', 'expected a text with known escapes'],
    ['"version": 1,', '"version": 1', 'my.json:4:3: expected "," or "}", found "\\""'],
    ['"version": 1,', '"version": 1, // one', 'expected the name of a field, in quotes, found "/"'],
  ])('%s → %s is refused', (from, to, message) => {
    expect(faultOf(text.replace(from, to)).message).toContain(message);
  });

  it.each(['', ' ', 'null', '[]', '3', '"x', '{', '{"a"', text.slice(0, -3), `${text}x`])('is not %j', (broken) => {
    expect(faultOf(broken).message).toMatch(/^my\.json:\d+:\d+: expected [^\n]+$/);
  });

  it('is not a million lists in each other, nor eight million characters', () => {
    expect(faultOf('['.repeat(1_000_000)).message).toContain('at most 64 lists');
    expect(faultOf('{"a":'.repeat(1_000_000)).message).toContain('at most 64 lists');
    expect(faultOf('['.repeat(9_000_000)).message).toBe('my.json: expected at most 8000000 characters, found 9000000');
    expect(faultOf(`"${'a\\n'.repeat(2_000_000)}"`).message).toContain('expected a match file: an object with format');
  });
});
