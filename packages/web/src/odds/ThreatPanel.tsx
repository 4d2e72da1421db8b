/** The dangers in words: who could do what, how far the answer has come, and every place in a table for who does not go by colours. */
import type { Chooser } from '../board/useChoosing.ts';
import { usePointed } from '../board/usePointing.ts';
import { Button, Disclosure, RadioCards, Select } from '../design/index.ts';
import { Table } from '../design/Table.tsx';
import type { Choosing } from '../table/contract.ts';
import { useScene } from '../table/scene.ts';
import type { Apart, PlaceThreatened, ThreatTold } from '../worker/seen.ts';
import { number, sampled } from './numbers.ts';
import { useOddsTexts } from './strings.ts';
import { useThreatTexts } from './threat-strings.ts';
import { levelOf, type ThreatLayer, threatsAt, worstOf } from './threats.ts';
import './threat.css';

interface PanelProps {
  readonly board: Choosing;
  readonly layer: ThreatLayer;
}

/** Chance and harm of a threat. */
function useFigures(layer: ThreatLayer): (t: ThreatTold) => { readonly out: string; readonly harm: string } {
  const odds = useOddsTexts();
  const { lang } = useScene().speech;
  const harm = odds.harm[layer.begun?.harm ?? 'damage'];
  return (t) => ({ out: sampled(lang, t.out, t.exact), harm: harm(number(lang, t.harm)) });
}

/** The tab that comes with the layer; while a place is pointed at it tells of that one. */
export default function ThreatPanel({ board, layer }: PanelProps) {
  const t = useThreatTexts();
  const { game, speech } = useScene();
  const { pieces } = board as Chooser;
  const { space } = usePointed();
  const { way, about, done, of, state, begun } = layer;
  const at = way === 'to' && space >= 0 ? threatsAt(layer, space) : null;
  const shown = at ?? layer.places.find((p) => p.at === null) ?? null;
  return (
    <section className="pile-2 sans small" aria-label={t.title} data-dangers={state}>
      <Select
        label={t.figure}
        labelHidden
        value={String(about)}
        options={layer.figures.map((i) => ({ value: String(i), text: speech.figure(i) }))}
        onChange={(i) => layer.ask({ figure: Number(i) })}
      />
      <RadioCards
        legend={t.wayLegend}
        legendHidden
        look="inline"
        value={way}
        options={[
          { value: 'to', title: t.way.to },
          { value: 'from', title: t.way.from },
        ]}
        onChange={(next) => layer.ask({ way: next, figure: about })}
      />
      <div className="flow apart middle gap-2">
        {state === 'running' && <progress className="grows dangers-progress" max={Math.max(1, of)} value={done} aria-label={t.title} />}
        <span className="soft num" role="status">
          {state === 'running' ? '' : state === 'done' ? t.done : t.stopped}
        </span>
        {state === 'running' && of > 0 && <span className="soft num">{t.progress(done, of)}</span>}
        {state === 'running' && (
          <Button kind="quiet" onClick={layer.stop}>
            {t.stop}
          </Button>
        )}
        <Button kind="quiet" onClick={() => layer.ask({ on: false })}>
          {t.close}
        </Button>
      </div>
      {begun !== null && begun.apart.length === 0 && <p>{t.none(way)}</p>}
      {begun !== null && begun.apart.length > 0 && (
        <>
          <h2 className="small semibold">{at === null ? t.here : t.where(pieces.spaces[space] ?? '')}</h2>
          <ul className="pile-2 no-pad">
            {begun.apart.map((pair) => (
              <Pair key={`${pair.by} ${pair.on}`} pair={pair} place={shown} here={at === null} layer={layer} />
            ))}
          </ul>
        </>
      )}
      {way === 'to' && layer.places.length > 1 && <Places layer={layer} names={pieces.spaces} />}
      <p className="soft small">{way === 'to' ? t.howTo : t.howFrom}</p>
      <p className="soft small" data-counts>
        {game.dangers?.(speech.lang)} {t.open}
      </p>
    </section>
  );
}

/** One enemy: how far it is, whether it sees, its best attack and what may come of it. */
function Pair({
  pair: { by, on, far, unit, sees },
  place,
  here,
  layer,
}: {
  pair: Apart;
  place: PlaceThreatened | null;
  here: boolean;
  layer: ThreatLayer;
}) {
  const t = useThreatTexts();
  const { speech } = useScene();
  const figures = useFigures(layer);
  const found = place?.by.find((x) => x.by === by && x.on === on) ?? null;
  const sure = found !== null || place !== null;
  const says = found?.says.map((say) => speech.option(say).replace(/\.$/, '')) ?? [];
  return (
    <li className="lines-130 dangers-pair" data-level={levelOf(found)}>
      <p>
        <b>{speech.figure(layer.way === 'to' ? by : on)}</b>
        {here && (
          <span className="soft">
            {' · '}
            {t.far(number(speech.lang, unit === 'mm' ? far / 10 : far), unit)}
            {' · '}
            {t.sees(sees)}
          </span>
        )}
      </p>
      {found !== null && <p className="num">{t.odds(figures(found).out, figures(found).harm)}</p>}
      {found !== null && <p className="soft small">{t.best(says.length === 0 ? t.byItself : says.join(' · '))}</p>}
      {found === null && sure && <p className="soft">{layer.way === 'to' ? t.nothing : t.nothingBy}</p>}
    </li>
  );
}

/** Where nobody threatens anything comes after the least of dangers. */
const SAFE = -1;

/** Every place that was looked at, the most dangerous first. */
function Places({ layer, names }: { layer: ThreatLayer; names: readonly string[] }) {
  const t = useThreatTexts();
  const { speech } = useScene();
  const figures = useFigures(layer);
  const cm = (mm: number): string => number(speech.lang, mm / 10);
  const nameOf = (at: ThreatTold['at']): string =>
    at === null ? t.here : typeof at === 'number' ? (names[at] ?? '') : t.spot(cm(at.x), cm(at.y));
  const rows = layer.places
    .map((p) => ({ name: nameOf(p.at), worst: worstOf(p.by) }))
    .sort((a, b) => (b.worst?.out ?? SAFE) - (a.worst?.out ?? SAFE) || (b.worst?.harm ?? SAFE) - (a.worst?.harm ?? SAFE));
  return (
    <Disclosure summary={t.table} aside={<span className="num">{rows.length}</span>}>
      <Table
        className="sans odds-table"
        titles={[t.place, t.out, t.harm, t.by]}
        rows={rows.map(({ name, worst }) => ({
          key: name,
          head: name,
          cells: worst === null ? ['0', '0', t.nobody] : [figures(worst).out, number(speech.lang, worst.harm), speech.figure(worst.by)],
        }))}
      />
    </Disclosure>
  );
}
