/** Beside what is asked: whose options to list, the attack under way, and how the person wants to be asked about reactions. */
import { pass } from '../../../match/live.ts';
import { Button, Disclosure, RadioCards, RuleRef } from '../../../design/index.ts';
import { LIVE } from '../../../worker/protocol.ts';
import { outline } from './board/Token.tsx';
import { stateOf, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** The fighters that could do something, to choose one without the board. */
function Actors({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { speech } = scene;
  const { fighters } = stateOf(scene);
  if (board.actors.length < 2) return null;
  return (
    <fieldset className="wu-actors">
      <legend className="caps">{t.whose}</legend>
      {board.actors.map((i) => (
        <Button
          key={i}
          kind="quiet"
          className="wu-actor"
          data-fighter={scene.table.fighters[i].key}
          aria-pressed={i === board.selected}
          onClick={() => board.select(i === board.selected ? -1 : i)}
          icon={
            <svg viewBox="-37 -37 74 74" width="26" height="26" className={`wu-token side-${fighters[i].seat}`} aria-hidden="true">
              <path className={`wu-token-body${fighters[i].inspired === 1 ? ' wu-token-inspired' : ''}`} d={outline(fighters[i].seat, 28)} />
              <text className="wu-token-name" x="0" y="8" fontSize="24">
                {speech.mark(i)}
              </text>
            </svg>
          }
        >
          {speech.figure(i)}
        </Button>
      ))}
    </fieldset>
  );
}

/** The attack under way in numbers. */
function Attack() {
  const { snapshot, speech, table } = useScene();
  const t = useTableStrings();
  const { attack } = snapshot.position;
  if (attack === null) return null;
  const { names } = table.attacks[attack.attack].attack;
  return (
    <p className="wu-attack small">
      {t.attackLine(speech.figure(attack.by), speech.figure(attack.on), names[speech.lang])}{' '}
      <span className="num">{t.attackNumbers(attack.dice, attack.damage, attack.defence)}</span> <RuleRef id="wu:A1" />
    </p>
  );
}

/** Asked always, or only where one holds an answer; or passing beforehand for a while. */
function PassingChoice() {
  const { snapshot, seats, walk, speech } = useScene();
  const t = useTableStrings();
  const { passing, node } = snapshot;
  if (walk !== LIVE || passing === null || seats === null || seats[snapshot.seat] !== 'person' || node.kind === 'over') return null;
  const persons = seats.filter((s) => s === 'person').length;
  const window = node.kind === 'decision' && node.prompt.key.startsWith('ask-react-') && snapshot.waits;
  const value = passing.until ?? (passing.always ? 'always' : 'can');
  return (
    <div className="wu-passing">
      {window && (
        <div className="row">
          {(['activation', 'round'] as const).map((until) => (
            <Button key={until} kind="quiet" onClick={() => void pass({ always: passing.always, until })}>
              {t.passUntil[until]}
            </Button>
          ))}
        </div>
      )}
      <Disclosure summary={t.reactions} aside={<span className="small">{t.passing[value as keyof typeof t.passing].title}</span>}>
        <RadioCards
          legend={t.reactionsOf(speech.seat(snapshot.seat))}
          value={value}
          options={(['always', 'can', 'activation', 'round'] as const).map((v) => ({
            value: v,
            title: t.passing[v].title,
            text: v === 'can' && persons > 1 ? `${t.passing[v].text} ${t.passingTells}` : t.passing[v].text,
          }))}
          onChange={(v) =>
            void pass(v === 'always' || v === 'can' ? { always: v === 'always', until: null } : { always: passing.always, until: v })
          }
        />
      </Disclosure>
    </div>
  );
}

export function Asking({ board }: { board: BoardState }) {
  return (
    <>
      <Attack />
      <Actors board={board} />
      <PassingChoice />
    </>
  );
}
