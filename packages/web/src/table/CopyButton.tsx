/** The position of the match as a ruling, on the clipboard. While something of it is hidden from somebody, it is said first that the ruling tells it. */
import { Copy } from 'lucide-react';
import { notify } from '../app/notices.ts';
import { download } from '../match/files.ts';
import { ask } from '../worker/client.ts';
import { AskingButton } from './AskingButton.tsx';
import { useCopyTexts } from './copy-strings.ts';
import { useScene } from './scene.ts';

/** A tool of the table; where the browser lets nobody copy, the ruling is given as a file. */
export function CopyButton() {
  const { game, table, snapshot } = useScene();
  const t = useCopyTexts();
  const tells = snapshot.node.kind !== 'over' && game.hidesNothing?.(snapshot, table) !== true;
  const copy = async (): Promise<void> => {
    const text = await ask('ruling', null);
    try {
      await navigator.clipboard.writeText(text);
      notify('tools', t.copied);
    } catch {
      // Copying may be forbidden: the file is given instead.
      download('ruling.yaml', text, 'application/yaml');
    }
  };
  return (
    <AskingButton icon={<Copy size={18} />} mark="copy" asks={tells ? { text: t.warning, yes: t.all } : null} run={copy}>
      {t.copy}
    </AskingButton>
  );
}
