/** Every ruling of Underworlds told in both languages: what is asked, may and may not be done and happens, without a name that files alone use. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Say } from '@escarmouche/engine/core';
import { ABILITIES, BOARDS, CARDS, FIGHTERS, type Situation, situationMatch } from '@escarmouche/engine/underworlds';
import { LANGS } from '@escarmouche/words';
import { wordsFor } from '@escarmouche/words/underworlds';
import { describe, expect, it } from 'vitest';
import { readRuling } from '../../ruling.ts';
import { underworldsFiles } from './index.ts';

type Words = ReturnType<typeof wordsFor>;

const FOLDER = new URL('../../../../engine/src/games/underworlds/rulings/', import.meta.url);

/** Ids of the content that are no words of either language: those with a hyphen or a colon. */
const IDS = [
  ...CARDS.flatMap((c) => [c.id, c.attack?.id ?? '']),
  ...Object.values(FIGHTERS).flatMap((list) =>
    list.flatMap((f) => [f.id, ...[...f.uninspired.attacks, ...f.inspired.attacks].map((a) => a.id)]),
  ),
  ...ABILITIES.map((a) => a.id),
  ...BOARDS.map((b) => b.id),
].filter((id) => /[-:]/.test(id));

/** A name of a file in a sentence: an id, a paragraph, a target behind a `>`, a key of the word lists. */
const RAW = new RegExp(
  `(?<![\\w-])(?:${[...new Set(IDS)].join('|')})(?![\\w-])|\\bwu:|>|\\{\\{|\\b(?:ask|trigger|direction|face)[-.][a-z]`,
);

/** What has been told already: figures and cards are named by the content, so that only keys and terms can be raw. */
const told = new Set<string>();

/** Everything said for the first time where a match stands, and of the answers that a script expects to be refused. */
function sayings(match: ReturnType<typeof situationMatch>, from: number, refused: readonly string[]): string[] {
  const { node } = match;
  const ctx = { table: match.table, state: match.state };
  const all: { readonly say: Say; readonly in: (w: Words) => string }[] = [];
  for (const e of match.events.slice(from)) all.push({ say: e, in: (w) => w.event(e, ctx) });
  if (node.kind === 'chance') all.push({ say: node.prompt, in: (w) => w.roll(node.prompt, ctx) });
  if (node.kind === 'decision') {
    const listed = match.refused();
    for (const { say } of [...match.options(), ...listed]) all.push({ say, in: (w) => w.option(say, ctx) });
    for (const r of [...listed.flatMap((x) => x.reasons), ...refused.flatMap((id) => match.whyNot(id))])
      all.push({ say: r, in: (w) => w.refusal(r, ctx) });
  }
  const fresh = all.filter(({ say }) => {
    const known = say.key + JSON.stringify(say.args);
    return !told.has(known) && told.add(known);
  });
  return LANGS.flatMap((lang) => {
    const w = wordsFor(lang);
    const out = fresh.map((x) => x.in(w));
    if (node.kind === 'decision') out.push(w.prompt(node.prompt, ctx).question);
    return node.kind === 'chance' ? [...out, ...match.outcomes().map((o) => w.outcome(o.id, ctx))] : out;
  });
}

describe('rulings in words', () => {
  it('name nothing as files name it', { timeout: 60_000 }, () => {
    const raw = new Set<string>();
    let said = 0;
    for (const file of readdirSync(FOLDER)) {
      const { cases } = readRuling(readFileSync(new URL(file, FOLDER), 'utf8'), file, [underworldsFiles]);
      for (const [i, c] of cases.entries()) {
        if (c.illegal !== undefined) continue;
        const match = situationMatch(c.situation as Situation);
        let events = 0;
        const say = (refused: readonly string[] = []): void => {
          for (const text of sayings(match, events, refused)) {
            said++;
            if (RAW.test(text)) raw.add(`${file}/${i + 1}: ${text}`);
          }
          events = match.events.length;
        };
        say();
        for (const step of c.script) {
          if ('expect' in step)
            say([...Object.keys(step.expect.refused ?? {}), ...(step.expect.absent ?? []).map((a) => (typeof a === 'string' ? a : ''))]);
          else {
            if ('take' in step) match.take(step.take);
            else if ('pass' in step) continue;
            else if (typeof step.roll === 'string') match.fall(step.roll);
            else match.roll(step.roll);
            say();
          }
        }
      }
    }
    expect(said).toBeGreaterThan(5_000);
    expect([...raw]).toEqual([]);
  });
});
