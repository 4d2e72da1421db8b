/** The way in for files: a button, the whole page to drop one on, and the cases to choose from. */
import type { Situation } from '@escarmouche/engine/gloomhaven';
import { useEffect, useId, useState } from 'react';
import { faultLines } from '../../../app/faults.ts';
import { dismiss, notify } from '../../../app/notices.ts';
import { isCancelled, textOf } from '../../../app/reading.ts';
import { createStore, useStore } from '../../../app/store.ts';
import { Button, FileButton, FileDrop } from '../../../design/index.ts';
import { linesOf } from '../../../home/openFile.ts';
import { settings, useSettings } from '../../../settings/store.ts';
import { askTool } from './asking.ts';
import { type OpenedFile, openedFile, situationIn } from './opening.ts';
import { turnStrings } from './strings.ts';

const LIMIT = 12_000_000;
/** The file that was opened last: another position begins the table anew, and the list stays. */
const kept = createStore<OpenedFile | null>(null);
/** Cases listed at once. */
const AT_ONCE = 25;

export function Opening({ take }: { take: (s: Situation) => void }) {
  const { lang } = useSettings();
  const t = turnStrings(lang);
  const id = useId();
  const file = useStore(kept);
  const open = async (given: File): Promise<void> => {
    const said = turnStrings(settings.get().lang);
    dismiss('file');
    if (given.size > LIMIT) {
      notify('file', said.bigFile(given.name), 'bad');
      return;
    }
    try {
      kept.set(await openedFile(await textOf(given), given.name));
    } catch (error) {
      if (isCancelled(error)) return;
      const why = await linesOf(error);
      notify('file', said.badFile(given.name, why[settings.get().lang]), 'bad');
    }
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="caps">
        {t.open}
      </h2>
      <p className="small soft">{t.openText}</p>
      <FileButton label={t.openButton} accept=".json,.yaml,.yml,application/json" onFile={(given) => void open(given)} />
      {file !== null && <Cases key={file.name} file={file} take={take} />}
      <FileDrop text={t.drop} onFile={(given) => void open(given)} />
    </section>
  );
}

/** What comes out of a case: as the file says, or what of it does not. */
type Verdict = { readonly same: boolean; readonly text: string };

function useVerdicts(file: OpenedFile, n: number): readonly Verdict[] {
  const { lang } = useSettings();
  const t = turnStrings(lang);
  const [found, setFound] = useState<{
    readonly of: OpenedFile;
    readonly all: readonly ({ missing: number; extra: number } | number)[];
  } | null>(null);
  useEffect(() => {
    let gone = false;
    const keep = (all: NonNullable<typeof found>['all']): void => {
      if (!gone) setFound({ of: file, all });
    };
    const asked =
      file.kind === 'turns'
        ? askTool('turn-cases', file.cases.slice(0, n)).then((all) =>
            all.map(({ missing, extra }) => ({ missing: missing.length, extra: extra.length })),
          )
        : askTool('ruling-cases', file.cases.slice(0, n));
    asked.then(keep, async (error: unknown) => {
      const why = await faultLines(error, 'gloomhaven');
      if (!gone) notify('verdicts', why[lang], 'bad');
    });
    return () => {
      gone = true;
    };
  }, [file, n, lang]);
  // Another file may bear the same name: what came out of the last one is not said of it.
  return (found?.of === file ? found.all : []).map((x) => {
    const same = typeof x === 'number' ? x === 0 : x.missing + x.extra === 0;
    return { same, text: same ? t.same : typeof x === 'number' ? t.fails(x) : t.otherwise(x.missing, x.extra) };
  });
}

function Cases({ file, take }: { file: OpenedFile; take: (s: Situation) => void }) {
  const { lang } = useSettings();
  const t = turnStrings(lang);
  const [n, setN] = useState(AT_ONCE);
  const verdicts = useVerdicts(file, n);
  const names =
    file.kind === 'turns'
      ? file.cases.slice(0, n).map((c) => c.name?.[lang] ?? t.caseNumber(c.n))
      : file.cases.slice(0, n).map((c) => c.name[lang]);
  return (
    <>
      <h3 role="status">{t.cases(file.cases.length, file.name)}</h3>
      <ul className="pile-2 no-pad turns-cases">
        {names.map((name, i) => {
          const verdict = verdicts[i];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a case is its place in the file
            <li key={i}>
              <Case file={file} i={i} name={name} take={take} />
              {verdict !== undefined && <span className={verdict.same ? 'small soft' : 'small bad bold'}>{verdict.text}</span>}
            </li>
          );
        })}
      </ul>
      {file.cases.length > n && <Button onClick={() => setN(n + AT_ONCE)}>{t.more(file.cases.length - n)}</Button>}
    </>
  );
}

function Case({ file, i, name, take }: { file: OpenedFile; i: number; name: string; take: (s: Situation) => void }) {
  const { lang } = useSettings();
  const t = turnStrings(lang);
  const [why, setWhy] = useState('');
  return (
    <>
      <strong>{name}</strong>{' '}
      <Button
        kind="quiet"
        aria-label={`${t.take}: ${name}`}
        onClick={() => {
          const found = situationIn(file, i);
          if (typeof found === 'string') setWhy(t.unsaid[found]);
          else take(found);
        }}
      >
        {t.take}
      </Button>
      {why !== '' && (
        <span className="small bad bold" role="status">
          {why}
        </span>
      )}
    </>
  );
}
