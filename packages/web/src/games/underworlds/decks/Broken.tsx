import { tamed } from '@escarmouche/engine/core';
import { Download, Trash2 } from 'lucide-react';
import { Button } from '../../../design/index.ts';
import { download } from '../../../match/files.ts';
import { dropBroken } from './kept.ts';
import { useDeckStrings } from './strings.ts';

/** Stored decks that can no longer be read: theirs to save or to throw away, never dropped by themselves. */
export function Broken({ texts }: { texts: readonly string[] }) {
  const t = useDeckStrings();
  return (
    <div className="pile-2 wdeck-broken" role="alert">
      <p>{t.broken(texts.length)}</p>
      <ul>
        {[...new Set(texts)].map((text) => (
          <li key={text}>
            <code>{text.length > 60 ? `${tamed(text.slice(0, 60))}…` : tamed(text)}</code>
            <Button icon={<Download size={16} />} onClick={() => download('decks.txt', text, 'text/plain')}>
              {t.brokenSave}
            </Button>
            <Button icon={<Trash2 size={16} />} onClick={() => dropBroken(text)}>
              {t.brokenDrop}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
