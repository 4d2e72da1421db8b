/** The initiative track: the round, the elements, and everybody in the order of their turns; before the cards are shown, who is ready. */
import { NOBODY } from '@escarmouche/engine/core';
import type { TrackPlace } from '@escarmouche/engine/gloomhaven';
import { Check, ChevronRight, Moon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SideMark } from '../../../design/index.ts';
import { ElementSign } from './hand/CardBody.tsx';
import { type HandTexts, useHandStrings } from './hand/strings.ts';
import { useScene } from './scene.ts';
import type { BoardState } from './useBoard.ts';

/** The six elements with their strength: two bars for a strong one, one for a waning one, none for an inert one. */
function Elements() {
  const { elements } = useScene().snapshot.position;
  const t = useHandStrings();
  return (
    <ul className="flow sans tiny gap-x-3 gh-elements" aria-label={t.elements}>
      {elements.map(({ of, strength }) => (
        <li key={of} className={`middle soft inline-flex gap-3px gh-element-${strength}`}>
          <ElementSign of={of} size={15} />
          <span className="hidden-narrow">{t.element[of]}</span>
          <span className="hidden-visually"> {t.strength[strength]}</span>
          <svg className="gh-element-bars" viewBox="0 0 12 12" width="10" height="12" aria-hidden="true">
            <title>{t.strength[strength]}</title>
            <rect x="1" y="7" width="10" height="4" className={strength > 0 ? 'gh-bar-on' : 'hollow line-rule'} />
            <rect x="1" y="1" width="10" height="4" className={strength > 1 ? 'gh-bar-on' : 'hollow line-rule'} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** By what a place acts: the leading card of a player, the ability card of a monster type; empty while it is not shown. */
function cardOf({ speech, table, snapshot }: ReturnType<typeof useScene>, place: TrackPlace, t: HandTexts): string {
  if (place.kind === 'monsters') {
    const drawn = snapshot.position.types.find((of) => of.type === place.type)?.card;
    const card = table.monsters[place.type].cards.find((c) => c.id === drawn);
    return card === undefined ? '' : speech.words.abilityLine(card);
  }
  if (place.kind === 'summon') return '';
  return place.rests ? t.longRest : place.lead < 0 ? '' : speech.card(place.lead);
}

/** What a place is called: a figure, or a monster type. */
function nameOf(scene: ReturnType<typeof useScene>, place: TrackPlace): string {
  const { speech, table } = scene;
  return place.kind === 'monsters' ? speech.words.name(table.monsters[place.type].face.names) : speech.figure(place.figures[0]);
}

function Place({ place, board, choosing, asked }: { place: TrackPlace; board: BoardState; choosing: boolean; asked: number }) {
  const scene = useScene();
  const t = useHandStrings();
  const { figures } = scene.snapshot.position;
  const name = nameOf(scene, place);
  const waiting = place.initiative === null;
  // Before the cards are shown a character is ready or not, and no more is said of it.
  const state =
    choosing && place.kind !== 'monsters'
      ? place.ready
        ? t.isReady
        : place.seat === asked
          ? t.isChoosing
          : t.notYet
      : place.kind === 'monsters' && waiting
        ? t.cardToCome
        : t.state[place.state];
  const card = cardOf(scene, place, t);
  const shown = place.figures.find((i) => !figures[i].acted) ?? place.figures[0];
  return (
    <li className={`gh-place gh-place-${place.state}${place.seat >= 0 ? ` side-${place.seat}` : ''}`} aria-current={place.state === 'acts'}>
      <button
        type="button"
        className="boxed pressable grid gap-x-2 start lines-115 pad-3px-2 gh-place-button"
        aria-pressed={place.figures.includes(board.inspected)}
        onClick={() => board.inspect(shown)}
      >
        <span className="grid large bold num self-middle gh-place-number">
          {waiting ? <span aria-hidden="true">··</span> : String(place.initiative).padStart(2, '0')}
          {place.rests && place.kind === 'character' && <Moon size={12} aria-hidden="true" />}
        </span>
        <span className="bar small unbroken gap-3px gh-place-name">
          {place.seat >= 0 && <SideMark seat={place.seat} size={10} />}
          {place.state === 'acts' && <ChevronRight size={14} aria-hidden="true" />}
          {place.state === 'acted' && <Check size={13} aria-hidden="true" />}
          {name}
          {place.figures.length > 1 && <span className="soft num"> ×{place.figures.length}</span>}
        </span>
        <span className="soft sans tiny unbroken cut-off gh-place-card">
          <span className={card === '' || choosing ? undefined : 'hidden-visually'}>{state}</span>
          {card !== '' && <span title={card}>{choosing ? ` · ${card}` : ` ${card}`}</span>}
        </span>
      </button>
    </li>
  );
}

/** Over the board; on a narrow screen it scrolls to whoever acts. */
export function Timeline({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useHandStrings();
  const { snapshot, table } = scene;
  const { round, track: of } = snapshot.position;
  const { phase, places } = of;
  const asked = snapshot.node.kind === 'decision' ? snapshot.node.seat : NOBODY;
  const track = useRef<HTMLOListElement>(null);
  const now = places.findIndex((p) => p.state === 'acts' || p.state === 'next');
  // On a narrow screen the track is longer than the row: who acts is kept in sight.
  useEffect(() => {
    const row = track.current;
    const place = now < 0 ? null : row?.children[now];
    if (row && place instanceof HTMLElement) row.scrollLeft = place.offsetLeft - (row.clientWidth - place.offsetWidth) / 2;
  }, [now]);
  return (
    <section className="ruled may-shrink gh-timeline" aria-label={t.track}>
      <div className="row gap-x-3 unbroken gh-round">
        <span className="caps">{round === 0 ? t.beforeRounds : t.round(round)}</span>
        <span className="soft small">
          {t.level(table.level)} {table.level > table.rewards && t.levelSolo(table.rewards, table.level - table.rewards)}
        </span>
        <Elements />
      </div>
      <ol className="flex anchor gap-3px thin-bar gh-track" ref={track}>
        {places.map((p) => (
          <Place
            key={`${p.kind} ${p.kind === 'monsters' ? p.type : p.figures[0]}`}
            place={p}
            board={board}
            choosing={phase === 'choosing'}
            asked={asked}
          />
        ))}
      </ol>
    </section>
  );
}
