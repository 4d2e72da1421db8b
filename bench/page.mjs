/** The first load of the page: every file that the browser asks for before the first screen stands, as sent with gzip. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Follows what the page names: scripts, styles, preloads, then the fonts and modules those import.
 * @param {string} dist folder of the built page
 * @returns {{ kilobytes: number, files: { name: string, bytes: number }[] }}
 */
export function firstLoad(dist) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  /** @param {string} name */
  const add = (name) => {
    if (seen.has(name)) return;
    const body = readFileSync(join(dist, name));
    // Fonts are compressed already and are sent as they are.
    seen.set(name, name.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length);
    const text = /\.(js|css|html)$/.test(name) ? body.toString('utf8') : '';
    const folder = name.includes('/') ? name.slice(0, name.lastIndexOf('/') + 1) : '';
    for (const [, url] of text.matchAll(/(?:src|href)="\/?([^"#:]+\.(?:js|css|svg|woff2))"/g)) add(url);
    for (const [, url] of text.matchAll(/(?:^|[;}\s])(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)) add(folder + url);
    for (const [, url] of text.matchAll(/url\((?:\/?)(assets\/[^)]+latin[^)]*\.woff2)\)/g)) add(url);
    for (const [, url] of text.matchAll(/new Worker\(new URL\(["'`]\/?([^"'`]+\.js)/g)) add(url);
  };
  add('index.html');
  // The worker starts with the page, whatever way its address is written.
  for (const name of readdirSync(join(dist, 'assets'))) if (/worker.*\.js$/i.test(name)) add(`assets/${name}`);
  const files = [...seen].map(([name, bytes]) => ({ name, bytes }));
  return { kilobytes: files.reduce((sum, f) => sum + f.bytes, 0) / 1000, files };
}
