import { tamed } from '@escarmouche/engine/core';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { dismiss, type Notice, notices } from '../app/notices.ts';
import { useStore } from '../app/store.ts';
import { useStrings } from '../app/strings/index.ts';
import { Button } from './Button.tsx';

/** The messages at the foot of the page. Mounted once; the regions are there from the start, so that additions are spoken. */
export function Notices() {
  const all = useStore(notices);
  return (
    <div className="grid untouched notices">
      <div role="status">
        {all
          .filter((n) => n.tone === 'plain')
          .map((n) => (
            <OneNotice key={n.id} notice={n} />
          ))}
      </div>
      <div role="alert">
        {all
          .filter((n) => n.tone === 'bad')
          .map((n) => (
            <OneNotice key={n.id} notice={n} />
          ))}
      </div>
    </div>
  );
}

function OneNotice({ notice }: { notice: Notice }) {
  const s = useStrings();
  useEffect(() => {
    if (notice.tone === 'bad' || notice.cancel !== undefined) return;
    const timer = setTimeout(() => dismiss(notice.id), 6000);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <p className={`bar sans gap-3 rounded notice notice-${notice.tone}`}>
      {/* Names of files stand in it, which may be called anything. */}
      <span>{tamed(typeof notice.text === 'string' ? notice.text : notice.text(s))}</span>
      {notice.cancel === undefined ? (
        <Button kind="quiet" icon={<X size={18} />} iconOnly onClick={() => dismiss(notice.id)}>
          {s.common.dismiss}
        </Button>
      ) : (
        <>
          <progress aria-label={s.notices.underWay} value={notice.part} />
          <Button kind="quiet" icon={<X size={18} />} onClick={notice.cancel}>
            {s.common.cancel}
          </Button>
        </>
      )}
    </p>
  );
}
