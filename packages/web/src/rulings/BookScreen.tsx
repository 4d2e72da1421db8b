/** A game's rulebook to be read from the front: how it is played on one page, then every paragraph in its chapter. */
import './rulings.css';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { hrefTo } from '../app/router.ts';
import { fine, useStrings } from '../app/strings/index.ts';
import { Button, ButtonLink, Field, LinkedText, RuleRef, Section } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { type Chapter, numberOf, searched } from './book.ts';
import type { LibraryProps } from './LibraryScreen.tsx';
import { useLibraryTexts } from './strings.ts';

/** The element of a chapter or a paragraph, by what the address calls it. */
const placed = (at: string): string => `at-${at}`;

export default function BookScreen({ game, library, at }: Pick<LibraryProps, 'game' | 'library'> & { readonly at?: string }) {
  const s = useStrings();
  const t = s.book;
  const { lang } = useSettings();
  const [words, setWords] = useState('');
  const { book, rulebook } = library;
  const { chapters, meant } = searched(book, words);
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
  return (
    <Page title={t.title(game.name[lang])} lead={t.lead}>
      <p className="row book-doors">
        <ButtonLink href={hrefTo({ screen: 'setup', game: game.id })}>{s.home.setUp}</ButtonLink>
        <ButtonLink kind="quiet" href={hrefTo({ screen: 'rulings', id: game.id })}>
          {useLibraryTexts().title}
        </ButtonLink>
        <Button kind="quiet" icon={<Printer size={18} />} onClick={() => print()}>
          {t.print}
        </Button>
      </p>
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
      <Section margin={t.contents}>
        <ol className="book-contents">
          {book.chapters.map((c) => (
            <li key={c.number}>
              <a href={hrefTo({ screen: 'book', game: game.id, at: String(c.number) })}>{fine(c.title[lang], lang)}</a>
            </li>
          ))}
        </ol>
        <search>
          <Field label={t.find} type="search" value={words} onChange={(e) => setWords(e.currentTarget.value)} />
          <p className="small soft" role="status">
            {meant !== undefined ? t.meant(meant) : chapters.length === 0 ? t.nothing : ''}
          </p>
        </search>
      </Section>
      {chapters.map((chapter) => (
        <ChapterPart key={chapter.number} chapter={chapter} library={library} rulebook={rulebook} />
      ))}
    </Page>
  );
}

function ChapterPart({
  chapter,
  library,
  rulebook,
}: {
  chapter: Chapter;
  library: LibraryProps['library'];
  rulebook: LibraryProps['library']['rulebook'];
}) {
  const s = useStrings();
  const { lang } = useSettings();
  return (
    <section className="book-chapter" id={placed(String(chapter.number))} tabIndex={-1} aria-labelledby={`chapter-${chapter.number}`}>
      <h2 id={`chapter-${chapter.number}`}>
        <span className="num accent">{chapter.number}</span> {fine(chapter.title[lang], lang)}
      </h2>
      {chapter.paragraphs.map((p) => {
        const cases = library.entries.find((e) => e.paragraph === p)?.cases ?? 0;
        return (
          <article key={p.id} id={placed(p.id)} tabIndex={-1} className="prose book-paragraph">
            <h3>
              <span className="rule-number num">{numberOf(p)}</span> {fine(p.title[lang], lang)}
            </h3>
            <p>
              <LinkedText text={p.text[lang]} lang={lang} rulebook={rulebook} except={p.id} />
            </p>
            {p.slip !== undefined && (
              <p className="paragraph-slip">
                <span className="caps">{s.rule.slip}</span> <LinkedText text={p.slip[lang]} lang={lang} rulebook={rulebook} except={p.id} />
              </p>
            )}
            <p className="small soft">
              {p.source === 'rulebook' ? s.rule.fromRulebook : s.rule.fromFacts[p.confidence ?? 'unsure']}{' '}
              {cases > 0 && <a href={hrefTo({ screen: 'rulings', id: p.id })}>{s.book.play(cases)}</a>}
            </p>
          </article>
        );
      })}
    </section>
  );
}
