/** What a screen reader is told of a figure and of an offered place. */

import { conditionsOf } from '../conditions.ts';
import { figuresOf, type Scene } from '../scene.ts';
import type { AllTexts } from '../strings.ts';
import type { BoardState, Ghost } from '../useBoard.ts';

/** A figure: whose it is, where it stands, how it fares, whom it touches. */
export function spokenFigure(scene: Scene, board: BoardState, t: AllTexts, i: number): string {
  const { speech, snapshot } = scene;
  const f = figuresOf(scene)[i];
  const touched = snapshot.position.values[i]?.touches ?? [];
  return [
    `${speech.figure(i)} (${speech.mark(i)})`,
    speech.seat(f.seat),
    t.at(f.x, f.y),
    f.level > 0 ? t.level(f.level) : '',
    f.wound > 0 ? t.wounds[f.wound] : '',
    ...conditionsOf(f).map((s) => t[s]),
    f.combat >= 0 ? t.inCombat(f.combat + 1) : '',
    touched.length > 0 ? t.touches(speech.list(touched.map((k) => speech.figure(k)))) : '',
    board.actors.includes(i) ? t.actsNow : '',
    ...aimed(scene, board, t, i),
  ]
    .filter((s) => s !== '')
    .join(', ');
}

/** What a press on it may do. */
function aimed({ speech }: Scene, board: BoardState, t: AllTexts, i: number): readonly string[] {
  const found = board.aims.get(i) ?? [];
  if (found.length === 0) return [];
  return [found.length === 1 ? speech.option(found[0].say) : t.severalHere(found.length)];
}

/** An offered place: what is done by going there. */
export function spokenGhost(scene: Scene, board: BoardState, t: AllTexts, g: Ghost): string {
  const me = figuresOf(scene)[board.actor];
  const { key } = g.options[0].say;
  if (key === 'deploy' || me === undefined) return `${t.ghost.deploy}, ${t.at(g.x, g.y)}`;
  const far = t.cm(Math.hypot(g.x - me.x, g.y - me.y));
  if (g.target >= 0) return t.ghost.contact(scene.speech.figure(g.target), far);
  if (key === 'pursue-to') return t.ghost.pursue(far);
  const walk = scene.snapshot.position.values[board.actor]?.walk ?? 0;
  return Math.hypot(g.x - me.x, g.y - me.y) > walk + 0.05 ? t.ghost.run(far) : t.ghost.walk(far);
}
