/** The sides: who fights on each. */
import { figuresOf, useScene } from './scene.ts';
import type { BoardState } from './useBoard.ts';

export function Sides({ board }: { board: BoardState }) {
  const scene = useScene();
  return (
    <ul>
      {figuresOf(scene).map((f, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures keep their numbers
        <li key={i} className={`side-${f.seat}`}>
          <button type="button" onClick={() => board.inspect(i)}>
            {scene.speech.figure(i)}
          </button>
        </li>
      ))}
    </ul>
  );
}
