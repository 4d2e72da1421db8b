/** A set-up tried against itself: so many games between programs, how they end, how long they last, and which cards go with winning. */
import { BOTS, type BotName } from '@escarmouche/engine/bots';
import type { Share, TrialTold } from '@escarmouche/lab/trying';
import { playerName } from '@escarmouche/words';
import { useRef, useState } from 'react';
import { faultLines } from '../app/faults.ts';
import { pick } from '../app/strings/index.ts';
import { Button, Dialog, Disclosure, Select, SideMark } from '../design/index.ts';
import { Table } from '../design/Table.tsx';
import { number, percent } from '../odds/numbers.ts';
import { useSettings } from '../settings/store.ts';
import { askApart, Cancelled, type UnderWay } from '../worker/client.ts';
import { useTryTexts } from './strings.ts';

const MANY = ['20', '100', '200', '1000'] as const;
/** Pieces told at first. */
const FEW = 12;

interface TryProps {
  readonly game: string;
  /** The sides by their names; one where all play together. */
  readonly names: readonly string[];
  /** Made when it begins. */
  readonly setup: () => unknown;
  readonly onClose: () => void;
}

/** The games are played in a worker of its own, and counted as they come; they can be stopped at any moment. */
export default function TryDialog({ game, names, setup, onClose }: TryProps) {
  const t = useTryTexts();
  const { lang } = useSettings();
  const [bots, setBots] = useState<readonly BotName[]>(names.map(() => 'greedy'));
  const [many, setMany] = useState<(typeof MANY)[number]>('100');
  const [told, setTold] = useState<TrialTold | null>(null);
  const [state, setState] = useState<'idle' | 'running' | 'stopped' | 'done'>('idle');
  const [fault, setFault] = useState('');
  const under = useRef<UnderWay<unknown> | null>(null);
  const stop = (): void => under.current?.cancel();
  const close = (): void => {
    stop();
    onClose();
  };
  const begin = async (): Promise<void> => {
    setTold(null);
    setFault('');
    setState('running');
    try {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0];
      const running = askApart('try', { game, setup: setup(), bots, games: Number(many), seed }, (_done, _of, part) =>
        setTold(part as TrialTold),
      );
      under.current = running;
      setTold(await running.answer);
      setState('done');
    } catch (error) {
      setState('stopped');
      if (!(error instanceof Cancelled)) setFault((await faultLines(error, game))[lang]);
    }
  };
  const running = state === 'running';
  return (
    <Dialog title={t.title} width="wide" onClose={close}>
      <div className="stack" data-trial={state}>
        <p className="small soft">{t.text}</p>
        <div className="row gap-2-5">
          {names.map((name, side) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: sides never move
              key={side}
              label={t.plays(name)}
              value={bots[side]}
              options={BOTS.map((b) => ({ value: b, text: playerName(lang, b) }))}
              onChange={(b) => setBots((now) => now.map((x, i) => (i === side ? b : x)))}
            />
          ))}
          <Select label={t.games} value={many} options={MANY.map((n) => ({ value: n, text: n }))} onChange={setMany} />
        </div>
        <div className="row gap-2">
          <Button kind="primary" disabled={running} onClick={() => void begin()}>
            {t.begin}
          </Button>
          {running && (
            <>
              <progress aria-label={t.title} max={told?.of ?? 1} value={told?.games ?? 0} />
              {told !== null && <span className="soft small num">{`${told.games} / ${told.of}`}</span>}
              <Button onClick={stop}>{t.stop}</Button>
            </>
          )}
          <span className="soft small num" role="status">
            {state === 'stopped' && told !== null ? t.stopped(told.games) : state === 'done' && told !== null ? t.done(told.games) : ''}
          </span>
        </div>
        {fault !== '' && <p className="field-fault">{fault}</p>}
        {told !== null && <Results told={told} names={names} />}
      </div>
    </Dialog>
  );
}

function Results({ told, names }: { told: TrialTold; names: readonly string[] }) {
  const t = useTryTexts();
  const { lang } = useSettings();
  const told95 = (s: Share): string => `${percent(lang, s.share)} (${t.between(percent(lang, s.low), percent(lang, s.high))})`;
  const rows: readonly (readonly [string, string])[] = [
    [told.together ? t.wonTogether : t.wins(names[0]), told95(told.first)],
    ...told.seats.map((s, seat) => [t.seat(names[0], seat), told95(s)] as const),
    ...(told.together ? [] : [[t.draws, String(told.draws)] as const]),
    [t.rounds, `${number(lang, told.rounds.mean)} (${t.between(String(told.rounds.least), String(told.rounds.most))})`],
    ...(told.faults > 0 ? [[t.faults, String(told.faults)] as const] : []),
  ];
  return (
    <>
      <Table data-trial-rows rows={rows.map(([head, cell]) => ({ key: head, head, cells: [cell] }))} />
      {told.pieces.length > 0 && (
        <Disclosure summary={t.pieces} aside={<span className="num">{told.pieces.length}</span>}>
          <Table
            titles={[t.piece, t.seen, t.worth]}
            rows={told.pieces.slice(0, told.games > 50 ? undefined : FEW).map((p) => ({
              key: `${p.side}/${p.kind}/${p.names.en}`,
              head: (
                <>
                  <SideMark seat={p.side} size={13} label={names[p.side]} /> {pick(p.names, lang)}
                </>
              ),
              cells: [p.games, told95(p)],
            }))}
          />
        </Disclosure>
      )}
    </>
  );
}
