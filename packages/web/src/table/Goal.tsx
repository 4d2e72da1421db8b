/** How the match is won, how it stands and what is left of the turn, in one line; once it is over, its end says so. */
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

/** Over the board, cut off where it is too long: then pointing at it shows all of it. */
export function Goal() {
  const scene = useScene();
  const t = useTableStrings();
  const goal = scene.snapshot.node.kind === 'over' ? '' : scene.game.goal(scene);
  if (goal === '') return null;
  const why = scene.game.goalWhy?.(scene) ?? '';
  return (
    <p className="soft sans small lines-120 may-shrink cut-off goal" title={why === '' ? goal : `${goal}\n${why}`}>
      <span className="hidden-visually">{t.goal}. </span>
      {goal}
      {why !== '' && <span className="hidden-visually">. {why}</span>}
    </p>
  );
}
