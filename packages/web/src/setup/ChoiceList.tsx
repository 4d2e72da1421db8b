import type { Choice } from '@escarmouche/engine/core';
import type { ChoiceText } from '@escarmouche/words';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useStrings } from '../app/strings/index.ts';
import { Button, Disclosure, RuleRef, Select } from '../design/index.ts';
import { groupsOf } from './draft.ts';
import './options.css';

interface ChoiceListProps<G extends string> {
  /** Every option of the game. */
  choices: readonly Choice[];
  /** The option with which each group begins, in the order of the list. */
  begins: Readonly<Record<string, G>>;
  titles: Readonly<Record<G, string>>;
  words: (choice: string) => ChoiceText;
  /** Options other than the usual ones. */
  chosen: Readonly<Record<string, string>>;
  onChange: (chosen: Readonly<Record<string, string>>) => void;
}

/** Every gap of the rulebook as an option: what it asks, the readings, why ours is the usual one, and its rule. */
export function ChoiceList<G extends string>({ choices: all, begins, titles, words, chosen, onChange }: ChoiceListProps<G>) {
  const s = useStrings();
  const t = s.setup;
  const groups = useMemo(() => groupsOf(all, begins), [all, begins]);
  const changed = Object.keys(chosen).length;
  const choose = (choice: Choice, value: string): void => {
    const { [choice.id]: _before, ...others } = chosen;
    onChange(value === choice.usual ? others : { ...others, [choice.id]: value });
  };
  return (
    <>
      <p className="prose">{t.optionsText}</p>
      <p className="row sans reading-state">
        <span role="status">{changed === 0 ? t.allUsual : t.changed(changed)}</span>
        {changed > 0 && <Button onClick={() => onChange({})}>{t.makeUsual}</Button>}
      </p>
      {Array.from(groups, ([group, choices]) => {
        const here = choices.filter((c) => c.id in chosen).length;
        return (
          <ChoiceGroup key={group} title={titles[group]} aside={here === 0 ? t.optionCount(choices.length) : t.changed(here)}>
            {choices.map((c) => (
              <OneChoice key={c.id} choice={c} words={words(c.id)} value={chosen[c.id] ?? c.usual} onChange={(v) => choose(c, v)} />
            ))}
          </ChoiceGroup>
        );
      })}
    </>
  );
}

function ChoiceGroup({ title, aside, children }: { title: string; aside: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary={<h3>{title}</h3>} aside={aside} open={open} onToggle={setOpen}>
      {open && <ul className="pile-4">{children}</ul>}
    </Disclosure>
  );
}

interface OneChoiceProps {
  choice: Choice;
  words: ChoiceText;
  value: string;
  onChange: (value: string) => void;
}

function OneChoice({ choice, words, value, onChange }: OneChoiceProps) {
  const t = useStrings().setup;
  const id = useId();
  return (
    <li className={value === choice.usual ? 'at-top grid gap-2-5 reading' : 'at-top grid gap-2-5 reading reading-changed'}>
      <div className="pile-1 small">
        <h4>
          {words.title} <RuleRef id={choice.rule} />
        </h4>
        <p>{words.why}</p>
        <p className="soft">{words.standing}</p>
      </div>
      <div>
        <Select
          label={words.title}
          labelHidden
          value={value}
          options={choice.values.map((v) => {
            const title = words.values[v]?.title ?? v;
            return { value: v, text: v === choice.usual ? t.usualValue(title) : title };
          })}
          onChange={onChange}
          describedBy={id}
        />
        <p id={id} className="field-hint">
          {words.values[value]?.text}
        </p>
      </div>
    </li>
  );
}
