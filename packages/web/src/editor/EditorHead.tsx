/** Above the board of a position: set up or tried out, what was answered since, and the ways on that are kept. */
import type { ScriptStep } from '@escarmouche/engine/core';
import { Dices, Redo2, Undo2 } from 'lucide-react';
import { Button } from '../design/index.ts';
import { PlayOn } from '../replay/PlayOn.tsx';
import type { Scene } from '../table/contract.ts';
import { ask } from '../worker/client.ts';
import { type Branch, Branches } from './Branches.tsx';
import type { Draft } from './drafts.ts';
import { type Last, Resumed } from './resume.ts';
import { useEditorTexts } from './strings.ts';

interface EditorHeadProps {
  readonly scene: Scene;
  readonly draft: Draft;
  readonly ways: readonly Branch[];
  readonly trying: boolean;
  /** Where somebody was before the table began anew. */
  readonly last: Last;
  onTry(trying: boolean): void;
  onWays(ways: readonly Branch[]): void;
  onAnswer(scene: Scene, line: ScriptStep): void;
  change(next: (before: Draft) => Draft): void;
}

/**
 * Two ways to use the editor stand there, to set up and to try. Answers given since can all be dropped at once; while one tries, ways on
 * can be kept.
 */
export function EditorHead({ scene, draft, ways, trying, last, onTry, onWays, onAnswer, change }: EditorHeadProps) {
  const t = useEditorTexts();
  const { script } = draft;
  return (
    <div className="pile-2 one-column ruled editor-above" data-composing={!trying || undefined}>
      <Resumed last={last} />
      <div className="flow gap-2 apart">
        <fieldset className="row gap-2 no-pad no-edge" aria-label={t.mode}>
          {[false, true].map((on) => (
            <Button key={String(on)} aria-pressed={trying === on} kind={trying === on ? 'primary' : 'plain'} onClick={() => onTry(on)}>
              {on ? t.play : t.setUp}
            </Button>
          ))}
          {trying && scene.snapshot.node.kind === 'chance' && <RollButton scene={scene} onAnswer={onAnswer} />}
        </fieldset>
        <PlayOn scene={scene} worded />
      </div>
      {script.length > 0 && (
        <p className="row gap-2 small">
          {t.since(script.length)}
          <Button kind="quiet" onClick={() => change((d) => ({ ...d, script: [] }))}>
            {t.dropScript}
          </Button>
        </p>
      )}
      {trying && <Branches draft={draft} scene={scene} all={ways} onChange={onWays} onShow={(way) => change(() => way)} />}
    </div>
  );
}

/** Lets the dice fall that are asked for. */
function RollButton({ scene, onAnswer }: Pick<EditorHeadProps, 'scene' | 'onAnswer'>) {
  const t = useEditorTexts();
  return (
    <Button
      icon={<Dices size={17} />}
      onClick={() =>
        void ask('lineOf', { walk: scene.walk, at: scene.snapshot.at, what: 'fallen' }).then(
          (line) => onAnswer(scene, line as ScriptStep),
          // Another position has been laid meanwhile.
          () => undefined,
        )
      }
    >
      {t.roll}
    </Button>
  );
}

interface UndoRedoProps {
  readonly back: boolean;
  readonly forth: boolean;
  /** So many changes on, or back. */
  go(by: number): void;
}

/** Takes changes of the position back, and makes them again. */
export function UndoRedo({ back, forth, go }: UndoRedoProps) {
  const t = useEditorTexts();
  return (
    <>
      <Button icon={<Undo2 size={17} />} iconOnly data-key="u" aria-keyshortcuts="u" aria-disabled={!back} onClick={() => go(-1)}>
        {t.undo}
      </Button>
      <Button icon={<Redo2 size={17} />} iconOnly data-key="r" aria-keyshortcuts="r" aria-disabled={!forth} onClick={() => go(1)}>
        {t.redo}
      </Button>
    </>
  );
}
