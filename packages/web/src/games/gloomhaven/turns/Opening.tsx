/** The way in for files of monster turns: a button, the whole page to drop one on, and the cases to choose from. A ruling opens in its own room. */

import type { Situation } from '@escarmouche/engine/gloomhaven';
import type { TurnCaseWritten } from '@escarmouche/files';
import { useCallback, useId, useState } from 'react';
import { faultLines } from '../../../app/faults.ts';
import { dismiss, notify } from '../../../app/notices.ts';
import { isCancelled, read, textOf } from '../../../app/reading.ts';
import { createStore, useStore } from '../../../app/store.ts';
import { saidOf } from '../../../app/strings/index.ts';
import { useFound } from '../../../app/useFound.ts';
import { Button, FileButton, FileDrop } from '../../../design/index.ts';
import { linesOf } from '../../../home/openFile.ts';
import { openRuling } from '../../../rulings/opened.ts';
import { settings, useSettings } from '../../../settings/store.ts';
import type { GhTools } from '../position.ts';
import { turnStrings } from './strings.ts';
import { situationOfCase } from './turnCase.ts';
import { askTool } from './useTurn.ts';

interface OpenedFile {
  readonly name: string;
  readonly cases: readonly TurnCaseWritten[];
}

const LIMIT = 12_000_000;
/** The file that was opened last: another position begins the table anew, and the list stays. */
const kept = createStore<OpenedFile | null>(null);
/** Cases listed at once. */
const AT_ONCE = 25;

/** Whether a text says which paragraph it is about, as rulings alone do. */
export const isRuling = (text: string): boolean => /(?:^|[{,])[\t ]{0,200}["']?ruling["']?[\t ]{0,40}:/m.test(text);

/** What is wrong with a file is said in a notice; a file that was read stays open until another one is. */
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
      const text = await textOf(given);
      if (isRuling(text)) await openRuling(text, given.name);
      else kept.set({ name: given.name, cases: await read('monster-turns', text, given.name) });
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

/** What comes out of the first cases otherwise than they say. */
function useVerdicts({ cases }: OpenedFile, n: number): GhTools['turn-cases'][1] {
  const { lang } = useSettings();
  const { found } = useFound(
    useCallback(async () => ({ of: cases, all: await askTool('turn-cases', cases.slice(0, n)) }), [cases, n]),
    async (error) => notify('verdicts', (await faultLines(error, 'gloomhaven'))[lang], 'bad'),
  );
  // Another file may bear the same name: what came out of the last one is not said of it.
  return found?.of === cases ? found.all : [];
}

function Cases({ file, take }: { file: OpenedFile; take: (s: Situation) => void }) {
  const { lang } = useSettings();
  const t = turnStrings(lang);
  const [n, setN] = useState(AT_ONCE);
  const verdicts = useVerdicts(file, n);
  return (
    <>
      <h3 role="status">{t.cases(file.cases.length, file.name)}</h3>
      <ul className="pile-2 no-pad turns-cases">
        {file.cases.slice(0, n).map((of, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a case is its place in the file
          <li key={i}>
            <Case of={of} verdict={verdicts[i]} take={take} />
          </li>
        ))}
      </ul>
      {file.cases.length > n && <Button onClick={() => setN(n + AT_ONCE)}>{t.more(file.cases.length - n)}</Button>}
    </>
  );
}

interface CaseProps {
  readonly of: TurnCaseWritten;
  readonly verdict: GhTools['turn-cases'][1][number] | undefined;
  take(s: Situation): void;
}

function Case({ of, verdict, take }: CaseProps) {
  const { lang } = useSettings();
  const t = turnStrings(lang);
  const [why, setWhy] = useState('');
  const name = of.name?.[lang] ?? t.caseNumber(of.n);
  const same = verdict !== undefined && verdict.missing.length + verdict.extra.length === 0;
  return (
    <>
      <strong>{name}</strong>{' '}
      <Button
        kind="quiet"
        aria-label={saidOf(lang, t.take, name)}
        onClick={() => {
          const found = situationOfCase(of);
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
      {verdict !== undefined && (
        <span className={same ? 'small soft' : 'small bad bold'}>
          {same ? t.same : t.otherwise(verdict.missing.length, verdict.extra.length)}
        </span>
      )}
    </>
  );
}
