/** The odds of answers that stand below each other, as a table. */
import type { Option } from '@escarmouche/engine/core';
import type { StakeKey } from '@escarmouche/engine/odds';
import { sampled } from '../../../../odds/numbers.ts';
import { useOddsTexts } from '../../../../odds/strings.ts';
import { useOutlook } from '../../../../odds/useOutlook.ts';
import { useSettings } from '../../../../settings/store.ts';
import { useScene } from '../scene.ts';

/**
 * The chances of an option as a row of cells, one for each figure, in which what is at stake stands line below line. Where several answers
 * stand below each other their cells are a table; its room is there before the odds are, so that nothing moves when they come.
 */
export function OddsCells({ option, figures, keys }: { option: Option; figures: readonly number[]; keys: readonly StakeKey[] }) {
  const texts = useOddsTexts();
  const { lang } = useSettings();
  const { speech } = useScene();
  const outlook = useOutlook(option);
  return (
    <span className="sans small num grid odds-cells" data-odds={outlook?.option}>
      {figures.map((figure) => (
        <span key={figure} className="cut-off unbroken odds-cell">
          {keys.map((key) => {
            const p = outlook?.prospects.find((x) => x.figure === figure && x.key === key);
            const says = p && sampled(lang, p.mean, outlook?.exact === true);
            return (
              <span key={key} className="block lines-125 odds-cell-line">
                {says !== undefined && (
                  <>
                    <span className="hidden-visually">{`${texts.about(speech.figure(figure))} ${texts.chance[key](says)}`}</span>
                    <span aria-hidden="true">{says}</span>
                  </>
                )}
              </span>
            );
          })}
        </span>
      ))}
    </span>
  );
}

/** What stands over such cells: whose each column is, and what each line of it tells. */
export function OddsHeads({ names, keys }: { names: readonly string[]; keys: readonly StakeKey[] }) {
  const texts = useOddsTexts();
  return (
    <>
      <span className="soft sans tiny odds-keys">
        {keys.map((key) => (
          <span key={key} className="block">
            {texts.name[key]}
          </span>
        ))}
      </span>
      <span className="sans small semibold grid odds-cells">
        {names.map((name) => (
          <span key={name} className="cut-off unbroken odds-cell">
            {name}
          </span>
        ))}
      </span>
    </>
  );
}
