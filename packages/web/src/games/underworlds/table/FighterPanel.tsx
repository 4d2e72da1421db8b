/** One fighter's card, both sides: what is printed, what the numbers have become and why, its upgrades. */
import { ABILITIES } from '@escarmouche/engine/underworlds';
import { FlipHorizontal2 } from 'lucide-react';
import { useState } from 'react';
import { Button, RuleRef, SideMark } from '../../../design/index.ts';
import { Stat } from '../../../table/Stat.tsx';
import { CardName } from './Card.tsx';
import { stateOf, upgradesOn, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

function Card({ fighter, board }: { fighter: number; board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const [turned, setTurned] = useState(false);
  const { snapshot, speech, table } = scene;
  const state = stateOf(scene);
  const f = state.fighters[fighter];
  const { fighter: printed } = table.fighters[fighter];
  const values = snapshot.position.values[fighter];
  const lies = f.inspired === 1 ? 'inspired' : 'uninspired';
  const shown = turned ? (lies === 'inspired' ? 'uninspired' : 'inspired') : lies;
  const side = printed[shown];
  const upgrades = upgradesOn(state, fighter);
  return (
    <div className={`figure-panel wu-fighter wu-fighter-${shown}`}>
      <h2 className="figure-name">
        <SideMark seat={f.seat} /> {speech.figure(fighter)}
      </h2>
      <p className="soft small">
        {[
          t.sideUp[shown],
          printed.leader === true ? t.leader : '',
          printed.wizard === undefined ? '' : t.wizard(printed.wizard),
          t.woundsOf(f.wounds, values?.wounds.total ?? side.wounds),
          f.out === 1 ? t.out : f.hex < 0 ? t.notYetIn : speech.space(f.hex),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Button icon={<FlipHorizontal2 size={17} />} aria-pressed={turned} onClick={() => setTurned(!turned)}>
        {turned ? t.turnBack : t.turnOver}
      </Button>
      {turned || values === undefined ? (
        <p className="num">{speech.words.sideLine(side)}</p>
      ) : (
        <dl className="stats">
          <Stat name={t.stat.move} value={values.move} />
          <Stat name={t.stat.defence} value={values.defence} mark={speech.term(`defence.${side.defence.symbol}`)} />
          <Stat name={t.stat.wounds} value={values.wounds} />
        </dl>
      )}
      <ul className="abilities">
        {side.attacks.map((a) => (
          <li key={a.id}>{speech.words.attackLine(a)}</li>
        ))}
        {printed.abilities[shown].map((id) => {
          const ability = ABILITIES.find((a) => a.id === id);
          return ability === undefined ? null : (
            <li key={id}>
              <span className="verb-name">{ability.names[speech.lang]}</span> <RuleRef id={`wu:ability.${id}`} />
              <p className="verb-text">{speech.words.typeset(ability.text[speech.lang])}</p>
            </li>
          );
        })}
      </ul>
      {shown === 'uninspired' && (
        <p className="small">
          {speech.words.typeset(printed.text[speech.lang])} <RuleRef id={`wu:I2.${printed.warband}`} />
        </p>
      )}
      {upgrades.length > 0 && (
        <p className="small">
          {t.upgrades}{' '}
          {upgrades.map((def) => (
            <CardName key={def} def={def} board={board} />
          ))}
        </p>
      )}
    </div>
  );
}

export function FighterPanel({ board }: { board: BoardState }) {
  const { table } = useScene();
  const t = useTableStrings();
  const i = board.inspected;
  if (table.fighters[i] === undefined) return <p className="soft">{t.noFighter}</p>;
  return <Card key={i} fighter={i} board={board} />;
}
