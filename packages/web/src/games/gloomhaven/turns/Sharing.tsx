/** The board as a ruling, a link, a file of monster turns. */
import { BookOpenText, Copy, Download, Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { dismiss, notify } from '../../../app/notices.ts';
import { hrefTo } from '../../../app/router.ts';
import { Button, Dialog } from '../../../design/index.ts';
import { download } from '../../../match/files.ts';
import { openRuling } from '../../../rulings/opened.ts';
import { useSettings } from '../../../settings/store.ts';
import { linkOf } from './link.ts';
import { rulingText } from './ruling.ts';
import { atOn } from './spaces.ts';
import { turnStrings } from './strings.ts';
import { caseOf, whyUnfit } from './turnCase.ts';
import type { ReadBoard } from './useTurn.ts';

const NAME = 'monster-turn';

export function Sharing({ of }: { of: ReadBoard | null }) {
  const { lang } = useSettings();
  const t = turnStrings(lang);
  const id = useId();
  const [byHand, setByHand] = useState<string | null>(null);
  const unfit = of === null ? null : whyUnfit(of.board);
  const copy = async (text: string, said: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify('tools', said);
    } catch {
      // No clipboard on this page, or not allowed.
      dismiss('tools');
      setByHand(text);
    }
  };
  const ruling = ({ board, read }: ReadBoard): string => rulingText(board, read);
  const link = async ({ board }: ReadBoard): Promise<string> =>
    `${location.href.split('#')[0]}${hrefTo({ screen: 'tools', game: 'gloomhaven', tool: 'monster-turn', with: await linkOf(board) })}`;
  const turns = ({ board, read, table }: ReadBoard): string => `${JSON.stringify({ cases: [caseOf(board, read, atOn(table))] })}\n`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t.share}</h2>
      <p className="small soft">{t.shareText}</p>
      <div className="row gap-2">
        <Button icon={<Copy size={18} />} disabled={of === null} onClick={() => of !== null && void copy(ruling(of), t.copiedRuling)}>
          {t.copyRuling}
        </Button>
        <Button
          icon={<Download size={18} />}
          disabled={of === null}
          onClick={() => of !== null && download(`${NAME}.yaml`, ruling(of), 'application/yaml')}
        >
          {t.downloadRuling}
        </Button>
        <Button
          icon={<BookOpenText size={18} />}
          disabled={of === null}
          onClick={() => of !== null && void openRuling(ruling(of), `${NAME}.yaml`)}
        >
          {t.openRuling}
        </Button>
        <Button
          icon={<Link2 size={18} />}
          disabled={of === null}
          onClick={() => of !== null && void link(of).then((text) => copy(text, t.copiedLink))}
        >
          {t.copyLink}
        </Button>
        <Button
          icon={<Download size={18} />}
          disabled={of === null || unfit !== null}
          aria-describedby={unfit === null ? undefined : `${id}-unfit`}
          onClick={() => of !== null && download(`${NAME}.json`, turns(of), 'application/json')}
        >
          {t.downloadTurns}
        </Button>
      </div>
      {unfit !== null && (
        <p className="small soft" id={`${id}-unfit`}>
          {t.unfit[unfit]}
        </p>
      )}
      {byHand !== null && (
        <Dialog title={t.byHand} onClose={() => setByHand(null)}>
          <p>{t.notCopied}</p>
          <textarea className="field-box tiny full turns-text" readOnly rows={12} aria-label={t.byHand} value={byHand} />
        </Dialog>
      )}
    </section>
  );
}
