/** Forms made from a notation: for each kind of field what can be set there, and what is wrong with it. No game is known here. */
import { type Form, type FormField, type ListedName, leastOf, type Notation, type NotationPath, valueAt } from '@escarmouche/engine/core';
import { Plus, X } from 'lucide-react';
import { createContext, type ReactNode, use, useId, useState } from 'react';
import { fine, pick } from '../app/strings/index.ts';
import { Button, Disclosure, Field, NumberField, Select, Tick } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { choicesIn, converted, isPlace, kindOf, pathText } from './model.ts';
import { useEditorTexts } from './strings.ts';

/** What a form changes, and what it knows besides. */
export interface Editing {
  readonly form: Form;
  readonly notation: Notation<unknown>;
  readonly position: unknown;
  /** What is wrong, by the path of the field. */
  readonly faults: ReadonlyMap<string, string>;
  /** What is open and half written, by the field: the table begins anew with each figure more or less, and the forms on it with it. */
  readonly kept: Map<string, unknown>;
  /** What the board calls a place or a figure, and the place it calls so. */
  shown(name: string): string;
  meant(shown: string): string;
  /** What the game calls a word, by what it names; undefined where it does not say. */
  word?(of: string, id: string): string | undefined;
  set(path: NotationPath, value: unknown): void;
}

export const EditingContext = createContext<Editing | null>(null);

/** What is edited, with what may be chosen at a place of it, and how that is called. */
function useEditing() {
  const editing = use(EditingContext);
  const { lang } = useSettings();
  if (editing === null) throw new Error('nothing is edited around this field');
  const { notation, form, position, shown, word } = editing;
  return {
    ...editing,
    choices: (path: NotationPath) => choicesIn(notation, form, position, path),
    called: ({ id, names }: ListedName, of = ''): string => (names === undefined ? (word?.(of, id) ?? shown(id)) : pick(names, lang)),
  };
}

/** A state of a field that stays where the forms begin anew. */
function useKept<T>(at: string, first: T): readonly [T, (next: T) => void] {
  const { kept } = useEditing();
  const [value, set] = useState(() => (kept.has(at) ? (kept.get(at) as T) : first));
  const keep = (next: T): void => {
    kept.set(at, next);
    set(next);
  };
  return [value, keep];
}

/** What a field is called, and what else there is to say of it: a word before a colon or a semicolon, and the rest. */
export function useWord(): (f: Pick<FormField, 'word' | 'more'>) => { readonly label: string; readonly hint: string | undefined } {
  const { lang } = useSettings();
  return ({ word, more }) => {
    const [, label = '', rest = ''] = /^([^:;]*?)(?:\s?[:;]\s?(.*))?$/s.exec(word[lang]) ?? [];
    const hint = [rest, more?.[lang] ?? ''].filter((s) => s !== '').join(' · ');
    return { label: fine(`${label.slice(0, 1).toUpperCase()}${label.slice(1)}`, lang), hint: hint === '' ? undefined : fine(hint, lang) };
  };
}

