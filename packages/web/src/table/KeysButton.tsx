/** Which keys the table knows, in a window of its own. */
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog } from '../design/index.ts';
import { useTableStrings } from './strings.ts';

/** A tool of the table; `?` opens the same. */
export function KeysButton() {
  const t = useTableStrings();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        iconOnly
        className="tools-keys"
        icon={<Keyboard size={18} />}
        data-key="?"
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t.keysTitle}
      </Button>
      {open && (
        <Dialog title={t.keysTitle} width="narrow" onClose={() => setOpen(false)}>
          <dl className="pile-2 pairs keys">
            {t.keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  );
}
