/** Everything of one's own that a game takes: making, copying, editing, deleting and putting back, packs in and out. */
import type { Notation, OwnKind, OwnThing, OwnThings } from '@escarmouche/engine/core';
import { Copy, Download, Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type FaultWords, gameOf } from '../app/games.ts';
import { lazily } from '../app/lazily.tsx';
import { saysAll } from '../app/letters.ts';
import { notify } from '../app/notices.ts';
import { pick } from '../app/strings/index.ts';
import { Button, Disclosure, Field, FileButton, Select } from '../design/index.ts';
import type { Drawn } from '../editor/editing.ts';
import { type Lang, useSettings } from '../settings/store.ts';
import { LIMIT, openPack, savePack } from './files.ts';
import { type Content, dropThing, faultsOfKept, fitThings, freshId, isUnstored, keepThings, useThings } from './store.ts';
import { COLON, useOwnTexts } from './strings.ts';

/** What places of a thing may name, of the game and of these. */
const listsOf = ({ lists = {} }: OwnKind, beside: OwnThings): Notation<unknown>['lists'] =>
  Object.fromEntries(Object.entries(lists).map(([names, list]) => [names, () => list(beside)]));

const OwnForm = lazily(() => import('./OwnForm.tsx'));

/** What a game gives so that its things can be made here. */
export interface OwnOfGame {
  readonly game: string;
  readonly content: Content;
  /** What places of a thing may name. */
  readonly lists?: Notation<unknown>['lists'];
  /** What the game calls a word. */
  term?(lang: Lang, id: string): string | undefined;
  /** How things of a kind look, and fields of theirs that are drawn otherwise than their notation has it. */
  readonly pictures?: Readonly<Record<string, ComponentType<{ readonly thing: OwnThing }>>>;
  readonly drawn?: Readonly<Record<string, Drawn>>;
  /** All that there is to read of things of a kind: of the game's own as well. */
  readonly sheets?: Readonly<Record<string, ComponentType<{ readonly thing: OwnThing }>>>;
}

interface Open {
  readonly kind: string;
  readonly first: OwnThing;
  readonly words: FaultWords;
  /** The id that it had. */
  readonly was?: string;
}

