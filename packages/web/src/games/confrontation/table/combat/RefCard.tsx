/** One reference card: attack dice on its upper half, defence dice on its lower half, the characteristics in between. */
import type { Heap } from '@escarmouche/engine/confrontation';
import { SideMark } from '../../../../design/index.ts';
import { NOWHERE } from '../../../../table/args.ts';
import { figuresOf, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { CombatDice } from './CombatDice.tsx';
import { printedOf, ROW, statOf } from './cards.ts';
import { Skills } from './Skills.tsx';
import { useCombatStrings } from './strings.ts';
import { WoundMark } from './WoundMark.tsx';

/** The characteristics in a row; a changed one shows what is printed as well. */
export function StatRow({ figure }: { figure: number }) {
  const { snapshot, speech } = useScene();
  const t = useCombatStrings();
  const values = snapshot.position.figures[figure]?.values;
  const shown = ROW.map((name) => ({ name, stat: statOf(values, name) }));
  return (
    <>
      <ul className="grid refcard-stats">
        {shown.map(({ name, stat }) => {
          if (stat === undefined)
            return (
              <li key={name}>
                <span className="sans tiny refcard-abbr">{speech.abbr(name)}</span>
                <span className="medium semibold anchor refcard-number">
                  <span aria-hidden="true">{t.dash}</span>
                  <span className="hidden-visually">{t.none}</span>
                </span>
              </li>
            );
          const printed = printedOf(stat);
          const change = stat.total > printed ? ' refcard-more' : stat.total < printed ? ' refcard-less' : '';
          return (
            <li
              key={name}
              className={change}
              title={change === '' ? undefined : t.statNow(speech.term(`stat.${name}`), stat.total, printed)}
            >
              <span className="sans tiny refcard-abbr" aria-hidden="true">
                {speech.abbr(name)}
              </span>
              <span className="medium semibold anchor refcard-number num" aria-hidden="true">
                {stat.total < 0 ? `−${-stat.total}` : stat.total}
                {stat.ours && <sup>?</sup>}
              </span>
              {change !== '' && (
                <span className="sans tiny refcard-printed num" aria-hidden="true">
                  {stat.total > printed ? '▲' : '▼'}
                  {printed}
                </span>
              )}
              <span className="hidden-visually">
                {t.statNow(speech.term(`stat.${name}`), stat.total, printed)}
                {stat.ours && ` (${t.ours})`}
              </span>
            </li>
          );
        })}
      </ul>
      {shown.some(({ stat }) => stat?.ours === true) && (
        <p className="soft lines-120 refcard-ours" aria-hidden="true">
          <sup>?</sup> {t.oursNote}
        </p>
      )}
    </>
  );
}

/** One half of a card with the dice on it. */
function Half({ kind, heap, note }: { kind: 'attack' | 'defence'; heap: Heap; note?: string }) {
  const t = useCombatStrings();
  const name = kind === 'attack' ? t.attackHeap : t.defenceHeap;
  return (
    <div className={`row gap-x-2 refcard-half refcard-half-${kind}`}>
      <span className="hidden-visually">
        {t.heapSpoken(name, heap.left, heap.of)}
        {note !== undefined && `, ${note}`}
      </span>
      <span className="sans tiny refcard-half-name" aria-hidden="true">
        {name} <span className="num">{t.heap(heap.left, heap.of)}</span>
        {note !== undefined && <em> {note}</em>}
      </span>
      <CombatDice kind={kind} n={heap.left} spent={heap.of - heap.left} />
    </div>
  );
}

/** The characteristics between the dice that lie on the card, while its fighter is in the combat under way. */
export function DiceAndStats({ figure }: { figure: number }) {
  const scene = useScene();
  const t = useCombatStrings();
  const heaps = scene.snapshot.position.fights.combat?.members.includes(figure) ? figuresOf(scene)[figure].heaps : null;
  return (
    <>
      {heaps?.ready === true && <Half kind="attack" heap={heaps.attack} />}
      {heaps !== null && heaps.unplaced > 0 && (
        <div className="row sans tiny gap-2 pad-3px-2 refcard-middle">
          <CombatDice kind="middle" n={heaps.unplaced} size={18} /> <span>{t.toPlace(heaps.unplaced)}</span>
        </div>
      )}
      <StatRow figure={figure} />
      {heaps?.ready === true && <Half kind="defence" heap={heaps.defence} {...(heaps.sustained ? { note: t.sustained } : {})} />}
    </>
  );
}

/** A press looks at the fighter, pointing at it points at its base on the board. */
export function RefCard({ figure, board }: { figure: number; board: BoardState }) {
  const scene = useScene();
  const { snapshot, speech, table } = scene;
  const t = useCombatStrings();
  const f = figuresOf(scene)[figure];
  const { profile } = table.fighters[f.def];
  const pa = statOf(snapshot.position.figures[figure]?.values, 'PA');
  const inspected = board.inspected === figure;
  return (
    <article
      className={`raised grid rounded refcard side-${f.side}${board.actors.includes(figure) ? ' refcard-acting' : ''}${f.place < 0 ? ' soft no-ground refcard-gone' : ''}`}
      onPointerEnter={() => board.point(figure)}
      onPointerLeave={() => board.point(NOWHERE)}
    >
      <button
        type="button"
        className="bare baseline flex lines-120 full refcard-head"
        aria-pressed={inspected}
        aria-label={t.openFigure(speech.signed.figure(figure))}
        onClick={() => board.inspect(figure)}
      >
        <SideMark seat={f.side} size={13} />
        <span className="refcard-name">{speech.signed.figure(figure)}</span>
        {pa !== undefined && (
          <span className="unbroken sans tiny refcard-pa num">
            {pa.total}
            {pa.ours && <sup>?</sup>} {speech.abbr('PA')}
          </span>
        )}
      </button>
      <WoundMark figure={f} />
      <DiceAndStats figure={figure} />
      {profile.skills.length > 0 && <Skills skills={profile.skills} />}
    </article>
  );
}
