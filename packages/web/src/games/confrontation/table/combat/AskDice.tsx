/** Placing the dice of a fighter: a card with the dice in the middle, from where they go up into attack or down into defence. */
import { NOBODY } from '@escarmouche/engine/core';
import { ChevronsDown, ChevronsUp, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Button, RadioCards, RuleRef } from '../../../../design/index.ts';
import { useAnswer } from '../../../../table/scene.ts';
import { Reasons } from '../../../../table/Take.tsx';
import { figuresOf, type Scene, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { EMPTY, fewer, left, meaningOf, more, type Placer, placersOf, type Split, towards } from './asking.ts';
import { CombatDice } from './CombatDice.tsx';
import { OddsCells, OddsHeads } from './OddsCells.tsx';
import { StatRow } from './RefCard.tsx';
import { useCombatStrings } from './strings.ts';

type HalfName = keyof Split;

/** What a combat may bring to each who fights in it. */
const AT_STAKE = ['wounded', 'out'] as const;

/** Whoever places dice, and those it fights: of them the odds tell. */
function atStake(scene: Scene, figure: number): readonly number[] {
  const all = figuresOf(scene);
  const me = all[figure];
  return [figure, ...all.flatMap((f, i) => (f.place >= 0 && f.combat === me.combat && f.team !== me.team ? [i] : []))];
}

interface HalfProps {
  half: HalfName;
  n: number;
  /** A die that War fury adds. */
  extra: number;
  dice: number;
  disabled: boolean;
  onAll: () => void;
  onMore: () => void;
  onFewer: () => void;
}

/** One half of the card with its buttons. */
function Half({ half, n, extra, dice, disabled, onAll, onMore, onFewer }: HalfProps) {
  const t = useCombatStrings();
  return (
    <div className={`row gap-x-2 refcard-half refcard-half-${half} pile-1 place-half`}>
      <span className="sans tiny refcard-half-name" aria-hidden="true">
        {half === 'attack' ? t.attackHeap : t.defenceHeap} <strong className="num">{n + extra}</strong>
      </span>
      <span className="flex place-dice">
        <CombatDice kind={half} n={n + extra} row={5} />
      </span>
      <Button iconOnly icon={<Minus size={18} />} disabled={disabled} aria-disabled={n === 0} onClick={onFewer}>
        {t.placeFewer[half]}
      </Button>
      <Button
        iconOnly
        className="start from-start option"
        icon={<Plus size={18} />}
        disabled={disabled}
        aria-disabled={n === dice}
        onClick={onMore}
      >
        {t.placeMore[half]}
      </Button>
      <Button
        iconOnly
        icon={half === 'attack' ? <ChevronsUp size={18} /> : <ChevronsDown size={18} />}
        disabled={disabled}
        aria-disabled={n === dice}
        onClick={onAll}
      >
        {t.allIn[half]}
      </Button>
    </div>
  );
}

/** Why dice may not lie so, each reason with its rule. */
function NotSo({ placer, split }: { placer: Placer; split: Split }) {
  const { snapshot, walk } = useScene();
  const { by = '' } = placer.ways[0].option;
  const lying = { does: 'dice', by, with: [String(split.attack), String(split.defence)] };
  const reasons = useAnswer('whyNot', snapshot.match, { walk, at: snapshot.at, id: lying }) ?? [];
  return (
    <p className="small lines-135 place-refused">
      <Reasons of={reasons} />
    </p>
  );
}

function Placing({ placer, board }: { placer: Placer; board: BoardState }) {
  const scene = useScene();
  const { take, speech } = scene;
  const t = useCombatStrings();
  const id = useId();
  const [split, setSplit] = useState<Split>(EMPTY);
  const [wanted, setWanted] = useState(false);
  const { figure, dice } = placer;
  const f = figuresOf(scene)[figure];
  const waiting = left(split, dice);
  const { option, fury } = meaningOf(placer, split, wanted);
  const furious = fury.open && (wanted || fury.binds);
  const off = take === null;
  const fighters = atStake(scene, figure);
  const { prepare } = board;
  // How they lie is prepared as soon as all of them do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what they come to, not by who made it
  useEffect(() => prepare(option), [option?.id]);
  const onKeyDown = (e: KeyboardEvent): void => {
    const half = { ArrowUp: 'attack', ArrowDown: 'defence' }[e.key] as HalfName | undefined;
    if (half === undefined || off || (e.target instanceof HTMLInputElement && e.target.type === 'radio')) return;
    e.preventDefault();
    setSplit(towards(split, dice, half));
  };
  const half = (name: HalfName) => (
    <Half
      half={name}
      n={split[name]}
      extra={name === 'attack' && furious ? 1 : 0}
      dice={dice}
      disabled={off}
      onAll={() => setSplit({ ...EMPTY, [name]: dice })}
      onMore={() => setSplit(more(split, dice, name))}
      onFewer={() => setSplit(fewer(split, name))}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever the focus is inside the card; every step has a button too
    <div className="pile-2 place" onKeyDown={onKeyDown}>
      <div className="place-heads" aria-hidden="true">
        <OddsHeads names={fighters.map((i) => speech.mark(i))} keys={AT_STAKE} />
      </div>
      <ul className="no-pad place-ways" aria-label={t.placeWays}>
        {placer.ways.map((way) => {
          const { attack, defence } = way;
          const lies = attack === split.attack && defence === split.defence && way.fury === furious;
          return (
            <li key={way.option.id}>
              <button
                type="button"
                className="pressable sans no-ground edged num high-24 lines-125 place-way"
                aria-pressed={lies}
                data-lays={way.option.id}
                disabled={off}
                onClick={() => {
                  // What lies so is prepared: the next press on it takes it, as on the board.
                  if (lies && option !== null) return board.choose(option);
                  setSplit({ attack, defence });
                  setWanted(way.fury);
                }}
              >
                {t.split(attack + (way.fury ? 1 : 0), defence, 0)}
              </button>
              <OddsCells option={way.option} figures={fighters} keys={AT_STAKE} />
            </li>
          );
        })}
      </ul>
      <div className={`raised grid rounded refcard place-card side-${f.side}`}>
        {half('attack')}
        <div className="flow middle sans small pad-3px-2 place-middle">
          {waiting > 0 ? <CombatDice kind="middle" n={waiting} /> : null}
          <span>{waiting > 0 ? t.toPlace(waiting) : t.allPlaced}</span>
        </div>
        <StatRow figure={figure} />
        {half('defence')}
      </div>
      {fury.offered && (
        <label className="flex gap-2 place-fury">
          <input
            type="checkbox"
            checked={furious || (wanted && !fury.open)}
            disabled={off || fury.binds}
            aria-describedby={`${id}-fury`}
            onChange={(e) => setWanted(e.currentTarget.checked)}
          />
          <span>
            {t.fury} <RuleRef id="conf:skill.war-fury" />
            <span className="small lines-135 place-note" id={`${id}-fury`}>
              {fury.binds ? t.furyBinds : wanted && !fury.open ? t.furyNeeds : ''}
            </span>
          </span>
        </label>
      )}
      {waiting === 0 && option === null && <NotSo placer={placer} split={split} />}
      <p className="small lines-135 place-note" role="status">
        {t.split(split.attack + (furious ? 1 : 0), split.defence, waiting)}
      </p>
      <p className="small lines-135 place-note" data-odds-hold>
        {t.oddsHold}
      </p>
      <p className="small lines-135 place-note place-hint">{t.putHint}</p>
    </div>
  );
}

/** Of several fighters who wait for their dice one is placed at a time, the one held first. */
export function AskDice({ board }: { board: BoardState }) {
  const { snapshot, speech } = useScene();
  const t = useCombatStrings();
  const placers = placersOf(snapshot.options);
  const [chosen, setChosen] = useState(placers.some((p) => p.figure === board.held) ? board.held : (placers[0]?.figure ?? NOBODY));
  const placer = placers.find((p) => p.figure === chosen) ?? placers[0];
  if (placer === undefined) return null;
  return (
    <section className="pile-2 asked choices" aria-label={t.placeTitle(speech.figure(placer.figure))}>
      {placers.length > 1 && (
        <RadioCards
          legend={t.whoPlaces}
          look="inline"
          value={String(placer.figure)}
          options={placers.map((p) => ({ value: String(p.figure), title: speech.figure(p.figure) }))}
          onChange={(v) => {
            setChosen(Number(v));
            board.hold(Number(v));
          }}
        />
      )}
      <Placing key={placer.figure} placer={placer} board={board} />
    </section>
  );
}
