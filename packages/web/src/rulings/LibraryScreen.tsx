import './rulings.css';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { citationOf, GAMES } from '../app/games.ts';
import { Page } from '../app/Page.tsx';
import { go, hrefTo } from '../app/router.ts';
import { createStore, useStore } from '../app/store.ts';
import { fine, pick, useStrings } from '../app/strings/index.ts';
import { Button, ButtonLink, Field, RadioCards, Section, Select } from '../design/index.ts';
import { changeSettings, useSettings, valuesOf } from '../settings/store.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { type Entry, type Filter, found, puzzleLikeness, quizIds } from './library.ts';
import type { LibraryProps } from './library-props.ts';
import { OtherGames } from './OtherGames.tsx';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { Score } from './Question.tsx';
import { ask, cardsNow, dayOf, next, ofTheDay, standing, useCards } from './quiz.ts';
import { useLibraryTexts } from './strings.ts';

/** What was asked for last, and in which library: still there when one comes back from an entry. */
const filterStore = createStore<Filter & { readonly game: string }>({ game: '', words: '', chapter: 'all', only: 'all' });

/** The library of rulings: the list, one entry, or one situation of it, as the address says. */
export default function LibraryScreen({ game, library, id, at }: LibraryProps) {
  if (id === game.id && at !== undefined) return <Puzzled key={at} game={game} library={library} at={at} />;
  if (id === undefined || id === game.id) return <List key={game.id} game={game} library={library} />;
  return <EntryScreen key={id} game={game} library={library} id={id} {...(typeof at === 'number' ? { at } : {})} />;
}

/** The puzzle with a number, that of the day, or the one that is due: it stays the one that was put while it is answered. */
function Puzzled({ game, library, at }: Pick<LibraryProps, 'game' | 'library'> & { readonly at: number | 'daily' | 'next' }) {
  const [which] = useState(() => {
    const ids = library.puzzles.map((p) => p.id);
    const today = dayOf(new Date());
    const daily = ofTheDay(ids, today);
    const id = at === 'next' ? (next(ids, cardsNow(), today, undefined, puzzleLikeness(library)) ?? daily) : daily;
    return typeof at === 'number' ? at : id === undefined ? 0 : ids.indexOf(id) + 1;
  });
  return which === 0 ? <List game={game} library={library} /> : <PuzzleScreen game={game} library={library} at={which} />;
}

