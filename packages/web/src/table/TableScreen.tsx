/** The running match on the table: everything that may be done with it, and the cover between two persons at one screen. */
import { NOBODY } from '@escarmouche/engine/core';
import { Download, Undo2 } from 'lucide-react';
import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { faultLines } from '../app/faults.ts';
import { lazily } from '../app/lazily.tsx';
import { go } from '../app/router.ts';
import type { Both } from '../app/rulebook.ts';
import { useStore } from '../app/store.ts';
import { Button, Dialog } from '../design/index.ts';
import { whenFree } from '../match/holding.ts';
import { type Live, live, roll, take, undo } from '../match/live.ts';
import { pressCounts, showQuestion } from '../match/pressing.ts';
import { type Opening, openMatch, takeOver } from '../match/windows.ts';
import { LuckButton } from '../odds/LuckButton.tsx';
import { useSettings } from '../settings/store.ts';
import { HintButton } from '../thinking/HintButton.tsx';
import { ELSEWHERE, LIVE } from '../worker/protocol.ts';
import type { Snapshot } from '../worker/snapshot.ts';
import { Afterwards, Again, ToPuzzles } from './Afterwards.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Cover } from './Cover.tsx';
import type { Scene } from './contract.ts';
import { EditButton } from './EditButton.tsx';
import { Following, NotShown } from './Elsewhere.tsx';
import { End } from './End.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { SetUp } from './SetUp.tsx';
import { Stage } from './Stage.tsx';
import { useSound } from './sound.ts';
import { tableTexts, useTableStrings } from './strings.ts';

// It comes with the first lesson.
const LessonStrip = lazily(() => import('../lesson/LessonStrip.tsx'));

/** A match at its address: played here, followed from here, or why it cannot be shown. */
export default function TableScreen({ id }: { id: string }) {
  const match = useStore(live);
  const t = useTableStrings();
  const [opened, setOpened] = useState<Opening | 'opening' | { readonly fault: Both }>('opening');
  useEffect(() => {
    document.title = `${t.title} · Escarmouche`;
  }, [t]);
  const open = useCallback(
    (how: (id: string) => Promise<Opening>): void => {
      setOpened('opening');
      how(id).then(setOpened, async (error: unknown) => setOpened({ fault: await faultLines(error) }));
    },
    [id],
  );
  useEffect(() => open(openMatch), [open]);
  // Another window has it and does not answer. It may be this one, as it was before it was loaded again: once nobody has it, it goes on here.
  useEffect(() => (opened === 'elsewhere' ? whenFree(id, () => open(openMatch)) : undefined), [opened, id, open]);
  if (match?.id === id && match.snapshot !== null) return <Playing match={match} snapshot={match.snapshot} />;
  return <NotShown opened={opened} onTakeOver={() => open(takeOver)} onAgain={() => open(openMatch)} />;
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
    const all = [places, '.commit .option:not(:disabled)'].flatMap((of) => [...document.querySelectorAll<HTMLElement>(of)]);
    // What settles something for good is never chosen by pressing Enter once more.
    const next =
      all.find((e) => e.checkVisibility() && e.dataset.settles === undefined) ?? document.querySelector<HTMLElement>('.asked-head');
    next?.focus({ preventScroll: true });
  }, [snapshot.at, snapshot.waits, snapshot.held, snapshot.moment]);
}

/** The question that a person is asked on the screen now is what presses are about; a bot's is none. */
function useQuestion({ match, at, waits }: Snapshot): void {
  const question = waits ? `${match}/${at}` : '';
  useLayoutEffect(() => showQuestion(question, document.querySelector<HTMLElement>('.table-asked')), [question]);
}

/** In place of the number of a question: there was none. */
const NEVER = -1;

/** Whose eyes are on the screen, and whether they said so when there was something to hide. */
interface Facing {
  readonly seat: number;
  readonly secret: boolean;
  /** The question at which there was nothing to hide last. */
  readonly at: number;
}

/** Nobody has said yet that the screen is theirs. */
const FACED_BY_NOBODY: Facing = { seat: NOBODY, secret: false, at: NEVER };

