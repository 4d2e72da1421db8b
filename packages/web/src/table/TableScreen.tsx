/** The running match on the table: everything that may be done with it, and the cover between two persons at one screen. */
import { Copy, Download, RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { notify } from '../app/notices.ts';
import { hrefTo } from '../app/router.ts';
import { useStore } from '../app/store.ts';
import { Button, ButtonLink, Dialog } from '../design/index.ts';
import { download } from '../match/files.ts';
import { type Live, live, reopen, roll, take, undo } from '../match/live.ts';
import { openReplay } from '../replay/open.ts';
import { useSettings } from '../settings/store.ts';
import { ask } from '../worker/client.ts';
import { LIVE, type Snapshot } from '../worker/protocol.ts';
import { Cover } from './Cover.tsx';
import { End } from './End.tsx';
import { Stage } from './Stage.tsx';
import type { Scene } from './scene.ts';
import { tableTexts, useTableStrings } from './strings.ts';

export default function TableScreen() {
  const match = useStore(live);
  const t = useTableStrings();
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${t.title} · Escarmouche`;
  }, [t]);
  useEffect(() => {
    reopen().then(
      (found) => setMissing(found ? null : ''),
      (error: unknown) => setMissing(error instanceof Error ? error.message : String(error)),
    );
  }, []);
  if (match?.snapshot) return <Playing match={match} snapshot={match.snapshot} />;
  if (missing === null) return <p className="page soft">{t.opening}</p>;
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t.noMatch}</h1>
        <p className="page-lead">{missing === '' ? t.noMatchText : missing}</p>
      </header>
      <ButtonLink href={hrefTo({ screen: 'home' })}>{t.toHome}</ButtonLink>
    </div>
  );
}

/** A browser gives the focus up when its button goes: it moves to what is asked next. */
function useKeptFocus(snapshot: Snapshot): void {
  const had = useRef(false);
  useEffect(() => {
    const note = (): void => {
      had.current = document.activeElement !== null && document.activeElement !== document.body;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again at each node
  useLayoutEffect(() => {
    if ((!snapshot.waits && !snapshot.held && snapshot.node.kind !== 'over') || !had.current || document.activeElement !== document.body)
      return;
    const places = '.typed-field, [data-first], .choices .option, .options .option:not(:disabled), .options summary, .end .button-primary';
    const next = [...document.querySelectorAll<HTMLElement>(places)].find((e) => e.checkVisibility());
    next?.focus({ preventScroll: true });
  }, [snapshot.at, snapshot.waits, snapshot.held, snapshot.moment]);
}

function Playing({ match, snapshot }: { match: Live; snapshot: Snapshot }) {
  const { lang } = useSettings();
  const t = useTableStrings();
  const persons = match.seats.filter((s) => s === 'person').length;
  const [facing, setFacing] = useState(-1);
  useKeptFocus(snapshot);
  const scene = useMemo((): Scene => {
    const speech = match.game.speech(lang, match.table, snapshot.position);
    return {
      game: match.game,
      table: match.table,
      snapshot,
      events: match.events,
      fresh: match.fresh,
      seats: match.seats,
      speech,
      walk: LIVE,
      take: snapshot.waits ? (id) => void take(id) : null,
    };
  }, [lang, match, snapshot]);
  const hidden = persons > 1 && facing !== snapshot.seat && match.game.holdsSecrets(snapshot, match.table);
  if (hidden && snapshot.waits) return <Cover scene={scene} onReady={() => setFacing(snapshot.seat)} />;
  // Until somebody has said who looks, not even a moment between two answers is shown; and nobody is called who is not asked.
  if (hidden && facing < 0 && snapshot.node.kind !== 'over') return <Cover scene={scene} onReady={null} />;
  // Whoever is asked looks, secrets or none: the next one with secrets is covered from them.
  if (persons > 1 && snapshot.waits && facing !== snapshot.seat) setFacing(snapshot.seat);
  return (
    <>
      <h1 className="hidden-visually">{t.title}</h1>
      <Stage
        scene={scene}
        tools={<Tools match={match} snapshot={snapshot} persons={persons} />}
        above={<End scene={scene}>{snapshot.node.kind === 'over' && <Afterwards />}</End>}
        onRoll={(faces) => void roll(faces)}
      />
    </>
  );
}

/** What can be done with a match that is over. */
function Afterwards() {
  const t = useTableStrings();
  return (
    <>
      <Button
        kind="primary"
        icon={<RotateCcw size={17} />}
        onClick={() => void ask('export', null).then((text) => openReplay(text, t.title))}
      >
        {t.lookBack}
      </Button>
      <ButtonLink href={hrefTo({ screen: 'home' })}>{t.toHome}</ButtonLink>
    </>
  );
}

function Tools({ match, snapshot, persons }: { match: Live; snapshot: Snapshot; persons: number }) {
  const { lang } = useSettings();
  const t = tableTexts(lang, match.game);
  const [asking, setAsking] = useState(false);
  const back = (): void => {
    if (snapshot.undo === 'needs-consent') setAsking(true);
    else if (snapshot.undo === 'free') void undo(false);
  };
  const fault = (error: unknown): void => notify('tools', error instanceof Error ? error.message : String(error), 'bad');
  const copyRuling = (): void => {
    ask('ruling', null)
      .then((text) =>
        navigator.clipboard.writeText(text).then(
          () => notify('tools', t.rulingCopied),
          // Copying may be forbidden: the file is given instead.
          () => download('ruling.yaml', text, 'application/yaml'),
        ),
      )
      .catch(fault);
  };
  return (
    <>
      <Button icon={<Undo2 size={17} />} onClick={back} aria-disabled={snapshot.undo === 'nothing'}>
        {t.undo}
      </Button>
      <Button
        kind="quiet"
        iconOnly
        icon={<Download size={18} />}
        onClick={() =>
          void ask('export', null)
            .then((text) => download('match.json', text, 'application/json'))
            .catch(fault)
        }
      >
        {t.export}
      </Button>
      <Button kind="quiet" iconOnly icon={<Copy size={18} />} onClick={copyRuling}>
        {t.copyRuling}
      </Button>
      {asking && (
        <Dialog
          title={t.undoTitle}
          width="narrow"
          onClose={() => setAsking(false)}
          foot={
            <>
              <Button onClick={() => setAsking(false)}>{t.undoNo}</Button>
              <Button
                kind="primary"
                onClick={() => {
                  setAsking(false);
                  void undo(true);
                }}
              >
                {persons > 1 ? t.undoAllAgree : t.undoYes}
              </Button>
            </>
          }
        >
          <p>{persons > 1 ? t.undoPersons : t.undoBots}</p>
        </Dialog>
      )}
    </>
  );
}
