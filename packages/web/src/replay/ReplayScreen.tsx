/** A recorded match, step by step: a slider, buttons, playing by itself, jumps to turns, seen from either side. */
import { useEffect, useState } from 'react';
import { faultLines } from '../app/faults.ts';
import { hrefTo } from '../app/router.ts';
import type { Both } from '../app/rulebook.ts';
import { useStore } from '../app/store.ts';
import { ButtonLink } from '../design/index.ts';
import { PartedNote } from '../match/PartedNote.tsx';
import { useSettings } from '../settings/store.ts';
import { useTableStrings } from '../table/strings.ts';
import { openSavedReplay, replaying } from './open.ts';
import { WalkStage } from './WalkStage.tsx';

/** Writes the step shown into the address, so that it can be kept or handed on; it leads nowhere new. */
function keepAddress(id: string | undefined, at: number): void {
  if (id !== undefined) history.replaceState(history.state, '', hrefTo({ screen: 'replay', id, at }));
}

/**
 * @param id the match of the store to look back at; without one, the file opened last
 * @param at the step to open it at
 */
export default function ReplayScreen({ id, at: from }: { id?: string; at?: number }) {
  const shown = useStore(replaying);
  const t = useTableStrings();
  const { lang } = useSettings();
  const [seat, setSeat] = useState(0);
  const [wrong, setWrong] = useState<Both | 'missing' | null>(null);
  useEffect(() => {
    document.title = `${t.replay} · Escarmouche`;
  }, [t]);
  useEffect(() => {
    if (id === undefined) return;
    openSavedReplay(id).then(
      (found) => setWrong(found ? null : 'missing'),
      async (error: unknown) => setWrong(await faultLines(error)),
    );
  }, [id]);
  const open = shown !== null && shown.id === id ? shown : null;
  if (open === null && id !== undefined && wrong === null)
    return (
      <p className="full page soft" role="status">
        {t.opening}
      </p>
    );
  if (open === null) {
    const [title, text] =
      id === undefined
        ? [t.noReplay, t.noReplayText]
        : wrong === 'missing' || wrong === null
          ? [t.noSuchMatch, t.noSuchMatchText]
          : [t.notOpened, wrong[lang]];
    return (
      <div className="full page">
        <header className="page-head">
          <h1>{title}</h1>
          <p className="soft large lines-135 page-lead">{text}</p>
        </header>
        <ButtonLink href={hrefTo({ screen: 'home' })}>{t.toHome}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <h1 className="hidden-visually">{t.replay}</h1>
      <WalkStage
        key={open.walk}
        open={open}
        seat={seat}
        onSeat={setSeat}
        {...(from === undefined ? {} : { from })}
        onStep={(at) => keepAddress(id, at)}
        beside={(_step, at) =>
          open.info.parted !== null && at === open.info.answers && <PartedNote parted={open.info.parted} goOn={false} />
        }
      />
    </>
  );
}
