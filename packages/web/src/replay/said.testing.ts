/** Every line of every ruling of a game, in both languages: nothing is shown by the name that files have for it. */
import type { Expectation, RulingCase, ScriptStep } from '@escarmouche/engine/core';
import { expect, it } from 'vitest';
import { type GameEntry, provideGames } from '../app/games.ts';
import type { Scene } from '../table/contract.ts';
import { tableStrings } from '../table/strings.ts';
import type { LineSaid } from '../worker/expecting.ts';
import { workerGameOf } from '../worker/games.ts';
import { Walk } from '../worker/walk.ts';
import { type Said, saidFailure, saidLines, saidOption } from './said.ts';

/** A line as the page shows it. */
function shown(scene: Scene, line: LineSaid): string[] {
  const t = tableStrings(scene.speech.lang);
  const lines = (must: Parameters<typeof saidLines>[2]): string[] =>
    saidLines(scene, t, must).map(({ text, is }) => [text, ...is.map((one) => one.text)].join(' · '));
  if (line.does === 'expect') return line.musts.flatMap(([, must]) => lines(must));
  if (line.does === 'take') return [saidOption(scene, t, line.option)];
  if (line.does === 'pass') return lines(line.until);
  return [typeof line.roll === 'string' ? scene.speech.outcome(line.roll) : line.roll.join(', ')];
}

/** All texts in a line of a script: keys and values. */
function textsIn(of: unknown): string[] {
  if (typeof of === 'string') return [of];
  return typeof of === 'object' && of !== null ? Object.entries(of).flatMap(([key, v]) => [key, ...textsIn(v)]) : [];
}

/** What only files call something: names of values and options, ids of figures, cards, events and words, places that the board calls otherwise. */
function rawIn(line: ScriptStep, { speech }: Scene, events: Readonly<Record<string, unknown>>): string[] {
  return textsIn(line).flatMap((text) => {
    // Words of a language may be keys of events as well: those are looked for as a line of their own.
    if (Object.hasOwn(events, text)) return [];
    const parts = text.split(/[\s.>/+|]|(?<=^[a-z]+):/);
    const names = parts.filter((p) => /^[a-z]+(?:-[a-z\d]+)+$/.test(p) || /^[a-z]+:[\w-]+$/.test(p));
    const places = parts.filter((p) => /^-?\d+,-?\d+$/.test(p) && speech.inFile(p) !== p);
    const whole = /^[\w-]+(?:\.[a-z][\w-]*)+$|^[a-z]+:\S/.test(text) ? [text] : [];
    return [...names, ...places, ...whole];
  });
}

/** Named values that are numbers of their own, and no player's. */
function numbersIn(line: ScriptStep): (readonly [string, number])[] {
  const values = Object.entries(('expect' in line ? line.expect.values : undefined) ?? {});
  return values.flatMap(([name, v]) => (typeof v === 'number' && !PLAYERS.test(name) ? [[name, v]] : []));
}
const PLAYERS = /territory|side|active|winner|speaking/;

/** Whether a text has this as a word of its own. That it is in it at all is asked first: seldom is it, and a pattern takes a while to make. */
const within = (text: string, raw: string): boolean =>
  text.includes(raw) && new RegExp(`(?<![\\p{L}\\d-])${raw.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d-])`, 'u').test(text);

/** The same expectations turned round, one by one, so that each fails; those alone of which that is easily said. */
function turnedRound({ values, offered, absent, decision, events }: Expectation): Expectation[] {
  const [name, value] = Object.entries(values ?? {}).find(([, v]) => typeof v === 'number' || typeof v === 'boolean') ?? [];
  return [
    ...(name === undefined ? [] : [{ values: { [name]: typeof value === 'number' ? value + 1 : value !== true } } as Expectation]),
    ...(offered === undefined ? [] : [{ absent: offered.slice(0, 1) }]),
    ...(absent === undefined ? [] : [{ offered: absent.slice(0, 1) }]),
    ...(decision?.seat === undefined ? [] : [{ decision: { seat: 3 - decision.seat } }]),
    ...(events === undefined ? [] : [{ never: events.slice(0, 1) }]),
  ];
}