function Playing({ match, snapshot }: { match: Live; snapshot: Snapshot }) {
  const { lang } = useSettings();
  const t = useTableStrings();
  const persons = match.seats.filter((s) => s === 'person').length;
  const [facing, setFacing] = useState(FACED_BY_NOBODY);
  const plays = match.role === 'plays';
  useKeptFocus(snapshot);
  useQuestion(snapshot);
  const several = persons > 1 && match.game.alone?.(match.table) !== true;
  const scene = useMemo((): Scene => {
    const speech = match.game.speech(lang, match.table, snapshot.position);
    return {
      game: match.game,
      table: match.table,
      snapshot,
      events: match.events,
      fresh: match.fresh,
      // Each of several persons reads what has happened since their own answer.
      answered: (several ? match.answers?.[snapshot.seat] : undefined) ?? match.answered,
      seats: match.seats,
      speech,
      walk: plays ? LIVE : ELSEWHERE,
      take: plays && snapshot.waits ? (id) => void take(id, snapshot.at) : null,
    };
  }, [lang, match, snapshot, plays, several]);
  useSound(scene);
  const secret = persons > 1 && match.game.holdsSecrets(snapshot, match.table);
  // While there was nothing to hide, both sat before the screen: once cards have been dealt somebody says who looks. Who hides something by an
  // answer of their own looks on.
  const staysOn = snapshot.waits && facing.seat === snapshot.seat && snapshot.at <= facing.at + 1;
  if (secret && !facing.secret && facing.seat >= 0) setFacing(staysOn ? { ...facing, secret } : FACED_BY_NOBODY);
  const hidden = secret && facing.seat !== snapshot.seat;
  if (hidden && snapshot.waits) return <Cover scene={scene} onReady={() => setFacing({ seat: snapshot.seat, secret, at: snapshot.at })} />;
  // Until somebody has said who looks, not even a moment between two answers is shown; and nobody is called who is not asked.
  if (hidden && facing.seat < 0 && snapshot.node.kind !== 'over') return <Cover scene={scene} onReady={null} />;
  // Whoever is asked looks, secrets or none: the next one with secrets is covered from them.
  if (persons > 1 && snapshot.waits && !secret && (facing.secret || facing.at !== snapshot.at || facing.seat !== snapshot.seat))
    setFacing({ seat: snapshot.seat, secret, at: snapshot.at });
  return (
    <>
      <h1 className="hidden-visually">{t.title}</h1>
      <Stage
        scene={scene}
        undo={plays && <Undo match={match} snapshot={snapshot} />}
        tools={plays && <Tools match={match} />}
        above={
          <>
            {!plays && <Following id={match.id} role={match.role} />}
            {plays && snapshot.lesson === undefined && <SetUp snapshot={snapshot} />}
            <End
              scene={scene}
              onStep={(at) => go({ screen: 'replay', id: match.id, at })}
              {...(plays
                ? {
                    next: snapshot.lesson === undefined ? <Again match={match} /> : <ToPuzzles match={match} />,
                    more: <Afterwards match={match} />,
                  }
                : {})}
            />
          </>
        }
        lesson={
          plays && snapshot.lesson !== undefined ? (
            <Suspense fallback={null}>
              <LessonStrip lesson={snapshot.lesson} waits={snapshot.waits} answers={snapshot.at} over={snapshot.node.kind === 'over'} />
            </Suspense>
          ) : undefined
        }
        onRoll={(faces) => void roll(faces)}
      />
    </>
  );
}

/** Taking the last answer back. Whoever plays alone asks nobody. */
function Undo({ match, snapshot }: { match: Live; snapshot: Snapshot }) {
  const { lang } = useSettings();
  const t = tableTexts(lang, match.game);
  const [asking, setAsking] = useState(false);
  const persons = match.seats.filter((s) => s === 'person').length;
  const alone = persons < 2 || match.game.alone?.(match.table) === true;
  const back = (): void => {
    if (!pressCounts()) return;
    if (snapshot.undo === 'needs-consent' && !alone) setAsking(true);
    else if (snapshot.undo !== 'nothing') void undo(snapshot.undo === 'needs-consent');
  };
  return (
    <>
      <Button icon={<Undo2 size={17} />} data-key="u" aria-keyshortcuts="u" onClick={back} aria-disabled={snapshot.undo === 'nothing'}>
        {t.undo}
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
                {t.undoAllAgree}
              </Button>
            </>
          }
        >
          <p>{t.undoPersons}</p>
        </Dialog>
      )}
    </>
  );
}

function Tools({ match }: { match: Live }) {
  const { lang } = useSettings();
  const t = tableTexts(lang, match.game);
  const [saving, setSaving] = useState(false);
  return (
    <>
      <HintButton />
      <LuckButton />
      <EditButton />
      <Button kind="quiet" iconOnly icon={<Download size={18} />} onClick={() => setSaving(true)}>
        {t.export}
      </Button>
      <CopyButton />
      {saving && <SaveDialog onClose={() => setSaving(false)} />}
    </>
  );
}
