/**
 * The tables of docs/rulings.md, docs/setups.md and docs/own.md that say what positions, set-ups and things of one's own are written with: made
 * from the notation of each game (`scripts/ruling-schema.mjs`).
 */
import { type AnyKind, type Form, type FormField, formFields, formOf, type NamedValues, type OwnKind } from '@escarmouche/engine/core';
import type { GameFiles } from './games/game.ts';
import { GAMES } from './games/index.ts';

const PLACES: Readonly<Record<string, string>> = {
  place: 'a hex',
  figure: 'a figure',
  card: 'a card',
  ability: 'an ability',
  board: 'a board',
  turn: 'a figure',
  character: 'a character',
  holder: 'a class, a race or a character',
  monster: 'a monster',
  space: 'a hex `q,r`',
};
/** What things of one's own may name, by the word of their notation. */
type Lists = NonNullable<OwnKind['lists']>;

const quoted = (words: readonly (string | number)[]): string => words.map((w) => `\`${w}\``).join(', ');

/** What a place holds, in a few words. */
function holds(is: Form, lists: Lists = {}): string {
  const within = (of: Form): string => holds(of, lists);
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
      if (is.names !== undefined && Object.hasOwn(lists, is.names) && is.says === 'an-id')
        return quoted(lists[is.names]({}).map((x) => x.id));
      return (
        (is.between === undefined ? PLACES[is.names ?? ''] : undefined) ??
        (is.like === 'slug' ? 'an id' : is.says === 'a-text' ? 'a text' : 'a name')
      );
    case 'both':
      return '`{ en, fr }`';
    case 'content':
      return is.name === 'space' ? 'a hex `q,r`' : 'at length';
    case 'list':
      return is.max === is.min ? `${is.max} of: ${within(is.of)}` : `list of: ${within(is.of)}`;
    case 'named':
      return `by name: ${within(is.of)}`;
    case 'row':
      if (is.names === 'place') return 'a hex `[column, row]`';
      return is.of.some((of) => of.kind === 'fields' || of.kind === 'row')
        ? `${is.of.length} of: ${within(is.of[0])}`
        : `\`[\`${is.of.map(within).join('; ')}\`]\``;
    case 'either':
      // Of things that a word tells apart, each has a row elsewhere.
      return is.tag === undefined ? [...new Set(is.of.map(within))].join(', or ') : `\`{ ${is.tag}: … }\``;
    case 'fields': {
      const names = is.fields.map((f) => f.name);
      const all = new Set(is.fields.map((f) => within(f.is)));
      // Many names of one kind are things by name.
      if (is.part === undefined && names.length > 3 && all.size === 1) return `by name (${quoted(names)}): ${[...all][0]}`;
      return is.part ?? quoted([`{ ${names.join(', ')} }`]);
    }
  }
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map((c) => c.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');

const meaning = ({ word, more }: FormField): string => (more === undefined ? word.en : `${word.en}; ${more.en}`);

/** The fields of a part, each with what it holds and what it is. */
function fieldTable({ shape }: AnyKind, lists?: Lists): string {
  const all = shape.kind === 'fields' ? formFields(shape.fields) : [];
  return table(
    ['word', 'holds', 'meaning'],
    all.map((f) => [`\`${f.name}\``, holds(f.is, lists), meaning(f)]),
  );
}

/** The things that a word tells apart: each word, what else is said beside it, and what it is. What may be left out has a `?`. */
function variantTable(is: Extract<Form, { kind: 'either' }>, lists?: Lists): string {
  return table(
    [`\`${is.tag}\``, 'with', 'meaning'],
    is.of.map((of, i) => {
      const [word, ...beside] = of.kind === 'fields' ? of.fields : [];
      const said = beside.map((f) => `\`${f.name}${f.needed ? '' : '?'}\` ${meaning(f)}: ${holds(f.is, lists)}`);
      return [holds(word.is), said.join('; '), is.called?.[i].en ?? ''];
    }),
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

/** The fields within a field: those of `situation.modifiers`, whatever holds them; of things that a word tells apart, the one of that word. */
function within(kind: AnyKind | undefined, [name, ...below]: readonly string[]): AnyKind | undefined {
  if (kind === undefined) return undefined;
  const { shape } = kind;
  if (shape.kind === 'row') return within(shape.of[0], name === undefined ? [] : [name, ...below]);
  if (shape.kind === 'list' || shape.kind === 'named') return within(shape.of, name === undefined ? [] : [name, ...below]);
  if (shape.kind === 'either' && shape.tag !== undefined) {
    if (name === undefined) return kind;
    const { tag } = shape;
    const one = shape.of.find((of) => {
      const form = formOf(of);
      const first = form.kind === 'fields' ? form.fields.find((f) => f.name === tag)?.is : undefined;
      return first?.kind === 'one' && first.of.includes(name);
    });
    return within(one, below);
  }
  if (shape.kind === 'either')
    return within(
      shape.of.find((of) => of.shape.kind === 'fields'),
      name === undefined ? [] : [name, ...below],
    );
  if (shape.kind !== 'fields') return undefined;
  return name === undefined ? kind : within(Object.hasOwn(shape.fields, name) ? shape.fields[name].is : undefined, below);
}

const BLOCK = /(<!-- notation (\w+) ([\w.-]+)(?: (\S+))? -->\n)[\s\S]*?(\n<!-- end of notation -->)/g;

/** The document with its tables as the notation says them; what it says of a game that is gone is left alone. @throws Error for a table of nothing */
export function withTables(text: string, games: readonly GameFiles[] = GAMES): string {
  return text.replace(BLOCK, (all, begin: string, game: string, part: string, pattern: string | undefined, end: string) => {
    const of = games.find((g) => g.game === game);
    if (of === undefined) return all;
    const [whole, ...below] = part.split('.');
    const own = whole === 'own' ? of.own?.[below[0]]?.kind : undefined;
    const kind = own === undefined ? within(of.notation?.get(whole), below) : within(own.is, below.slice(1));
    const values = of.values?.[part];
    if (kind === undefined || (pattern !== undefined && values === undefined)) throw new Error(`${game} has no notation of ${part}`);
    const form = formOf(kind);
    if (form.kind === 'either') return `${begin}\n${variantTable(form, own?.lists)}\n${end}`;
    return `${begin}\n${values === undefined || pattern === undefined ? fieldTable(kind, own?.lists) : valueTable(kind, values, pattern)}\n${end}`;
  });
}
