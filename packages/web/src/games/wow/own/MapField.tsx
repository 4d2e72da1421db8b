/** A map of one's own: drawn small, or to be painted space by space. */
import '../table/board/board.css';
import { hexCentre, hexFromRow } from '@escarmouche/engine/space';
import { FACTIONS, lettersOf, type OwnMap } from '@escarmouche/engine/wow';
import { wordsFor } from '@escarmouche/words/wow';
import type { SVGProps } from 'react';
import { pick } from '../../../app/strings/index.ts';
import { NumberField } from '../../../design/index.ts';
import type { DrawnProps } from '../../../editor/editing.ts';
import { usePainting } from '../../../own/painting.tsx';
import { useSettings } from '../../../settings/store.ts';
import { SIZE } from '../../../table/pointy.ts';
import { useSetupStrings } from '../setup/strings.ts';
import { Plot } from '../table/board/Terrain.tsx';

const GROUND = { c: 'cover', h: 'high', x: 'impassable', V: 'victory' } as const;
const HALF = (SIZE * Math.sqrt(3)) / 2;
/** Rows, and letters of a row, at most. */
const MOST = 32;

/** One letter of a drawing as the space that it is. */
function Letter({ letter, x, y }: { letter: string; x: number; y: number }) {
  if (letter === '.' || letter in GROUND) return <Plot of={GROUND[letter as keyof typeof GROUND] ?? 'open'} x={x} y={y} />;
  const seat = FACTIONS.findIndex((f) => f.symbol === letter);
  return <Plot of="spawn" x={x} y={y} seat={seat} letter={letter} />;
}

interface PictureProps {
  rows: readonly string[];
  className: string;
  /** Spoken where it can be pressed. */
  label?: string;
  press?: (row: number, column: number) => SVGProps<SVGGElement> & { readonly 'data-hex': string };
}

function Picture({ rows, className, label, press }: PictureProps) {
  const widest = Math.max(1, ...rows.map((r) => r.length));
  const box = [-HALF - 4, -SIZE - 4, (widest + 0.5) * 2 * HALF + 8, (rows.length - 1) * 1.5 * SIZE + 2 * SIZE + 8];
  return (
    <svg
      className={`block full ${className}`}
      viewBox={box.join(' ')}
      role={label === undefined ? undefined : 'group'}
      aria-hidden={label === undefined}
      aria-label={label}
    >
      {rows.flatMap((letters, row) =>
        Array.from(letters, (letter, column) => {
          const p = hexCentre(hexFromRow(column, row, 'odd'), SIZE);
          const key = `${row} ${column}`;
          if (letter !== '-')
            return (
              <g key={key} {...press?.(row, column)}>
                <Letter letter={letter} {...p} />
              </g>
            );
          // No space: where it could be painted, a dot says so.
          return press === undefined ? null : (
            <g key={key} {...press(row, column)}>
              <circle cx={p.x} cy={p.y} r={SIZE * 0.7} fill="transparent" />
              <circle className="line-rule" cx={p.x} cy={p.y} r="4" />
            </g>
          );
        }),
      )}
    </svg>
  );
}

const drawnRows = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).map((row) =>
    lettersOf(String(row))
      .map((c) => ('.chxVDANn-'.includes(c) ? c : '.'))
      .join(''),
  );

/** A map, small. */
export function MapPicture({ of }: { of: OwnMap }) {
  return <Picture rows={drawnRows(of.rows)} className="wown-picture" />;
}

/** The rows of a map: so many, so long, and a kind of space that is pressed onto them. */
export function MapField({ value, label, onChange }: DrawnProps) {
  const t = useSetupStrings();
  const { lang } = useSettings();
  const { term } = wordsFor(lang);
  const rows = drawnRows(value);
  const widest = Math.max(1, ...rows.map((r) => r.length));
  /** Rows that stand half a space to the right are one shorter, as those of printed maps are. */
  const sized = (high: number, wide: number): void =>
    onChange(
      Array.from({ length: high }, (_x, i) => {
        const wanted = Math.max(1, wide - (i % 2));
        return (rows[i] ?? '').slice(0, wanted).padEnd(wanted, '.');
      }),
    );
  const spawns = FACTIONS.map((f) => [f.symbol, `${term('spawn')} (${pick(f.names, lang)})`]);
  const titles: Readonly<Record<string, string>> = {
    '.': term('terrain-open'),
    c: term('terrain-cover'),
    h: term('terrain-high'),
    x: term('terrain-impassable'),
    V: term('victory'),
    ...Object.fromEntries(spawns),
    N: `${term('spawn')} (${t.neutral})`,
    n: `${term('spawn')} (${t.convertible})`,
    '-': t.noSpace,
  };
  const has = (row: number, column: number): boolean => rows[row]?.[column] !== undefined;
  const { brushes, press } = usePainting({ rows, titles, first: 'c', legend: t.pressOn, has, onChange });
  return (
    <div className="pile-2 one-column" data-map-field>
      <div className="row gap-2">
        <NumberField late label={t.rows} value={rows.length} min={1} max={MOST} onChange={(n) => sized(n, widest)} />
        <NumberField late label={t.columns} value={widest} min={1} max={MOST} onChange={(n) => sized(rows.length, n)} />
      </div>
      {brushes}
      <Picture rows={rows} className="wown-board" label={label} press={press} />
    </div>
  );
}
