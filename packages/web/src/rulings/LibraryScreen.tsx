import './rulings.css';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../app/Page.tsx';
import { hrefTo } from '../app/router.ts';
import { createStore, useStore } from '../app/store.ts';
import { fine, useStrings } from '../app/strings/index.ts';
import { Field, RadioCards, Section, Select } from '../design/index.ts';
import { wowEntry } from '../games/wow/entry.ts';
import { useSettings } from '../settings/store.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { CHAPTERS, type Entry, type Filter, found } from './entries.ts';

/** What was asked for last: still there when one comes back from an entry. */
const filterStore = createStore<Filter>({ words: '', chapter: 'all', only: 'all' });

/** The library of rulings: the list, one entry, or one situation of it, as the address says. */
export default function LibraryScreen({ id, at }: { id?: string; at?: number }) {
  return id === undefined ? <List /> : <EntryScreen key={id} id={id} {...(at === undefined ? {} : { at })} />;
}

function List() {
  const s = useStrings();
  const t = s.library;
  const { lang } = useSettings();
  const filter = useStore(filterStore);
  const [words, setWords] = useState(filter.words);
  const set = (patch: Partial<Filter>): void => filterStore.set({ ...filter, ...patch });
  const entries = found(filter);
  const chapters = CHAPTERS.filter((c) => entries.some((e) => e.chapter === c));
  return (
    <Page title={t.title} lead={t.lead(wowEntry.name[lang])}>
      <search className="library-filter">
        <div className="library-search">
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
          options={[{ value: 'all', text: t.allChapters }, ...CHAPTERS.map((c) => ({ value: c, text: `${c} ${t.chapters[c]}` }))]}
          onChange={(chapter) => set({ chapter })}
        />
        <RadioCards
          look="inline"
          legend={t.only}
          legendHidden
          value={filter.only}
          options={(['all', 'example', 'slip'] as const).map((value) => ({ value, title: t.onlyValues[value] }))}
          onChange={(only) => set({ only })}
        />
      </search>
      <p className="library-count small soft" role="status">
        {entries.length === 0 ? t.nothing : t.count(entries.length)}
      </p>
      {chapters.map((chapter) => (
        <Section key={chapter} margin={<span className="num library-chapter">{chapter}</span>} title={t.chapters[chapter]}>
          <ul className="library-list">
            {entries
              .filter((e) => e.chapter === chapter)
              .map((e) => (
                <EntryLine key={e.number} entry={e} />
              ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

function EntryLine({ entry }: { entry: Entry }) {
  const s = useStrings();
  const t = s.library;
  const { lang } = useSettings();
  return (
    <li>
      <a className="library-line" href={hrefTo({ screen: 'rulings', id: entry.paragraph.id })}>
        <span className="num library-number">{entry.number.replace('.ex', '')}</span>
        <span className="library-title">{fine(entry.paragraph.title[lang], lang)}</span>
        <span className="library-marks small soft">
          {entry.example && <span className="library-mark">{t.example}</span>}
          {entry.slip && <span className="library-mark">{t.slip}</span>}
          {entry.cases > 0 && <span className="num">{t.cases(entry.cases)}</span>}
        </span>
      </a>
    </li>
  );
}
