/** The layer of dangers is asked for beside the board's other tools, and told with each place. */
import { NOBODY } from '@escarmouche/engine/core';
import { ShieldAlert } from 'lucide-react';
import { use } from 'react';
import { Button } from '../design/index.ts';
import { isEarnest } from '../match/earnest.ts';
import { useScene } from '../table/scene.ts';
import type { ThreatTold } from '../worker/seen.ts';
import { number, percent } from './numbers.ts';
import { useOddsTexts } from './strings.ts';
import { ThreatContext, threatsAt, worstOf } from './threats.ts';

/** Nothing in a match in earnest, nor where nobody stands on the board. */
export function ThreatButton() {
  const t = useOddsTexts();
  const layer = use(ThreatContext);
  const { snapshot } = useScene();
  // In earnest they are for oneself to see.
  if (layer === null || layer.figures.length === 0 || isEarnest(snapshot.match)) return null;
  return (
    <div className="board-zoom">
      <Button
        kind="quiet"
        iconOnly
        icon={<ShieldAlert size={18} />}
        data-key="d"
        aria-keyshortcuts="d"
        aria-pressed={layer.on}
        onClick={() => layer.ask({ on: !layer.on, figure: NOBODY })}
      >
        {t.dangers}
      </Button>
    </div>
  );
}

/** What a threat comes to, in words. */
function useDangerWords(): (t: ThreatTold) => string {
  const texts = useOddsTexts();
  const { speech } = useScene();
  const layer = use(ThreatContext);
  const harm = texts.harm[layer?.begun?.harm ?? 'damage'];
  return (t) =>
    `${t.exact ? '' : '≈ '}${texts.danger(percent(speech.lang, t.out), harm(number(speech.lang, t.harm)), speech.figure(t.by))}`;
}

/** For the line under the board and for the ear: how safe one would be at a space; nothing where that is not known. */
export function useThreatTold(): (space: number) => readonly string[] {
  const texts = useOddsTexts();
  const layer = use(ThreatContext);
  const words = useDangerWords();
  return (space) => {
    const there = threatsAt(layer, space);
    if (there === null) return [];
    const worst = worstOf(there.by);
    return [worst === null ? texts.safe : words(worst)];
  };
}