/** What holds of the rulings of a game. */
export function saidProperties(entry: GameEntry): void {
  it('shows every line in words', { timeout: 300_000 }, async () => {
    provideGames([entry]);
    const [of, table, library] = await Promise.all([workerGameOf(entry.id), entry.loadTable(), entry.loadLibrary()]);
    const { events } = of.situations.vocabulary;
    const unknown = new Set<string>();
    const game = {
      ...table,
      term: (lang: 'en' | 'fr', word: string) => {
        const said = table.term?.(lang, word);
        // A word by itself is asked for last.
        if (said === undefined && !word.includes('.')) unknown.add(word);
        return said;
      },
    };
    const raw: string[] = [];
    const rulings = library.entries.map((e) => library.rulingOf(e.paragraph.id));
    for (const ruling of rulings)
      for (const c of (ruling?.cases ?? []) as readonly RulingCase[]) {
        if (c.illegal !== undefined) continue;
        const walk = Walk.ofCase(of, c);
        const { setup, answers } = walk.info();
        const tables = game.tables(setup);
        for (let at = 1; at <= answers; at++) {
          const line = walk.said(at);
          if (line === null) throw new Error(`no line ${at}`);
          const match = walk.at(at);
          const position = of.position(match, 0);
          const told = (['en', 'fr'] as const).map((lang) => {
            const scene = {
              game,
              snapshot: { position, node: match.node },
              speech: game.speech(lang, tables, position),
            } as Scene;
            return { names: rawIn(c.script[at - 1], scene, events), texts: shown(scene, line) };
          });
          // What files call something stands in both languages where it is shown; a word of one may happen to be alike.
          for (const name of told[0].names)
            if (told.every(({ texts }) => texts.some((text) => within(text, name))))
              raw.push(`${ruling?.ruling} ${name}: ${told[0].texts.join('; ')}`);
          for (const { texts } of told) {
            for (const text of texts) if (Object.hasOwn(events, text)) raw.push(`${ruling?.ruling} ${text}`);
            for (const [name, n] of numbersIn(c.script[at - 1]))
              if (!texts.some((text) => text.replaceAll('−', '-').endsWith(`· ${n}`))) raw.push(`${ruling?.ruling} ${name} is not ${n}`);
          }
        }
      }
    expect(rulings.length).toBeGreaterThanOrEqual(entry.rulings);
    expect(rulings).not.toContain(undefined);
    expect([...unknown]).toEqual([]);
    expect([...new Set(raw)]).toEqual([]);
  });
  it('tells what does not hold in words too', { timeout: 300_000 }, async () => {
    provideGames([entry]);
    const [of, game, library] = await Promise.all([workerGameOf(entry.id), entry.loadTable(), entry.loadLibrary()]);
    const raw: string[] = [];
    const kinds = new Set<string>();
    for (const e of library.entries) {
      const [c] = ((library.rulingOf(e.paragraph.id)?.cases ?? []) as readonly RulingCase[]).filter(({ illegal }) => illegal === undefined);
      const at = c?.script.findIndex((line) => 'expect' in line) ?? -1;
      const line = c?.script[at];
      if (c === undefined || line === undefined || !('expect' in line)) continue;
      for (const expect of turnedRound(line.expect)) {
        const script = [...c.script.slice(0, at), { expect }];
        const walk = Walk.ofCase(of, { ...c, script });
        const { failures, snapshot } = walk.step(script.length, -1);
        const told = (['en', 'fr'] as const).map((lang) => {
          const speech = game.speech(lang, game.tables(walk.info().setup), snapshot.position);
          const scene = { game, snapshot, speech } as Scene;
          const textOf = ({ text, is }: Said): string[] => [text, ...is.map((one) => one.text)];
          const texts = failures.flatMap(({ said, failure }) => {
            // That the rules ran on past the moment compares nothing, and is told as a line of its own.
            if (failure.say.got.key === 'ran-on') return [];
            if (said === null) return ['no words'];
            const { wanted, got } = saidFailure(scene, tableStrings(lang), said.wanted[1], said.got.is);
            return [wanted, ...got].flatMap(textOf);
          });
          return { texts, names: ['no words', ...rawIn({ expect }, scene, of.situations.vocabulary.events)] };
        });
        for (const name of told[0].names)
          if (told.every(({ texts }) => texts.some((text) => within(text, name))))
            raw.push(`${e.paragraph.id} ${name}: ${told[0].texts.join('; ')}`);
        if (failures.length > 0) kinds.add(Object.keys(expect)[0]);
        // A value says what it is instead.
        if (expect.values !== undefined && told[0].texts.length < 3) raw.push(`${e.paragraph.id}: ${told[0].texts.join('; ')}`);
      }
    }
    expect(kinds).toContain('values');
    expect(raw).toEqual([]);
  });
}
