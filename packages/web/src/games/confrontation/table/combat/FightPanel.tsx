/** The combat as a sequence of passes: each attack a row, from who strikes whom to where it hurts; the present one is marked. */
import { ArrowRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Disclosure, SideMark } from '../../../../design/index.ts';
import { RuleLine } from '../../../../design/RuleLine.tsx';
import { NOWHERE } from '../../../../table/args.ts';
import { rowName } from '../../wounds/WoundGrid.tsx';
import { figuresOf, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { besidesOf, type Fight, fightsIn, type Pass, type RolledTest, type Strike } from './passes.ts';
import { type CombatTexts, useCombatStrings } from './strings.ts';
import { plain, sumOf } from './sums.ts';

function Who({ figure, board }: { figure: number; board: BoardState }) {
  const scene = useScene();
  const f = figuresOf(scene)[figure];
  return (
    <button
      type="button"
      className="bare semibold no-pad bout-who"
      onClick={() => board.inspect(figure)}
      onPointerEnter={() => board.point(figure)}
      onPointerLeave={() => board.point(NOWHERE)}
    >
      <SideMark seat={f?.side ?? 0} size={12} /> {scene.speech.figure(figure)}
    </button>
  );
}

/** `4 + 3 − 1 = 6`. */
function Sum({ test }: { test: RolledTest }) {
  const t = useCombatStrings();
  return (
    <span className="num">
      {sumOf(test)}
      {test.total !== null && (
        <>
          {' = '}
          <strong>{plain(test.total)}</strong>
        </>
      )}
      {test.failed && `, ${t.automaticFailure}`}
    </span>
  );
}

function answerWords(t: CombatTexts, { answer, defence }: Strike): string {
  if (answer === null || answer.dice === 0) return defence === null ? t.noParry : '';
  if (answer.how === 'sustained') return t.sustainedWith;
  return answer.how === 'counter' ? t.counterWith(answer.dice) : t.parryWith(answer.dice);
}

function StrikeRow({ strike: s, now, board }: { strike: Strike; now: boolean; board: BoardState }) {
  const { speech } = useScene();
  const t = useCombatStrings();
  const w = s.wound;
  return (
    <li
      className={`ruled lines-130 anchor bout-strike bout-${s.outcome}${now ? ' washed bout-now' : ''}${s.how === 'gained' ? ' bout-gained' : ''}`}
      aria-current={now ? 'step' : undefined}
    >
      <p className="flow middle bout-line">
        <Who figure={s.by} board={board} /> <ArrowRight size={14} aria-hidden="true" />
        <span className="hidden-visually">{t.strikes}</span> <Who figure={s.on} board={board} />
        {s.how !== 'plain' && <em className="soft small">{s.how === 'master' ? t.master : t.gained}</em>}
        <strong className="sans small bout-outcome">{now && s.outcome === 'pending' ? t.now : t.outcomes[s.outcome]}</strong>
      </p>
      <dl className="grid small bout-tests">
        <dt>{t.attackTest}</dt>
        <dd>
          {s.attack === null ? (
            <span className="soft">{s.outcome === 'pending' ? t.waitsForRoll : t.notRolled}</span>
          ) : (
            <Sum test={s.attack} />
          )}
        </dd>
        {(s.answer !== null || s.outcome === 'hits' || s.outcome === 'parried' || s.outcome === 'fails') && (
          <>
            <dt>{t.defenceTest}</dt>
            <dd>
              {answerWords(t, s)}
              {s.defence !== null && (
                <>
                  {answerWords(t, s) !== '' && t.colon}
                  <Sum test={s.defence} />
                </>
              )}
            </dd>
          </>
        )}
        {w !== null && (
          <>
            <dt>{t.bodyTab}</dt>
            <dd>
              <span className="num">{t.woundRow(w.low, w.high)}</span>
              {t.colon}
              <strong>{speech.term(`location.${w.location}`)}</strong>,{' '}
              <span className="num">
                {w.high} + {w.force} − {w.resistance} = {plain(w.total)}
              </span>{' '}
              ({t.row(rowName(speech.words, w.row))}){t.colon}
              {speech.term(`wound.${w.result}`).toLocaleLowerCase()}
            </dd>
          </>
        )}
      </dl>
      {besidesOf(s).map((e) => (
        <RuleLine key={e.key} className="small bout-effect" rule={e.rule}>
          {speech.event(e)}
        </RuleLine>
      ))}
    </li>
  );
}

function PassList({ pass, now, board }: { pass: Pass; now: boolean; board: BoardState }) {
  const t = useCombatStrings();
  return (
    <section className="bout-pass" aria-label={t.pass(pass.n)}>
      <h3 className="caps">
        {t.pass(pass.n)}
        {now && <span className="soft sans small bout-state"> · {t.passNow}</span>}
      </h3>
      {pass.strikes.length === 0 ? (
        <p className="soft small">{t.nothingYet}</p>
      ) : (
        <ol className="bout-strikes">
          {pass.strikes.map((s, i) => (
            <StrikeRow key={s.at} strike={s} now={now && i === pass.strikes.length - 1} board={board} />
          ))}
        </ol>
      )}
    </section>
  );
}

function OneFight({ fight, board }: { fight: Fight; board: BoardState }) {
  const { speech } = useScene();
  const t = useCombatStrings();
  const last = fight.passes.length - 1;
  return (
    <div className="pile-3">
      {fight.placed.size > 0 && (
        <p className="bout-placed small">
          <span className="caps">{t.placedSo}</span>{' '}
          {[...fight.placed].map(([i, p]) => `${speech.figure(i)} ${p.attack}/${p.defence}`).join(' · ')}
        </p>
      )}
      {fight.first >= 0 && (
        <p className="small">
          <SideMark seat={fight.first} size={12} /> {t.strikesFirst(speech.seat(fight.first))}
        </p>
      )}
      {fight.passes.map((p, i) => (
        <PassList key={p.n} pass={p} now={!fight.over && i === last} board={board} />
      ))}
    </div>
  );
}

/** A tab beside the board: the combat fought last, with those before it folded below. It scrolls to what has just happened. */
export function FightPanel({ board }: { board: BoardState }) {
  const { events } = useScene();
  const t = useCombatStrings();
  const fights = fightsIn(events);
  const latest = fights.at(-1);
  const box = useRef<HTMLDivElement>(null);
  const length = events.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the present attack comes into sight when something has happened
  useLayoutEffect(() => {
    const now = box.current?.querySelector<HTMLElement>('.bout-now');
    const panel = box.current?.closest<HTMLElement>('.tabs-panel');
    // On a phone the page itself would have to move: there it stays where it is.
    if (now == null || panel == null || panel.scrollHeight <= panel.clientHeight) return;
    panel.scrollTop += now.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom + 8;
  }, [length]);
  if (latest === undefined) return <p className="soft">{t.noFight}</p>;
  const before = fights.slice(0, -1).toReversed();
  return (
    <div className="pile-3" ref={box}>
      <h2 className="large">
        {t.fight(latest.n, latest.round)} <span className="soft sans small bout-state">{latest.over ? t.fightOver : t.fightNow}</span>
      </h2>
      <OneFight fight={latest} board={board} />
      {before.length > 0 && (
        <section>
          <h2 className="caps">{t.earlier}</h2>
          {before.map((f, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: combats have no name but their place in the log
            <Disclosure key={before.length - i} summary={t.fight(f.n, f.round)}>
              <OneFight fight={f} board={board} />
            </Disclosure>
          ))}
        </section>
      )}
    </div>
  );
}