interface AtProps {
  readonly form: Form;
  readonly path: NotationPath;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** What stands at a path, in the form of its kind. */
export function At({ form, path, label, hint }: AtProps) {
  const { position, faults, set } = useEditing();
  const t = useEditorTexts();
  const v = valueAt(position, path);
  const kind = kindOf(form, v);
  const wrong = faults.get(pathText(path));
  return (
    <div className="pile-1 one-column editor-at" data-path={pathText(path)} data-wrong={wrong === undefined ? undefined : true}>
      {form.kind === 'either' && (
        <Select
          label={`${label}, ${t.sort}`}
          labelHidden
          value={String(form.of.findIndex((k) => k === kind || kindOf(k, v) === kind))}
          onChange={(n) => set(path, converted(form.of[Number(n)], v))}
          options={form.of.map((k, n) => ({ value: String(n), text: t.sorts[k.kind] }))}
        />
      )}
      <Kind form={kind} path={path} label={label} />
      {hint !== undefined && <p className="field-hint">{hint}</p>}
      {wrong !== undefined && (
        <p className="field-fault" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

function Kind({ form, path, label }: AtProps) {
  const { position, choices, called, set } = useEditing();
  const v = valueAt(position, path);
  const at = { form, path, label };
  switch (form.kind) {
    case 'present':
      return <p className="field-label">{label}</p>;
    case 'flag':
      return (
        <Tick checked={v === true} onChange={(on) => set(path, on)}>
          {label}
        </Tick>
      );
    case 'whole':
      return <NumberField label={label} value={Number(v)} min={form.min} max={form.max} onChange={(n) => set(path, n)} />;
    case 'one':
      return (
        <Select
          label={label}
          value={String(v)}
          onChange={(w) =>
            set(
              path,
              form.of.find((x) => String(x) === w),
            )
          }
          options={choices(path).map((x) => ({ value: x.id, text: called(x, form.names) }))}
        />
      );
    case 'some': {
      const said = v as readonly string[];
      return (
        <Group label={label}>
          <div className="flow gap-2">
            {choices(path).map((x) => (
              <Tick
                key={x.id}
                checked={said.includes(x.id)}
                onChange={(on) =>
                  set(
                    path,
                    form.of.filter((w) => (w === x.id ? on : said.includes(w))),
                  )
                }
              >
                {called(x, form.names)}
              </Tick>
            ))}
          </div>
        </Group>
      );
    }
    case 'list':
    case 'named':
      return <Many {...at} form={form} />;
    case 'row':
      if (isPlace(form)) return <Point {...at} />;
      return (
        <Group label={label}>
          {form.of.map((of, i) => (
            <At key={pathText([...path, i])} form={of} path={[...path, i]} label={String(i + 1)} />
          ))}
        </Group>
      );
    case 'fields':
      return (
        <Group label={label}>
          <Fields form={form} path={path} />
        </Group>
      );
    case 'text':
      return <Name {...at} />;
    default:
      return typeof v === 'string' ? <Name {...at} /> : Array.isArray(v) && isPlace(form) ? <Point {...at} /> : <Raw {...at} />;
  }
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="pile-1 one-column no-pad no-edge may-shrink">
      <legend className="field-label">{label}</legend>
      {children}
    </fieldset>
  );
}

/** A text, a place of the board, or the name of something that may be chosen. */
function Name({ form, path, label }: AtProps) {
  const { position, choices, called, shown, meant, set } = useEditing();
  const [typed, setTyped] = useKept<string | null>(`typed ${pathText(path)}`, null);
  const v = String(valueAt(position, path) ?? '');
  const place = isPlace(form);
  const listed = choices(path);
  if (listed.length > 0 && !place) {
    const known = listed.some((x) => x.id === v) ? listed : [{ id: v }, ...listed];
    return (
      <Select label={label} value={v} onChange={(to) => set(path, to)} options={known.map((x) => ({ value: x.id, text: called(x) }))} />
    );
  }
  return (
    <Field
      label={label}
      value={typed ?? (place ? shown(v) : v)}
      spellCheck={false}
      autoComplete="off"
      maxLength={form.kind === 'text' ? form.max : 40}
      onChange={(e) => setTyped(e.currentTarget.value)}
      onBlur={() => {
        if (typed !== null) set(path, place ? meant(typed) : typed);
        setTyped(null);
      }}
      onKeyDown={(e) => {
        if (e.key === 'Enter') e.currentTarget.blur();
      }}
    />
  );
}

/** One of the two numbers of a point. What is typed counts once it is done with, as long as it is a number. */
function Axis({ path, label }: AtProps) {
  const { position, set } = useEditing();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={label}
      inputMode="decimal"
      value={typed ?? String(valueAt(position, path))}
      onChange={(e) => setTyped(e.currentTarget.value)}
      onBlur={() => {
        if (typed !== null && typed.trim() !== '' && Number.isFinite(Number(typed))) set(path, Number(typed));
        setTyped(null);
      }}
      onKeyDown={(e) => {
        if (e.key === 'Enter') e.currentTarget.blur();
      }}
    />
  );
}

/** A place of a free table, in millimetres, or of a board by column and row. */
function Point({ form, path, label }: AtProps) {
  return (
    <Group label={label}>
      <div className="row gap-2">
        {['x', 'y'].map((axis, i) => (
          <Axis key={axis} form={form} path={[...path, i]} label={axis} />
        ))}
      </div>
    </Group>
  );
}

/** What a game's files check by a schema of theirs, as it stands in them. */
function Raw({ path, label }: AtProps) {
  const { position, set } = useEditing();
  const t = useEditorTexts();
  const id = useId();
  const [typed, setTyped] = useKept<string | null>(`typed ${pathText(path)}`, null);
  const [bad, setBad] = useState(false);
  const keep = (): void => {
    if (typed === null) return;
    try {
      set(path, JSON.parse(typed));
      setTyped(null);
      setBad(false);
    } catch {
      setBad(true);
    }
  };
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="field-box tiny full"
        rows={4}
        spellCheck={false}
        value={typed ?? JSON.stringify(valueAt(position, path), null, 1)}
        onChange={(e) => setTyped(e.currentTarget.value)}
        onBlur={keep}
      />
      <p className="field-fault" role="alert" hidden={!bad}>
        {t.notData}
      </p>
    </>
  );
}

/** A field or a thing that can be unsaid again: behind a line that opens, and is drawn once it does, or in the open. */
function Said({
  label,
  path,
  folded,
  onRemove,
  children,
}: {
  label: string;
  path: NotationPath;
  folded: boolean;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}) {
  const [open, setOpen] = useKept(`open ${pathText(path)}`, false);
  const t = useEditorTexts();
  return (
    <div className="flex gap-1 apart" data-said={pathText(path)}>
      <div className="full may-shrink">
        {folded ? (
          <Disclosure summary={label} open={open} onToggle={setOpen}>
            {open && children}
          </Disclosure>
        ) : (
          children
        )}
      </div>
      {onRemove !== undefined && (
        <Button kind="quiet" iconOnly icon={<X size={16} />} onClick={onRemove}>
          {t.remove(label)}
        </Button>
      )}
    </div>
  );
}

/** A list, or things by their names: each behind its line, and another one. */
function Many({ form, path, label }: AtProps & { form: Extract<Form, { kind: 'list' | 'named' }> }) {
  const { position, choices, called, meant, set } = useEditing();
  const t = useEditorTexts();
  const [name, setName] = useKept(`name ${pathText(path)}`, '');
  const all = (valueAt(position, path) ?? {}) as Readonly<Record<string, unknown>>;
  const keys = Object.keys(all);
  const list = form.kind === 'list';
  const listed = form.kind === 'named' && form.names !== 'place' ? choices(path) : [];
  const of = (key: string): string => {
    const v = all[key];
    const id = list
      ? String(typeof v === 'object' && v !== null ? (Object.values(v).find((x) => typeof x === 'string') ?? Number(key) + 1) : v)
      : key;
    return called((list ? choices([...path, Number(key)]) : listed).find((x) => x.id === id) ?? { id });
  };
  const keyOf = (typed: string): string => (form.kind === 'named' && form.names === 'place' ? meant(typed) : typed);
  const add = (key: string): void => {
    set([...path, list ? keys.length : keyOf(key)], listed.find((x) => x.id === key)?.values?.[0] ?? leastOf(form.of));
    setName('');
  };
  const free = listed.filter((x) => !keys.includes(x.id));
  return (
    <Group label={label}>
      {keys.map((key) => {
        const at = [...path, list ? Number(key) : key];
        return (
          <Said key={key} label={of(key)} path={at} folded onRemove={() => set(at, undefined)}>
            <At form={form.of} path={at} label={of(key)} />
          </Said>
        );
      })}
      {keys.length < form.max && (
        <div className="row gap-2 low">
          {!list &&
            (listed.length > 0 ? (
              <Select
                label={t.name}
                value={name}
                onChange={setName}
                options={[{ value: '', text: t.choose }, ...free.map((x) => ({ value: x.id, text: called(x) }))]}
              />
            ) : (
              <Field label={t.name} value={name} maxLength={form.key} onChange={(e) => setName(e.currentTarget.value)} />
            ))}
          <Button icon={<Plus size={16} />} disabled={!list && (name === '' || keys.includes(keyOf(name)))} onClick={() => add(name)}>
            {t.add}
          </Button>
        </div>
      )}
    </Group>
  );
}

/** The fields of something: those that are said, each to be unsaid again, and those that may be. */
export function Fields({ form, path, folded = false }: { form: Extract<Form, { kind: 'fields' }>; path: NotationPath; folded?: boolean }) {
  const { position, set } = useEditing();
  const t = useEditorTexts();
  const word = useWord();
  const all = (valueAt(position, path) ?? {}) as Readonly<Record<string, unknown>>;
  const unsaid = form.fields.filter((f) => !(f.name in all));
  return (
    <div className="pile-2 one-column" data-fields={pathText(path)}>
      {form.fields
        .filter((f) => f.name in all)
        .map((f) => {
          const at = [...path, f.name];
          const { label, hint } = word(f);
          return (
            <Said key={f.name} label={label} path={at} folded={folded} onRemove={f.needed ? undefined : () => set(at, undefined)}>
              <At form={f.is} path={at} label={label} hint={hint} />
            </Said>
          );
        })}
      {unsaid.length > 0 && (
        <Select
          label={t.more}
          value=""
          onChange={(name) => {
            const f = unsaid.find((x) => x.name === name);
            if (f !== undefined) set([...path, name], f.is.kind === 'flag' ? true : (f.usual ?? leastOf(f.is)));
          }}
          options={[{ value: '', text: t.choose }, ...unsaid.map((f) => ({ value: f.name, text: word(f).label }))]}
        />
      )}
    </div>
  );
}
