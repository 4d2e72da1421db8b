/** The file of one seat's view, opened: what that player was told, each line with its rule. Nothing else of the match is known. */
import { tamed } from '@escarmouche/engine/core';
import { gameOf } from '../app/games.ts';
import { useStrings } from '../app/strings/index.ts';
import { Dialog, RuleRef } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import type { ViewText } from './openFile.ts';

/** A window on the home page: there is no match to go on with. */
export function OwnView({ of: { name, view }, onClose }: { of: ViewText; onClose: () => void }) {
  const s = useStrings();
  const { lang } = useSettings();
  const { seat, log, result } = view;
  const t = s.home.view;
  return (
    <Dialog title={t.title(seat + 1)} onClose={onClose}>
      <div className="stack">
        <p>{t.text(tamed(name), gameOf(view.game)?.name[lang] ?? view.game)}</p>
        <p>
          {result === undefined ? (
            t.goesOn
          ) : (
            <>
              {result.winner < 0 ? t.draw : t.won(result.winner + 1)} <RuleRef id={result.rule} />
            </>
          )}
        </p>
        <h3>{t.lines}</h3>
        {log.length === 0 ? (
          <p className="soft">{t.nothing}</p>
        ) : (
          <ol className="pile-2 view-lines">
            {numbered(log).map(({ n, rule, text }) => (
              <li key={n}>
                {tamed(text)} <RuleRef id={rule} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}

/** Lines with their numbers, from 1: the same thing may be told twice. */
function numbered<T extends object>(lines: readonly T[]): readonly (T & { readonly n: number })[] {
  return lines.map((line, i) => ({ ...line, n: i + 1 }));
}
