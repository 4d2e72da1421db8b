/** The card of the fighter pointed at, beside the board: its numbers as they are now, its attacks, its upgrades. The panel has the rest. */
import { SideMark } from '../../../../design/index.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { stateOf, upgradesOn, useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';

export function Pointed({ board: { pointed, held, pieces, ground } }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { snapshot, speech, table } = scene;
  const [i] = pieces.figuresAt(pointed);
  const values = i === undefined ? undefined : snapshot.position.values[i];
  // Whoever is held is known, and would hide where it can go.
  if (i === undefined || i === held || values === undefined) return null;
  const state = stateOf(scene);
  const f = state.fighters[i];
  const upgrades = upgradesOn(state, i).map((def) => speech.card(def));
  const { x, width } = ground.box;
  const numbers = [
    [t.stat.move, values.move.total],
    [
      t.stat.defence,
      `${values.defence.total} ${speech.term(`defence.${table.fighters[i].fighter[f.inspired === 1 ? 'inspired' : 'uninspired'].defence.symbol}`)}`,
    ],
    [t.stat.wounds, `${values.wounds.total - f.wounds}/${values.wounds.total}`],
  ] as const;
  // The line under the board says it to the ear; the card stands where it hides nothing that is looked at.
  return (
    <div
      className="wu-pointed"
      data-pointed={table.fighters[i].key}
      data-right={ground.centre(pointed).x < x + width / 2 || undefined}
      {...UNSPOKEN}
    >
      <p className="wu-pointed-name">
        <SideMark seat={f.seat} size={14} /> {speech.short(i)}
        {f.inspired === 1 && <span className="soft"> · {t.inspired}</span>}
      </p>
      <dl>
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {values.attacks.map((a) => (
          <li key={a}>{speech.words.attackLine(table.attacks[a].attack)}</li>
        ))}
      </ul>
      {upgrades.length > 0 && (
        <p>
          {t.upgrades}: {speech.list(upgrades)}
        </p>
      )}
    </div>
  );
}
