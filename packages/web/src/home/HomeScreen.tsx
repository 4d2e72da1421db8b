import './home.css';
import { BookOpenText, Play } from 'lucide-react';
import { useId, useState } from 'react';
import { GAMES, type GameEntry, gameOf } from '../app/games.ts';
import { notify } from '../app/notices.ts';
import { Page } from '../app/Page.tsx';
import { hrefTo } from '../app/router.ts';
import { saidOf, useStrings } from '../app/strings/index.ts';
import { Button, ButtonLink, Section, SideMark, Wordmark } from '../design/index.ts';
import { settings, useSettings } from '../settings/store.ts';
import { ToolLinks } from '../setup/ToolLinks.tsx';
import { ask } from '../worker/client.ts';
import { FileDoor } from './FileDoor.tsx';
import { linesOf } from './openFile.ts';
import { Picture } from './Picture.tsx';
import { SavedMatches } from './SavedMatches.tsx';
import { type Shown, stateOf, useSaved, when } from './saved.ts';

/** Where everything begins: the match one was in, a game, a saved match, the library, a file. */
export function HomeScreen() {
  const s = useStrings();
  const { lang } = useSettings();
  const { matches, read } = useSaved(lang);
  const last = matches?.find((m) => m.saved.winner === null);
  return (
    <div className="home">
      <Page title="Escarmouche" heading={<Wordmark large />} lead={s.home.lead}>
        {last !== undefined && <Continue match={last} />}
        <h2 className="hidden-visually">{s.home.games}</h2>
        <ul className="grid gap-5 games">
          {GAMES.map((game) => (
            <Game key={game.id} game={game} />
          ))}
        </ul>
        <Section margin={s.home.saved}>
          <SavedMatches matches={matches} read={read} />
        </Section>
        <Section margin={s.home.library}>
          <p className="prose">{s.home.libraryText(GAMES.reduce((n, g) => n + g.rulings, 0))}</p>
          <p className="prose">{s.home.leadMore}</p>
          <p className="home-actions">
            <ButtonLink href={hrefTo({ screen: 'rulings' })} icon={<BookOpenText size={18} />}>
              {s.home.libraryOpen}
            </ButtonLink>
          </p>
          <p className="flow gap-3 tool-link">
            {s.home.puzzleOfTheDay}
            {GAMES.map(({ id, name }) => (
              <a key={id} href={hrefTo({ screen: 'rulings', id, at: 'daily' })}>
                {name[lang]}
              </a>
            ))}
          </p>
          {GAMES.map((game) => (
            <ToolLinks key={game.id} game={game} />
          ))}
          <p className="flow gap-3 tool-link">
            {s.home.editor}
            {GAMES.map(({ id, name }) => (
              <a key={id} href={hrefTo({ screen: 'editor', game: id })}>
                {name[lang]}
              </a>
            ))}
          </p>
        </Section>
        <Section margin={s.home.open}>
          <FileDoor />
        </Section>
      </Page>
    </div>
  );
}

/** The match that was played last and is not over. */
function Continue({ match }: { match: Shown }) {
  const { saved, sides } = match;
  const s = useStrings();
  const { lang } = useSettings();
  const state = stateOf(match, lang, s);
  return (
    <section className="row washed gap-2-5 apart continue" aria-label={s.home.lastMatch}>
      <div>
        <p className="flow large gap-x-4 continue-sides">
          {sides.map((side, seat) => (
            <span key={side + String(seat)}>
              <SideMark seat={seat} size={14} /> {side}
            </span>
          ))}
        </p>
        <p className="small soft">{[gameOf(saved.game)?.name[lang], state, when(saved.saved, lang)].filter(Boolean).join(' · ')}</p>
      </div>
      <ButtonLink
        kind="primary"
        icon={<Play size={18} />}
        aria-label={saidOf(lang, s.home.continue, sides.join(' – '))}
        href={hrefTo({ screen: 'match', id: saved.id })}
      >
        {s.home.continue}
      </ButtonLink>
    </section>
  );
}

function Game({ game }: { game: GameEntry }) {
  const s = useStrings();
  const { lang } = useSettings();
  const [starting, setStarting] = useState(false);
  const named = useId();
  const play = async (): Promise<void> => {
    setStarting(true);
    // Whatever comes of it is told where the match begins.
    ask('prepare', { game: game.id, bots: true }).catch(() => undefined);
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
    <li className="pile-2 game" data-game={game.id}>
      <div className="sunk cut-off game-picture">
        <Picture of={game.Picture} />
      </div>
      <h3 className="lines-115 game-name" id={named}>
        {game.name[lang]}
      </h3>
      <p className="medium lines-135 game-about">{game.about[lang]}</p>
      <div className="pile-2 game-actions">
        <Button
          kind="primary"
          className="start from-start"
          icon={<Play size={18} />}
          aria-describedby={named}
          disabled={starting}
          onClick={() => void play()}
        >
          {s.home.playNow}
          <span className="block tiny lines-120 game-how">{game.atOnce?.[lang] ?? s.home.atOnce}</span>
        </Button>
        {game.lesson && (
          <ButtonLink aria-describedby={named} href={hrefTo({ screen: 'match', id: `lesson-${game.id}` })}>
            {s.home.learn}
          </ButtonLink>
        )}
        <ButtonLink aria-describedby={named} href={hrefTo({ screen: 'setup', game: game.id })}>
          {s.home.setUp}
        </ButtonLink>
        <ButtonLink kind="quiet" aria-describedby={named} href={hrefTo({ screen: 'book', game: game.id })}>
          {s.book.open}
        </ButtonLink>
      </div>
    </li>
  );
}
