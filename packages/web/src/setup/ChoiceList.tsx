import { CHOICES } from '@escarmouche/engine/wow';
import { type ReactNode, useId, useState } from 'react';
import { useStrings } from '../app/strings/index.ts';
import { Button, Disclosure, RuleRef, Select } from '../design/index.ts';
import { useWords } from './wording.ts';

interface ChoiceListProps {
  /** Options other than the usual ones. */
  chosen: Readonly<Record<string, string>>;
  onChange: (chosen: Readonly<Record<string, string>>) => void;
}

type Choice = (typeof CHOICES)[number];
type Group = 'winning' | 'entering' | 'turns' | 'answering' | 'moving' | 'cards' | 'parties';

/** The option with which each group begins, in the order of the list. */
const BEGINS: Readonly<Record<string, Group>> = {
  'victory-check': 'winning',
  'return-delay': 'entering',
  'ready-cards': 'turns',
  'cancelled-costs': 'answering',
  'forced-stuck': 'moving',
  'readied-attachment': 'cards',
  'card-split': 'parties',
};

function grouped(): ReadonlyMap<Group, readonly Choice[]> {
  const groups = new Map<Group, Choice[]>();
  let here: Group = 'winning';
  for (const choice of CHOICES) {
    here = BEGINS[choice.id] ?? here;
    groups.set(here, [...(groups.get(here) ?? []), choice]);
  }
  return groups;
}

const GROUPS = grouped();

/** Every gap of the rulebook as an option: what it asks, the readings, why ours is the usual one, and its rule. */
export function ChoiceList({ chosen, onChange }: ChoiceListProps) {
  const s = useStrings();
  const t = s.setup;
  const changed = Object.keys(chosen).length;
  const choose = (choice: Choice, value: string): void => {
    const { [choice.id]: _before, ...others } = chosen;
    onChange(value === choice.usual ? others : { ...others, [choice.id]: value });
  };
  return (
    <>
      <p className="prose">{t.optionsText}</p>
      <p className="row reading-state">
        <span role="status">{changed === 0 ? t.allUsual : t.changed(changed)}</span>
        {changed > 0 && <Button onClick={() => onChange({})}>{t.makeUsual}</Button>}
      </p>
      {Array.from(GROUPS, ([group, choices]) => {
        const here = choices.filter((c) => c.id in chosen).length;
        return (
          <ChoiceGroup key={group} title={t.optionGroups[group]} aside={here === 0 ? t.optionCount(choices.length) : t.changed(here)}>
            {choices.map((c) => (
              <OneChoice key={c.id} choice={c} value={chosen[c.id] ?? c.usual} onChange={(v) => choose(c, v)} />
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
      {open && <ul className="reading-list">{children}</ul>}
    </Disclosure>
  );
}

function OneChoice({ choice, value, onChange }: { choice: Choice; value: string; onChange: (value: string) => void }) {
  const t = useStrings().setup;
  const words = useWords().choice(choice.id);
  const id = useId();
  return (
    <li className={value === choice.usual ? 'reading' : 'reading reading-changed'}>
      <div className="reading-why">
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
            return { value: v as string, text: v === choice.usual ? t.usualValue(title) : title };
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
