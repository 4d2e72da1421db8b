/** The monster whose turn it is: a type of the game with its card, or numbers of one's own; who acts when; the pattern of an area. */
import {
  findMonster,
  findMonsterDeck,
  findSummon,
  MONSTERS,
  type Situation,
  type SituationCharacter,
  type SituationMonster,
} from '@escarmouche/engine/gloomhaven';
import { wordsFor } from '@escarmouche/words/gloomhaven';
import { useState } from 'react';
import { Disclosure, NumberField, Select, Tick } from '../../../design/index.ts';
import type { Panel } from '../../../editor/panel.ts';
import { useSettings } from '../../../settings/store.ts';
import type { BoardState } from '../table/useBoard.ts';
import { OWN_TYPE, ownType, PLAIN_NUMBERS } from './begins.ts';
import { FormsAt } from './FormsAt.tsx';
import { useTurnStrings } from './strings.ts';
import { actorsIn, isMonstersTurn } from './useTurn.ts';

type Types = NonNullable<Situation['types']>;

/** A figure at length. */
const long = <X extends object>(x: X | readonly [number, number]): X => (Array.isArray(x) ? { at: x } : x) as X;

/** The type of a monster, by its name. */
const typeOf = (name: string): string => name.replace(/-\d+$/, '');

/** The first card of a type's deck with a move and an attack: where it goes and whom it attacks is what is asked of a turn. */
export function firstCard(type: string): string {
  const cards = findMonsterDeck(findMonster(type)?.deck ?? '')?.cards ?? [];
  const does = (what: string) => (card: (typeof cards)[number]) => card.lines.some((line) => line.do === what);
  return (cards.filter(does('move')).find(does('attack')) ?? cards[0])?.id ?? '';
}

/** What a type is in positions that say nothing of it: a card, or numbers of its own. */
const firstOf = (type: string): Types[string] => (type === OWN_TYPE ? ownType(PLAIN_NUMBERS) : { card: firstCard(type) });

/** The position with all monsters of a type as monsters of another; where that has one of their number, with the first that is free. */
export function retyped(s: Situation, from: string, to: string): Situation {
  const monsters = Object.keys(s.monsters ?? {});
  const called = new Map<string, string>();
  const taken = new Set(monsters.filter((key) => typeOf(key) !== from));
  for (const key of monsters.filter((of) => typeOf(of) === from)) {
    let next = `${to}${key.slice(from.length)}`;
    for (let n = 1; taken.has(next); n++) next = `${to}-${n}`;
    taken.add(next);
    called.set(key, next);
  }
  const name = (of: string): string => called.get(of) ?? of;
  const { [from]: _was, ...types } = s.types ?? {};
  return {
    ...s,
    monsters: Object.fromEntries(Object.entries(s.monsters ?? {}).map(([key, m]) => [name(key), m])),
    types: { ...types, [to]: types[to] ?? firstOf(to) },
    ...(s.turn === undefined ? {} : { turn: name(s.turn) }),
  };
}

/** The position with the turn of somebody, whose type has a card then; of nobody with null. */
function withTurn(s: Situation, name: string | null): Situation {
  const { turn: _turn, ...rest } = s;
  if (name === null) return rest;
  const type = typeOf(name);
  const carded = s.monsters?.[name] === undefined || s.types?.[type]?.card !== undefined;
  return { ...s, turn: name, ...(carded ? {} : { types: { ...s.types, [type]: { ...firstOf(type), ...s.types?.[type] } } }) };
}

/** The first form of the tool, above what the position holds. */
export function Monster({ situation: s, board, panel }: { situation: Situation; board: BoardState; panel: Panel }) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  const words = wordsFor(lang);
  const names = actorsIn(s);
  const name = isMonstersTurn(s) && s.turn !== undefined ? s.turn : '';
  const called = (type: string): string =>
    type === OWN_TYPE
      ? t.own
      : words.name(s.types?.[type]?.name ?? (findMonster(type) ?? findSummon(type))?.names ?? { en: type, fr: type });
  return (
    <section className="pile-2 one-column" aria-labelledby="turns-monster">
      <h2 id="turns-monster" className="caps">
        {t.monsterTitle}
      </h2>
      <Select
        label={t.whose}
        value={name}
        options={['', ...names].map((id) => ({
          value: id,
          text: id === '' ? '—' : `${called(typeOf(id))} ${id.slice(typeOf(id).length + 1)}`,
        }))}
        onChange={(id) => panel.set([], withTurn(s, id === '' ? null : id))}
      />
      {s.monsters?.[name] !== undefined && <Numbers key={name} s={s} name={name} panel={panel} board={board} called={called} />}
      <People s={s} panel={panel} />
    </section>
  );
}

interface NumbersProps {
  readonly s: Situation;
  readonly name: string;
  readonly panel: Panel;
  readonly board: BoardState;
  called(type: string): string;
}

function Numbers({ s, name, panel, board, called }: NumbersProps) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  const words = wordsFor(lang);
  const type = typeOf(name);
  const monster = long<SituationMonster>(s.monsters?.[name] ?? {});
  // The table begins anew with another monster, and this with it: it stays as somebody left it.
  const [open, setOpen] = useState(panel.kept.get('in detail') === true);
  const types = [...new Set([...MONSTERS.map((m) => m.id), type, OWN_TYPE])];
  return (
    <>
      <Select
        label={t.type}
        value={type}
        options={types.map((id) => ({ value: id, text: called(id) }))}
        onChange={(id) => panel.begin(retyped(s, type, id))}
      />
      <FormsAt thus board={board} paths={[[t.card, ['types', type, 'card']]]} />
      <Tick checked={monster.elite === true} onChange={(on) => panel.set(['monsters', name], { ...monster, elite: on })}>
        {words.term('rank.elite')}
      </Tick>
      <Disclosure
        summary={t.inDetail}
        open={open}
        onToggle={(next) => {
          panel.kept.set('in detail', next);
          setOpen(next);
        }}
      >
        {open && (
          <FormsAt
            board={board}
            paths={[
              [t.thisOne, ['monsters', name]],
              [t.itsType, ['types', type]],
            ]}
          />
        )}
      </Disclosure>
    </>
  );
}

/** The characters by the numbers they act on. */
function People({ s, panel }: { s: Situation; panel: Panel }) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  const words = wordsFor(lang);
  // Whose card is named acts by that.
  const all = Object.entries(s.characters)
    .map(([key, c]) => [key, long<SituationCharacter>(c)] as const)
    .filter(([, c]) => c.at !== undefined && c.lead === undefined);
  if (all.length === 0) return null;
  return (
    <div className="pile-1 turns-people">
      <p className="small soft">{t.peopleText}</p>
      {all.map(([key, c]) => (
        <NumberField
          key={key}
          label={t.initiativeOf(words.term(key.replace(/#2$/, '')))}
          value={c.initiative ?? 0}
          min={1}
          max={99}
          onChange={(initiative) => panel.set(['characters', key], { ...c, initiative })}
        />
      ))}
    </div>
  );
}
