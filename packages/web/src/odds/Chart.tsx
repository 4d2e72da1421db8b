/** A chart on the page. What it shows stands in a table beside it as well, for whoever cannot see it. */
import type { Chart as Drawn } from '@escarmouche/charts';
import { useEffect, useRef, useState } from 'react';
import { SideMark } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import './chart.css';

const COLOURS = [0, 1, 2, 3].map((k) => `var(--side-${k})`);

interface ChartProps {
  chart: Drawn;
  /** What it is of, for the ear. */
  label: string;
  height?: number;
  /** Stands after the name of each line. */
  values?: readonly string[];
}

/** As wide as there is room, drawn again when that changes; `values` stand after the names of the lines. */
export function Chart({ chart, label, height = 190, values = [] }: ChartProps) {
  const { lang } = useSettings();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const watch = new ResizeObserver(() => setWidth(Math.round(current.clientWidth)));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  // What is shown, not who made it: callers make it anew each time.
  const shown = JSON.stringify(chart);
  useEffect(() => {
    if (width === 0) return;
    let gone = false;
    // Where it cannot be fetched the table stays.
    import('@escarmouche/charts').then(
      ({ drawn }) => !gone && box.current?.replaceChildren(drawn(JSON.parse(shown) as Drawn, { width, height, lang, colours: COLOURS })),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [shown, width, height, lang]);
  return (
    <figure className="chart">
      <div className="ink sunk cut-off chart-box" ref={box} role="img" aria-label={label} style={{ height }} />
      <ul className="flow small gap-x-4 chart-names">
        {chart.lines.map(({ name }, k) => (
          <li key={name}>
            <SideMark seat={k % COLOURS.length} size={13} /> {name}
            {values[k] !== undefined && <strong className="num"> {values[k]}</strong>}
          </li>
        ))}
      </ul>
    </figure>
  );
}
