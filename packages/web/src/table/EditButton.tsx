/** The position that is shown, opened in the editor: to go on from here otherwise. Of a match that goes on it is said first what that shows. */
import { PencilRuler } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../app/notices.ts';
import { Button, Dialog } from '../design/index.ts';
import { isEarnest } from '../match/earnest.ts';
import { LIVE } from '../worker/protocol.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

export function EditButton() {
  const { game, walk, snapshot } = useScene();
  const t = useTableStrings();
  const [asks, setAsks] = useState(false);
  const goesOn = walk === LIVE && snapshot.node.kind !== 'over';
  if (game.notation === undefined || walk < LIVE || (goesOn && isEarnest(snapshot.match))) return null;
  const edit = (): void => {
    setAsks(false);
    import('../editor/open.ts')
      .then((editor) => editor.editPosition(game.id, walk, snapshot.at))
      .catch((error: unknown) => notify('tools', error instanceof Error ? error.message : String(error), 'bad'));
  };
  return (
    <>
      <Button kind="quiet" iconOnly icon={<PencilRuler size={18} />} onClick={() => (goesOn ? setAsks(true) : edit())}>
        {t.edit}
      </Button>
      {asks && (
        <Dialog
          title={t.edit}
          width="narrow"
          onClose={() => setAsks(false)}
          foot={
            <Button kind="primary" data-edit onClick={edit}>
              {t.editAll}
            </Button>
          }
        >
          <p>{t.editText}</p>
        </Dialog>
      )}
    </>
  );
}
