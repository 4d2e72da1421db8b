/** The position of the match as a ruling, on the clipboard. While something of it is hidden from somebody, it is said first that the ruling tells it. */
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../app/notices.ts';
import { Button, Dialog } from '../design/index.ts';
import { download } from '../match/files.ts';
import { ask } from '../worker/client.ts';
import { useCopyTexts } from './copy-strings.ts';
import { useScene } from './scene.ts';

export function CopyButton() {
  const { game, table, snapshot } = useScene();
  const t = useCopyTexts();
  const [asks, setAsks] = useState(false);
  const tells = snapshot.node.kind !== 'over' && game.hidesNothing?.(snapshot, table) !== true;
  const copy = (): void => {
    setAsks(false);
    ask('ruling', null)
      .then((text) =>
        navigator.clipboard.writeText(text).then(
          () => notify('tools', t.copied),
          // Copying may be forbidden: the file is given instead.
          () => download('ruling.yaml', text, 'application/yaml'),
        ),
      )
      .catch((error: unknown) => notify('tools', error instanceof Error ? error.message : String(error), 'bad'));
  };
  return (
    <>
      <Button kind="quiet" iconOnly icon={<Copy size={18} />} onClick={() => (tells ? setAsks(true) : copy())}>
        {t.copy}
      </Button>
      {asks && (
        <Dialog
          title={t.copy}
          width="narrow"
          onClose={() => setAsks(false)}
          foot={
            <Button kind="primary" data-copy onClick={copy}>
              {t.all}
            </Button>
          }
        >
          <p>{t.warning}</p>
        </Dialog>
      )}
    </>
  );
}
