/** A tool whose press may first say what it would show: then another press in a window does it. What fails is said beside the tools. */
import { type ReactNode, useState } from 'react';
import { notify } from '../app/notices.ts';
import { Button, Dialog } from '../design/index.ts';

/** What is said before it is done. */
interface Asks {
  readonly text: string;
  /** The words of the press that does it. */
  readonly yes: string;
  /** Another way out, which shows nothing. */
  readonly rather?: { readonly name: string; run(): Promise<unknown> };
}

interface AskingButtonProps {
  readonly icon: ReactNode;
  /** What it is called, as tests find it. */
  readonly mark: string;
  readonly asks: Asks | null;
  /** Its words are seen; else they are only spoken. */
  readonly worded?: boolean;
  run(): Promise<unknown>;
  readonly children: string;
}

/** `asks` is what is said first, null where nothing is; it cannot be pressed again until it is done. */
export function AskingButton({ icon, mark, asks, worded = false, run, children }: AskingButtonProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const does = (what: () => Promise<unknown>) => (): void => {
    setOpen(false);
    setBusy(true);
    what()
      .catch((error: unknown) => notify('tools', error instanceof Error ? error.message : String(error), 'bad'))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button
        kind={worded ? 'plain' : 'quiet'}
        iconOnly={!worded}
        icon={icon}
        aria-disabled={busy || undefined}
        data-tool={mark}
        onClick={asks !== null ? () => setOpen(true) : busy ? undefined : does(run)}
      >
        {children}
      </Button>
      {open && asks !== null && (
        <Dialog
          title={children}
          width="narrow"
          onClose={() => setOpen(false)}
          foot={
            <>
              {asks.rather !== undefined && (
                <Button data-rather={mark} onClick={does(asks.rather.run)}>
                  {asks.rather.name}
                </Button>
              )}
              <Button kind="primary" data-yes={mark} onClick={does(run)}>
                {asks.yes}
              </Button>
            </>
          }
        >
          <p>{asks.text}</p>
        </Dialog>
      )}
    </>
  );
}
