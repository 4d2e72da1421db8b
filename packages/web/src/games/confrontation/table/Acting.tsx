/** Several figures may act or pursue, one after another: which of them is looked at now. */
import { SideMark } from '../../../design/index.ts';
import { ONE_OF_SEVERAL } from './concerns.ts';
import { figuresOf, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';
import './acting.css';

export function Acting({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { node } = scene.snapshot;
  if (scene.take === null || node.kind !== 'decision' || !ONE_OF_SEVERAL.has(node.prompt.key) || board.holders.length < 2) return null;
  return (
    <fieldset className="flow gap-1 no-pad no-edge acting">
      <legend className="caps">{t.actsWith}</legend>
      {board.holders.map((i) => (
        <button
          key={i}
          type="button"
          className="boxed ink pressable start pad-x-2 acting-one"
          aria-pressed={i === board.held}
          onClick={() => board.hold(i)}
        >
          <SideMark seat={figuresOf(scene)[i].side} size={12} /> <strong>{scene.speech.mark(i)}</strong> {scene.speech.figure(i)}
        </button>
      ))}
    </fieldset>
  );
}
