import './home.css';
import { BookOpenText, FolderOpen, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../app/notices.ts';
import { Page } from '../app/Page.tsx';
import { hrefTo } from '../app/router.ts';
import { useStrings } from '../app/strings/index.ts';
import { Button, ButtonLink, Section, Wordmark } from '../design/index.ts';
import { GAMES, type GameEntry } from '../games/registry.ts';
import { useSettings } from '../settings/store.ts';
import { openFile } from './openFile.ts';
import { SavedMatches } from './SavedMatches.tsx';
import { Vignette } from './Vignette.tsx';

/** Where everything begins: a game, a saved match, a file, the library. */
export function HomeScreen() {
  const s = useStrings();
  const dropping = useFileDrop();
  return (
    <div className="home">
      <Page
        title={s.home.title}
        heading={<Wordmark large />}
        lead={
          <>
            {s.home.lead} <br />
            <span className="small">{s.home.leadMore}</span>
          </>
        }
      >
        <Vignette />
        {GAMES.map((game, i) => (
          <GameSection key={game.id} game={game} margin={i === 0 ? s.home.games : ''} />
        ))}
        <Section margin={s.home.saved}>
          <SavedMatches />
        </Section>
        <Section margin={s.home.library}>
          <p className="prose">{s.home.libraryText(GAMES.reduce((n, g) => n + g.rulings, 0))}</p>
          <p className="home-actions">
            <ButtonLink href={hrefTo({ screen: 'rulings' })} icon={<BookOpenText size={18} />}>
              {s.home.libraryOpen}
            </ButtonLink>
          </p>
        </Section>
        <Section margin={s.home.open}>
          <OpenFile />
        </Section>
      </Page>
      {dropping && (
        <div className="drop" aria-hidden="true">
          <p>{s.home.drop}</p>
        </div>
      )}
    </div>
  );
}

function GameSection({ game, margin }: { game: GameEntry; margin: string }) {
  const s = useStrings();
  const { lang } = useSettings();
  const [starting, setStarting] = useState(false);
  const play = async (): Promise<void> => {
    setStarting(true);
    try {
      await game.playAtOnce();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      notify('start', (t) => t.notices.startFailed(why), 'bad');
    } finally {
      setStarting(false);
    }
  };
  return (
    <Section margin={margin} title={game.name[lang]}>
      <p className="prose">{game.about[lang]}</p>
      <div className="row home-actions">
        <Button kind="primary" icon={<Play size={18} />} disabled={starting} onClick={() => void play()}>
          {s.home.playNow}
        </Button>
        <ButtonLink href={hrefTo({ screen: 'setup', game: game.id })}>{s.home.setUp}</ButtonLink>
        <span className="small soft">{s.home.playNowText}</span>
      </div>
      <p className="small soft home-owner">{s.home.belongs(game.owner)}</p>
    </Section>
  );
}

function OpenFile() {
  const s = useStrings();
  const input = useRef<HTMLInputElement>(null);
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
            if (file !== undefined) void openFile(file);
          }}
        />
      </p>
    </>
  );
}

/** Files dropped anywhere on the page are opened. @returns whether one hovers over it now */
function useFileDrop(): boolean {
  const [over, setOver] = useState(false);
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
      const file = e.dataTransfer?.files[0];
      if (file === undefined) return;
      e.preventDefault();
      void openFile(file);
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
