/** What a screen reader says of a space: its name, its ground, who stands there. What can be done there the board says. */
import type { Scene } from '../scene.ts';
import type { AllTexts } from '../strings.ts';
import { figuresAt } from '../useBoard.ts';

/** A figure in a few words: name, side, health and clock. */
function spokenFigure({ table, snapshot, speech }: Scene, t: AllTexts, i: number): string {
  const f = snapshot.position.view.state.figures[i];
  const clock = f.clock > 0 ? `, ${t.clock(((f.clock - 1) % 10) + 1)}` : '';
  return `${speech.figure(i)} (${speech.seat(f.seat)}), ${t.health(f.health, table.figures[f.def].health)}${clock}`;
}

/** A space in parts. */
export function spokenSpace(scene: Scene, t: AllTexts, s: number): readonly string[] {
  const { table, snapshot, speech } = scene;
  const spawn = table.spawn.findIndex((p) => p.space === s);
  const seat = spawn < 0 ? -1 : table.seatFaction.indexOf(snapshot.position.view.state.spawn[spawn]);
  return [speech.spaceAloud(s), ...(seat >= 0 ? [speech.seat(seat)] : []), ...figuresAt(scene, s).map((i) => spokenFigure(scene, t, i))];
}
