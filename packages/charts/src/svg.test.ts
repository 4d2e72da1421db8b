import { describe, expect, it } from 'vitest';
import type { Chart } from './chart.ts';
import { svgOf } from './svg.ts';

const lines = [
  { name: 'A <b> & "c"', points: [0, 1, 2].map((x) => ({ x, y: x / 2, low: x / 4, high: x / 2 + 0.1 })) },
  { name: 'B', points: [0, 1, 2].map((x) => ({ x, y: 1 - x / 2 })) },
];
const chart: Chart = { across: 'power', up: 'health', lines, places: ['one', 'two', 'three'] };

describe('a chart as a file', () => {
  it('tells every number to whoever cannot see it, and no text of it becomes markup', () => {
    const svg = svgOf(chart, 'en');
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toContain('<title>health / power</title>');
    expect(svg).toContain('A &lt;b&gt; &amp; "c": one 0, two 0.5, three 1; B: one 1, two 0.5, three 0');
    expect(svg).not.toMatch(/<b>|<style|<script/);
    expect(svgOf(chart, 'fr')).toContain('two 0,5');
  });

  it('tells its lines apart by more than colour, and draws a band where bounds are known', () => {
    const svg = svgOf(chart, 'en');
    const drawn = [...svg.matchAll(/<g [^>]*data-part="line"[^>]*>/g)].map((m) => m[0]);
    expect(drawn).toHaveLength(2);
    expect(new Set(drawn.map((g) => /stroke-dasharray="([^"]*)"/.exec(g)?.[1] ?? '')).size).toBe(2);
    const shapes = [...svg.matchAll(/<g [^>]*data-part="dot"[^>]*>(.*?)<\/g>/g)].map((m) => /<circle|d="[^"]*"/.exec(m[1])?.[0]);
    expect(new Set(shapes).size).toBe(2);
    expect(svg.match(/data-part="area"/g)).toHaveLength(1);
  });

  it('stands with one place, and as steps', () => {
    const one = svgOf({ ...chart, lines: [{ name: '', points: [{ x: 0, y: 3 }] }] }, 'en');
    expect(one).not.toContain('NaN');
    expect(one).toContain('health: one 3');
    expect(svgOf({ ...chart, steps: true }, 'en')).not.toBe(svgOf(chart, 'en'));
  });
});
