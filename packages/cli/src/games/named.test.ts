/**
 * What is said of any game in either language names nothing as files do: no paragraph, no id of the content, no option. Told are random matches,
 * every ruling of the project, and what is answered to actions asked for at the wrong moment.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Match, playStep, seeded } from '@escarmouche/engine';
import { readRuling } from '@escarmouche/files';
import { LANGS } from '@escarmouche/words';
import { describe, expect, it } from 'vitest';
import type { AnyGame, AnyMatch } from './game.ts';
import { nameOf } from './game.ts';
import { GAMES } from './list.testing.ts';

/** Random matches of each game, answers in each at most, and actions of other moments that are asked for at each of its questions. */
const MATCHES = process.env.ESCARMOUCHE_GAMES === undefined ? 4 : 2;
const ANSWERS = 150;
const ASKED = 8;

/** Everything that may be done and may not is read at one answer in so many: it is the slow part. */
const ALL_AT = 5;

/** Ids that are English words as well. */
const WORDS = new Set(['roll-off']);

/** Ids that are no words: with a hyphen or a colon, or like `K06`, and not so written in a name of theirs (`counter-attack`). */
function idsOf(game: AnyGame): string[] {
  const listed = game.content.flatMap((g) => g.things);
  const names = listed.flatMap((t) => Object.values(t.names ?? {})).map((n) => n.toLowerCase());
  const ids = new Set(listed.map((t) => t.id).filter((id) => !WORDS.has(id) && /\p{L}+-[\p{L}\d]|:\d|^[A-Z]0\d$/u.test(id)));
  return [...ids].filter((id) => !names.some((n) => n.includes(id.toLowerCase())));
}

/** A name of a file inside a sentence: an id, a paragraph, an option with its target, a piece that was not filled in. */
function rawOf(game: AnyGame): RegExp {
  const { prefix } = game.files.rules;
  const ids = idsOf(game).map((id) => id.replaceAll(/[+*.]/g, '\\$&'));
  return new RegExp(
    `(?<![\\p{L}\\d-])(?:${ids.join('|')})(?:-\\d+)?(?![\\p{L}\\d-])|(?<!\\p{L})${prefix}:|[\\p{L}\\d]>[\\p{L}\\d]|\\p{Ll}-\\d|\\{\\{|[a-z]:[a-z\\d]`,
    'u',
  );
}

/** A letter or two, as drawings label their figures: that is what a reader calls it. */
const LABEL = /^\p{Lu}[\p{L}\d]?$/u;

/** Every `id` of what a match has of its own. */
function madeUp(of: unknown): string[] {
  if (typeof of !== 'object' || of === null) return [];
  const { id } = of as { id?: unknown };
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(of).flatMap(madeUp)];
}

/** The words by which the file of a match names what it made up. */
function ownWords(match: AnyMatch): RegExp | null {
  const { content, own } = (match.table as { readonly setup: object }).setup as { content?: unknown; own?: unknown };
  const ids = [...new Set(madeUp([content, own]))].filter((id) => /^\p{L}/u.test(id) && !LABEL.test(id));
  const escaped = ids.map((id) => id.replaceAll(/[+*.()]/g, '\\$&'));
  return ids.length === 0 ? null : new RegExp(`(?<![\\p{L}\\d-])(?:${escaped.join('|')})(?![\\p{L}\\d-])`, 'u');
}

/** Collects what is said of a game, and what of it is raw; what was looked at already is not looked at again. */
class Reader {
  readonly raw = new Set<string>();
  said = 0;
  private readonly known = new Set<string>();
  private told = 0;
  private match: AnyMatch | null = null;
  private own: RegExp | null = null;
  private readonly game: AnyGame;
  private readonly pattern: RegExp;

  constructor(game: AnyGame) {
    this.game = game;
    this.pattern = rawOf(game);
  }

