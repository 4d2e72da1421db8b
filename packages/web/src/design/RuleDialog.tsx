import { ArrowLeft } from 'lucide-react';
import { Fragment, useCallback, useState } from 'react';
import { citationOf, gameOfRule, rulebookOf } from '../app/games.ts';
import { hrefTo } from '../app/router.ts';
import type { Rulebook } from '../app/rulebook.ts';
import { useStore } from '../app/store.ts';
import { fine, stringsFor, useStrings } from '../app/strings/index.ts';
import { useFound } from '../app/useFound.ts';
import { LANGS, type Lang, useSettings } from '../settings/store.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { openRules, RuleRef } from './RuleRef.tsx';

/** A bracket stays on the line of the citation that it holds. */
const held = (text: string): string => text.replace(/\($/, '(\u2060').replace(/^\)/, '\u2060)');

/** The text of a paragraph in which every number of another one is a citation. */
export function LinkedText({ text, lang, rulebook, except }: { text: string; lang: Lang; rulebook: Rulebook; except: string }) {
  const prefix = except.split(':')[0];
  const parts = fine(text, lang).split(rulebook.numbers);
  return parts.map((part, i) => {
    const id = `${prefix}:${part}`;
    const cited = i % 2 === 1 && id !== except && rulebook.paragraph(id) !== undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move among themselves
    return cited ? <RuleRef key={i} id={id} /> : <Fragment key={i}>{held(part)}</Fragment>;
  });
}

/** A paragraph in both languages, the person's first, with where it comes from and how its source misprints it. */
export function ParagraphText({ id, rulebook, titles = true }: { id: string; rulebook: Rulebook; titles?: boolean }) {
  const s = useStrings();
  const { lang } = useSettings();
  const found = rulebook.paragraph(id);
  if (found === undefined) return <p>{s.rule.unknown(citationOf(id, lang))}</p>;
  return (
    <div className="paragraph">
      <div className="grid paragraph-languages">
        {[lang, ...LANGS.filter((l) => l !== lang)].map((l) => (
          <div key={l} lang={l} className="pile-2 packed paragraph-language">
            <p className="caps">{stringsFor(l).languageName}</p>
            {titles && <p className="semibold">{fine(found.title[l], l)}</p>}
            <p>
              <LinkedText text={found.text[l]} lang={l} rulebook={rulebook} except={id} />
            </p>
            {found.slip !== undefined && (
              <p className="small paragraph-slip">
                <span className="caps">{stringsFor(l).rule.slip}</span>{' '}
                <LinkedText text={found.slip[l]} lang={l} rulebook={rulebook} except={id} />
              </p>
            )}
          </div>
        ))}
      </div>
      <p className="soft small gap-over-4">
        {found.source === 'rulebook' ? s.rule.fromRulebook : s.rule.fromFacts[found.confidence ?? 'unsure']}
      </p>
    </div>
  );
}

/** The window of an opened citation. One is mounted for the whole app. */
export function RuleDialog() {
  const open = useStore(openRules);
  const id = open.at(-1);
  return id === undefined ? null : <OpenRule id={id} canGoBack={open.length > 1} />;
}

function OpenRule({ id, canGoBack }: { id: string; canGoBack: boolean }) {
  const s = useStrings();
  const { lang } = useSettings();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for again when somebody tries again
  const find = useCallback(async () => ({ id, book: await rulebookOf(id) }), [id, tries]);
  const { found, wrong } = useFound(find, () => true);
  const close = (): void => openRules.set([]);
  const here = found?.id === id;
  const ready = here ? found.book : undefined;
  const title = ready?.paragraph(id)?.title[lang];
  return (
    <Dialog
      title={
        <>
          <span className="rule-number num">{citationOf(id, lang)}</span> {title === undefined ? '' : fine(title, lang)}
        </>
      }
      onClose={close}
      foot={
        <>
          {canGoBack && (
            <Button kind="quiet" icon={<ArrowLeft size={18} />} onClick={() => openRules.set(openRules.get().slice(0, -1))}>
              {s.rule.back}
            </Button>
          )}
          {ready?.hasRuling(id) === true && (
            <a className="sans" href={hrefTo({ screen: 'rulings', id })} onClick={close}>
              {s.rule.seeRuling}
            </a>
          )}
          {ready !== undefined && (
            <a href={hrefTo({ screen: 'book', game: gameOfRule(id)?.id ?? '', at: id })} onClick={close}>
              {s.book.open}
            </a>
          )}
        </>
      }
    >
      {here && ready === undefined && <p>{s.rule.unknown(citationOf(id, lang))}</p>}
      {!here && wrong === true && (
        <div className="stack" role="alert">
          <p>{s.app.unreachableText}</p>
          <Button onClick={() => setTries(tries + 1)}>{s.app.tryAgain}</Button>
        </div>
      )}
      {!here && wrong === null && <p>{s.common.loading}</p>}
      {ready !== undefined && <ParagraphText id={id} rulebook={ready} />}
    </Dialog>
  );
}
