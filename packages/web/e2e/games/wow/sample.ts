/** Matches of this game that tests of the table as such are played on, and a plain way to choose. */
import { greedyBot, randomBot } from '@escarmouche/engine/bots';
import { botTakes, Match, seeded } from '@escarmouche/engine/core';
import { type Setup, wow } from '@escarmouche/engine/wow';
import { writeMatch } from '@escarmouche/files';
import type { Page } from 'playwright-core';
import { give, type Kind, offered, playAhead } from '../../playing.ts';
import type { Sample } from '../../sample.ts';

/** Two parties with the cards that tests go by, whatever the ready-made ones are changed to: what each character holds. */
const DAWN = { D1: ['K04', 'K07', 'K18'], D2: ['K08', 'K13', 'K25'], D4: ['K03', 'K05', 'K10'] };
const ASH = { A1: ['K04', 'K07', 'K23'], A2: ['K11', 'K14', 'K16'], A4: ['K06', 'K20', 'K22'] };

/** The usual parties, and who first has so many points wins. */
function usual(points: number, first?: number): Setup {
  const side = (faction: string, of: Readonly<Record<string, readonly string[]>>): Setup['seats'][0] => ({
    faction,
    party: Object.entries(of).map(([character, cards]) => ({ character, cards })),
  });
  return {
    format: 'constructed',
    map: 'crossroads',
    seats: [side('D', DAWN), side('A', ASH)],
    target: [points, points],
    ...(first === undefined ? {} : { first }),
  };
}

/** A match file that is about to begin, or to offer a person what is wanted, not before so many answers; won by the first to so many points. */
export function matchFile(points: number, seats: readonly [Kind, Kind], first?: number, wanted?: RegExp, from = 0): string {
  const match = new Match(wow, usual(points, first));
  if (wanted !== undefined) playAhead(match, seats, sensible, wanted, () => match.at >= from);
  return writeMatch(match, seats);
}

/** Answers and rolls that are left to a match which is nearly over. */
const LEFT = 8;

/** A match between bots that they have nearly played to its end. */
export function nearlyOver(points: number, seats: readonly [Exclude<Kind, 'person'>, Exclude<Kind, 'person'>]): string {
  const match = new Match(wow, usual(points, 0));
  const random = seeded(9);
  const bots = { random: randomBot, greedy: greedyBot(wow) };
  for (let node = match.node; node.kind !== 'over'; node = match.node) {
    if (node.kind === 'chance') match.rollBy(random);
    else botTakes(match, bots[seats[node.seat]], random);
  }
  match.backTo(match.at - LEFT);
  return writeMatch(match, seats);
}

/** A match in which the person may attack. */
export function fight(): string {
  return matchFile(12, ['person', 'random'], 0, /^attack:/);
}

function fromCentre(id: string): number {
  const [q, r] = (id.split('>').pop() ?? '').split(',').map(Number);
  return Math.abs(q) + Math.abs(r) + Math.abs(q + r);
}

/** A plain player: attacks where it can, walks to the middle, and passes. */
export function sensible(ids: readonly string[]): string {
  const attack = ids.find((id) => /^(attack|react|again|protect):/.test(id)) ?? ids.find((id) => /^card:.*>[^>]*$/.test(id));
  if (attack !== undefined) return attack;
  const moves = ids.filter((id) => id.startsWith('move:')).sort((a, b) => fromCentre(a) - fromCentre(b));
  return moves[0] ?? ids.find((id) => /^(equip:done|keep|pass|end)$/.test(id)) ?? ids[0];
}

export const SAMPLE: Sample = { matchFile, nearlyOver, fight, sensible };

/** Takes the attack that is offered. */
export async function attack(page: Page): Promise<void> {
  const id = sensible(await offered(page));
  if (!id.startsWith('attack:')) throw new Error('no attack is offered');
  await give(page, id);
}
