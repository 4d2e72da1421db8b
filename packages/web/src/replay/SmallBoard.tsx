/** A situation as a board by itself, stepped through by two buttons, with what happens told below it; `still`: the board alone. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { CloseContext } from '../board/close.ts';
import { Button } from '../design/index.ts';
import { RuleLine } from '../design/RuleLine.tsx';
import { Pointing } from '../table/Pointing.tsx';
import { SceneContext, useScene } from '../table/scene.ts';
import { useTableStrings } from '../table/strings.ts';
import type { OpenWalk } from './open.ts';
import { useStep } from './WalkStage.tsx';
import './replay.css';

/** In the middle of a page of text: without list, hand and panels. */
export function SmallBoard({ open, still = false }: { open: OpenWalk; still?: boolean }) {
  const t = useTableStrings();
  const [at, setAt] = useState(0);
  const shown = useStep(open, at, 0);
  if (shown === null) return <p className="soft">{t.opening}</p>;
  const { scene } = shown;
  const { answers } = open.info;
  return (
    <SceneContext value={scene}>
      <div className="pile-2 one-column small-board" data-small-board={at}>
        <CloseContext value={!still}>
          <Drawn />
        </CloseContext>
        {!still && (
          <>
            <p className="row gap-2">
              <Button iconOnly icon={<ChevronLeft size={17} />} aria-disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
                {t.back}
              </Button>
              <Button
                iconOnly
                icon={<ChevronRight size={17} />}
                aria-disabled={at >= answers}
                onClick={() => setAt(Math.min(answers, at + 1))}
              >
                {t.forward}
              </Button>
              <span className="num small soft">{t.step(at, answers)}</span>
            </p>
            <div className="small" aria-live="polite">
              <p>{scene.speech.prompt(scene.snapshot.node).question}</p>
              {scene.events.slice(scene.events.length - scene.fresh).map((e, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: events have no name but their place
                <RuleLine key={i} rule={e.rule}>
                  {scene.speech.event(e)}
                </RuleLine>
              ))}
            </div>
          </>
        )}
      </div>
    </SceneContext>
  );
}

/** The board of the position shown, to be looked at. */
function Drawn() {
  const scene = useScene();
  const board = scene.game.useBoard(scene);
  const { Board } = scene.game.parts;
  return (
    <div className="grid anchor may-flatten small-board-drawing">
      <Pointing board={board}>
        <Board board={board} />
      </Pointing>
    </div>
  );
}
