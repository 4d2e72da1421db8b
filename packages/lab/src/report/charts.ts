/** Drawings of the report: lines with a point, and bars. */
import type { BothLanguages } from '@escarmouche/engine';
import { safe, tInSvg } from './html.ts';

/** One line: a name, a value and how sure it is. */
export interface Dot {
  readonly name: BothLanguages;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly says: BothLanguages;
}

const ROW = 26;
const LEFT = 230;
const RIGHT = 110;
const WIDE = 720;

const cut = (text: string): string => (text.length > 32 ? `${text.slice(0, 31)}…` : text);
const short = ({ en, fr }: BothLanguages): BothLanguages => ({ en: cut(en), fr: cut(fr) });

/** Points with their intervals, one below the other. `middle` is drawn as a line from top to bottom. */
export function dots(all: readonly Dot[], middle: number): { readonly width: number; readonly height: number; readonly drawing: string } {
  const low = Math.min(middle, ...all.map((d) => d.low));
  const high = Math.max(middle, ...all.map((d) => d.high));
  const x = (v: number): number => Math.round((LEFT + ((v - low) / Math.max(1e-9, high - low)) * (WIDE - LEFT - RIGHT)) * 10) / 10;
  const height = all.length * ROW + 12;
  const rows = all.map((d, i) => {
    const y = i * ROW + 19;
    return `<text class="name" x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${tInSvg(short(d.name))}</text>
<line class="interval" x1="${x(d.low)}" x2="${x(d.high)}" y1="${y}" y2="${y}"/><circle cx="${x(d.value)}" cy="${y}" r="4.5"/>
<text x="${WIDE - RIGHT + 12}" y="${y + 4}">${tInSvg(d.says)}</text>`;
  });
  const line = `<line class="middle" x1="${x(middle)}" x2="${x(middle)}" y1="4" y2="${height - 4}"/>`;
  return { width: WIDE, height, drawing: line + rows.join('\n') };
}

/** Bars side by side, each with what it stands for under it. */
export function bars(all: readonly { readonly name: string; readonly n: number }[]): {
  readonly width: number;
  readonly height: number;
  readonly drawing: string;
} {
  const most = Math.max(1, ...all.map((b) => b.n));
  const wide = Math.max(14, Math.min(48, Math.floor((WIDE - 40) / Math.max(1, all.length))));
  const height = 180;
  const drawn = all.map(({ name, n }, i) => {
    const tall = Math.round((n / most) * 130);
    const x = 20 + i * wide;
    return `<rect x="${x}" y="${150 - tall}" width="${wide - 3}" height="${tall}"/>
<text x="${x + wide / 2 - 1.5}" y="166" text-anchor="middle">${safe(name)}</text>`;
  });
  return { width: WIDE, height, drawing: `<line class="middle" x1="14" x2="${WIDE - 14}" y1="150" y2="150"/>${drawn.join('\n')}` };
}
