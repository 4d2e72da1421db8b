import { Play, Rewind } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../app/strings/index.ts';
import { Button, Dialog, FileButton, FileDrop } from '../design/index.ts';
import { PartedNote } from '../match/PartedNote.tsx';
import { OwnView } from './OwnView.tsx';
import { goOnWith, type MatchText, openFile, sayBadFile, type ViewText, watchMatch } from './openFile.ts';

/** The way in for files: a button, and the whole page to drop one on. */
export function FileDoor() {
  const s = useStrings();
  const [match, setMatch] = useState<MatchText | null>(null);
  const [view, setView] = useState<ViewText | null>(null);
  const open = (file: File): void => {
    openFile(file).then(
      (opened) => {
        setView(opened !== null && 'view' in opened ? opened : null);
        setMatch(opened !== null && 'view' in opened ? null : opened);
      },
      (error: unknown) => sayBadFile(file.name, error),
    );
  };
  const then = (use: (m: MatchText) => Promise<void>): void => {
    if (match === null) return;
    setMatch(null);
    use(match).catch((error: unknown) => sayBadFile(match.name, error));
  };
  return (
    <>
      <p className="prose">{s.home.openText}</p>
      <p className="home-actions">
        <FileButton label={s.home.openButton} accept=".json,.yaml,.yml,application/json" onFile={open} />
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
      <FileDrop text={s.home.drop} onFile={open} />
    </>
  );
}
