/** One situation of a ruling on the table, stepped through line by line: what is answered, and what must hold. */
import type { RulingCase } from '@escarmouche/engine/core';
import { Check } from 'lucide-react';
import { useCallback, useState } from 'react';
import { faultLines, refusedSetUp } from '../app/faults.ts';
import { useFound } from '../app/useFound.ts';
import { RuleLine } from '../design/RuleLine.tsx';
import { VaryButton } from '../odds/VaryButton.tsx';
import { useSettings } from '../settings/store.ts';
import { useTableStrings } from '../table/strings.ts';
import { ask } from '../worker/client.ts';
import { Expected } from './Expected.tsx';
import { openWalk } from './open.ts';
import { SmallBoard } from './SmallBoard.tsx';
import { WalkStage } from './WalkStage.tsx';

interface CaseWalkProps {
  game: string;
  of: RulingCase<unknown>;
  /** The file a person wrote it in, and its number there. */
  text: string | undefined;
  at: number;
  /** Opened by a link, with what is varied in the odds of its last answer. */
  vary?: readonly string[];
  named?: string | undefined;
  /** The board alone, with what happens in words below it. */
  small?: boolean;
}

/**
 * One that cannot even be laid says why; where that is what the ruling proves, it is told as such. `small`: the board alone with two
 * buttons.
 */
export function CaseWalk({ game, of, text, at: nth, vary, named, small = false }: CaseWalkProps) {
  const t = useTableStrings();
  const { lang } = useSettings();
  const [seat, setSeat] = useState(0);
  const { found: open, wrong } = useFound(
    useCallback(() => openWalk({ game, ruling: of, from: text === undefined ? undefined : { text, at: nth } }), [game, of, text, nth]),
    async (error) => {
      // A case may be there to be refused: then that is what happens in it.
      const refused = of.illegal === undefined ? null : await refusedSetUp(error, game, of.illegal);
      return { refused, fault: refused === null ? await faultLines(error, game) : null };
    },
    ({ walk }) => void ask('close', { walk }),
  );
  const { refused = null, fault = null } = wrong ?? {};
  if (refused !== null)
    return (
      <section className="sunk expected" aria-label={t.expected}>
        <h2 className="caps">{t.refusedSetUp}</h2>
        <RuleLine rule={refused.rule}>{refused.why[lang]}</RuleLine>
        {refused.rule === of.illegal && (
          <p className="semibold good expected-holds">
            <Check size={17} aria-hidden="true" /> {t.holds}
          </p>
        )}
      </section>
    );
  if (fault !== null) return <p className="field-fault">{`${t.cannotBe} ${fault[lang]}`}</p>;
  if (open === null) return <p className="soft">{t.opening}</p>;
  if (small) return <SmallBoard open={open} />;
  return (
    <WalkStage
      key={open.walk}
      open={open}
      seat={seat}
      onSeat={setSeat}
      {...(vary === undefined ? {} : { from: Math.max(0, of.script.length - 1) })}
      under={(step, at, scene) => (
        <>
          <Expected step={step} scene={scene} />
          <VaryButton game={game} of={of} at={at} vary={vary} named={named} />
        </>
      )}
    />
  );
}
