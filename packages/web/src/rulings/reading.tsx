/** A paragraph's situations while the book is read: beside the text, following the reader's eyes, or below it where there is no room. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { citationOf } from '../app/games.ts';
import { hrefTo } from '../app/router.ts';
import { fine } from '../app/strings/index.ts';
import { Select } from '../design/index.ts';
import { CaseWalk } from '../replay/CaseWalk.tsx';
import { useSettings } from '../settings/store.ts';
import { useMedia } from '../table/useNarrow.ts';
import type { LibraryProps } from './library-props.ts';
import { useLibraryTexts } from './strings.ts';

/** Room for a board beside the text. */
const ROOM = '(min-width: 72rem)';
/** The part of the window that is read, and how long somebody stays at a paragraph before its board is drawn. */
const READ = '-3% 0px -72% 0px';
const STAYS = 200;

/** The paragraph whose situations are shown. */
interface Reading {
  readonly open: string | null;
  /** Whether they stand beside the text: then they are those of the paragraph that is read, or of the one asked for last. */
  readonly beside: boolean;
  readonly onOpen: (id: string) => void;
}

/** What is read on the pages in `pages`; `shown` changes with the paragraphs on them. */
export function useReading(pages: RefObject<HTMLElement | null>, shown: number): Reading {
  const beside = useMedia(ROOM);
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    // With the paragraphs that a search leaves, those that were observed before have gone.
    if (!beside || pages.current === null || shown === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const paragraphs = [...pages.current.querySelectorAll('[data-cases]:not([data-cases="0"])')];
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        const read = paragraphs.find((p) => inSight.has(p));
        if (read === undefined) return;
        clearTimeout(timer);
        timer = setTimeout(() => setOpen(read.id.replace(/^at-/, '')), STAYS);
      },
      { rootMargin: READ },
    );
    for (const paragraph of paragraphs) observer.observe(paragraph);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pages, beside, shown]);
  const onOpen = useCallback((id: string) => setOpen((now) => (now === id && !beside ? null : id)), [beside]);
  return { open, beside, onOpen };
}

/** The situations of the paragraph that is read, at the side of the page. */
export function Beside({ id, library }: { id: string; library: LibraryProps['library'] }) {
  const t = useLibraryTexts();
  const { lang } = useSettings();
  const title = library.rulebook.paragraph(id)?.title[lang];
  return (
    <aside className="pile-2 one-column book-beside" aria-label={t.situationsOf(citationOf(id, lang))}>
      <h2 className="semibold">
        <span className="num accent">{citationOf(id, lang)}</span> {title !== undefined && fine(title, lang)}
      </h2>
      <Situations key={id} id={id} library={library} />
    </aside>
  );
}

/** A paragraph's situations: one at a time, as a small board that plays. */
export function Situations({ id, library }: { id: string; library: LibraryProps['library'] }) {
  const t = useLibraryTexts();
  const { lang } = useSettings();
  const [nth, setNth] = useState(0);
  const cases = library.rulingOf(id)?.cases ?? [];
  if (cases.length === 0) return null;
  return (
    <div className="pile-2 one-column book-situations">
      {cases.length > 1 ? (
        <Select
          label={t.situations}
          labelHidden
          value={String(nth)}
          options={cases.map((c, i) => ({ value: String(i), text: `${i + 1}. ${fine(c.name[lang], lang)}` }))}
          onChange={(value) => setNth(Number(value))}
        />
      ) : (
        <p>{fine(cases[0].name[lang], lang)}</p>
      )}
      <CaseWalk key={nth} game={library.game} of={cases[nth]} text={undefined} at={nth + 1} small />
      <p className="small">
        <a href={hrefTo({ screen: 'rulings', id, at: nth + 1 })}>{t.onTable}</a>
      </p>
    </div>
  );
}
