/**
 * The position that is shown, opened in the editor: to go on from here otherwise. Of a match that goes on it is said first what that shows; it
 * may be played on as a match of its own instead.
 */
import { PencilRuler } from 'lucide-react';
import { isEarnest } from '../match/earnest.ts';
import { playOnFrom } from '../match/playOn.ts';
import { LIVE } from '../worker/protocol.ts';
import { AskingButton } from './AskingButton.tsx';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

/** Not for games without a form of their positions, nor in a match in earnest that goes on. */
export function EditButton() {
  const scene = useScene();
  const { game, walk, snapshot } = scene;
  const t = useTableStrings();
  const goesOn = walk === LIVE && snapshot.node.kind !== 'over';
  if (game.notation === undefined || walk < LIVE || (goesOn && isEarnest(snapshot.match))) return null;
  const edit = async (): Promise<void> => {
    const editor = await import('../editor/open.ts');
    await editor.editPosition(game.id, walk, snapshot.at);
  };
  const rather = { name: t.playOnBeside, run: () => playOnFrom(scene, 'match.json') };
  return (
    <AskingButton
      icon={<PencilRuler size={18} />}
      mark="edit"
      asks={goesOn ? { text: t.editText, yes: t.editAll, rather } : null}
      run={edit}
    >
      {t.edit}
    </AskingButton>
  );
}
