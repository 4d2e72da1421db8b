/** The table in steps: a recorded match or a case of a ruling, moved through by a slider and buttons. Nothing is decided here. */
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Eye, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button, Select, SideMark } from '../design/index.ts';
import { LuckButton } from '../odds/LuckButton.tsx';
import { useSettings } from '../settings/store.ts';
import type { Scene } from '../table/contract.ts';
import { EditButton } from '../table/EditButton.tsx';
import { End } from '../table/End.tsx';
import { Stage, type StageProps } from '../table/Stage.tsx';
import { seatsOf, useAnswer } from '../table/scene.ts';
import { useTableStrings } from '../table/strings.ts';
import type { WalkStep } from '../worker/snapshot.ts';
import type { OpenWalk } from './open.ts';
import { PlayOn } from './PlayOn.tsx';
import { stepFor } from './stepping.ts';
import './replay.css';

const PAUSES = { steps: 1600, slow: 1600, normal: 800, fast: 250, once: 120 } as const;

/** What the list of turns stands at before the first of them. */
const NO_TURN = -1;

interface WalkStageProps {
  open: OpenWalk;
  /** Whose eyes; `WHOEVER_IS_ASKED` for those of whoever is asked, then `onSeat` is of no use. */
  seat: number;
  onSeat?: (seat: number) => void;
  /** Step shown first, and whenever it changes; `AS_WRITTEN` is a ruling's position as it is written. */
  from?: number;
  /** Hears of each step that is gone to. */
  onStep?: (at: number) => void;
  /** Something of the owner's own beside the slider. */
  beside?: (step: WalkStep, at: number, scene: Scene) => ReactNode;
  /** Under the question: what a ruling expects at this step. */
  under?: (step: WalkStep, at: number, scene: Scene) => ReactNode;
  undo?: ReactNode;
  /** The table as its owner wants it at this step: what may be done there, and with it. The same function as long as nothing changes. */
  stage?: (scene: Scene) => Partial<StageProps>;
}

/** A step of a walk with its scene; the one before until it is there, null until the first is. */
export function useStep(open: OpenWalk, at: number, seat: number): { open: OpenWalk; step: WalkStep; scene: Scene } | null {
  const { lang } = useSettings();
  const answer = useAnswer('step', '', { walk: open.walk, at, seat });
  const [shown, setShown] = useState<{ readonly open: OpenWalk; readonly step: WalkStep } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is this walk's
  useEffect(() => {
    // The step before stays in sight until the next one is there.
    if (answer !== null) setShown({ open, step: answer });
  }, [answer]);
  const of = shown?.open ?? open;
  const table = useMemo(() => of.game.tables(of.info.setup), [of]);
  return useMemo(() => {
    if (shown === null) return null;
    const { snapshot, fresh, look } = shown.step;
    const { game, info, walk } = shown.open;
    const speech = game.speech(lang, table, snapshot.position);
    return {
      ...shown,
      scene: { game, table, snapshot, events: snapshot.log.add, fresh, seats: info.seats, speech, walk, take: null, look },
    };
  }, [shown, table, lang]);
}

/** It stands at `from` whenever that changes, and plays by itself at a pace that can be chosen. */
export function WalkStage({ open, seat, onSeat, from = 0, onStep, beside, under, undo, stage }: WalkStageProps) {
  const { info } = open;
  const [at, setAt] = useState(Math.min(from, info.answers));
  useEffect(() => setAt(Math.min(from, info.answers)), [from, info]);
  const move = (next: number): void => {
    const to = Math.max(0, Math.min(info.answers, next));
    setAt(to);
    onStep?.(to);
  };
  useReplayKeys(at, info, move);
  const shown = useStep(open, at, seat);
  const scene = shown?.scene ?? null;
  const own = useMemo(() => (scene === null ? undefined : stage?.(scene)), [scene, stage]);
  if (scene === null || shown === null) return null;
  return (
    <Stage
      key={shown.open.shape}
      scene={scene}
      undo={undo}
      tools={
        <>
          {info.seats !== null && <LuckButton onStep={move} />}
          {/* Beside the slider of a record stands the same in words; a ruling's has no room for them. */}
          {stage === undefined && info.seats === null && <PlayOn scene={scene} />}
          {stage === undefined && <EditButton />}
        </>
      }
      above={
        <>
          {(seat >= 0 || info.answers > 0) && (
            <Slider at={Math.max(0, at)} info={info} scene={scene} onMove={move} seat={seat} onSeat={onSeat} />
          )}
          {beside?.(shown.step, shown.step.snapshot.at, scene)}
          <End scene={scene} onStep={move} />
        </>
      }
      under={under?.(shown.step, shown.step.snapshot.at, scene)}
      {...own}
    />
  );
}

/** Where keys mean something else: in fields, on the board, in lists and windows. */
const OWN_KEYS = 'input, select, textarea, [role=tablist], [role=dialog], .table-board, .table-left, .log';

