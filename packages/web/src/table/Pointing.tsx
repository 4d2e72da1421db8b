/** Around everything that shows what is pointed at on a board. With a move of the pointer this alone is drawn anew, and whoever asks for it. */
import type { ReactNode } from 'react';
import type { Choosing } from './contract.ts';
import { PointedContext, useScene } from './scene.ts';

/** Whatever stands in it asks by `usePointed`. */
export function Pointing({ board, children }: { board: Choosing; children: ReactNode }) {
  const scene = useScene();
  return <PointedContext value={scene.game.usePointing(scene, board)}>{children}</PointedContext>;
}
