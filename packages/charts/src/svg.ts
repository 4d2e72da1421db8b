/** A chart as a picture that stands by itself, with its numbers in it, for the eye and for whoever reads them aloud. */
import { parseHTML } from 'linkedom';
import type { Chart } from './chart.ts';
import { drawn } from './draw.ts';

const WIDTH = 720;
const HEIGHT = 420;
const LEGEND = 180;
const COLOURS = ['#1f5f8b', '#a63d2f', '#3f7d3f', '#7a4a9e', '#8a6d1d', '#444444'];
const SVG = 'http://www.w3.org/2000/svg';

/** The text of an SVG file: the same drawing as on a page, on white, with a title and every number in its description. */
export function svgOf(chart: Chart, lang: string): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const many = chart.lines.length > 1;
  const svg = drawn(chart, { width: WIDTH, height: HEIGHT, lang, colours: COLOURS, ...(many ? { legend: LEGEND } : {}) }, document);
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 3 });
  const add = (name: string, fields: Readonly<Record<string, string>>, text: string): void => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(fields)) made.setAttribute(key, value);
    made.textContent = text;
    svg.prepend(made);
  };
  const told = chart.lines.map(
    ({ name, points }) =>
      `${name === '' ? chart.up : name}: ${points.map((p) => `${chart.places?.[p.x] ?? p.x} ${number.format(p.y)}`).join(', ')}`,
  );
  add('rect', { width: '100%', height: '100%', fill: '#fff' }, '');
  add('desc', {}, told.join('; '));
  add('title', {}, `${chart.up} / ${chart.across}`);
  svg.setAttribute('xmlns', SVG);
  svg.setAttribute('role', 'img');
  svg.setAttribute('font-size', '12');
  return `${svg.outerHTML}\n`;
}
