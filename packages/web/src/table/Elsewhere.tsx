/** A match that is not played in this window: another one has it, or it could not be opened. */
import { Play, Rewind } from 'lucide-react';
import { useState } from 'react';
import { faultLines } from '../app/faults.ts';
import { notify } from '../app/notices.ts';
import { hrefTo } from '../app/router.ts';
import type { Both } from '../app/rulebook.ts';
import { useStrings } from '../app/strings/index.ts';
import { Button, ButtonLink } from '../design/index.ts';
import type { PartedText, Role } from '../match/live.ts';
import { PartedNote } from '../match/PartedNote.tsx';
import { importMatch } from '../match/start.ts';
import { type Opening, takeOver } from '../match/windows.ts';
import { openReplay } from '../replay/open.ts';
import { settings, useSettings } from '../settings/store.ts';
import { useTableStrings } from './strings.ts';

async function sayNotOpened(error: unknown): Promise<void> {
  const why = await faultLines(error);
  notify('answer', why[settings.get().lang], 'bad');
}

/** Above what is asked: who plays instead, and how to play here. */
export function Following({ id, role }: { id: string; role: Role }) {
  const t = useTableStrings();
  const [taking, setTaking] = useState(false);
  const take = (): void => {
    setTaking(true);
    void takeOver(id)
      .catch(sayNotOpened)
      .then(() => setTaking(false));
  };
  return (
    <section className="pile-2 middle washed to-start following" role="status" data-role={role}>
      <p>{role === 'alone' ? t.followsNone : t.follows}</p>
      <Button kind="primary" icon={<Play size={17} />} disabled={taking || role === 'handing'} onClick={take}>
        {t.playHere}
      </Button>
    </section>
  );
}

/** A match of the store whose rules were others: it stays as it is, and may be gone on with from where it parts, as one of its own. */
function PartedMatch({ parted, text }: PartedText) {
  const s = useStrings();
  const t = useTableStrings();
  return (
    <div className="full page">
      <header className="page-head">
        <h1>{s.app.partedTitle}</h1>
      </header>
      <div className="prose stack">
        <PartedNote parted={parted} />
        <div className="row">
          <Button kind="primary" icon={<Play size={17} />} onClick={() => void importMatch(text, t.savedMatch).catch(sayNotOpened)}>
            {s.app.goOnFrom(parted.at)}
          </Button>
          <Button icon={<Rewind size={17} />} onClick={() => void openReplay(text, t.savedMatch).catch(sayNotOpened)}>
            {s.app.watchSoFar}
          </Button>
          <ButtonLink href={hrefTo({ screen: 'home' })}>{t.toHome}</ButtonLink>
        </div>
      </div>
    </div>
  );
}

interface NotShownProps {
  opened: Opening | 'opening' | { readonly fault: Both };
  onTakeOver: () => void;
  onAgain: () => void;
}

/** In place of the table: it is being laid, there is none, another window has it and keeps silent, or what is wrong with it. */
export function NotShown({ opened, onTakeOver, onAgain }: NotShownProps) {
  const s = useStrings();
  const t = useTableStrings();
  const { lang } = useSettings();
  if (opened === 'opening' || opened === 'shown')
    return (
      <p className="full page soft" role="status">
        {t.opening}
      </p>
    );
  if (typeof opened === 'object' && 'parted' in opened) return <PartedMatch {...opened} />;
  const fault = typeof opened === 'object';
  const [title, text] =
    opened === 'missing'
      ? [t.noSuchMatch, t.noSuchMatchText]
      : opened === 'elsewhere'
        ? [t.inOtherWindow, t.otherSilent]
        : [t.notOpened, opened.fault[lang]];
  return (
    <div className="full page" role={fault ? 'alert' : undefined}>
      <header className="page-head">
        <h1>{title}</h1>
        <p className="soft large lines-135 page-lead">{text}</p>
      </header>
      <div className="row">
        {opened === 'elsewhere' && (
          <Button kind="primary" icon={<Play size={17} />} onClick={onTakeOver}>
            {t.playHere}
          </Button>
        )}
        {fault && (
          <Button kind="primary" onClick={onAgain}>
            {s.app.tryAgain}
          </Button>
        )}
        <ButtonLink href={hrefTo({ screen: 'home' })}>{t.toHome}</ButtonLink>
      </div>
    </div>
  );
}
