import { FolderOpen, Play, Rewind } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../app/strings/index.ts';
import { Button, Dialog } from '../design/index.ts';
import { PartedNote } from '../match/PartedNote.tsx';
import { OwnView } from './OwnView.tsx';
import { goOnWith, type MatchText, openFile, sayBadFile, type ViewText, watchMatch } from './openFile.ts';

/** The way in for files: a button, and the whole page to drop one on. */
export function FileDoor() {
  const s = useStrings();
  const input = useRef<HTMLInputElement>(null);
  const [match, setMatch] = useState<MatchText | null>(null);
  const [view, setView] = useState<ViewText | null>(null);
  const open = (file: File | undefined): void => {
    if (file === undefined) return;
    openFile(file).then(
      (opened) => {
        setView(opened !== null && 'view' in opened ? opened : null);
        setMatch(opened !== null && 'view' in opened ? null : opened);
      },
      (error: unknown) => sayBadFile(file.name, error),
    );
  };
  const over = useFileDrop(open);
  const then = (use: (m: MatchText) => Promise<void>): void => {
    if (match === null) return;
    setMatch(null);
    use(match).catch((error: unknown) => sayBadFile(match.name, error));
  };
  return (
    <>
      <p className="prose">{s.home.openText}</p>
      <p className="home-actions">
        <Button icon={<FolderOpen size={18} />} onClick={() => input.current?.click()}>
          {s.home.openButton}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,.yaml,.yml,application/json"
          hidden
          aria-label={s.home.openButton}
          onChange={(e) => {
            const file = e.currentTarget.files?.[0];
            // Emptied, so that the same file can be chosen again once it is mended.
            e.currentTarget.value = '';
            open(file);
          }}
        />
      </p>
      {view !== null && <OwnView of={view} onClose={() => setView(null)} />}
      {match !== null && (
        <Dialog
          width="narrow"
          title={match.parted === null ? s.home.matchFile : s.app.partedTitle}
          onClose={() => setMatch(null)}
          foot={
            <>
              <Button icon={<Rewind size={18} />} onClick={() => then(watchMatch)}>
                {match.parted === null ? s.home.watch : s.app.watchSoFar}
              </Button>
              {!match.over && (
                <Button kind="primary" icon={<Play size={18} />} onClick={() => then(goOnWith)}>
                  {match.parted === null ? s.home.goOn : s.app.goOnFrom(match.parted.at)}
                </Button>
              )}
            </>
          }
        >
          {match.parted === null ? (
            <p>{s.home.matchFileText(match.name, match.answers)}</p>
          ) : (
            <PartedNote parted={match.parted} goOn={!match.over} />
          )}
        </Dialog>
      )}
      {over && (
        <div className="middle grid drop" aria-hidden="true">
          <p>{s.home.drop}</p>
        </div>
      )}
    </>
  );
}

/** Hears of files dropped anywhere on the page. @returns whether one hovers over it now */
export function useFileDrop(onFile: (file: File | undefined) => void): boolean {
  const [over, setOver] = useState(false);
  const hear = useRef(onFile);
  useEffect(() => {
    hear.current = onFile;
  });
  useEffect(() => {
    let depth = 0;
    const carriesFile = (e: DragEvent): boolean => e.dataTransfer?.types.includes('Files') === true;
    const onEnter = (e: DragEvent): void => {
      if (carriesFile(e) && depth++ === 0) setOver(true);
    };
    const onLeave = (e: DragEvent): void => {
      if (carriesFile(e) && depth > 0 && --depth === 0) setOver(false);
    };
    const onOver = (e: DragEvent): void => {
      if (carriesFile(e)) e.preventDefault();
    };
    const onDrop = (e: DragEvent): void => {
      depth = 0;
      setOver(false);
      if (!carriesFile(e)) return;
      e.preventDefault();
      hear.current(e.dataTransfer?.files[0]);
    };
    addEventListener('dragenter', onEnter);
    addEventListener('dragleave', onLeave);
    addEventListener('dragover', onOver);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragenter', onEnter);
      removeEventListener('dragleave', onLeave);
      removeEventListener('dragover', onOver);
      removeEventListener('drop', onDrop);
    };
  }, []);
  return over;
}