function List({ game, library }: Pick<LibraryProps, 'game' | 'library'>) {
  const s = useStrings();
  const t = useLibraryTexts();
  const { lang } = useSettings();
  const asked = useStore(filterStore);
  const filter: typeof asked = asked.game === game.id ? asked : { game: game.id, words: '', chapter: 'all', only: 'all' };
  const [words, setWords] = useState(filter.words);
  const set = (patch: Partial<Filter>): void => filterStore.set({ ...filter, ...patch });
  const entries = found(library, filter);
  // What a game has none of is not offered.
  const kinds = (['all', 'example', 'slip'] as const).filter((k) => k === 'all' || k === filter.only || library.entries.some((e) => e[k]));
  const chapters = library.chapters.filter((c) => entries.some((e) => e.chapter === c.id));
  return (
    <Page title={t.title} lead={t.lead(game.name[lang])}>
      {GAMES.length > 1 && (
        <nav className="flow sans gap-2-5 library-games" aria-label={s.home.games}>
          {GAMES.map((g) => (
            <a key={g.id} href={hrefTo({ screen: 'rulings', id: g.id })} aria-current={g.id === game.id ? 'page' : undefined}>
              {g.name[lang]}
            </a>
          ))}
        </nav>
      )}
      <p>
        <a href={hrefTo({ screen: 'book', game: game.id })}>{s.book.open}</a>
        {' · '}
        <a href={hrefTo({ screen: 'editor', game: game.id })}>{s.home.editor}</a>
      </p>
      <search className="pile-3 middle library-filter">
        <div className="anchor library-search">
          <Search size={18} aria-hidden="true" />
          <Field
            label={t.search}
            labelHidden
            type="search"
            placeholder={t.searchHint}
            value={words}
            onChange={(e) => {
              setWords(e.currentTarget.value);
              set({ words: e.currentTarget.value });
            }}
          />
        </div>
        <Select
          label={t.chapter}
          labelHidden
          value={filter.chapter}
          options={[
            { value: 'all', text: t.allChapters },
            ...library.chapters.map((c) => ({ value: c.id, text: `${c.id}. ${pick(c.title, lang)}` })),
          ]}
          onChange={(chapter) => set({ chapter })}
        />
        {kinds.length > 1 && (
          <RadioCards
            look="inline"
            legend={t.only}
            legendHidden
            value={filter.only}
            options={kinds.map((value) => ({ value, title: t.onlyValues[value] }))}
            onChange={(only) => set({ only })}
          />
        )}
      </search>
      <div className="pile-3 one-column library-doors">
        {library.entries.some((e) => e.question !== undefined) && <AskFirst />}
        <QuizDoors library={library} />
        <PuzzleDoors library={library} />
      </div>
      <p className="library-count small soft" role="status">
        {entries.length === 0 ? t.nothing : t.count(entries.length)} <Score game={game} />
      </p>
      {entries.length === 0 && words.trim() !== '' && <OtherGames game={game} words={words} onGo={(next) => filterStore.set(next)} />}
      {chapters.map((chapter) => (
        <Section
          key={chapter.id}
          margin={<span className="num accent library-chapter">{chapter.id}</span>}
          title={pick(chapter.title, lang)}
        >
          <ul className="library-list">
            {entries
              .filter((e) => e.chapter === chapter.id)
              .map((e) => (
                <EntryLine key={e.number} entry={e} />
              ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

/** Of questions with these ids: the one of the day, the one that is due first, and how many are left. */
function useDue(ids: readonly string[]) {
  const t = useLibraryTexts();
  const cards = useCards();
  const today = dayOf(new Date());
  const { due, fresh } = standing(ids, cards, today);
  return { daily: ofTheDay(ids, today), first: next(ids, cards, today), left: t.quizLeft(due.length, fresh.length) };
}

/** Questions put one after another: the one of the day, and those that are due. */
function QuizDoors({ library }: Pick<LibraryProps, 'library'>) {
  const t = useLibraryTexts();
  const { daily, first, left } = useDue(quizIds(library));
  if (daily === undefined) return null;
  const put = (id: string): void => {
    ask(id);
    go({ screen: 'rulings', id });
  };
  return (
    <p className="row" data-quiz>
      <Button onClick={() => put(daily)}>{t.ofTheDay}</Button>
      {first !== undefined && <Button onClick={() => put(first)}>{t.quiz}</Button>}
      <span className="small soft">{left}</span>
    </p>
  );
}

/** Puzzles on the board: the one of the day, and one after another. */
function PuzzleDoors({ library: { game, puzzles } }: Pick<LibraryProps, 'library'>) {
  const t = useLibraryTexts();
  const { daily, first, left } = useDue(puzzles.map((p) => p.id));
  if (daily === undefined) return null;
  return (
    <p className="row" data-puzzles>
      <ButtonLink href={hrefTo({ screen: 'rulings', id: game, at: 'daily' })}>{t.puzzleOfTheDay}</ButtonLink>
      {first !== undefined && <ButtonLink href={hrefTo({ screen: 'rulings', id: game, at: 'next' })}>{t.puzzles}</ButtonLink>}
      <span className="small soft">{left}</span>
    </p>
  );
}

/** Whether questions are answered at once, or put to the person first. */
function AskFirst() {
  const t = useLibraryTexts();
  const { rulings } = useSettings();
  return (
    <RadioCards
      look="inline"
      legend={t.askFirst}
      value={rulings}
      options={valuesOf('rulings').map((value) => ({ value, title: t.askFirstValues[value] }))}
      onChange={(value) => changeSettings({ rulings: value })}
    />
  );
}

function EntryLine({ entry }: { entry: Entry }) {
  const t = useLibraryTexts();
  const { lang } = useSettings();
  return (
    <li>
      <a className="baseline ruled grid gap-x-3 library-line" href={hrefTo({ screen: 'rulings', id: entry.paragraph.id })}>
        <span className="num accent unbroken">{citationOf(entry.paragraph.id.replace(/\.ex$/, ''), lang)}</span>
        <span className="library-title">{fine((entry.question ?? entry.paragraph.title)[lang], lang)}</span>
        <span className="flex sans gap-3 library-marks small soft">
          {entry.example && <span className="fine-edged rounded pad-x-2">{t.example}</span>}
          {entry.slip && <span className="fine-edged rounded pad-x-2">{t.slip}</span>}
          {entry.cases > 0 && <span className="num">{t.cases(entry.cases)}</span>}
        </span>
      </a>
    </li>
  );
}
