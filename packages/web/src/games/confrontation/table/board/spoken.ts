/** What a screen reader is told of a place of the board: who stands there and how it fares, or what is offered there. */
import { figuresOf, type Scene } from '../scene.ts';
import type { AllTexts } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';

/** A figure: whose it is, where it stands, how it fares, whom it touches. */
function spokenFigure(scene: Scene, board: BoardState, t: AllTexts, i: number): readonly string[] {
  const { speech, snapshot } = scene;
  const f = figuresOf(scene)[i];
  const touched = snapshot.position.figures[i]?.values.touches ?? [];
  return [
    speech.signed.figure(i),
    speech.seat(f.side),
    t.at(f.x, f.y),
    f.level > 0 ? t.level(f.level) : '',
    f.wound > 0 ? t.wounds[f.wound] : '',
    ...f.signs.map((s) => t[s]),
    f.combat >= 0 ? t.inCombat(f.combat + 1) : '',
    touched.length > 0 ? t.touches(speech.list(touched.map((k) => speech.figure(k)))) : '',
    board.actors.includes(i) ? t.actsNow : '',
  ].filter((s) => s !== '');
}

/** A place in parts. What can be done there the board says. */
export function spokenPlace(scene: Scene, board: BoardState, t: AllTexts, space: number): readonly string[] {
  const figures = figuresOf(scene);
  if (space < figures.length) return spokenFigure(scene, board, t, space);
  const inHand = board.hand.inHand.get();
  if (space === board.loose) return inHand === null ? [] : [t.carrying(scene.speech.figure(inHand.fig), t.at(inHand.x, inHand.y))];
  const { x, y } = board.ground.centre(space);
  const by = board.plane.shift(figures[board.held]?.level ?? 0);
  return [t.at(x - by.x, y - by.y)];
}
