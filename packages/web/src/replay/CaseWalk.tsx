/** One situation of a ruling on the table, stepped through line by line: what is answered, and what must hold. */
import type { RulingCase } from '@escarmouche/engine/core';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { faultLines, refusedSetUp } from '../app/faults.ts';
import type { Both } from '../app/games.ts';
import { RuleLine } from '../design/RuleLine.tsx';
import { VaryButton } from '../odds/VaryButton.tsx';
import { useSettings } from '../settings/store.ts';
import { useTableStrings } from '../table/strings.ts';
import { ask } from '../worker/client.ts';
import { Expected } from './Expected.tsx';
import { type OpenWalk, openWalk } from './open.ts';
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

export function CaseWalk({ game, of, text, at: nth, vary, named, small = false }: CaseWalkProps) {
  const t = useTableStrings();
  const [open, setOpen] = useState<OpenWalk | null>(null);
  const [fault, setFault] = useState<Both | null>(null);
  const [refused, setRefused] = useState<Awaited<ReturnType<typeof refusedSetUp>>>(null);
  const { lang } = useSettings();
  const [seat, setSeat] = useState(0);
  useEffect(() => {
    let walk: number | null = null;
    let gone = false;
    openWalk({ game, ruling: of, from: text === undefined ? undefined : { text, at: nth } }).then(
      (found) => {
        walk = found.walk;
        if (gone) void ask('close', { walk });
        else setOpen(found);
      },
      async (error: unknown) => {
        // A case may be there to be refused: then that is what happens in it.
        const no = of.illegal === undefined ? null : await refusedSetUp(error, game, of.illegal);
        if (no === null) setFault(await faultLines(error, game));
        else setRefused(no);
      },
    );
    return () => {
      gone = true;
      if (walk !== null) void ask('close', { walk });
    };
  }, [game, of, text, nth]);
  if (refused !== null)
    return (
      <section className="sunk expected" aria-label={t.expected}>
        <h2 className="caps">{t.refusedSetUp}</h2>
        <RuleLine rule={refused.rule}>{refused.why[lang]}</RuleLine>
        {refused.rule === of.illegal && (
          <p className="semibold expected-holds">
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
      beside={(step, at, scene) => (
        <>
          <Expected of={of} step={step} at={at} scene={scene} />
          <VaryButton game={game} of={of} at={at} vary={vary} named={named} />
        </>
      )}
    />
  );
}
