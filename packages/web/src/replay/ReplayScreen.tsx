/** A recorded match, step by step: a slider, buttons, playing by itself, jumps to turns, seen from either side. */
import { useEffect, useState } from 'react';
import { hrefTo } from '../app/router.ts';
import { useStore } from '../app/store.ts';
import { ButtonLink } from '../design/index.ts';
import { useTableStrings } from '../table/strings.ts';
import { replaying } from './open.ts';
import { WalkStage } from './WalkStage.tsx';

export default function ReplayScreen() {
  const open = useStore(replaying);
  const t = useTableStrings();
  const [seat, setSeat] = useState(0);
  useEffect(() => {
    document.title = `${t.replay} · Escarmouche`;
  }, [t]);
  if (open === null) {
    return (
      <div className="page">
        <header className="page-head">
          <h1>{t.noReplay}</h1>
          <p className="page-lead">{t.noReplayText}</p>
        </header>
        <ButtonLink href={hrefTo({ screen: 'home' })}>{t.toHome}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <h1 className="hidden-visually">{t.replay}</h1>
      <WalkStage key={open.walk} open={open} seat={seat} onSeat={setSeat} />
    </>
  );
}
