/** Turns of Gloomhaven's monsters: every legal outcome of the project's own cases, again and again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outcomesOf, positionOf } from '@escarmouche/engine/gloomhaven';
import { readMonsterTurns } from '@escarmouche/files';

/** Seconds of this process's own time since a mark. @param {NodeJS.CpuUsage} mark */
function seconds(mark) {
  const { user, system } = process.cpuUsage(mark);
  return (user + system) / 1e6;
}

/**
 * Monster turns a second, their maps built beforehand; the checksum is made of every outcome.
 * @param {string} folder @param {number} budget seconds
 */
export function monsterTurns(folder, budget) {
  const cases = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => readMonsterTurns(readFileSync(join(folder, name), 'utf8'), name))
    .map((c) => positionOf(c));
  let checksum = 0;
  for (const { position, action } of cases)
    for (const o of outcomesOf(position, action)) checksum = (Math.imul(checksum, 31) + o.space * 64 + o.attacks + o.focus) >>> 0;
  let turns = 0;
  const mark = process.cpuUsage();
  do {
    for (const { position, action } of cases) outcomesOf(position, action);
    turns += cases.length;
  } while (seconds(mark) < budget);
  return { cases: cases.length, turnsPerSecond: turns / seconds(mark), checksum };
}
