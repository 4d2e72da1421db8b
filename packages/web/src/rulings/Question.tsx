/** The question of a ruling, answered by the reader before anything tells the answer. */
import type { Answer } from '@escarmouche/engine/core';
import type { AnyRuling } from '@escarmouche/files';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameEntry } from '../app/games.ts';
import { go } from '../app/router.ts';
import { createStore, useStore } from '../app/store.ts';
import { Button, Section } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { ask, asking as askingStore, dayOf, keep, next, useCards } from './quiz.ts';
import { useLibraryTexts } from './strings.ts';

/** What the reader said to a ruling, and what is right where the ruling says it. */
export interface Given {
  readonly said: Answer | 'shown';
  readonly right: Answer | undefined;
}

/** What was answered on this visit, by the ruling's paragraph: a question is put once. */
const givenStore = createStore<Readonly<Record<string, Given>>>({});

const ANSWERS = ['yes', 'no', 'depends'] as const satisfies readonly Answer[];

/** How many questions with a declared answer were answered in a game, and how many of them right. */
export function scoreOf(given: Readonly<Record<string, Given>>, prefix: string): { readonly right: number; readonly of: number } {
  const here = Object.entries(given).filter(([rule, g]) => rule.startsWith(`${prefix}:`) && g.said !== 'shown' && g.right !== undefined);
  return { right: here.filter(([, g]) => g.said === g.right).length, of: here.length };
}

/** The score of this visit in one line; nothing before the first answer. */
export function Score({ game }: { game: Pick<GameEntry, 'prefix'> }) {
  const t = useLibraryTexts();
  const { right, of } = scoreOf(useStore(givenStore), game.prefix);
  return of === 0 ? null : <span className="library-score">{t.score(right, of)}</span>;
}

/** What is behind a ruling's question: shown once it is answered, at once where nothing is asked. */
export function Question({ ruling, ids, children }: { ruling: AnyRuling | undefined; ids: readonly string[]; children: ReactNode }) {
  const t = useLibraryTexts();
  const { rulings } = useSettings();
  const given = useStore(givenStore);
  const asking = useStore(askingStore);
  const cards = useCards();
  const answered = useRef(false);
  const result = useRef<HTMLParagraphElement>(null);
  // A question that is put again is put anew, whatever was answered on this visit.
  const put = ruling !== undefined && asking === ruling.ruling;
  const [since, setSince] = useState(0);
  const here = ruling === undefined || (put && since === 0) ? undefined : given[ruling.ruling];
  useEffect(() => {
    // The buttons are gone: the focus goes on to what took their place, and what it says is read out.
    if (answered.current && here !== undefined) result.current?.focus();
  }, [here]);
  if (ruling?.question === undefined) return children;
  const say = (said: Given['said']): void => {
    answered.current = true;
    givenStore.set({ ...givenStore.get(), [ruling.ruling]: { said, right: ruling.answer } });
    setSince(since + 1);
    if (ruling.answer !== undefined && (said !== 'shown' || put)) keep(ruling.ruling, said === ruling.answer);
  };
  if (here === undefined && rulings === 'answer' && !put)
    return (
      <>
        {ruling.answer !== undefined && (
          <Section margin={t.answer}>
            <p className="large semibold" data-answer={ruling.answer}>
              {t.isRight[ruling.answer]}
            </p>
          </Section>
        )}
        {children}
      </>
    );
  if (here === undefined)
    return (
      <Section margin={t.question}>
        {ruling.answer !== undefined && <p className="prose soft">{t.askedText}</p>}
        <p className="row library-answers">
          {ruling.answer !== undefined &&
            ANSWERS.map((a) => (
              <Button key={a} onClick={() => say(a)}>
                {t.answers[a]}
              </Button>
            ))}
          <Button kind={ruling.answer === undefined ? 'plain' : 'quiet'} onClick={() => say('shown')}>
            {ruling.answer === undefined ? t.showAnswer : t.showMe}
          </Button>
        </p>
      </Section>
    );
  const following = next(ids, cards, dayOf(new Date()), ruling.ruling);
  return (
    <>
      {here.right !== undefined && (
        <Section margin={t.question}>
          <p className={here.said === here.right ? 'large semibold good' : 'large semibold'} ref={result} tabIndex={-1}>
            {here.said === here.right
              ? t.asYouSaid[here.right]
              : here.said === 'shown'
                ? t.isRight[here.right]
                : `${t.youSaid[here.said]} ${t.isRight[here.right]}`}
          </p>
          <p className="small soft">
            <Score game={{ prefix: ruling.ruling.split(':')[0] }} />
          </p>
          {put && following !== undefined && (
            <p>
              <Button
                kind="primary"
                onClick={() => {
                  ask(following);
                  go({ screen: 'rulings', id: following });
                }}
              >
                {t.nextQuestion}
              </Button>
            </p>
          )}
          {put && following === undefined && <p className="soft">{t.quizOver}</p>}
        </Section>
      )}
      {children}
    </>
  );
}