  /** Reads what is new where a match stands, and why these actions cannot be taken there. */
  read(match: AnyMatch, asked: readonly string[], where: string, all = true): void {
    if (match !== this.match) {
      this.told = 0;
      this.own = ownWords(match);
    }
    this.match = match;
    const events = match.events.slice(this.told);
    this.told = match.events.length;
    const { node } = match;
    // What is asked of the rules is asked once, for both languages.
    const lists = all && node.kind === 'decision';
    const refused = lists ? match.refused() : [];
    const says = lists ? [...match.options(), ...refused].map((o) => o.say) : [];
    const reasons = lists ? [...refused.flatMap((o) => o.reasons), ...asked.flatMap((id) => match.whyNot(id))] : [];
    const texts: string[] = [];
    for (const w of LANGS.map((lang) => this.game.sentences(lang, match))) {
      texts.push(...events.map((e) => w.event(e)));
      if (node.kind !== 'over') texts.push(w.prompt(node.prompt));
      texts.push(...says.map((say) => w.option(say)), ...reasons.map((r) => w.refusal(r)));
    }
    for (const text of texts) {
      if (this.own?.test(text) === true) this.raw.add(`${where}: ${text}`);
      if (this.known.has(text)) continue;
      this.known.add(text);
      this.said++;
      if (this.pattern.test(text)) this.raw.add(`${where}: ${text}`);
    }
  }
}

describe.each(GAMES.map((game) => [nameOf(game), game] as const))('what is said of %s names nothing as files do', (_name, game) => {
  it('in random matches, and of what cannot be done there', { timeout: 120_000 }, () => {
    const reader = new Reader(game);
    for (let seed = 1; seed <= MATCHES; seed++) {
      const random = seeded(seed);
      const match: AnyMatch = new Match(game.situations.game, game.setupFor({ ...game.usual, choices: {} }, 'en'), { undo: false });
      // Whatever could be done at some moment is asked for at others.
      const pool: string[] = [];
      for (let n = 0; n < ANSWERS && match.nodeKind !== 'over'; n++) {
        if (match.nodeKind === 'chance') {
          reader.read(match, [], `match ${seed}`);
          match.rollBy(random);
          continue;
        }
        const options = match.options();
        const offered = new Set(options.map((o) => o.id));
        const asked = Array.from({ length: pool.length === 0 ? 0 : ASKED }, () => pool[random.below(pool.length)]);
        reader.read(
          match,
          asked.filter((id) => !offered.has(id)),
          `match ${seed}`,
          n % ALL_AT === 0,
        );
        const { id } = options[random.below(options.length)];
        pool.push(id, options[options.length - 1].id);
        match.take(id);
      }
    }
    expect(reader.said).toBeGreaterThan(200);
    expect([...reader.raw].slice(0, 20)).toEqual([]);
  });

  it('in the rulings', { timeout: 240_000 }, () => {
    const reader = new Reader(game);
    for (const file of readdirSync(game.rulings).filter((f) => f.endsWith('.yaml'))) {
      const { cases } = readRuling(readFileSync(new URL(file, game.rulings), 'utf8'), file, [game.files]);
      for (const [i, c] of cases.entries()) {
        if (c.illegal !== undefined) continue;
        const match = game.situations.match(c.situation);
        const where = `${file}/${i + 1}`;
        reader.read(match, [], where, false);
        for (const step of c.script) {
          if ('expect' in step) {
            const { refused, absent, exactly } = step.expect;
            const all = refused !== undefined || absent !== undefined || exactly !== undefined;
            reader.read(match, [...Object.keys(refused ?? {}), ...(absent ?? [])], where, all);
            continue;
          }
          playStep(game.situations, match, step, { case: i + 1 }, { events: 0 });
          reader.read(match, [], where, false);
        }
      }
    }
    expect(reader.said).toBeGreaterThan(500);
    expect([...reader.raw].slice(0, 20)).toEqual([]);
  });
});
