/** The bar at the foot of every set-up: who plays, what is still wrong, and the button that begins. */
import { playerName, typeset } from '@escarmouche/words';
import { Swords } from 'lucide-react';
import { useState } from 'react';
import { faultLines } from '../app/faults.ts';
import { notify } from '../app/notices.ts';
import { useStrings } from '../app/strings/index.ts';
import { Button, SideMark } from '../design/index.ts';
import { settings, useSettings } from '../settings/store.ts';
import type { SeatKind } from '../worker/protocol.ts';
import './start.css';

interface StartBarProps {
  names: readonly string[];
  players: readonly SeatKind[];
  faults: number;
  /** Begins the match; what it throws is said to the person. */
  onStart: () => Promise<void>;
}

/**
 * Nothing can be begun while something is wrong, nor a second time while the match is being laid; why that failed is said in a notice.
 */
export function StartBar({ names, players, faults, onStart }: StartBarProps) {
  const s = useStrings();
  const t = s.setup;
  const { lang } = useSettings();
  const [starting, setStarting] = useState(false);
  const start = async (): Promise<void> => {
    setStarting(true);
    try {
      await onStart();
    } catch (error) {
      const why = await faultLines(error);
      notify('start', (x) => x.notices.startFailed(why[settings.get().lang].replace(/[.\s]+$/, '')), 'bad');
    } finally {
      setStarting(false);
    }
  };
  return (
    <section className="raised edged-over start-bar" aria-label={t.start}>
      <div className="row gap-2-5 start-inside">
        <p className="flow lines-130 grows start-sides">
          {names.map((name, seat) => (
            <span key={name + String(seat)}>
              <SideMark seat={seat} /> {name === '' ? t.nobody : typeset(lang, name)}{' '}
              <span className="soft small">{playerName(lang, players[seat])}</span>
            </span>
          ))}
        </p>
        {faults > 0 && (
          <p className="bad sans" role="status">
            {t.faults(faults)}
          </p>
        )}
        <Button kind="primary" icon={<Swords size={18} />} disabled={starting || faults > 0} onClick={() => void start()}>
          {t.start}
        </Button>
      </div>
    </section>
  );
}
