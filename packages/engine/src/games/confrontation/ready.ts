/** Set-ups made of lists of profiles, ready-made forces above all, so that a match can begin at once. */
import type { FighterSetup, Mode, Setup } from './setup.ts';
import { layContacts } from './situation-setup.ts';
import { buildTable } from './table.ts';

/**
 * Who touches whom where two lines meet: each fighter two of the enemy, and where one line is the longer, its fighters stand in equal shares
 * around those of the other. One melee, which has to be cut. Names are `A1`, `A2` ... and `B1`, `B2` ...
 */
function linesMeet(a: number, b: number): [string, string][] {
  const pairs: [string, string][] = [];
  const n = Math.max(a, b);
  const at = (i: number): [number, number] => [Math.floor((i * a) / n), Math.floor((i * b) / n)];
  for (let i = 0; i < n; i++) {
    const [x, y] = at(i);
    pairs.push([`A${x + 1}`, `B${y + 1}`]);
    const [nextX, nextY] = at(i + 1);
    if (i + 1 < n && nextX > x && nextY > y) pairs.push([`A${nextX + 1}`, `B${y + 1}`]);
  }
  return pairs;
}

function named(letter: string, profiles: readonly string[]): FighterSetup[] {
  return profiles.map((profile, i) => ({ profile, key: `${letter}${i + 1}` }));
}

/**
 * A match between two forces, each given as ids of profiles: a skirmish from deployment on, or one combat phase between two
 * lines in contact.
 * @throws SetupError as the game itself does
 */
export function readySetup(mode: Mode, forces: readonly [readonly string[], readonly string[]], content?: Setup['content']): Setup {
  const own = content === undefined ? {} : { content };
  if (mode === 'skirmish') return { mode, seats: forces.map((f) => ({ fighters: f.map((profile) => ({ profile })) })), ...own };
  const [a, b] = forces;
  const setup: Setup = {
    mode,
    seats: [{ fighters: named('A', a) }, { fighters: named('B', b) }],
    contacts: linesMeet(a.length, b.length),
    ...own,
  };
  return layContacts(setup, buildTable(setup));
}