export function OwnOf({ game, content, lists = {}, term, pictures = {}, drawn = {}, sheets = {} }: OwnOfGame) {
  const t = useOwnTexts();
  const { lang } = useSettings();
  const things = useThings(game);
  const beside = fitThings(things, content);
  const [open, setOpen] = useState<Open | null>(null);
  const [gone, setGone] = useState<{ readonly kind: string; readonly at: number; readonly name: string; back(): void } | null>(null);
  const [from, setFrom] = useState<Readonly<Record<string, string>>>({});
  const place = useRef<HTMLDivElement>(null);
  const [bad, setBad] = useState<string | null>(null);
  // Whoever threw something away by keyboard is where it can be put back.
  useEffect(() => {
    if (gone !== null) place.current?.querySelector<HTMLElement>('[data-gone] button')?.focus();
  }, [gone]);
  const edit = async (kind: string, first: OwnThing, was?: string): Promise<void> => {
    const words = (await gameOf(game)?.loadFaults()) ?? ((_lang, fault) => fault.key);
    setOpen({ kind, first, words, ...(was === undefined ? {} : { was }) });
  };
  const told = (line: string): void => (isUnstored() ? notify('own', t.unstored, 'bad') : notify('own', line));
  const importFrom = async (file: File): Promise<void> => {
    const result = file.size > LIMIT ? { en: t.tooBig, fr: t.tooBig } : await openPack(file);
    setBad(typeof result === 'number' ? null : t.bad(file.name, result[lang]));
    if (typeof result === 'number') told(t.imported(result));
  };
  const exportAll = async (): Promise<void> => {
    const left = await savePack({ en: t.pack, fr: t.pack });
    if (left > 0) notify('own', t.leftOut(left), 'bad');
  };
  return (
    <div className="pile-4 one-column" ref={place}>
      <p className="prose">{t.lead}</p>
      <div className="row">
        <FileButton label={t.open} accept=".yaml,.yml,.json" onFile={(file) => void importFrom(file)} />
        <Button icon={<Download size={16} />} onClick={() => void exportAll()}>
          {t.export}
        </Button>
      </div>
      <p className="field-fault" role="alert">
        {bad}
      </p>
      {Object.entries(content.kinds).map(([kind, of]) => {
        const mine = things[kind] ?? [];
        const Picture = pictures[kind];
        const Sheet = sheets[kind];
        const source = [of.blank, ...of.printed].find((p) => p.id === (from[kind] ?? of.blank.id)) ?? of.blank;
        const copyOf = (thing: OwnThing): OwnThing => ({
          ...thing,
          id: freshId(`${thing === of.blank ? '' : 'my-'}${thing.id.replace(/^my-/, '')}`, [...mine, ...of.printed]),
        });
        const back =
          gone?.kind !== kind ? null : (
            <li key="gone" data-gone className="row gap-2 packed">
              <span role="status">{t.removed(gone.name)}</span>
              <Button
                icon={<Undo2 size={16} />}
                onClick={() => {
                  gone.back();
                  setGone(null);
                }}
              >
                {t.undo}
              </Button>
            </li>
          );
        return (
          <section key={kind} data-kind={kind} className="pile-3 one-column" aria-label={pick(of.many, lang)}>
            <h2>{pick(of.many, lang)}</h2>
            <div className="row gap-2 low">
              <Select
                label={t.begin}
                value={source.id}
                onChange={(id) => setFrom({ ...from, [kind]: id })}
                options={[of.blank, ...of.printed].map((p) => ({ value: p.id, text: p === of.blank ? t.first : pick(p.names, lang) }))}
              />
              <Button
                icon={<Plus size={16} />}
                onClick={() => void edit(kind, source === of.blank ? { ...source, id: freshId(source.id, mine) } : copyOf(source))}
              >
                {t.make}
              </Button>
            </div>
            {mine.length === 0 && back === null && <p className="soft">{t.none}</p>}
            <ul className="pile-2">
              {mine.map((thing, i) => {
                const name = pick(thing.names, lang);
                const wrong = faultsOfKept(of, thing, beside);
                return (
                  <li key={thing.id} className="framed packed pad-x-2 row gap-3 middle" data-own={thing.id}>
                    {Picture !== undefined && wrong.length === 0 && <Picture thing={thing} />}
                    <span className="grows">
                      <strong>{name}</strong> <code className="small soft">{thing.id}</code>
                      {wrong.length > 0 && <span className="bad small"> {t.unfit(wrong.length)}</span>}
                    </span>
                    <span className="inline-flex unbroken">
                      <Button kind="quiet" iconOnly icon={<Pencil size={16} />} onClick={() => void edit(kind, thing, thing.id)}>
                        {`${t.edit}${COLON[lang]}${name}`}
                      </Button>
                      <Button kind="quiet" iconOnly icon={<Copy size={16} />} onClick={() => void edit(kind, copyOf(thing))}>
                        {`${t.copy}${COLON[lang]}${name}`}
                      </Button>
                      <Button
                        kind="quiet"
                        iconOnly
                        icon={<Trash2 size={16} />}
                        onClick={() => setGone({ kind, at: i, name, back: dropThing(game, kind, thing.id) })}
                      >
                        {`${t.remove}${COLON[lang]}${name}`}
                      </Button>
                    </span>
                    {Sheet !== undefined && wrong.length === 0 && (
                      <div className="full">
                        <Folded summary={t.read}>
                          <Sheet thing={thing} />
                        </Folded>
                      </div>
                    )}
                  </li>
                );
              })}
              {back}
            </ul>
            {Sheet !== undefined && (
              <Folded summary={t.printed(of.printed.length)}>
                <Printed things={of.printed} Sheet={Sheet} onCopy={(thing) => void edit(kind, copyOf(thing))} />
              </Folded>
            )}
          </section>
        );
      })}
      {open !== null && (
        <Suspense fallback={null}>
          <OwnForm
            of={content.kinds[open.kind]}
            first={open.first}
            beside={beside}
            lists={{ ...lists, ...listsOf(content.kinds[open.kind], beside) }}
            term={term}
            drawn={drawn[open.kind]}
            taken={(things[open.kind] ?? []).flatMap((x) => (x.id === open.was ? [] : [x.id]))}
            words={open.words}
            onClose={() => setOpen(null)}
            onKeep={(thing) => {
              keepThings(game, open.kind, [thing], open.was);
              setOpen(null);
              setGone(null);
              told(t.kept(pick(thing.names, lang)));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What is made once it is opened. */
function Folded({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary={summary} open={open} onToggle={setOpen}>
      {open && children}
    </Disclosure>
  );
}

interface PrintedProps {
  readonly things: readonly OwnThing[];
  readonly Sheet: ComponentType<{ readonly thing: OwnThing }>;
  onCopy(thing: OwnThing): void;
}

/** The game's own, to be found by name and read. */
function Printed({ things, Sheet, onCopy }: PrintedProps) {
  const t = useOwnTexts();
  const { lang } = useSettings();
  const [wanted, setWanted] = useState('');
  const found = things.filter((thing) => saysAll(`${thing.names.en} ${thing.names.fr}`, wanted));
  return (
    <div className="pile-2 one-column">
      {things.length > 9 && <Field label={t.search} type="search" value={wanted} onChange={(e) => setWanted(e.currentTarget.value)} />}
      {found.length === 0 && <p role="status">{t.notFound}</p>}
      <ul>
        {found.map((thing) => (
          <li key={thing.id}>
            <Folded summary={pick(thing.names, lang)}>
              <div className="pile-2 one-column">
                <Sheet thing={thing} />
                <p>
                  <Button icon={<Copy size={16} />} onClick={() => onCopy(thing)}>
                    {t.copy} <span className="hidden-visually">{pick(thing.names, lang)}</span>
                  </Button>
                </p>
              </div>
            </Folded>
          </li>
        ))}
      </ul>
    </div>
  );
}
