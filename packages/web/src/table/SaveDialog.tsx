/** Saving a match as a file: the whole of it, or what the seat on the screen knows. What each of them gives away is said first. */
import { Download, EyeOff } from 'lucide-react';
import { notify } from '../app/notices.ts';
import { Button, Dialog } from '../design/index.ts';
import { download } from '../match/files.ts';
import { ask } from '../worker/client.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

const JSON_TYPE = 'application/json';

/** Asks which of the two files is wanted. */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const t = useTableStrings();
  const { speech, snapshot, events } = useScene();
  const save = (name: string, text: Promise<string>): void => {
    onClose();
    text
      .then((whole) => download(name, whole, JSON_TYPE))
      .catch((error: unknown) => notify('tools', error instanceof Error ? error.message : String(error), 'bad'));
  };
  const own = (): void => {
    const log = events.map((e) => ({ rule: e.rule, text: speech.event(e) }));
    save('view.json', ask('ownView', { seat: snapshot.seat, log }));
  };
  return (
    <Dialog
      title={t.export}
      width="narrow"
      onClose={onClose}
      foot={
        <>
          <Button icon={<EyeOff size={17} />} onClick={own}>
            {t.saveOwn(speech.seat(snapshot.seat))}
          </Button>
          <Button kind="primary" icon={<Download size={17} />} onClick={() => save('match.json', ask('export', null))}>
            {t.saveWhole}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t.saveWholeText}</p>
        <p>{t.saveOwnText}</p>
      </div>
    </Dialog>
  );
}
