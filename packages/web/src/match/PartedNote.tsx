/** A record that was played under other rules: where it parts from today's, in words. */
import { useEffect, useState } from 'react';
import { useStrings } from '../app/strings/index.ts';
import { useSettings } from '../settings/store.ts';
import type { Parted } from '../worker/protocol.ts';

export function PartedNote({ parted, goOn = true }: { parted: Parted; goOn?: boolean }) {
  const s = useStrings();
  const { lang } = useSettings();
  const [why, setWhy] = useState('');
  useEffect(() => {
    let stale = false;
    import('../app/faultWords.ts').then(
      ({ differenceLine }) => {
        if (!stale) setWhy(differenceLine(lang, parted.why));
      },
      () => {
        // The words did not come: what can be done is said all the same.
      },
    );
    return () => {
      stale = true;
    };
  }, [lang, parted]);
  return (
    <div className="stack" data-parted={parted.at}>
      <p>{s.app.partedText(parted.at, parted.of)}</p>
      {why !== '' && <p className="small">{why}</p>}
      {goOn && <p>{s.app.partedGoOn}</p>}
    </div>
  );
}
