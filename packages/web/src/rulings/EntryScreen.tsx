import type { AnyRuling } from '@escarmouche/files';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { citationOf } from '../app/games.ts';
import { Page } from '../app/Page.tsx';
import { hrefTo } from '../app/router.ts';
import { shownPart } from '../app/shownPart.ts';
import { useStore } from '../app/store.ts';
import { fine, useStrings } from '../app/strings/index.ts';
import { ButtonLink, ParagraphText, Section } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { CaseScreen } from './CaseScreen.tsx';
import { quizIds } from './library.ts';
import type { LibraryProps } from './library-props.ts';
import { FROM_FILE, openedRuling } from './opened.ts';
import { Question } from './Question.tsx';
import { useLibraryTexts } from './strings.ts';
import { Cases, useVerdict, VerdictLine } from './Verdict.tsx';

/** One entry: the paragraph in both languages and its situations; or one of those, played out. */
export function EntryScreen({ game, library, id, at }: Omit<LibraryProps, 'at'> & { readonly id: string; readonly at?: number }) {
  const { rulebook, entries } = library;
  const s = useStrings();
  const t = useLibraryTexts();
  const { lang } = useSettings();
  const opened = useStore(openedRuling);
  const fromFile = id === FROM_FILE;
  const ruling = fromFile ? opened?.ruling : library.rulingOf(id);
  const rule = ruling?.ruling ?? id;
  const paragraph = rulebook.paragraph(rule);
  if (paragraph === undefined && ruling === undefined) return <Missing fromFile={fromFile} id={id} />;

  const asked = ruling?.question?.[lang];
  const title = fine(asked ?? ruling?.title?.[lang] ?? paragraph?.title[lang] ?? opened?.name ?? id, lang);
  if (at !== undefined && ruling?.cases[at - 1] !== undefined)
    return (
      <CaseScreen
        key={at}
        id={id}
        at={at}
        title={title}
        rule={rule}
        game={game.id}
        cases={ruling.cases}
        text={fromFile ? opened?.text : undefined}
      />
    );

  const number = citationOf(rule, lang);
  const text = paragraph !== undefined && (
    <Section margin={t.paragraph}>
      <ParagraphText id={rule} rulebook={rulebook} />
    </Section>
  );
  // What was opened from a file has no paragraphs before and behind it.
  const here = entries.findIndex((e) => !fromFile && e.paragraph.id === id);
  return (
    <Page
      title={`${number} ${title}`}
      heading={
        <span className={asked === undefined ? undefined : 'block lines-130 library-question'}>
          <span className="rule-number num">{number}</span> {title}
        </span>
      }
      lead={fromFile && (ruling?.title ?? paragraph) !== undefined ? opened?.name : game.name[lang]}
    >
      <Question key={id} ruling={ruling} ids={quizIds(library)}>
        {ruling === undefined ? (
          <>
            {text}
            <Section margin={t.situations}>
              <p className="soft">{t.noCases}</p>
            </Section>
          </>
        ) : (
          <Judged key={rule} id={id} ruling={ruling} text={fromFile ? opened?.text : undefined}>
            {text}
          </Judged>
        )}
      </Question>
      <nav className="flow gap-3 edged-over library-around" aria-label={t.around}>
        <ButtonLink href={hrefTo({ screen: 'rulings', id: game.id })}>{t.back}</ButtonLink>
        {paragraph !== undefined && (
          <ButtonLink kind="quiet" href={hrefTo({ screen: 'book', game: game.id, at: rule })}>
            {s.book.open}
          </ButtonLink>
        )}
        {here > 0 && (
          <ButtonLink kind="quiet" icon={<ArrowLeft size={18} />} href={hrefTo({ screen: 'rulings', id: entries[here - 1].paragraph.id })}>
            {citationOf(entries[here - 1].paragraph.id, lang)}
          </ButtonLink>
        )}
        {here >= 0 && here < entries.length - 1 && (
          <ButtonLink kind="quiet" icon={<ArrowRight size={18} />} href={hrefTo({ screen: 'rulings', id: entries[here + 1].paragraph.id })}>
            {citationOf(entries[here + 1].paragraph.id, lang)}
          </ButtonLink>
        )}
      </nav>
    </Page>
  );
}

/** What a ruling says and shows: its verdict first, then its paragraph and its situations. */
function Judged({ id, ruling, text, children }: { id: string; ruling: AnyRuling; text: string | undefined; children: ReactNode }) {
  const t = useLibraryTexts();
  const { lang } = useSettings();
  const verdict = useVerdict(ruling, text);
  return (
    <>
      <Section margin={t.verdict}>
        <VerdictLine of={verdict} />
      </Section>
      {children}
      <Section margin={t.situations}>
        {ruling.note !== undefined && <p className="prose gap-under-3 library-note">{fine(ruling.note[lang], lang)}</p>}
        <Cases id={id} ruling={ruling} verdicts={verdict.value} />
      </Section>
    </>
  );
}

function Missing({ fromFile, id }: { fromFile: boolean; id: string }) {
  const s = useStrings();
  const t = useLibraryTexts();
  return (
    <Page title={s.app.notFound} lead={fromFile ? t.fileGone : s.rule.unknown(shownPart(id))}>
      <ButtonLink href={hrefTo(fromFile ? { screen: 'home' } : { screen: 'rulings' })}>{fromFile ? s.app.toHome : t.back}</ButtonLink>
    </Page>
  );
}
