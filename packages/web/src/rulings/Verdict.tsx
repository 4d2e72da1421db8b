/** Whether a ruling holds: played when it is opened, told before anything else, situation by situation below. */
import type { AnyRuling } from '@escarmouche/files';
import { fileWordsFor } from '@escarmouche/words';
import { Check, X } from 'lucide-react';
import { useCallback } from 'react';
import { type FaultWords, gameOf } from '../app/games.ts';
import { hrefTo } from '../app/router.ts';
import { fine } from '../app/strings/index.ts';
import { useFound } from '../app/useFound.ts';
import { ReckonedLine, useReckoned } from '../odds/useReckoned.tsx';
import { Fails } from '../replay/Expected.tsx';
import { type Lang, useSettings } from '../settings/store.ts';
import type { AnyGameTable, Scene } from '../table/contract.ts';
import { ELSEWHERE } from '../worker/protocol.ts';
import type { CaseFailure, CaseVerdict } from '../worker/told.ts';
import { useLibraryTexts } from './strings.ts';

/** The verdicts on the situations of a ruling; null until they have been played. */
export function useVerdict(ruling: AnyRuling, text: string | undefined) {
  return useReckoned('verdict', `${ruling.ruling} ${text ?? ''}`, () => ({ ruling, text }), true);
}

const holds = ({ failures, problems }: CaseVerdict): boolean => failures.length === 0 && problems.length === 0;

/** In one line: it holds, or in how many of its situations it does not. */
export function VerdictLine({ of }: { of: ReturnType<typeof useVerdict> }) {
  const t = useLibraryTexts();
  if (of.value === null) return <ReckonedLine of={of} what={t.judging} />;
  const bad = of.value.filter((v) => !holds(v)).length;
  return (
    <p className={bad === 0 ? 'semibold' : 'semibold bad'} role="status" data-verdict={bad === 0 ? 'holds' : 'fails'}>
      {bad === 0 ? <Check size={17} aria-hidden="true" /> : <X size={17} aria-hidden="true" />}{' '}
      {bad === 0 ? t.holds(of.value.length) : t.fails(bad, of.value.length)}
    </p>
  );
}

/** What does not follow in a situation, or why it cannot be played, line by line; nothing where it holds. */
function Why({ game, of }: { game: string; of: CaseVerdict }) {
  const { lang } = useSettings();
  const { found } = useFound(
    useCallback(async () => {
      const of = gameOf(game);
      return of && { fault: await of.loadFaults(), table: await of.loadTable() };
    }, [game]),
    () => null,
  );
  if (found == null) return null;
  const { fault, table } = found;
  const words = fileWordsFor(lang);
  const how = { fault: (say: Parameters<FaultWords>[1]): string => fault(lang, say) };
  const problems = of.problems.map((p) => words.file(p, { inside: true, ...how }));
  return (
    <ul className="small bad library-why">
      {of.failures.map(({ failure: { at, expected, say }, there }) => (
        <li key={`${at} ${expected}`}>
          {there === undefined ? (
            words.record({ key: 'expected-got', args: { ...say } }, how)
          ) : (
            <>
              {words.record(say.at, how)} <Fails of={there.said} scene={sceneOf(table, lang, there)} />
            </>
          )}
        </li>
      ))}
      {problems.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The position that a failure is about, as sentences need it. */
function sceneOf(game: AnyGameTable, lang: Lang, { setup, snapshot }: NonNullable<CaseFailure['there']>): Scene {
  const table = game.tables(setup);
  const speech = game.speech(lang, table, snapshot.position);
  return { game, table, snapshot, events: [], fresh: 0, seats: null, speech, walk: ELSEWHERE, take: null };
}

/** The situations of a ruling, each with its verdict beside it once there is one. */
export function Cases({ id, ruling, verdicts }: { id: string; ruling: AnyRuling; verdicts: readonly CaseVerdict[] | null }) {
  const t = useLibraryTexts();
  const { lang } = useSettings();
  return (
    <>
      <p className="prose soft">{t.casesText}</p>
      <ol className="library-cases">
        {ruling.cases.map((c, i) => {
          const verdict = verdicts?.[i];
          const good = verdict !== undefined && holds(verdict);
          const word = good ? t.caseHolds : verdict?.problems.length === 0 ? t.caseFails : t.caseUnplayable;
          return (
            <li key={c.name.en}>
              <a href={hrefTo({ screen: 'rulings', id, at: i + 1 })}>
                <span className="num accent library-case-number" aria-hidden="true">
                  {i + 1}
                </span>
                <span>{fine(c.name[lang], lang)}</span>
                {verdict !== undefined && (
                  <span className={good ? 'small soft' : 'small bad'} data-case-verdict={good ? 'holds' : 'fails'}>
                    {good ? <Check size={15} aria-hidden="true" /> : <X size={15} aria-hidden="true" />} {word}
                  </span>
                )}
              </a>
              {verdict !== undefined && !good && <Why game={ruling.game} of={verdict} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}
