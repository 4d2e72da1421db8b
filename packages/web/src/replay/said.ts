/** What lines of a script name, in the words of the game on the table. */
import type { Arg, Meant } from '@escarmouche/engine/core';
import type { Scene } from '../table/contract.ts';
import type { TableTexts } from '../table/strings.ts';
import type { Must, NodeMust, OptionSaid, ValueMust } from '../worker/expecting.ts';

/** Paragraphs are cited, not read. */
const RULE = /^[a-z-]+:\S+$/;

/** A word of the game by what it is and itself, `wound.light`; what it is may be left out where the game has the word without. */
function word(scene: Scene, id: string): string {
  const { lang } = scene.speech;
  const bare = id.slice(id.indexOf('.') + 1);
  const own = scene.speech.thing({ term: id });
  return scene.game.term?.(lang, id) ?? (own === id ? (scene.game.term?.(lang, bare) ?? bare) : own);
}

/** What is meant, as a text: figures, cards and places by their names, lists with commas. */
function meantIn(scene: Scene, t: TableTexts, meant: Meant): string {
  if (meant === null) return '—';
  if (typeof meant === 'boolean') return meant ? t.yes : t.no;
  if (isList(meant)) {
    const parts = meant.filter((m) => typeof m !== 'string' || !RULE.test(m)).map((m) => meantIn(scene, t, m));
    return parts.length === 0 ? '—' : parts.join(meant.some(isList) ? '; ' : ', ');
  }
  return typeof meant === 'object' && 'term' in meant ? word(scene, meant.term) : scene.speech.thing(meant);
}

function isList(meant: Meant): meant is readonly Meant[] {
  return Array.isArray(meant);
}

/** A thing in a sentence: words of the game as they are said, the rest by what it is. */
const inLine = (scene: Scene, t: TableTexts, meant: Meant): Arg =>
  typeof meant === 'object' && meant !== null && !isList(meant) && !('term' in meant) ? meant : meantIn(scene, t, meant);

/** An option by its sentence, else by who does what with which things. */
export function saidOption(scene: Scene, t: TableTexts, option: OptionSaid): string {
  if ('say' in option) return scene.speech.option(option.say);
  const does = word(scene, `deed.${option.does}`);
  const what = `${does} ${option.with.map((m) => meantIn(scene, t, m)).join(', ')}`.trim();
  return scene.speech.line(option.by === null ? '{what}' : t.doneBy, { what, by: inLine(scene, t, option.by) });
}

/** What a value is called; its name in files where the game has no words for it. */
function called(scene: Scene, t: TableTexts, { said, name }: ValueMust): string {
  if (said === null) return name;
  const blanks = Object.fromEntries(Object.entries(said.blanks).map(([blank, meant]) => [blank, inLine(scene, t, meant)]));
  return scene.speech.line(said.words[scene.speech.lang], blanks);
}

/** The paragraphs that a value cites. */
function citedIn(meant: Meant): string[] {
  if (isList(meant)) return meant.flatMap(citedIn);
  return typeof meant === 'string' && RULE.test(meant) ? [meant] : [];
}

/** Something that must hold: in words, with what it must be, and the paragraphs it stands on. */
export interface Said {
  readonly text: string;
  readonly is: readonly { readonly text: string; readonly odds?: string | undefined }[];
  readonly rules: readonly string[];
}

/** Who is to decide or to roll, how many dice, who has won: by the names of the table where it has any. */
function saidNode(scene: Scene, t: TableTexts, { seat, winner, rule, dice, step }: NodeMust): Said {
  const { node } = scene.snapshot;
  const who = seat ?? winner;
  const named = [
    ...(who === undefined ? [] : [who < 1 ? '—' : scene.speech.seat(who - 1)]),
    ...(dice === undefined ? [] : [t.diceAsked(dice)]),
  ];
  const asked = step !== undefined && node.kind !== 'over' && node.step === step ? scene.speech.prompt(node).question : step;
  const text = named.length > 0 || rule !== undefined ? named.join(', ') : (asked ?? '');
  return { text, is: [], rules: rule === undefined ? [] : [rule] };
}

/** All that must hold of one kind, a line each. */
export function saidLines(scene: Scene, t: TableTexts, must: Must): readonly Said[] {
  switch (must.what) {
    case 'node':
      return [saidNode(scene, t, must.of)];
    case 'events':
      return must.of.map((e) => ({ text: scene.speech.event(e), is: [], rules: e.rule === '' ? [] : [e.rule] }));
    case 'options':
      return must.of.map(({ option, rules }) => ({ text: saidOption(scene, t, option), is: [], rules }));
    default:
      return must.of.map((v) => ({
        text: called(scene, t, v),
        is: v.is.map(({ value, odds }) => ({ text: meantIn(scene, t, value), odds })),
        rules: v.is.flatMap(({ value }) => citedIn(value)),
      }));
  }
}

/** What was to hold, with all its lines in one, and what holds instead: of a value what it is alone, since what it is called stands before it. */
export function saidFailure(
  scene: Scene,
  t: TableTexts,
  wanted: Must,
  got: Must | undefined,
): { readonly wanted: Said; readonly got: readonly Said[] } {
  const [first, ...more] = saidLines(scene, t, wanted);
  const instead = got === undefined ? [] : saidLines(scene, t, got);
  const none = got === undefined || instead.length > 0 ? [] : [{ text: '—', is: [], rules: [] }];
  const all = {
    ...first,
    text: [first, ...more].map(({ text }) => text).join('; '),
    rules: [first, ...more].flatMap(({ rules }) => rules),
  };
  return { wanted: all, got: [...none, ...instead.map((line) => (got?.what === 'values' ? { ...line, text: '' } : line))] };
}
