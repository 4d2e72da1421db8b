/** A fighter in short, while it is pointed at: its numbers as they are now, its attacks, its upgrades. The panel has the rest. */
import { stateOf, upgradesOn, useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';

export function FighterCard({ figure }: { figure: number }) {
  const scene = useScene();
  const t = useTableStrings();
  const { snapshot, speech, table } = scene;
  const state = stateOf(scene);
  const f = state.fighters[figure];
  const values = snapshot.position.values[figure];
  if (f === undefined || values === undefined) return null;
  const lies = f.inspired === 1 ? 'inspired' : 'uninspired';
  const { symbol } = table.fighters[figure].fighter[lies].defence;
  const upgrades = upgradesOn(state, figure).map((def) => speech.card(def));
  return (
    <>
      <strong>{speech.short(figure)}</strong>
      <span className="soft">{[t.sideUp[lies], t.woundsOf(f.wounds, values.wounds.total)].join(' · ')}</span>
      <span className="num">
        {`${t.stat.move} ${values.move.total} · ${t.stat.defence} ${values.defence.total} ${speech.term(`defence.${symbol}`)}`}
      </span>
      {values.attacks.map((a) => (
        <span key={a} className="small">
          {speech.words.attackLine(table.attacks[a].attack)}
        </span>
      ))}
      {upgrades.length > 0 && (
        <span>
          <span className="soft">{t.upgrades}</span> {speech.list(upgrades)}
        </span>
      )}
    </>
  );
}
