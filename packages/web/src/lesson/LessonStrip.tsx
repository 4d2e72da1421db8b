/** A lesson above the question: what it says, how to read on, back and out of it, and at its end a few questions. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { hrefTo } from '../app/router.ts';
import { pick } from '../app/strings/index.ts';
import { Button, Disclosure, RuleRef } from '../design/index.ts';
import { pressLesson } from '../match/live.ts';
import { keep } from '../rulings/quiz.ts';
import { useSettings } from '../settings/store.ts';
import { useScene } from '../table/scene.ts';
import type { LessonTold } from '../worker/snapshot.ts';
import { useLessonTexts } from './strings.ts';
import './lesson.css';

interface LessonProps {
  readonly lesson: LessonTold;
  /** Whether a person is asked. */
  readonly waits: boolean;
  /** Answers given in the match. */
  readonly answers: number;
  /** Whether the match has ended. */
  readonly over: boolean;
}

/** In a match of a lesson alone. Behind its last step the match goes on as any other, and the strip folds up. */
export default function LessonStrip({ lesson, waits, answers, over }: LessonProps) {
  const t = useLessonTexts();
  const { lang } = useSettings();
  const free = lesson.at >= lesson.of;
  const [open, setOpen] = useState(!free);
  // Whoever comes back to learn finds the match behind its steps, and may want them once more.
  const [met, setMet] = useState(free);
  const before = useRef({ free, waits, answers });
  useEffect(() => {
    const last = before.current;
    before.current = { free, waits, answers };
    if (!free) setOpen(true);
    // Whoever has answered on their own plays: what was learnt makes room for the match.
    else if (last.free && last.waits && (!waits || answers > last.answers)) setOpen(false);
  }, [free, waits, answers]);
  if (!free) return <Step lesson={lesson} />;
  if (met)
    return (
      <section className="pile-2 washed lesson" aria-label={pick(lesson.title, lang)} data-met={over ? 'over' : 'played'}>
        <p>{over ? t.metOver : t.met}</p>
        <p className="row gap-2">
          <Button
            kind="primary"
            onClick={() => {
              setMet(false);
              void pressLesson('again');
            }}
          >
            {t.anew}
          </Button>
          <Button onClick={() => setMet(false)}>{over ? t.look : t.playOn}</Button>
        </p>
      </section>
    );
  return (
    <Disclosure summary={t.over} open={open} onToggle={setOpen}>
      <Step lesson={lesson} />
    </Disclosure>
  );
}

function Step({ lesson }: { readonly lesson: LessonTold }) {
  const t = useLessonTexts();
  const { lang } = useSettings();
  const { game } = useScene();
  const { at, of, say, rule, reads, otherwise } = lesson;
  const box = useRef<HTMLElement>(null);
  const free = at >= of;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    const { activeElement } = document;
    // Whoever has just pressed a button here goes on from the next one; the board keeps the focus it has.
    if (reads && (activeElement === document.body || box.current?.contains(activeElement) === true))
      box.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    // On a phone the question scrolls: what is said anew is read from its beginning.
    box.current?.parentElement?.scrollTo(0, 0);
  }, [at, reads]);
  return (
    <section
      className={`pile-2 washed ${free ? 'lesson-over' : 'lesson'}`}
      aria-label={pick(lesson.title, lang)}
      data-lesson={at}
      data-reads={reads}
      ref={box}
    >
      <div className="pile-2 lesson-text">
        {at === 0 && <p className="semibold">{pick(lesson.goal, lang)}</p>}
        <div className="pile-2" aria-live="polite">
          <p className="lines-135 lesson-says">
            {pick(say, lang)} {rule !== null && <RuleRef id={rule} />}
          </p>
          {otherwise !== null && (
            <p className="semibold accent" data-otherwise>
              {otherwise === 'plain' ? t.otherwise : pick(otherwise, lang)}
            </p>
          )}
        </div>
        {free && (
          <>
            <Questions of={lesson.questions} />
            <p>
              <a href={hrefTo({ screen: 'rulings', id: game.id, at: 'next' })}>{t.puzzles}</a>
            </p>
          </>
        )}
      </div>
      <p className="row gap-2 lesson-steps">
        {reads && (
          <Button kind="primary" icon={<ChevronRight size={17} />} data-first onClick={() => void pressLesson('on')}>
            {t.on}
          </Button>
        )}
        {at > 0 && (
          <Button iconOnly icon={<ChevronLeft size={17} />} onClick={() => void pressLesson('back')}>
            {t.back}
          </Button>
        )}
        <span className="caps small soft">{free ? t.free : t.step(at + 1, of)}</span>
        <Button kind="quiet" className="small" onClick={() => void pressLesson(free ? 'again' : 'leave')}>
          {free ? t.again : t.leave}
        </Button>
      </p>
    </section>
  );
}

/** Questions about what was seen: each is kept among those that come again. */
function Questions({ of }: { of: LessonTold['questions'] }) {
  const t = useLessonTexts();
  const { lang } = useSettings();
  const [said, setSaid] = useState<readonly boolean[]>([]);
  const question = of[said.length];
  const last = of[said.length - 1];
  const say = (answer: 'yes' | 'no'): void => {
    const right = question.answer === answer;
    keep(question.rule, right);
    setSaid([...said, right]);
  };
  return (
    <div className="pile-2" aria-live="polite" data-asked={said.length}>
      {last !== undefined && (
        <p>
          <strong>{said[said.length - 1] ? t.right : t.wrong}</strong> {pick(last.why, lang)} <RuleRef id={last.rule} />
        </p>
      )}
      {question === undefined ? (
        <p className="semibold">{t.score(said.filter(Boolean).length, of.length)}</p>
      ) : (
        <>
          <p>{pick(question.ask, lang)}</p>
          <p className="row gap-2">
            <Button onClick={() => say('yes')}>{t.yes}</Button>
            <Button onClick={() => say('no')}>{t.no}</Button>
          </p>
        </>
      )}
    </div>
  );
}
