/** The tables of docs/rulings.md and docs/setups.md that say what positions and set-ups are written with: made from the notation of each game (`scripts/ruling-schema.mjs`). */
import { type AnyKind, type Form, formFields, type NamedValues } from '@escarmouche/engine/core';
import type { GameFiles } from './games/game.ts';
import { GAMES } from './games/index.ts';

const PLACES: Readonly<Record<string, string>> = {
  place: 'a hex',
  figure: 'a figure',
  card: 'a card',
  ability: 'an ability',
  board: 'a board',
  turn: 'a figure',
};

const quoted = (words: readonly (string | number)[]): string => words.map((w) => `\`${w}\``).join(', ');

/** What a place holds, in a few words. */
function holds(is: Form): string {
  switch (is.kind) {
    case 'flag':
      return quoted(['true', 'false']);
    case 'present':
      return quoted(['true']);
    case 'whole':
      return `${is.min} to ${is.max}`;
    case 'one':
      return quoted(is.of);
    case 'some':
      return `list of ${quoted(is.of)}`;
    case 'text':
      return (is.between === undefined ? PLACES[is.names ?? ''] : undefined) ?? 'a name';
    case 'both':
      return '`{ en, fr }`';
    case 'content':
      return is.name === 'space' ? 'a hex `q,r`' : 'at length';
    case 'list':
      return is.max === is.min ? `${is.max} of: ${holds(is.of)}` : `list of: ${holds(is.of)}`;
    case 'named':
      return `by name: ${holds(is.of)}`;
    case 'row':
      if (is.names === 'place') return 'a hex `[column, row]`';
      return is.of.some((of) => of.kind === 'fields' || of.kind === 'row')
        ? `${is.of.length} of: ${holds(is.of[0])}`
        : `\`[\`${is.of.map(holds).join('; ')}\`]\``;
    case 'either':
      return [...new Set(is.of.map(holds))].join(', or ');
    case 'fields': {
      const names = is.fields.map((f) => f.name);
      const all = new Set(is.fields.map((f) => holds(f.is)));
      // Many names of one kind are things by name.
      if (is.part === undefined && names.length > 3 && all.size === 1) return `by name (${quoted(names)}): ${[...all][0]}`;
      return is.part ?? quoted([`{ ${names.join(', ')} }`]);
    }
  }
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map((c) => c.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');

/** The fields of a part, each with what it holds and what it is. */
function fieldTable({ shape }: AnyKind): string {
  const all = shape.kind === 'fields' ? formFields(shape.fields) : [];
  return table(
    ['word', 'holds', 'meaning'],
    all.map(({ name, is, word, more }) => [`\`${name}\``, holds(is), more === undefined ? word.en : `${word.en}; ${more.en}`]),
  );
}

/** The named values of a part: as they are written, and what follows from them. `pattern` is one of them, `garrek.NAME`. */
function valueTable({ shape }: AnyKind, values: NamedValues, pattern: string): string {
  const written = shape.kind === 'fields' ? shape.fields : {};
  const named = (name: string): string => `\`${pattern.replace('NAME', name)}\``;
  const same = [...values].flatMap(([name, { word }]) => (written[name]?.word === word ? [name] : []));
  const others = [...values].filter(([name]) => !same.includes(name));
  return table(
    ['name', 'value'],
    [
      [
        same.map(named).join(', '),
        'as in the situation, lists of cards sorted; `null` (`off` for a place in World of Warcraft Miniatures) for nobody and nowhere',
      ],
      ...others.map(([name, { word }]) => [named(name), word.en]),
    ],
  );
}

/** The fields within a field: those of `situation.modifiers`, whatever holds them. */
function within(kind: AnyKind | undefined, [name, ...below]: readonly string[]): AnyKind | undefined {
  if (kind === undefined) return undefined;
  const { shape } = kind;
  if (shape.kind === 'row') return within(shape.of[0], name === undefined ? [] : [name, ...below]);
  if (shape.kind === 'list' || shape.kind === 'named') return within(shape.of, name === undefined ? [] : [name, ...below]);
  if (shape.kind === 'either')
    return within(
      shape.of.find((of) => of.shape.kind === 'fields'),
      name === undefined ? [] : [name, ...below],
    );
  if (shape.kind !== 'fields') return undefined;
  return name === undefined ? kind : within(Object.hasOwn(shape.fields, name) ? shape.fields[name].is : undefined, below);
}

const BLOCK = /(<!-- notation (\w+) ([\w.]+)(?: (\S+))? -->\n)[\s\S]*?(\n<!-- end of notation -->)/g;

/** The document with its tables as the notation says them. @throws Error for a table of nothing */
export function withTables(text: string, games: readonly GameFiles[] = GAMES): string {
  return text.replace(BLOCK, (_all, begin: string, game: string, part: string, pattern: string | undefined, end: string) => {
    const of = games.find((g) => g.game === game);
    const [whole, ...below] = part.split('.');
    const kind = within(of?.notation?.get(whole), below);
    const values = of?.values?.[part];
    if (kind === undefined || (pattern !== undefined && values === undefined)) throw new Error(`${game} has no notation of ${part}`);
    return `${begin}\n${values === undefined || pattern === undefined ? fieldTable(kind) : valueTable(kind, values, pattern)}\n${end}`;
  });
}
