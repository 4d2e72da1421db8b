import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { GAMES, type GameEntry, gameOf, gameOfRule } from '../app/games.ts';
import { lazily } from '../app/lazily.tsx';
import { dismiss } from '../app/notices.ts';
import { Page } from '../app/Page.tsx';
import { hrefTo, type Route, routeOf, useHash } from '../app/router.ts';
import { shownPart } from '../app/shownPart.ts';
import { useStrings } from '../app/strings/index.ts';
import { ButtonLink } from '../design/index.ts';
import { HomeScreen } from '../home/HomeScreen.tsx';
import type { LibraryProps } from '../rulings/library-props.ts';
import { FROM_FILE, openedRuling } from '../rulings/opened.ts';
import { SettingsScreen } from '../settings/SettingsScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Frame } from './Frame.tsx';

const TableScreen = lazily(() => import('../table/TableScreen.tsx'));
const LastMatch = lazily(() => import('../table/LastMatch.tsx'));
const EditorScreen = lazily(async () => (await import('../editor/open.ts')).loadScreen());
const OddsScreen = lazily(() => import('../rulings/OddsScreen.tsx'));
const ReplayScreen = lazily(() => import('../replay/ReplayScreen.tsx'));
/** A screen that every game has, by the game's name, made when it is first asked for: games may come after this module. */
function ofGames<P extends object>(load: (game: GameEntry) => Promise<{ default: ComponentType<P> }>) {
  const made = new Map<string, ComponentType<P>>();
  return (id: string): ComponentType<P> | undefined => {
    const game = gameOf(id);
    if (game !== undefined && !made.has(id))
      made.set(
        id,
        lazily(() => load(game)),
      );
    return made.get(id);
  };
}
const setupOf = ofGames((game) => game.loadSetup());
const shelfOf = ofGames(loadLibrary);
const bookOf = ofGames(loadBook);

/** The rulebook of a game in reading order. */
async function loadBook(game: GameEntry): Promise<{ default: ComponentType<{ at?: string }> }> {
  const [{ default: BookScreen }, library] = await Promise.all([import('../rulings/BookScreen.tsx'), game.loadLibrary()]);
  return { default: (asked) => <BookScreen game={game} library={library} {...asked} /> };
}

/** The library of a game: the screen that is the same for all, and what is in it. */
async function loadLibrary(game: GameEntry): Promise<{ default: ComponentType<Pick<LibraryProps, 'id' | 'at'>> }> {
  const [{ default: LibraryScreen }, library] = await Promise.all([import('../rulings/LibraryScreen.tsx'), game.loadLibrary()]);
  return { default: (asked) => <LibraryScreen game={game} library={library} {...asked} /> };
}

/** Whose library an address leads to: a citation's, a game's by its name, that of the file opened last. */
function libraryOf(id: string | undefined): string {
  const game = id === undefined ? undefined : (gameOfRule(id) ?? gameOf(id === FROM_FILE ? (openedRuling.get()?.ruling.game ?? '') : id));
  return (game ?? GAMES[0]).id;
}

/** The whole app. */
export function App() {
  const hash = useHash();
  const route = routeOf(hash);
  const key = hash.split('?')[0];
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    scrollTo(0, 0);
    // What went wrong on the screen before has nothing to say on this one.
    for (const id of ['file', 'start', 'answer', 'tools']) dismiss(id);
    // What had the focus may be gone, or in the frame: the new screen has it now, unless it took it by itself.
    const [main, at] = [document.getElementById('contents'), document.activeElement];
    // Where the new one is still on its way, the link that led there is hidden with its screen, and goes with it.
    if (main !== null && (!main.contains(at) || at?.getClientRects().length === 0)) main.focus({ preventScroll: true });
  }, [key]);
  return (
    <Frame route={route}>
      <ErrorBoundary resetOn={hash}>
        <Suspense fallback={<Waiting />}>
          <Screen route={route} />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

function Screen({ route }: { route: Route }) {
  switch (route.screen) {
    case 'home':
      return <HomeScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'setup': {
      const Setup = setupOf(route.game);
      return Setup === undefined ? <NotFound path={`setup/${route.game}`} /> : <Setup />;
    }
    case 'tools': {
      const { game, tool, with: link } = route;
      if (!GAMES.some((g) => g.id === game && g.tools?.some((x) => x.id === tool))) return <NotFound path={`tools/${game}/${tool}`} />;
      return <EditorScreen key={`${game}/${link}`} game={game} link={link} panel={tool} />;
    }
    case 'rulings': {
      const Library = shelfOf(libraryOf(route.id));
      if (Library === undefined) return <NotFound path={`rulings/${route.id}`} />;
      return <Library {...(route.id === undefined ? {} : { id: route.id })} {...(route.at === undefined ? {} : { at: route.at })} />;
    }
    case 'book': {
      const Book = bookOf(route.game);
      return Book === undefined ? <NotFound path={`book/${route.game}`} /> : <Book {...(route.at === undefined ? {} : { at: route.at })} />;
    }
    case 'table':
      return <LastMatch />;
    case 'match':
      return <TableScreen key={route.id} id={route.id} />;
    case 'replay':
      return (
        <ReplayScreen
          key={route.id ?? ''}
          {...(route.id === undefined ? {} : { id: route.id })}
          {...(route.at === undefined ? {} : { at: route.at })}
        />
      );
    case 'editor':
      if (gameOf(route.game) === undefined) return <NotFound path={`editor/${route.game}`} />;
      return <EditorScreen key={`${route.game}/${route.with}`} game={route.game} link={route.with} />;
    case 'odds':
      return <OddsScreen key={route.with} link={route.with} />;
    case 'unknown':
      return <NotFound path={route.path} />;
  }
}

function Waiting() {
  const s = useStrings();
  return (
    <p className="full page soft" role="status">
      {s.common.loading}
    </p>
  );
}

function NotFound({ path }: { path: string }) {
  const s = useStrings();
  return (
    <Page title={s.app.notFound} lead={s.app.notFoundText(shownPart(path))}>
      <ButtonLink href={hrefTo({ screen: 'home' })}>{s.app.toHome}</ButtonLink>
    </Page>
  );
}
