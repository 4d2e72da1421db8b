/** The round as it stands: its phases, whose speaking turn it is, and the combats, done, going on and waiting. */
import type { Shown } from '@escarmouche/engine/confrontation';
import { NOBODY } from '@escarmouche/engine/core';
import { Check, Swords } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SideMark } from '../../../design/index.ts';
import { NOWHERE } from '../../../table/args.ts';
import { figuresOf, type Scene, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** The phases as the table counts them. */
const PHASES: readonly Shown['phase'][] = ['deployment', 'activation', 'combat', 'rally', 'maintenance'];

/** The seat that speaks for a side: the first that fights for it. */
function seatOfSide({ table }: Scene, side: number): number {
  return table.sideOf.indexOf(side);
}

/** At which ends a list that scrolls sideways goes on. */
export function moreOf({ scrollLeft, clientWidth, scrollWidth }: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): string {
  return [...(scrollLeft > 1 ? ['left'] : []), ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['right'] : [])].join(' ');
}

function Combats({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { speech, snapshot } = scene;
  const figures = figuresOf(scene);
  const { fights, combats } = snapshot.position;
  const list = useRef<HTMLOListElement>(null);
  const current = fights.combat?.id;
  const [more, setMore] = useState('');
  const measure = useCallback(() => {
    if (list.current !== null) setMore(moreOf(list.current));
  }, []);
  // Of more combats than there is room for, the one being fought is kept in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by which is fought
  useEffect(() => {
    const of = list.current;
    const now = of?.querySelector<HTMLElement>('[aria-current]');
    if (of && now) of.scrollLeft = now.offsetLeft - (of.clientWidth - now.offsetWidth) / 2;
    measure();
  }, [current, combats.length]);
  useEffect(() => {
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [measure]);
  if (combats.length === 0) return <p className="fights-none soft small">{t.noCombats}</p>;
  return (
    <ol ref={list} className="anchor flex gap-2 fights-list" data-more={more || undefined} onScroll={measure}>
      {combats.map((c, id) => {
        const now = fights.combat?.id === id;
        const state = now ? t.now : c.recut ? t.recut : c.done ? t.done : c.atOnce ? t.atOnce : t.waiting;
        const side = (n: number) => c.members.filter((i) => figures[i].team === n);
        const key = `${id}`;
        // Who won Initiative and does not strike has laid no die in attack.
        const first = now ? (fights.combat?.first ?? NOBODY) : NOBODY;
        const idle =
          first >= 0 &&
          fights.striking !== null &&
          fights.striking !== first &&
          side(first).every((i) => (figures[i].heaps?.attack.of ?? 0) === 0);
        return (
          <li
            key={key}
            aria-current={now ? 'step' : undefined}
            className={`bar rigid gap-1 fine-edged rounded fights-one${now ? ' washed fights-now' : ''}${c.done && !now ? ' no-ground fights-done' : ''}`}
          >
            <span className="hidden-visually">{`${t.combat(id + 1)}, ${state}: `}</span>
            <span className="middle inline-flex bold gap-2px fights-number num" aria-hidden="true">
              {c.done && !c.recut && !now ? <Check size={14} /> : now ? <Swords size={14} /> : null}
              {id + 1}
            </span>
            {[0, 1].map((n) => (
              <span key={n} className={`inline-flex fights-side side-${figures[side(n)[0]]?.side ?? n}`}>
                {side(n).map((i) => (
                  <button
                    key={i}
                    type="button"
                    className={`pressable no-ground no-edge rounded fights-figure${figures[i].place < 0 ? ' soft fights-fallen' : ''}`}
                    aria-label={speech.figure(i)}
                    title={speech.figure(i)}
                    onClick={() => board.inspect(i)}
                    onPointerEnter={() => board.point(i)}
                    onPointerLeave={() => board.point(NOWHERE)}
                  >
                    {speech.mark(i)}
                  </button>
                ))}
              </span>
            ))}
            {now && fights.combat !== null && fights.combat.passes > 0 && (
              <span className="fights-pass small">
                {t.pass(fights.combat.passes)}
                {fights.striking !== null && ` · ${t.strikesNow(speech.seat(seatOfSide(scene, fights.striking)))}`}
                {idle && ` · ${t.noAttackDie(speech.seat(seatOfSide(scene, fights.combat.first)))}`}
              </span>
            )}
            {now && fights.combat !== null && fights.combat.passes === 0 && fights.combat.first >= 0 && (
              <span className="fights-pass small">{t.strikesFirst(speech.seat(seatOfSide(scene, fights.combat.first)))}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The cards that each side has still to play: how many more may be set aside hangs on them. */
function Cards() {
  const { table, snapshot, speech } = useScene();
  const t = useTableStrings();
  const most = Number(table.choice.reserve);
  return (
    <ul className="flow gap-x-4 no-pad soft small fights-cards" aria-label={t.cards}>
      {snapshot.position.cards.map(({ pile, reserve }, seat) => {
        const side = speech.seat(seat);
        return (
          <li key={side}>
            <SideMark seat={seat} size={12} /> {t.cardsOf(side, pile, reserve, most)}
          </li>
        );
      })}
    </ul>
  );
}

/** Over the board. In a match of one combat phase there are no other phases and no rounds. */
export function Timeline({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { round, authority, speaking } = scene.snapshot.position;
  // A round that has begun is in its first phase, whatever ended the one before: its Tactics roll belongs to it.
  const begun = scene.events.findLast(({ key }) => key === 'round-begins' || key === 'phase-begins')?.key === 'round-begins';
  const phase = begun ? 'activation' : scene.snapshot.position.phase;
  const skirmish = scene.table.setup.mode === 'skirmish';
  return (
    <section className="ruled fights" aria-label={t.timeline}>
      <div className="flow baseline gap-x-4">
        {skirmish && round > 0 && <p className="fights-round caps">{t.round(round)}</p>}
        <ol className="flow gap-x-3">
          {t.phases.map((name, i) =>
            skirmish || PHASES[i] === 'combat' ? (
              <li
                key={name}
                className={PHASES[i] === phase ? 'fights-phase semibold accent' : 'fights-phase'}
                aria-current={PHASES[i] === phase ? 'step' : undefined}
              >
                {name}
              </li>
            ) : null,
          )}
        </ol>
        {phase === 'combat' && authority.length > 0 && (
          <p className="fights-speaking small">
            <span className="soft">{t.speaking}</span>{' '}
            {authority.map((seat, i) => (
              <span
                key={seat}
                className={i === speaking ? 'unbroken fights-speaker semibold fights-speaker-now' : 'unbroken fights-speaker'}
              >
                <SideMark seat={seat} size={12} /> {scene.speech.seat(seat)}
                {i === speaking && <span className="hidden-visually"> ({t.speaks})</span>}
              </span>
            ))}
          </p>
        )}
      </div>
      {phase === 'combat' && <Combats board={board} />}
      {phase === 'activation' && <Cards />}
    </section>
  );
}
