/** The monster whose turn it is: a type of the game with its card, or numbers of one's own; its conditions, and the readings that matter. */
import { CHOICES, findMonsterDeck, MONSTERS } from '@escarmouche/engine/gloomhaven';
import { wordsFor } from '@escarmouche/words/gloomhaven';
import { useId } from 'react';
import { Disclosure, NumberField, RadioCards, RuleRef, Select, Tick } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { AreaGrid } from './AreaGrid.tsx';
import { HINDRANCES, type Monster, OPTIONS, type OwnNumbers, type TurnBoard } from './board.ts';
import { useTurnStrings } from './strings.ts';

interface MonsterPanelProps {
  readonly board: TurnBoard;
  draw(change: (b: TurnBoard) => TurnBoard): void;
}

/** Every type with its cards, in the order of the game. */
const TYPES = MONSTERS.map((m) => ({ ...m, cards: findMonsterDeck(m.deck)?.cards ?? [] }));
const LEVELS = ['0', '1', '2'] as const;
const MOST = { move: 20, attack: 20, range: 20, targets: 9 } as const;

export function MonsterPanel({ board, draw }: MonsterPanelProps) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  const words = wordsFor(lang);
  const { monster: m } = board;
  const type = TYPES.find((x) => x.id === m.type);
  const change = (more: Partial<Monster>): void => draw((b) => ({ ...b, monster: { ...b.monster, ...more } }));
  return (
    <div className="pile-3">
      <div className="pile-3 low turns-fields">
        <Select
          label={t.type}
          value={m.type}
          options={[...TYPES.map((x) => ({ value: x.id, text: words.name(x.names) })), { value: 'own', text: t.own }]}
          onChange={(id) => change({ type: id, card: TYPES.find((x) => x.id === id)?.cards[0].id ?? m.card })}
        />
        {type !== undefined && (
          <>
            <Select
              label={t.level}
              value={String(board.level)}
              options={LEVELS.map((n) => ({ value: n, text: n }))}
              onChange={(n) => draw((b) => ({ ...b, level: Number(n) }))}
            />
            <Select
              label={t.rank}
              value={m.elite ? 'elite' : 'normal'}
              options={(['normal', 'elite'] as const).map((rank) => ({ value: rank, text: words.term(`rank.${rank}`) }))}
              onChange={(rank) => change({ elite: rank === 'elite' })}
            />
          </>
        )}
      </div>
      {type !== undefined && (
        <Select
          label={t.card}
          value={m.card}
          options={type.cards.map((c) => ({ value: c.id, text: t.cardLine(c.initiative, words.abilityLine(c)) }))}
          onChange={(card) => change({ card })}
        />
      )}
      {type === undefined && <Own own={m.own} change={(own) => change({ own: { ...m.own, ...own } })} />}
      <fieldset className="flow may-shrink no-pad no-edge turns-checks">
        <legend className="field-label">{t.conditions}</legend>
        {HINDRANCES.map((c) => (
          <Tick
            key={c}
            checked={m.conditions.includes(c)}
            onChange={(on) => change({ conditions: HINDRANCES.filter((x) => (x === c ? on : m.conditions.includes(x))) })}
          >
            {words.term(`condition.${c}`)}
          </Tick>
        ))}
      </fieldset>
      <Readings board={board} draw={draw} />
    </div>
  );
}

function Own({ own, change }: { own: OwnNumbers; change: (more: Partial<OwnNumbers>) => void }) {
  const t = useTurnStrings();
  return (
    <>
      <div className="pile-3 low turns-fields">
        {(['move', 'attack', 'range', 'targets'] as const).map((what) => (
          <NumberField
            key={what}
            label={t.numbers[what]}
            value={own[what]}
            min={0}
            max={MOST[what]}
            onChange={(n) => change({ [what]: n })}
          />
        ))}
      </div>
      <RadioCards
        legend={t.how}
        look="inline"
        value={own.how}
        options={(['walks', 'jumps', 'flies'] as const).map((how) => ({ value: how, title: t.hows[how] }))}
        onChange={(how) => change({ how })}
      />
      {own.targets > 0 && (
        <Disclosure summary={t.area} open={own.area.length > 0}>
          <AreaGrid area={own.area} grey={own.range === 0} change={(area) => change({ area })} />
        </Disclosure>
      )}
    </>
  );
}

/** The options of the game that a monster's turn depends on. */
function Readings({ board, draw }: MonsterPanelProps) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  const words = wordsFor(lang);
  const id = useId();
  return (
    <Disclosure summary={t.options} open={Object.keys(board.options).length > 0}>
      <div className="pile-3 turns-options">
        {OPTIONS.map((option) => {
          const choice = CHOICES.find((c) => c.id === option);
          if (choice === undefined) return null;
          const said = words.choice(option);
          return (
            <div key={option}>
              <Select
                label={t.optionNames[option]}
                value={board.options[option] ?? choice.usual}
                describedBy={`${id}-${option}`}
                options={choice.values.map((value) => ({ value, text: said.values[value]?.title ?? value }))}
                onChange={(value) =>
                  draw((b) => {
                    const { [option]: _was, ...rest } = b.options;
                    return { ...b, options: value === choice.usual ? rest : { ...rest, [option]: value } };
                  })
                }
              />
              <p className="small soft" id={`${id}-${option}`}>
                {said.title} <RuleRef id={choice.rule} />
              </p>
            </div>
          );
        })}
      </div>
    </Disclosure>
  );
}
