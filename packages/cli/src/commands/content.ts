/** `content GAME`: everything that may be named in files of a game, by id and by name. */
import type { ContentGroup, Listed } from '@escarmouche/files/content';
import { columns, OK, printJson, printLines } from '../common.ts';
import { type AnyGame, nameOf } from '../games/game.ts';
import { ownOf } from '../given-pack.ts';
import type { Lang } from '../lang.ts';
import type { Setting } from '../setting.ts';

/** A thing as the answer has it. */
interface Told extends Omit<Listed, 'names'> {
  readonly names?: Readonly<Record<Lang, string>>;
}

/** Things of one's own of a kind. */
interface OwnGroup {
  readonly kind: string;
  readonly title: string | undefined;
  readonly where: string;
  readonly things: readonly Told[];
}

/** What a thing is called in both languages: as its card prints it, or as the words of the game say; undefined for a bare sign. */
function namesOf(of: AnyGame, { kind }: ContentGroup, { id, names }: Listed): Told['names'] {
  if (names !== undefined) return names;
  const called = (lang: Lang): string | undefined => {
    const words = of.words(lang);
    if (kind === 'choices') return words.choice(id).title;
    return words.knows(id) ? words.term(id) : undefined;
  };
  const [en, fr] = [called('en'), called('fr')];
  return en === undefined || fr === undefined ? undefined : { en, fr };
}

/** Runs the command. */
export function content(setting: Setting, of: AnyGame): number {
  const { io, json } = setting;
  const groups = of.content.map((group) => ({
    ...group,
    things: group.things.map((thing): Told => {
      const names = namesOf(of, group, thing);
      return names === undefined ? thing : { ...thing, names };
    }),
  }));
  const own = ownGroups(setting, of);
  if (json) printJson(io, { game: nameOf(of), groups: [...groups, ...own] });
  else
    printLines(
      io,
      [...groups, ...own].flatMap((group, i) => [...(i === 0 ? [] : ['']), ...report(setting, group)]),
    );
  return OK;
}

/** What a pack has for the game, by its kinds. */
function ownGroups({ pack, lang }: Setting, of: AnyGame): readonly OwnGroup[] {
  return Object.entries(ownOf(pack, of) ?? {}).map(([kind, things]) => ({
    kind,
    title: of.files.own?.[kind]?.kind.many[lang],
    where: pack?.file ?? '',
    things: things.map(({ id, names }) => ({ id, names })),
  }));
}

/** A group in lines: its kind and where files name it, then each thing with its names in both languages, that of the language spoken first. */
function report({ texts, lang }: Setting, group: (ContentGroup & { readonly things: readonly Told[] }) | OwnGroup): string[] {
  const { where, things } = group;
  const t = texts.content;
  const rows = things.map(({ id, names, of, values }) => {
    const both = names === undefined ? [] : lang === 'fr' ? [names.fr, names.en] : [names.en, names.fr];
    return [
      id,
      [...new Set(both)].join(' · '),
      [...(of === undefined ? [] : [of]), ...(values === undefined ? [] : [values.join(' | ')])].join('  '),
    ];
  });
  return [t.head('title' in group ? (group.title ?? group.kind) : t.kinds[group.kind], where, things.length), ...columns(rows)];
}
