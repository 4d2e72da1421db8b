/** A game's rulebook to be read from the front: how it is played on one page, then every paragraph in its chapter. */
import './rulings.css';
import { Printer } from 'lucide-react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { citationOf, GAMES } from '../app/games.ts';
import { Page } from '../app/Page.tsx';
import { hrefTo } from '../app/router.ts';
import { fine, useStrings } from '../app/strings/index.ts';
import { useFound } from '../app/useFound.ts';
import { Button, ButtonLink, Field, LinkedText, RuleRef, Section } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { type Chapter, searched } from './book.ts';
import type { LibraryProps } from './library-props.ts';
import { Beside, Situations, useReading } from './reading.tsx';
import { useLibraryTexts } from './strings.ts';

/** The element of a chapter or a paragraph, by what the address calls it. */
const placed = (at: string): string => `at-${at}`;

type BookProps = Pick<LibraryProps, 'game' | 'library'>;

/** The whole book on one page, with a search over it; `at` is the chapter or the paragraph that a link leads to. */
export default function BookScreen({ game, library, at }: BookProps & { readonly at?: string }) {
  const s = useStrings();
  const t = s.book;
  const { lang } = useSettings();
  // A link into the book is to something that is drawn: what was looked for before it is done with.
  const [sought, setSought] = useState({ at, words: '' });
  const words = sought.at === at ? sought.words : '';
  const { book, rulebook } = library;
  const { paragraphs, meant } = searched(rulebook.paragraphs, words);
  const found = new Set(paragraphs);
  const chapters =
    words.trim() === ''
      ? book.chapters
      : book.chapters.flatMap((c) => {
          const of = c.paragraphs.filter((p) => found.has(p));
          return of.length === 0 ? [] : [{ ...c, paragraphs: of }];
        });
  const paragraphsShown = chapters.reduce((n, c) => n + c.paragraphs.length, 0);
  useEffect(() => {
    if (at === undefined) return;
    // Once the app has scrolled to the top of the new screen.
    const frame = requestAnimationFrame(() => {
      const there = document.getElementById(placed(at));
      there?.scrollIntoView();
      there?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);
  const pages = useRef<HTMLDivElement>(null);
  const { open, beside, onOpen } = useReading(pages, paragraphsShown);
  return (
    <Page title={t.title(game.name[lang])} lead={t.lead}>
      <Doors game={game} library={library} />
      <Outline game={game} library={library} />
      <Section margin={t.contents}>
        <ol className="book-contents">
          {book.chapters.map((c) => (
            <li key={c.number}>
              <a href={hrefTo({ screen: 'book', game: game.id, at: String(c.number) })}>{fine(c.title[lang], lang)}</a>
            </li>
          ))}
        </ol>
        <search>
          <Field label={t.find} type="search" value={words} onChange={(e) => setSought({ at, words: e.currentTarget.value })} />
          <p className="small soft" role="status">
            {meant !== undefined ? t.meant(meant) : chapters.length === 0 ? t.nothing : ''}
          </p>
          {words.trim() !== '' && <Elsewhere game={game.id} words={words} />}
        </search>
      </Section>
      <div className="book-pages" ref={pages}>
        <div>
          {chapters.map((chapter) => (
            <ChapterPart
              key={chapter.number}
              chapter={chapter}
              library={library}
              open={chapter.paragraphs.some((p) => p.id === open) ? open : null}
              beside={beside}
              onOpen={onOpen}
            />
          ))}
        </div>
        {beside && open !== null && <Beside id={open} library={library} />}
      </div>
      {words.trim() === '' && <Index game={game} library={library} />}
    </Page>
  );
}

/** Where one goes from the book: to a match, to the library of situations, to puzzles where the game has any; and to the printer. */
function Doors({ game, library }: BookProps) {
  const s = useStrings();
  const own = useLibraryTexts();
  return (
    <p className="row book-doors">
      <ButtonLink href={hrefTo({ screen: 'setup', game: game.id })}>{s.home.setUp}</ButtonLink>
      <ButtonLink kind="quiet" href={hrefTo({ screen: 'rulings', id: game.id })}>
        {own.title}
      </ButtonLink>
      {library.puzzles.length > 0 &&
        (['next', 'daily'] as const).map((at) => (
          <ButtonLink key={at} kind="quiet" href={hrefTo({ screen: 'rulings', id: game.id, at })}>
            {at === 'daily' ? own.puzzleOfTheDay : own.puzzles}
          </ButtonLink>
        ))}
      <Button kind="quiet" icon={<Printer size={18} />} onClick={() => print()}>
        {s.book.print}
      </Button>
    </p>
  );
}

/** How the game is played, in a few sentences, each with its paragraphs. */
function Outline({ game, library: { book } }: BookProps) {
  const t = useStrings().book;
  const { lang } = useSettings();
  return (
    <Section margin={t.outline}>
      <dl className="prose book-outline" data-outline>
        {book.outline.map(({ title, text, rules }) => (
          <div key={title.en}>
            <dt className="semibold">{fine(title[lang], lang)}</dt>
            <dd>
              {fine(text[lang], lang)}{' '}
              {rules.map((rule) => (
                <RuleRef key={rule} id={`${game.prefix}:${rule}`} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Words of the rules from A to Z, each with the paragraphs it stands in. */
function Index({ game, library: { book } }: BookProps) {
  const own = useLibraryTexts();
  const { lang } = useSettings();
  return (
    <Section margin={own.index}>
      <dl className="book-index" data-index>
        {book.index(lang).map(({ term, paragraphs: of }) => (
          <div key={term}>
            <dt>{fine(term, lang)}</dt>
            <dd>
              {of.map((p) => (
                <a key={p.id} className="num" href={hrefTo({ screen: 'book', game: game.id, at: p.id })} title={fine(p.title[lang], lang)}>
                  {citationOf(p.id, lang)}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** So many paragraphs of another rulebook are named. */
const NAMED = 5;

/** What the other games' rulebooks say to the same words. */
function Elsewhere({ game, words }: { game: string; words: string }) {
  const t = useLibraryTexts();
  const { lang } = useSettings();
  const { found: books } = useFound(
    useCallback(() => Promise.all(GAMES.filter((g) => g.id !== game).map(async (g) => [g.id, await g.loadRulebook()] as const)), [game]),
    // Without the network this game's own rules are there.
    () => null,
  );
  return (
    <ul className="pile-1 pad-over-2" aria-label={t.elsewhere}>
      {books?.map(([id, { paragraphs }]) => {
        const { paragraphs: found, meant } = searched(paragraphs, words);
        if (found.length === 0) return null;
        return (
          <li key={id} data-elsewhere={id}>
            <span className="soft">{GAMES.find((g) => g.id === id)?.name[lang]}</span>{' '}
            <span className="small soft">
              {t.count(found.length)}
              {meant !== undefined && ` (${meant})`}
            </span>
            <ul>
              {found.slice(0, NAMED).map((p) => (
                <li key={p.id}>
                  <a href={hrefTo({ screen: 'book', game: id, at: p.id })}>
                    <span className="num">{citationOf(p.id, lang)}</span> {fine(p.title[lang], lang)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly library: LibraryProps['library'];
  /** The paragraph of it whose situations are shown, and where. */
  readonly open: string | null;
  readonly beside: boolean;
  readonly onOpen: (id: string) => void;
}

/** Not drawn anew while other chapters are read. */
const ChapterPart = memo(function ChapterPart({ chapter, library, open, beside, onOpen }: ChapterProps) {
  const s = useStrings();
  const { lang } = useSettings();
  const { rulebook } = library;
  return (
    <section
      className="edged-over book-chapter"
      id={placed(String(chapter.number))}
      tabIndex={-1}
      aria-labelledby={`chapter-${chapter.number}`}
    >
      <h2 id={`chapter-${chapter.number}`}>
        <span className="num accent">{chapter.number}</span> {fine(chapter.title[lang], lang)}
      </h2>
      {chapter.paragraphs.map((p) => {
        const cases = library.entries.find((e) => e.paragraph === p)?.cases ?? 0;
        return (
          <article key={p.id} id={placed(p.id)} data-cases={cases} tabIndex={-1} className="prose book-paragraph">
            <h3>
              <span className="rule-number num">{citationOf(p.id, lang)}</span> {fine(p.title[lang], lang)}
            </h3>
            <p>
              <LinkedText text={p.text[lang]} lang={lang} rulebook={rulebook} except={p.id} />
            </p>
            {p.slip !== undefined && (
              <p className="small paragraph-slip">
                <span className="caps">{s.rule.slip}</span> <LinkedText text={p.slip[lang]} lang={lang} rulebook={rulebook} except={p.id} />
              </p>
            )}
            <p className="small soft">
              {p.source === 'rulebook' ? s.rule.fromRulebook : s.rule.fromFacts[p.confidence ?? 'unsure']}{' '}
              {cases > 0 && (
                <button
                  type="button"
                  className="bare underlined accent book-open"
                  aria-expanded={open === p.id}
                  onClick={() => onOpen(p.id)}
                >
                  {s.book.play(cases)}
                </button>
              )}
              {cases > 0 && (
                <>
                  {' · '}
                  <a href={hrefTo({ screen: 'rulings', id: p.id })}>{s.rule.seeRuling}</a>
                </>
              )}
            </p>
            {open === p.id && !beside && <Situations id={p.id} library={library} />}
          </article>
        );
      })}
    </section>
  );
});
