/** What goes out of the editor: a link, a ruling file, a text for a forum, a picture. */
import type { RulingCase } from '@escarmouche/engine/core';
import { BookOpenText, Copy, Download, Image as ImageSign, Link2 } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../app/notices.ts';
import { Button, Dialog } from '../design/index.ts';
import { download } from '../match/files.ts';
import { openRuling } from '../rulings/opened.ts';
import { ask } from '../worker/client.ts';
import { linkOf } from './open.ts';
import { pngOf, svgText } from './picture.ts';
import { useEditorTexts } from './strings.ts';

/** Texts are copied, or shown to be copied by hand where the browser does not let the page. */
function useCopied(): { readonly copy: (text: string, said: string) => Promise<void>; readonly window: React.ReactNode } {
  const t = useEditorTexts();
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = (text: string, said: string): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => notify('tools', said),
      () => setByHand(text),
    );
  const window = byHand !== null && (
    <Dialog title={t.byHand} onClose={() => setByHand(null)}>
      <p>{t.notCopied}</p>
      <textarea className="field-box tiny full" readOnly rows={12} aria-label={t.byHand} value={byHand} />
    </Dialog>
  );
  return { copy, window };
}

export function Sharing({ game, of, text }: { game: string; of: RulingCase<unknown>; text: () => string }) {
  const t = useEditorTexts();
  const { copy, window } = useCopied();
  const [busy, setBusy] = useState(false);
  const file = (): Promise<string> => ask('caseText', { game, of });
  const drawing = (): SVGSVGElement | null => document.querySelector<SVGSVGElement>('[data-board]');
  const does =
    (what: () => Promise<unknown>): (() => void) =>
    () => {
      setBusy(true);
      what()
        .catch((error: unknown) => notify('tools', error instanceof Error ? error.message : String(error), 'bad'))
        .finally(() => setBusy(false));
    };
  const link = async (): Promise<void> => {
    const found = await linkOf(game, await file());
    if (found === null) notify('tools', t.tooLong, 'bad');
    else await copy(found, t.linkCopied);
  };
  const picture = async (): Promise<void> => {
    const svg = drawing();
    if (svg === null) return;
    const url = URL.createObjectURL(await pngOf(svg));
    const a = document.createElement('a');
    a.href = url;
    a.download = 'position.png';
    a.click();
    URL.revokeObjectURL(url);
  };
  const all = [
    { name: t.link, icon: <Link2 size={16} />, run: link },
    { name: t.asText, icon: <Copy size={16} />, run: () => copy(text(), t.textCopied) },
    { name: t.file, icon: <Download size={16} />, run: async () => download('position.yaml', await file(), 'application/yaml') },
    { name: t.asRuling, icon: <BookOpenText size={16} />, run: async () => openRuling(await file(), 'position.yaml') },
    {
      name: t.svg,
      icon: <ImageSign size={16} />,
      run: async () => {
        const svg = drawing();
        if (svg !== null) download('position.svg', svgText(svg), 'image/svg+xml');
      },
    },
    { name: t.png, icon: <ImageSign size={16} />, run: picture },
  ];
  return (
    <section className="pile-1" aria-label={t.share}>
      <h2 className="caps">{t.share}</h2>
      <div className="flow gap-2">
        {all.map(({ name, icon, run }) => (
          <Button key={name} icon={icon} disabled={busy} onClick={does(run)}>
            {name}
          </Button>
        ))}
      </div>
      {window}
    </section>
  );
}
