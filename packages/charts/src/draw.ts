/** The drawing of a chart, by Observable Plot. Nothing of it moves, and whatever it says a table beside it says too. */
import { areaY, axisX, axisY, dot, gridY, lineY, type Markish, plot, ruleY, text } from '@observablehq/plot';
import { type Chart, type ChartLine, type ChartLook, DASHES, SHAPES } from './chart.ts';

/** Points of a line are marked one by one up to so many; beyond that its last one is. */
const MARKED = 24;
const LEGEND_LINE = 18;
const LEFT = 44;
const RIGHT = 14;

/** Around letters that lie on lines. */
const HALO = { fill: 'currentColor', stroke: 'var(--paper, white)', strokeWidth: 4 } as const;

const turn = <T>(list: readonly T[], k: number): T => list[k % list.length];

/** A line with the band between its bounds, and its points. */
function marksOf({ name, points }: ChartLine, k: number, { colours }: ChartLook, steps: boolean, named: boolean): Markish[] {
  const stroke = turn(colours, k);
  const curve = steps ? ('step-after' as const) : ('linear' as const);
  const bounded = points.filter((p) => p.low !== undefined && p.high !== undefined);
  return [
    ...(bounded.length > 1 ? [areaY(bounded, { x: 'x', y1: 'low', y2: 'high', fill: stroke, fillOpacity: 0.16, curve })] : []),
    lineY(points, { x: 'x', y: 'y', stroke, strokeWidth: 2, strokeDasharray: turn(DASHES, k), curve }),
    dot(points.length > MARKED ? points.slice(-1) : points, { x: 'x', y: 'y', fill: stroke, r: 3.5, symbol: turn(SHAPES, k) }),
    ...(named ? [text(points.slice(-1), { x: 'x', y: 'y', text: () => name, textAnchor: 'end', dx: -6, dy: -8, ...HALO })] : []),
  ];
}

/** Names of the lines, one under another at the right edge. */
function legendOf({ lines }: Chart, { colours }: ChartLook): Markish[] {
  return lines.flatMap(({ name }, k) => {
    const at = { frameAnchor: 'top-right' as const, dy: k * LEGEND_LINE };
    return [
      dot([0], { ...at, dx: 20, dy: at.dy + 6, fill: turn(colours, k), r: 3.5, symbol: turn(SHAPES, k) }),
      text([name], { ...at, dx: 30, textAnchor: 'start' }),
    ];
  });
}

/**
 * Draws a chart.
 * @param where the document that it becomes part of; the page's own unless given
 */
export function drawn(chart: Chart, look: ChartLook, where?: Document): SVGSVGElement {
  const { lines, places, percent, steps, signs = [] } = chart;
  const { width, height, lang, legend = 0 } = look;
  const across = [...new Set(lines.flatMap((l) => l.points.map((p) => p.x)))].sort((a, b) => a - b);
  const number = new Intl.NumberFormat(lang, percent === true ? { style: 'percent' } : { maximumFractionDigits: 3 });
  // As many names as fit.
  const every = Math.ceil(across.length / Math.max(2, (width - LEFT - RIGHT - legend) / 48));
  const below = { labelAnchor: 'center', labelArrow: 'none' } as const;
  const plain = new Intl.NumberFormat(lang);
  const named = { ticks: across.filter((_x, i) => i % every === 0), tickFormat: (x: number) => places?.[x] ?? '' };
  const svg = plot({
    ...(where === undefined ? {} : { document: where }),
    width,
    height,
    marginLeft: LEFT,
    marginRight: RIGHT + legend,
    marginBottom: 38,
    marginTop: 26,
    x: {
      label: chart.across,
      ...(across.length < 2 ? { domain: [(across[0] ?? 0) - 1, (across[0] ?? 0) + 1] } : {}),
    },
    y: { label: chart.up, nice: true, ...(percent === true ? { domain: [0, 1] } : {}) },
    marks: [
      gridY({ strokeOpacity: 0.15 }),
      axisX(places === undefined ? { ...below, tickFormat: (x: number) => plain.format(x), tickSpacing: 64 } : { ...below, ...named }),
      axisY({ tickFormat: (y: number) => number.format(y), tickSpacing: 40 }),
      ruleY([0], { strokeOpacity: 0.5 }),
      ...lines.flatMap((l, k) => marksOf(l, k, look, steps === true, legend === 0 && lines.length > SHAPES.length)),
      text([...signs], { x: 'x', y: 'y', text: 'sign', dy: -12, fontWeight: 'bold', ...HALO }),
      ...(legend > 0 ? legendOf(chart, look) : []),
    ],
  }) as SVGSVGElement;
  // A page that forbids styles written into it would complain; what it needs stands in its own style sheet.
  for (const style of [...svg.querySelectorAll('style')]) style.remove();
  // A group that is no picture by itself may bear no name for the ear: the picture as a whole has one.
  for (const group of svg.querySelectorAll('[aria-label]')) {
    group.setAttribute('data-part', group.getAttribute('aria-label') ?? '');
    group.removeAttribute('aria-label');
  }
  return svg;
}
