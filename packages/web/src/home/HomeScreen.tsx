import './home.css';
import { BookOpenText, Play } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../app/notices.ts';
import { Page } from '../app/Page.tsx';
import { hrefTo } from '../app/router.ts';
import { useStrings } from '../app/strings/index.ts';
import { Button, ButtonLink, Section, Wordmark } from '../design/index.ts';
import { GAMES, type GameEntry } from '../games/registry.ts';
import { settings, useSettings } from '../settings/store.ts';
import { ToolLinks } from '../setup/ToolLinks.tsx';
import { FileDoor } from './FileDoor.tsx';
import { linesOf } from './openFile.ts';
import { SavedMatches } from './SavedMatches.tsx';
import { Vignette } from './Vignette.tsx';

/** Where everything begins: a game, a saved match, a file, the library. */
export function HomeScreen() {
  const s = useStrings();
  return (
    <div className="home">
      <Page
        title="Escarmouche"
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
          <FileDoor />
        </Section>
      </Page>
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
      const why = await linesOf(error);
      notify('start', (t) => t.notices.startFailed(why[settings.get().lang]), 'bad');
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
        <span className="small soft">{game.atOnce[lang]}</span>
      </div>
      <ToolLinks game={game} />
      <p className="small soft home-owner">{s.home.belongs(game.owner)}</p>
    </Section>
  );
}
