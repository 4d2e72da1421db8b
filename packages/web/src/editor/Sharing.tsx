/** What goes out of the editor: a link, a ruling file, a text for a forum, a picture. */
import type { RulingCase } from '@escarmouche/engine/core';
import { BookOpenText, Copy, Download, Image as ImageSign, Link2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { notify } from '../app/notices.ts';
import { Button, Dialog } from '../design/index.ts';
import { download } from '../match/files.ts';
import { openRuling } from '../rulings/opened.ts';
import { ask } from '../worker/client.ts';
import { linkOf } from './open.ts';
import { pngOf, svgText } from './picture.ts';
import { useEditorTexts } from './strings.ts';

/** Texts are copied, or shown to be copied by hand where the browser does not let the page. */
function useCopied(): { readonly copy: (text: string, said: string) => Promise<void>; readonly window: ReactNode } {
  const t = useEditorTexts();
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (text: string, said: string): Promise<void> => {
    try {
      // A page that did not come by a safe way has no clipboard at all.
      await navigator.clipboard.writeText(text);
      notify('tools', said);
    } catch {
      setByHand(text);
    }
  };
  const window = byHand !== null && (
    <Dialog title={t.byHand} onClose={() => setByHand(null)}>
      <p>{t.notCopied}</p>
      <textarea className="field-box tiny full" readOnly rows={12} aria-label={t.byHand} value={byHand} />
    </Dialog>
  );
  return { copy, window };
}

/** A way out: what a button does. */
interface Way {
  readonly name: string;
  readonly icon: ReactNode;
  run(): Promise<unknown>;
}

interface HandingProps {
  readonly title: string;
  readonly text?: string;
  ways(copy: (text: string, said: string) => Promise<void>): readonly Way[];
}

/** Ways out beside each other, one at a time; one that fails says so. */
export function Handing({ title, text, ways }: HandingProps) {
  const { copy, window } = useCopied();
  const [busy, setBusy] = useState(false);
  const does = (run: Way['run']) => (): void => {
    setBusy(true);
    run()
      .catch((error: unknown) => notify('tools', error instanceof Error ? error.message : String(error), 'bad'))
      .finally(() => setBusy(false));
  };
  return (
    <section className="pile-1" aria-label={title}>
      <h2 className="caps">{title}</h2>
      {text !== undefined && <p className="small soft">{text}</p>}
      <div className="flow gap-2">
        {ways(copy).map(({ name, icon, run }) => (
          <Button key={name} icon={icon} disabled={busy} onClick={does(run)}>
            {name}
          </Button>
        ))}
      </div>
      {window}
    </section>
  );
}

/** Pictures are of the board as it stands on the screen, where one does. */
export function Sharing({ game, of, text }: { game: string; of: RulingCase<unknown>; text: () => string }) {
  const t = useEditorTexts();
  const file = (): Promise<string> => ask('caseText', { game, of });
  /** Does something with the drawing of the board, where there is one. */
  const drawn = async (does: (drawing: SVGSVGElement) => unknown): Promise<void> => {
    const drawing = document.querySelector<SVGSVGElement>('[data-board]');
    if (drawing !== null) await does(drawing);
  };
  return (
    <Handing
      title={t.share}
      ways={(copy) => [
        {
          name: t.link,
          icon: <Link2 size={16} />,
          async run() {
            const found = await linkOf(game, await file());
            if (found === null) notify('tools', t.tooLong, 'bad');
            else await copy(found, t.linkCopied);
          },
        },
        { name: t.asText, icon: <Copy size={16} />, run: () => copy(text(), t.textCopied) },
        { name: t.file, icon: <Download size={16} />, run: async () => download('position.yaml', await file(), 'application/yaml') },
        { name: t.asRuling, icon: <BookOpenText size={16} />, run: async () => openRuling(await file(), 'position.yaml') },
        {
          name: t.svg,
          icon: <ImageSign size={16} />,
          run: () => drawn((svg) => download('position.svg', svgText(svg), 'image/svg+xml')),
        },
        {
          name: t.png,
          icon: <ImageSign size={16} />,
          run: () =>
            drawn(async (svg) => {
              const picture = await pngOf(svg).catch(() => null);
              if (picture === null) notify('tools', t.notDrawn, 'bad');
              else download('position.png', picture, 'image/png');
            }),
        },
      ]}
    />
  );
}