/** Arrow keys step, Page keys go from turn to turn, Home and End to the beginning and the end. */
function useReplayKeys(at: number, info: OpenWalk['info'], move: (at: number) => void): void {
  const now = useRef({ at, info, move });
  now.current = { at, info, move };
  useEffect(() => {
    const hear = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey) return;
      if (e.target instanceof Element && e.target.closest(OWN_KEYS) !== null) return;
      const { at: here, info: walk, move: go } = now.current;
      const to = stepFor(e.key, here, walk);
      if (to === null) return;
      e.preventDefault();
      go(to);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

interface SliderProps {
  at: number;
  info: OpenWalk['info'];
  scene: Scene;
  onMove: (at: number) => void;
  seat: number;
  onSeat: ((seat: number) => void) | undefined;
}

function Slider({ at, info, scene, onMove, seat, onSeat }: SliderProps) {
  const t = useTableStrings();
  const id = useId();
  const { speed } = useSettings();
  const [playing, setPlaying] = useState(false);
  const most = info.answers;
  const here = useRef(at);
  here.current = at;
  const move = useRef(onMove);
  move.current = onMove;
  const to = (next: number): void => {
    setPlaying(false);
    onMove(next);
  };
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (here.current >= most) setPlaying(false);
      else move.current(here.current + 1);
    }, PAUSES[speed]);
    return () => clearInterval(timer);
  }, [playing, most, speed]);
  const turn = info.turns.findLast((x) => x.at <= at);
  return (
    <div className="pile-2 one-column slider">
      <label className="flow baseline gap-x-3 apart" htmlFor={id}>
        <span className="caps">{t.replay}</span> <span className="num">{t.step(at, most)}</span>
        {turn !== undefined && <span className="semibold full">{scene.speech.turn(turn.say)}</span>}
      </label>
      <input
        id={id}
        className="full slider-range"
        type="range"
        min={0}
        max={most}
        step={1}
        value={at}
        aria-valuetext={turn === undefined ? t.step(at, most) : `${t.step(at, most)}, ${scene.speech.turn(turn.say)}`}
        aria-keyshortcuts="ArrowLeft ArrowRight PageUp PageDown Home End"
        onChange={(e) => to(Number(e.currentTarget.value))}
      />
      <div className="pile-1 slider-buttons">
        <Button iconOnly icon={<ChevronFirst size={18} />} onClick={() => to(0)}>
          {t.first}
        </Button>
        <Button iconOnly icon={<ChevronLeft size={18} />} onClick={() => to(at - 1)}>
          {t.back}
        </Button>
        <Button iconOnly icon={playing ? <Pause size={18} /> : <Play size={18} />} onClick={() => setPlaying(!playing)}>
          {playing ? t.pause : t.play}
        </Button>
        <Button iconOnly icon={<ChevronRight size={18} />} onClick={() => to(at + 1)}>
          {t.forward}
        </Button>
        <Button iconOnly icon={<ChevronLast size={18} />} onClick={() => to(most)}>
          {t.last}
        </Button>
      </div>
      <div className="flex gap-2 slider-choices">
        {info.turns.length > 1 && (
          <Select
            label={t.turnsList}
            labelHidden
            value={String(turn?.at ?? NO_TURN)}
            onChange={(v) => to(Number(v))}
            options={turn === undefined ? [{ value: String(NO_TURN), text: '—' }] : []}
          >
            <TurnList turns={info.turns} scene={scene} />
          </Select>
        )}
        {onSeat !== undefined && <Eyes seat={seat} scene={scene} onSeat={onSeat} />}
      </div>
      {info.seats !== null && <PlayOn scene={scene} worded />}
    </div>
  );
}

/** One jump for each step, to what begins there last, by rounds where there are any: turns of two rounds may be called the same. */
function TurnList({ turns, scene }: Pick<OpenWalk['info'], 'turns'> & { scene: Scene }) {
  const t = useTableStrings();
  const all = [...new Map(turns.map((x) => [x.at, x])).values()];
  return [...new Set(all.map((x) => x.round))].map((round) => {
    const options = all.map((x) =>
      x.round === round ? (
        <option key={x.at} value={x.at}>
          {scene.speech.turn(x.say)}
        </option>
      ) : null,
    );
    return round === null ? (
      options
    ) : (
      <optgroup key={round} label={t.round(round)}>
        {options}
      </optgroup>
    );
  });
}

/** By whose eyes it is seen: a sign for each side. */
function Eyes({ seat, scene, onSeat }: { seat: number; scene: Scene; onSeat: (seat: number) => void }) {
  const t = useTableStrings();
  return (
    <fieldset aria-label={t.seatView} className="bar no-pad no-edge gap-1">
      <Eye size={18} aria-hidden="true" />
      {seatsOf(scene).map((s) => (
        <Button key={s} iconOnly icon={<SideMark seat={s} />} aria-pressed={s === seat} data-eyes={s} onClick={() => onSeat(s)}>
          {t.seenBy(scene.speech.seat(s))}
        </Button>
      ))}
    </fieldset>
  );
}
