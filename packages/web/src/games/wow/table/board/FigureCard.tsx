/** A figure in short, while it is pointed at: its numbers as they are now, what is on it, what it can do. The panel tells how they came about. */
import { useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';

/** At a corner of the board, where it hides least. */
export function FigureCard({ figure }: { figure: number }) {
  const t = useTableStrings();
  const { snapshot, speech, table } = useScene();
  const f = snapshot.position.figures[figure];
  if (f === undefined) return null;
  const { character, abilities } = table.figures[f.def];
  const { values, wears } = f;
  const numbers = (['power', 'armor', 'resist', 'move'] as const).flatMap((name) => {
    const value = values[name];
    return value === null ? [] : [`${t.stat[name]} ${value.total}`];
  });
  return (
    <>
      <strong>{speech.figure(figure)}</strong>
      <span className="soft">
        {[
          character === null ? t.kinds[f.kind] : `${speech.term(character.race)}, ${speech.term(character.className)}`,
          t.health(f.left, f.most),
        ].join(' · ')}
      </span>
      <span className="num">{numbers.join(' · ')}</span>
      {wears.length > 0 && <span>{`${t.attached}: ${speech.list(wears.map((c) => speech.card(c)))}`}</span>}
      {abilities.map((a, k) => (
        <span key={a.id} className="small">
          <b>{speech.abilityTitle(a)}</b> <span className="soft num">{speech.ability(a.ability, values.abilities[k]).line}</span>
        </span>
      ))}
    </>
  );
}
