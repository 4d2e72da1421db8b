/** One fighter's card, both sides: what is printed, what the numbers have become and why, its upgrades. */
import { ABILITIES } from '@escarmouche/engine/underworlds';
import { FlipHorizontal2 } from 'lucide-react';
import { useState } from 'react';
import { Button, RuleRef } from '../../../design/index.ts';
import { Abilities, Ability, FigureSheet } from '../../../table/Figures.tsx';
import { Stat } from '../../../table/Stat.tsx';
import { SmallToken } from './board/Token.tsx';
import { CardName } from './Card.tsx';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** The attacks and abilities of a side of a fighter's card. */
export function FighterTexts({ fighter, shown, title }: { fighter: number; shown: 'inspired' | 'uninspired'; title?: string }) {
  const { snapshot, speech, table } = useScene();
  const { fighter: printed } = table.fighters[fighter];
  const f = snapshot.position.fighters[fighter];
  // Away from the figures on the board a name alone does not say which of them it is.
  const sign = <SmallToken id={printed.id} seat={f.side} inspired={f.inspired} size={26} />;
  return (
    <Abilities {...(title === undefined ? {} : { title, sign })}>
      {printed[shown].attacks.map((a) => (
        <li key={a.id}>{speech.words.attackLine(a)}</li>
      ))}
      {printed.abilities[shown].map((id) => {
        const ability = ABILITIES.find((a) => a.id === id);
        return ability === undefined ? null : (
          <Ability key={id} name={ability.names[speech.lang]} rule={`wu:ability.${id}`}>
            {speech.words.typeset(ability.text[speech.lang])}
          </Ability>
        );
      })}
    </Abilities>
  );
}

function Card({ fighter, board }: { fighter: number; board: BoardState }) {
  const { snapshot, speech, table } = useScene();
  const t = useTableStrings();
  const [turned, setTurned] = useState(false);
  const f = snapshot.position.fighters[fighter];
  const { fighter: printed } = table.fighters[fighter];
  const lies = f.inspired ? 'inspired' : 'uninspired';
  const shown = turned ? (lies === 'inspired' ? 'uninspired' : 'inspired') : lies;
  const side = printed[shown];
  return (
    <FigureSheet
      seat={f.side}
      name={speech.figure(fighter)}
      facts={[
        t.sideUp[shown],
        printed.leader === true ? t.leader : '',
        printed.wizard === undefined ? '' : t.wizard(printed.wizard),
        t.woundsOf(f.most - f.left, f.most),
        f.out ? t.out : f.place < 0 ? t.notYetIn : speech.space(f.place),
      ]}
    >
      <Button icon={<FlipHorizontal2 size={17} />} aria-pressed={turned} onClick={() => setTurned(!turned)}>
        {turned ? t.turnBack : t.turnOver}
      </Button>
      {turned || f.values === null ? (
        <p className="num">{speech.words.sideLine(side)}</p>
      ) : (
        <dl className="grid full">
          <Stat name={t.stat.move} value={f.values.move} />
          <Stat name={t.stat.defence} value={f.values.defence} mark={speech.term(`defence.${side.defence.symbol}`)} />
          <Stat name={t.stat.wounds} value={f.values.wounds} />
        </dl>
      )}
      <FighterTexts fighter={fighter} shown={shown} />
      {shown === 'uninspired' && (
        <p className="small">
          {speech.words.typeset(printed.text[speech.lang])} <RuleRef id={`wu:I2.${printed.warband}`} />
        </p>
      )}
      {f.upgrades.length > 0 && (
        <p className="small">
          {t.upgrades}{' '}
          {f.upgrades.map((def) => (
            <CardName key={def} def={def} board={board} />
          ))}
        </p>
      )}
    </FigureSheet>
  );
}

/** A tab beside the board, for whoever is looked at. */
export function FighterPanel({ board }: { board: BoardState }) {
  const { table } = useScene();
  const t = useTableStrings();
  const i = board.inspected;
  if (table.fighters[i] === undefined) return <p className="soft">{t.noFighter}</p>;
  return <Card key={i} fighter={i} board={board} />;
}
