/** What the party must do, and how much of it is left. */
import { MONSTER } from '@escarmouche/engine/gloomhaven';
import { type Scene, stateOf } from './scene.ts';
import { ghStrings } from './strings.ts';

export function goal(scene: Scene): string {
  const t = ghStrings(scene.speech.lang);
  const state = stateOf(scene);
  const left = state.figures.filter((f) => f.kind === MONSTER && f.out === 0).length;
  const closed = scene.table.scenario.rooms.filter((_room, i) => ((state.rooms >> i) & 1) === 0).length;
  return [t.goalKillAll, t.goalInSight(left), ...(closed === 0 ? [] : [t.goalClosed(closed)])].join('\u00a0· ');
}
