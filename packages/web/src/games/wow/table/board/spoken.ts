/** What a screen reader says of a space: its name, its ground, who stands there, and what can be done there now. */
import { spaceOf, targetsOf } from '../concerns.ts';
import type { Scene } from '../scene.ts';
import type { AllTexts } from '../strings.ts';
import { type BoardState, figuresAt } from '../useBoard.ts';

/** A figure in a few words: name, side, health and clock. */
export function spokenFigure(scene: Scene, t: AllTexts, i: number): string {
  const { table, snapshot, speech } = scene;
  const f = snapshot.position.view.state.figures[i];
  const d = table.figures[f.def];
  const clock = f.clock > 0 ? `, ${t.clock(((f.clock - 1) % 10) + 1)}` : '';
  return `${speech.figure(i)} (${speech.seat(f.seat)}), ${t.health(f.health, d.health)}${clock}`;
}

export function spokenSpace(scene: Scene, board: BoardState, t: AllTexts, s: number): string {
  const { table, snapshot, speech } = scene;
  const parts = [speech.spaceAloud(s)];
  const spawn = table.spawn.findIndex((p) => p.space === s);
  if (spawn >= 0) {
    const seat = table.seatFaction.indexOf(snapshot.position.view.state.spawn[spawn]);
    if (seat >= 0) parts.push(speech.seat(seat));
  }
  for (const i of figuresAt(scene, s)) parts.push(spokenFigure(scene, t, i));
  const found = board.clicks.get(s) ?? [];
  const cost = board.mode === null ? board.reach?.find((r) => r.space === s)?.cost : undefined;
  if (cost !== undefined && found.some((o) => o.say.key === 'move')) parts.push(t.moveHere(cost));
  else if (found.length === 1) parts.push(speech.option(found[0].say));
  else if (found.length > 1) parts.push(t.severalHere(found.length));
  const why = board.verb?.refused.find(
    (r) => spaceOf(r.say) === s || targetsOf(r.say).some((f) => snapshot.position.view.state.figures[f]?.space === s),
  );
  if (found.length === 0 && why !== undefined) parts.push(t.notPossible(why.reasons.map((r) => speech.reason(r)).join(' ')));
  return parts.join('. ');
}
