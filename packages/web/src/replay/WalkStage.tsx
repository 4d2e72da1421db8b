/** The table in steps: a recorded match or a case of a ruling, moved through by a slider and buttons. Nothing is decided here. */
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button, Select } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { End } from '../table/End.tsx';
import { Stage } from '../table/Stage.tsx';
import { type Scene, seatsOf, useAnswer } from '../table/scene.ts';
import { useTableStrings } from '../table/strings.ts';
import type { WalkStep } from '../worker/protocol.ts';
import type { OpenWalk } from './open.ts';
import './replay.css';

const PAUSES = { steps: 1600, slow: 1600, normal: 800, fast: 250 } as const;

interface WalkStageProps {
  open: OpenWalk;
  seat: number;
  onSeat: (seat: number) => void;
  /** Step shown first. */
  from?: number;
  /** Something of the owner's own beside the slider: what a ruling expects at this step. */
  beside?: (step: WalkStep, at: number, scene: Scene) => ReactNode;
}

export function WalkStage({ open, seat, onSeat, from = 0, beside }: WalkStageProps) {
  const { walk, info, game } = open;
  const { lang } = useSettings();
  const [at, setAt] = useState(Math.min(from, info.answers));
  const table = useMemo(() => game.tables(info.setup), [game, info]);
  const answer = useAnswer('step', { walk, at, seat });
  const [step, setStep] = useState<WalkStep | null>(null);
  useEffect(() => {
    // The step before stays in sight until the next one is there.
    if (answer !== null) setStep(answer);
  }, [answer]);
  const scene = useMemo((): Scene | null => {
    if (step === null) return null;
    const { snapshot, fresh } = step;
    return {
      game,
      table,
      snapshot,
      events: snapshot.log.add,
      fresh,
      seats: info.seats,
      speech: game.speech(lang, table, snapshot.position),
      walk,
      take: null,
      look: game.look?.(step.expected, table, snapshot.position),
    };
  }, [game, step, table, info, lang, walk]);
  if (scene === null || step === null) return null;
  return (
    <Stage
      scene={scene}
      above={
        <>
          <Slider at={at} info={info} scene={scene} onMove={setAt} seat={seat} onSeat={onSeat} />
          {beside?.(step, step.snapshot.at, scene)}
          <End scene={scene} />
        </>
      }
    />
  );
}

interface SliderProps {
  at: number;
  info: OpenWalk['info'];
  scene: Scene;
  onMove: (at: number) => void;
  seat: number;
  onSeat: (seat: number) => void;
}

function Slider({ at, info, scene, onMove, seat, onSeat }: SliderProps) {
  const t = useTableStrings();
  const id = useId();
  const { speed } = useSettings();
  const [playing, setPlaying] = useState(false);
  const most = info.answers;
  const here = useRef(at);
  here.current = at;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (here.current >= most) setPlaying(false);
      else onMove(here.current + 1);
    }, PAUSES[speed]);
    return () => clearInterval(timer);
  }, [playing, most, onMove, speed]);
  const to = (next: number): void => {
    setPlaying(false);
    onMove(Math.max(0, Math.min(most, next)));
  };
  const turn = info.turns.findLast((x) => x.at <= at)?.at ?? -1;
  return (
    <div className="slider">
      <label className="slider-label" htmlFor={id}>
        <span className="caps">{t.replay}</span> <span className="num">{t.step(at, most)}</span>
      </label>
      <input
        id={id}
        className="slider-range"
        type="range"
        min={0}
        max={most}
        step={1}
        value={at}
        aria-valuetext={t.step(at, most)}
        onChange={(e) => to(Number(e.currentTarget.value))}
      />
      <div className="slider-buttons">
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
      <div className="slider-choices">
        {info.turns.length > 1 && (
          <Select
            label={t.turnsList}
            value={String(turn)}
            onChange={(v) => to(Number(v))}
            options={[
              ...(turn < 0 ? [{ value: '-1', text: '—' }] : []),
              ...unique(info.turns).map((x) => ({ value: String(x.at), text: scene.speech.turn(x.say) })),
            ]}
          />
        )}
        <Select
          label={t.seatView}
          value={String(seat)}
          onChange={(v) => onSeat(Number(v))}
          options={seatsOf(scene).map((s) => ({ value: String(s), text: scene.speech.seat(s) }))}
        />
      </div>
    </div>
  );
}

/** One jump for each step: what begins there last. */
function unique(turns: OpenWalk['info']['turns']): OpenWalk['info']['turns'] {
  return [...new Map(turns.map((x) => [x.at, x])).values()];
}
