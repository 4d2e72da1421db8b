/** Lines over a range, as a picture that stands by itself: an SVG with its numbers in it, for the eye and for whoever reads them aloud. */

/** One line: its name, and a number at each place. */
export interface Curve {
  readonly name: string;
  readonly points: readonly { readonly at: string; readonly n: number }[];
}

interface Chart {
  /** What runs across, and what is measured upwards. */
  readonly across: string;
  readonly up: string;
  readonly curves: readonly Curve[];
}

const WIDTH = 720;
const HEIGHT = 420;
const LEFT = 64;
const TOP = 48;
const RIGHT = 200;
const BOTTOM = 56;
/** Told apart by colour and by dashes; after these they begin anew. */
const STROKES = ['#1f5f8b', '#a63d2f', '#3f7d3f', '#7a4a9e', '#8a6d1d', '#444444'];
const DASHES = ['', '7 4', '2 3', '10 3 2 3'];

const text = (s: string): string => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const short = (n: number): string => String(Math.round(n * 1000) / 1000);

/** Round numbers for the axis that go from the least to the most and a little over, some five of them. */
function ticks(low: number, high: number): number[] {
  const span = high - low || 1;
  const raw = span / 5;
  const unit = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((k) => k * unit).find((s) => s >= raw) ?? raw;
  const found: number[] = [];
  for (let n = Math.floor(low / step) * step; n <= high + step * 0.999; n += step) found.push(Math.round(n * 1e9) / 1e9);
  return found;
}

/** The picture. */
export function curves({ across, up, curves: lines }: Chart): string {
  const places = lines[0].points.map((p) => p.at);
  const numbers = lines.flatMap((l) => l.points.map((p) => p.n));
  const marks = ticks(Math.min(0, ...numbers), Math.max(...numbers));
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const x = (i: number): number => LEFT + (places.length === 1 ? 0.5 : i / (places.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (n: number): number => TOP + (1 - (n - low) / (high - low || 1)) * (HEIGHT - TOP - BOTTOM);
  // More names than fit across would lie over one another.
  const every = Math.ceil(places.length / 16);
  const grid = marks.map(
    (n) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${short(y(n))}" y2="${short(y(n))}" stroke="#ddd"/>` +
      `<text x="${LEFT - 8}" y="${short(y(n) + 4)}" text-anchor="end">${short(n)}</text>`,
  );
  const below = places.map((at, i) =>
    i % every === 0 ? `<text x="${short(x(i))}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${text(at)}</text>` : '',
  );
  const drawn = lines.map(({ name, points }, k) => {
    const stroke = `stroke="${STROKES[k % STROKES.length]}" stroke-dasharray="${DASHES[k % DASHES.length]}"`;
    const path = points.map((p, i) => `${i === 0 ? 'M' : 'L'}${short(x(i))} ${short(y(p.n))}`).join('');
    const spots = points.map(
      (p, i) =>
        `<circle cx="${short(x(i))}" cy="${short(y(p.n))}" r="3" fill="${STROKES[k % STROKES.length]}"><title>${text(`${name === '' ? up : name}: ${p.at} → ${short(p.n)}`)}</title></circle>`,
    );
    const key = TOP + 8 + k * 18;
    const legend =
      name === ''
        ? ''
        : `<line x1="${WIDTH - RIGHT + 14}" x2="${WIDTH - RIGHT + 40}" y1="${key}" y2="${key}" ${stroke} stroke-width="2"/>` +
          `<text x="${WIDTH - RIGHT + 46}" y="${key + 4}">${text(name)}</text>`;
    return `<path d="${path}" fill="none" ${stroke} stroke-width="2"/>${spots.join('')}${legend}`;
  });
  const told = lines.map(({ name, points }) => `${name === '' ? up : name}: ${points.map((p) => `${p.at} ${short(p.n)}`).join(', ')}`);
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${text(`${up} / ${across}`)}</title><desc>${text(told.join('; '))}</desc>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="26" font-size="15">${text(up)}</text>`,
    ...grid,
    ...below,
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 12}" text-anchor="middle">${text(across)}</text>`,
    ...drawn,
    '</svg>',
  ].join('\n')}\n`;
}
