/** What a screen reader says of a space: its name, its ground, who stands there. What can be done there the board says. */
import { NOBODY } from '@escarmouche/engine/core';
import type { Scene } from '../scene.ts';
import type { AllTexts } from '../strings.ts';

/** A figure in a few words: name, side, health and clock. */
function spokenFigure({ snapshot, speech }: Scene, t: AllTexts, i: number): string {
  const { side, left, most, clock } = snapshot.position.figures[i];
  return `${speech.figure(i)} (${speech.seat(side)}), ${t.health(left, most)}${clock === null ? '' : `, ${t.clock(clock.dial)}`}`;
}

/** A space in parts. */
export function spokenSpace(scene: Scene, t: AllTexts, figures: readonly number[], s: number): readonly string[] {
  const { snapshot, speech } = scene;
  const seat = snapshot.position.spawns.find((p) => p.space === s)?.side ?? NOBODY;
  return [speech.spaceAloud(s), ...(seat >= 0 ? [speech.seat(seat)] : []), ...figures.map((i) => spokenFigure(scene, t, i))];
}
