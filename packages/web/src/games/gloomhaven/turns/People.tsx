/** The enemies by their initiatives. */
import { CLASSES, type ClassId } from '@escarmouche/engine/gloomhaven';
import { wordsFor } from '@escarmouche/words/gloomhaven';
import { NumberField, Select, Tick } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { atOf, changeFigure, type Figure, type TurnBoard } from './board.ts';
import { figureName } from './spoken.ts';
import { useTurnStrings } from './strings.ts';

type Enemy = Extract<Figure, { kind: 'character' | 'summon' }>;

/** An enemy without a flag, or with it. */
function hidden(f: Enemy, invisible: boolean): Enemy {
  const { invisible: _was, ...rest } = f;
  return invisible ? { ...rest, invisible: true } : rest;
}

export function People({ board, draw }: { board: TurnBoard; draw: (change: (b: TurnBoard) => TurnBoard) => void }) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  const words = wordsFor(lang);
  const enemies = Object.entries(board.figures).filter((x): x is [string, Enemy] => x[1].kind === 'character' || x[1].kind === 'summon');
  if (enemies.length === 0) return <p className="soft">{t.nobody}</p>;
  const here = CLASSES.filter((c) => enemies.some(([, f]) => f.kind === 'character' && f.class === c));
  const change = (key: string, f: Enemy): void => draw((b) => changeFigure(b, atOf(key), f));
  return (
    <>
      <p className="small soft">{t.peopleText}</p>
      <ul className="pile-2 no-pad turns-people">
        {enemies.map(([key, f]) => {
          const name = figureName(lang, board, f);
          const owned = f.kind === 'summon' && f.owner !== null && here.includes(f.owner);
          return (
            <li key={key}>
              <span className="turns-person">
                <strong>{name}</strong> <span className="soft">{key}</span>
              </span>
              {f.kind === 'summon' && (
                <Select
                  label={t.ownerOf(name, key)}
                  labelHidden
                  value={owned && f.owner !== null ? f.owner : 'own'}
                  options={[
                    ...here.map((c) => ({ value: c as string, text: t.before(words.term(c)) })),
                    { value: 'own', text: t.byItself },
                  ]}
                  onChange={(owner) => change(key, { ...f, owner: owner === 'own' ? null : (owner as ClassId) })}
                />
              )}
              {!owned && (
                <NumberField
                  label={t.initiativeOf(name, key)}
                  labelHidden
                  value={f.initiative}
                  min={1}
                  max={99}
                  onChange={(initiative) => change(key, { ...f, initiative })}
                />
              )}
              <Tick checked={f.invisible === true} name={t.invisible(name, key)} onChange={(on) => change(key, hidden(f, on))}>
                {t.invisibleShort}
              </Tick>
            </li>
          );
        })}
      </ul>
    </>
  );
}
