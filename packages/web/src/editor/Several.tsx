/** Several names in one text, with a sign between each two: who fights together, and against whom. */
import type { Form } from '@escarmouche/engine/core';
import { Plus, X } from 'lucide-react';
import { Button, Select } from '../design/index.ts';
import { useEditing } from './editing.ts';
import { Group, type LeafProps } from './Group.tsx';
import { joinedNames, type NamedPart, namesApart } from './model.ts';
import { useEditorTexts } from './strings.ts';

/** Such a text: its names to be chosen one by one, and the signs between them in words. */
export function Several({ form, path, label, told, value }: LeafProps & { form: Extract<Form, { kind: 'text' }>; value: string }) {
  const { choices, called, set } = useEditing();
  const t = useEditorTexts();
  const { between = ',' } = form;
  const listed = choices(path);
  const parts = namesApart(value, between);
  const say = (next: readonly NamedPart[]): void => set(path, joinedNames(next));
  const change = (i: number, to: Partial<NamedPart>): void => say(parts.map((p, k) => (k === i ? { ...p, ...to } : p)));
  const free = listed.find((x) => !parts.some((p) => p.name === x.id));
  const signs = [...between].map((sign) => ({ value: sign, text: t.signs[sign] ?? sign }));
  return (
    <Group label={t.whoTakesPart} told={told}>
      {parts.map(({ sign, name }, i) => {
        const names = listed.some((x) => x.id === name) ? listed : [{ id: name }, ...listed];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same name may stand twice, and what is shown of it is all in its value
          <div key={i} className="row gap-2 editor-several">
            {i > 0 && (
              <Select label={t.signBefore(i + 1)} labelHidden value={sign} onChange={(to) => change(i, { sign: to })} options={signs} />
            )}
            <Select
              label={`${label}, ${i + 1}`}
              labelHidden
              value={name}
              onChange={(to) => change(i, { name: to })}
              options={names.map((x) => ({ value: x.id, text: x.id === '' ? t.choose : called(x, form.names) }))}
            />
            {parts.length > 1 && (
              <Button kind="quiet" iconOnly icon={<X size={16} />} onClick={() => say(parts.filter((_p, k) => k !== i))}>
                {t.remove(name === '' ? `${i + 1}` : called(names.find((x) => x.id === name) ?? { id: name }, form.names))}
              </Button>
            )}
          </div>
        );
      })}
      <Button
        icon={<Plus size={16} />}
        disabled={free === undefined}
        onClick={() => say([...parts, { sign: between.at(-1) ?? ',', name: free?.id ?? '' }])}
      >
        {t.add}
      </Button>
    </Group>
  );
}
