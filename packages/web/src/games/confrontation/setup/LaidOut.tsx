import '../table/board/plane.css';
import '../table/board/bases.css';
import { type FighterSetup, WOUNDS } from '@escarmouche/engine/confrontation';
import { useState } from 'react';
import { pick } from '../../../app/strings/index.ts';
import { Button, RuleRef } from '../../../design/index.ts';
import { caseOf } from '../../../editor/drafts.ts';
import { openEditor } from '../../../editor/open.ts';
import { useSettings } from '../../../settings/store.ts';
import { type DraftFault, refusedBy } from '../../../setup/draft.ts';
import { FaultList } from '../../../setup/FaultList.tsx';
import { standingIn } from '../laying/standing.ts';
import { BaseToken, Signs } from '../table/board/Base.tsx';
import { Ground } from '../table/board/Ground.tsx';
import { boxOf } from '../table/board/geometry.ts';
import { Weaves } from '../table/board/Weaves.tsx';
import { profileOf } from './content.ts';
import { type Draft, membersOf, positionOf, setupOf } from './draft.ts';
import { EXAMPLES, exampleLaid, linesLaid, type Phase } from './examples.ts';
import { useOwn } from './own.ts';
import { useSetupStrings, useWords } from './wording.ts';

interface LaidOutProps {
  draft: Draft;
  onLay: (phase: Phase) => void;
}

/** The figures of a combat phase as they are laid out, with what to begin with and the way to the board on which they are laid out otherwise. */
export function LaidOut({ draft, onLay }: LaidOutProps) {
  const t = useSetupStrings();
  const words = useWords();
  const own = useOwn();
  const [refused, setRefused] = useState<readonly DraftFault[]>([]);
  const position = positionOf(setupOf(draft, own));
  const all = standingIn(position);
  const [wide, deep] = position.table ?? [600, 600];
  const table = { wide, deep, setup: { mode: draft.mode } };
  const box = boxOf(
    table,
    all.map((f) => ({ ...f, place: 0 })),
  );
  const armiesMeet = (): void =>
    setRefused(refusedBy(() => onLay(linesLaid(own, [membersOf(draft.armies[0]), membersOf(draft.armies[1])]))));
  return (
    <div className="pile-4 one-column">
      <p className="prose">{t.layingText}</p>
      <fieldset>
        <legend className="field-label">{t.examples}</legend>
        <div className="row gap-2">
          {EXAMPLES.map((e) => (
            <span key={e.id}>
              <Button onClick={() => onLay(exampleLaid(e.id))}>{t.example[e.id]}</Button>
              {e.rule !== undefined && <RuleRef id={e.rule} />}
            </span>
          ))}
          <Button disabled={draft.armies.some((a) => membersOf(a).length === 0)} onClick={armiesMeet}>
            {t.armiesMeet}
          </Button>
        </div>
      </fieldset>
      <FaultList faults={refused} words={words.fault} />
      <svg className="block full edged cset-laid" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="img" aria-label={t.laying}>
        <Weaves table={table} />
        <Ground table={table} box={box} zone={null} seat={0} />
        {[...all]
          .sort((a, b) => a.level - b.level)
          .map(({ key, side, profile, base, x, y, angle, level }) => (
            <g key={key} data-laid={key} transform={`translate(${x} ${y})`}>
              <BaseToken
                base={base}
                figure={{ side: side - 1, angle }}
                profile={profile.id}
                mark={level > 0 ? `${key}\u00a0↑${level}` : key}
                acting={false}
                inspected={false}
                spent={false}
              />
            </g>
          ))}
        {all.map((f) => {
          const { wound, stunned, routed } = position.fighters[f.key];
          const signs = [...(stunned === true ? (['stunned'] as const) : []), ...(routed === true ? (['routed'] as const) : [])];
          return (
            <Signs
              key={f.key}
              base={f.base}
              figure={{ ...f, wound: wound === undefined ? 0 : WOUNDS.indexOf(wound) + 1, signs }}
              name=""
              box={box}
            />
          );
        })}
      </svg>
      <p>
        <Button kind="primary" onClick={() => openEditor('confrontation', caseOf({ situation: position, script: [] }))}>
          {t.layOut}
        </Button>
      </p>
    </div>
  );
}

/** The figures of one side, and what has happened to each. */
export function LaidSide({ fighters }: { fighters: readonly FighterSetup[] }) {
  const t = useSetupStrings();
  const { lang } = useSettings();
  const own = useOwn();
  const said = ({ profile, key = '', level = 0, wound, stunned, routed, charged = [], dived, engaged }: FighterSetup): string => {
    const known = profileOf(own, profile);
    return [
      t.figure(key, known === undefined ? profile : pick(known.names, lang)),
      level > 0 && t.atLevel(level),
      wound !== undefined && t.woundSaid[wound],
      stunned === true && t.stunned,
      routed === true && t.routed,
      charged.length > 0 && t.chargedSaid(charged.join(', ')),
      dived === true && t.dived,
      engaged === true && t.engaged,
    ]
      .filter((x) => x !== false)
      .join(', ');
  };
  return (
    <ul className="pile-1 no-pad">
      {fighters.map((f) => (
        <li key={f.key}>{said(f)}</li>
      ))}
    </ul>
  );
}
