/** A fighter in short, while it is pointed at: its numbers as they are now, its attacks, its upgrades. The panel has the rest. */
import { useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';

export function FighterCard({ figure }: { figure: number }) {
  const { snapshot, speech, table } = useScene();
  const t = useTableStrings();
  const f = snapshot.position.fighters[figure];
  if (f === undefined || f.values === null) return null;
  const { values } = f;
  const lies = f.inspired ? 'inspired' : 'uninspired';
  const { symbol } = table.fighters[figure].fighter[lies].defence;
  const upgrades = f.upgrades.map((def) => speech.card(def));
  return (
    <>
      <strong>{speech.short(figure)}</strong>
      <span className="soft">{[t.sideUp[lies], t.woundsOf(f.most - f.left, f.most)].join(' · ')}</span>
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
