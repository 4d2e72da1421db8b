/** What the party must do, and how much of it is left. */
import type { Scene } from './scene.ts';
import { ghStrings } from './strings.ts';

/** One line over the board: monsters in sight, and rooms that are still closed. */
export function goal({ snapshot, speech, table }: Scene): string {
  const t = ghStrings(speech.lang);
  const { figures, rooms } = snapshot.position;
  const left = figures.filter((f) => f.kind === 'monster' && !f.out).length;
  const closed = table.scenario.rooms.length - rooms.length;
  return [t.goalKillAll, t.goalInSight(left), ...(closed === 0 ? [] : [t.goalClosed(closed)])].join('\u00a0· ');
}
